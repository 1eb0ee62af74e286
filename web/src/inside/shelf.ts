/** Texts by their names, which the browser keeps for this page. */
const DATABASE = 'wildswing';
const TEXTS = 'texts';

/** The shelf that the table writes to. What is not there is undefined, since Python takes null for something else. */
export class Shelf {
    private constructor(private readonly database: IDBDatabase) {}

    /** Opens it, or makes a new one. */
    static async open(factory: IDBFactory = indexedDB): Promise<Shelf> {
        const opening = factory.open(DATABASE, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
        return new Shelf(await done(opening));
    }

    /** Returns a text. */
    async read(name: string): Promise<string | undefined> {
        const found: unknown = await done(this.texts('readonly').get(name));
        return typeof found === 'string' ? found : undefined;
    }

    /** Puts a text in the place of another, or of none, and tells whether that was still there. */
    async swap(name: string, before: string | undefined, after: string): Promise<boolean> {
        const texts = this.texts('readwrite');
        const found: unknown = await done(texts.get(name));
        if (found !== before) return false;
        await done(texts.put(after, name));
        await durable(texts.transaction);
        return true;
    }

    /** Returns the names that begin so. */
    async names(beginning: string): Promise<string[]> {
        const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
        return (await done(this.texts('readonly').getAllKeys(range))).map(String);
    }

    private texts(mode: IDBTransactionMode): IDBObjectStore {
        return this.database.transaction(TEXTS, mode, { durability: 'strict' }).objectStore(TEXTS);
    }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

function durable(transaction: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
    });
}
