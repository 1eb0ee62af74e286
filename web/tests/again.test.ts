import { afterEach, describe, expect, it, vi } from 'vitest';
import { wishAgain } from '../src/lib/lobby';
import type { HeldSeat } from '../src/lib/seats';

const WISH = { game: 'toss', seats: [0, 2] };

const HELD: HeldSeat = {
    match: 'old',
    game: 'toss',
    title: 'Toss',
    began: 0,
    seat: 0,
    token: 'a',
    others: [{ seat: 2, token: 'c' }],
    wish: WISH,
};

/** A table at which some tokens have wished; the new match begins with the last of them. */
function table(all: Record<string, number>): string[] {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
        const token = headers.Authorization?.replace('Bearer ', '') ?? '';
        asked.push(`${address} ${token}`);
        const begun = Object.keys(all).every((one) => asked.some((line) => line.endsWith(` ${one}`)));
        const seat = begun ? { match: 'new', seat: all[token], token: `${token}'`, commitment: 'c0' } : null;
        return Promise.resolve(new Response(JSON.stringify({ wishes: [], seat })));
    });
    return asked;
}

describe('a rematch', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('is wished for by every seat of the screen, which has the same seats in it', async () => {
        const asked = table({ a: 0, c: 2 });
        const taken = await wishAgain(HELD);
        expect(asked).toEqual(['a', 'c', 'a'].map((token) => `/api/matches/old/rematch ${token}`));
        expect(taken).toMatchObject({ match: 'new', seat: 0, token: "a'", game: 'toss', title: 'Toss', wish: WISH });
        expect(taken?.others?.map(({ seat, token }) => [seat, token])).toEqual([[2, "c'"]]);
        expect(taken?.entropy).toMatch(/^[0-9a-f]{64}$/);
        expect(taken?.others?.[0]?.entropy).not.toBe(taken?.entropy);
    });

    it('waits for those who have not wished yet', async () => {
        table({ a: 0, b: 1, c: 2 });
        expect(await wishAgain(HELD)).toBeNull();
    });
});
