import { drawEntropy } from './fairness';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'wildswing.request ';

/**
 * Asks for a seat so that it can be asked for again: as long as no answer has come, the same wish goes with the same key,
 * from this page or from the same tab after it was loaded anew, and the table then gives the same seat.
 */
export async function repeatable<T>(
    wish: string,
    asking: (key: Record<string, string>) => Promise<T>,
    shelf: Shelf = sessionStorage,
): Promise<T> {
    const name = PREFIX + wish;
    const key = shelf.getItem(name) ?? drawEntropy();
    shelf.setItem(name, key);
    try {
        const answer = await asking({ 'Idempotency-Key': key });
        shelf.removeItem(name);
        return answer;
    } catch (error) {
        if (!isUnanswered(error)) shelf.removeItem(name);
        throw error;
    }
}

/** Whether nobody knows what became of a request: no answer came, or one that the table itself did not give. */
function isUnanswered(error: unknown): boolean {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0;
    return typeof status !== 'number' || status === 0 || status >= 500;
}
