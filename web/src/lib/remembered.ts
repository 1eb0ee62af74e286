type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const PREFIX = 'wildswing.';

/** Returns what was chosen last under a name, as far as it can be read; what is missing in it is as usual. */
export function remembered<T extends object>(name: string, usual: T, shelf: Shelf = localStorage): T {
    try {
        const found: unknown = JSON.parse(shelf.getItem(PREFIX + name) ?? 'null');
        return typeof found === 'object' && found !== null ? { ...usual, ...found } : usual;
    } catch {
        return usual;
    }
}

/** Keeps what was chosen. */
export function remember(name: string, chosen: object, shelf: Shelf = localStorage): void {
    shelf.setItem(PREFIX + name, JSON.stringify(chosen));
}
