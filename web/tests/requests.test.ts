import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../src/lib/lobby';
import { repeatable } from '../src/lib/requests';

class Shelf {
    private readonly kept = new Map<string, string>();
    getItem = (key: string) => this.kept.get(key) ?? null;
    setItem = (key: string, value: string) => void this.kept.set(key, value);
    removeItem = (key: string) => void this.kept.delete(key);
}

let shelf: Shelf;
beforeEach(() => (shelf = new Shelf()));

/** Asks for a seat, and returns the key that went along. */
async function keyOf(wish: string, status?: number): Promise<string> {
    let seen = '';
    await repeatable(
        wish,
        (headers) => {
            seen = headers['Idempotency-Key'] ?? '';
            return status === undefined ? Promise.resolve() : Promise.reject(new Refusal('no', status));
        },
        shelf,
    ).catch(() => undefined);
    return seen;
}

describe('a wish for a seat', () => {
    it('goes with a key that nobody can guess, and with another one for each wish', async () => {
        const first = await keyOf('a');
        expect(first).toMatch(/^[0-9a-f]{64}$/);
        expect(await keyOf('a')).not.toBe(first);
        expect(await keyOf('b')).not.toBe(first);
    });

    it.each([0, 500, 503])('keeps its key while no answer came (%i)', async (status) => {
        const lost = await keyOf('a', status);
        expect(await keyOf('b')).not.toBe(lost);
        expect(await keyOf('a', status)).toBe(lost);
        expect(await keyOf('a')).toBe(lost);
        expect(await keyOf('a')).not.toBe(lost);
    });

    it.each([400, 404, 409, 429])('is another one after it was refused (%i)', async (status) => {
        const refused = await keyOf('a', status);
        expect(await keyOf('a')).not.toBe(refused);
    });

    it('keeps its key when something else fails', async () => {
        const keys: string[] = [];
        const failing = (headers: Record<string, string>) => {
            keys.push(headers['Idempotency-Key'] ?? '');
            return Promise.reject(new TypeError('gone'));
        };
        await repeatable('a', failing, shelf).catch(() => undefined);
        await repeatable('a', failing, shelf).catch(() => undefined);
        expect(keys[0]).toBe(keys[1]);
    });
});
