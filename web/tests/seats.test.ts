import { beforeEach, describe, expect, it } from 'vitest';
import { dropSeat, heldSeats, keepSeat, tokensOf, type HeldSeat } from '../src/lib/seats';

class Shelf {
    private readonly kept = new Map<string, string>();
    getItem = (key: string) => this.kept.get(key) ?? null;
    setItem = (key: string, value: string) => void this.kept.set(key, value);
}

function seat(match: string, place = 0): HeldSeat {
    return {
        match,
        seat: place,
        token: `t-${match}`,
        game: 'exceed',
        title: '',
        began: 0,
        wish: { game: 'exceed', opponent: 'greedy' },
    };
}

let shelf: Shelf;
beforeEach(() => (shelf = new Shelf()));

describe('held seats', () => {
    it('come newest first, each match once', () => {
        keepSeat(seat('a'), shelf);
        keepSeat(seat('b'), shelf);
        keepSeat(seat('a'), shelf);
        expect(heldSeats(shelf).map((one) => one.match)).toEqual(['a', 'b']);
    });

    it('can be dropped', () => {
        keepSeat(seat('a'), shelf);
        dropSeat(seat('a'), shelf);
        expect(heldSeats(shelf)).toEqual([]);
    });

    it('may be two in one match, for two windows', () => {
        keepSeat(seat('a', 0), shelf);
        keepSeat(seat('a', 1), shelf);
        expect(heldSeats(shelf).map((one) => one.seat)).toEqual([1, 0]);
        dropSeat(seat('a', 1), shelf);
        expect(heldSeats(shelf).map((one) => one.seat)).toEqual([0]);
    });

    it('may share a screen', () => {
        const shared = { ...seat('a', 2), others: [{ seat: 0, token: 'other' }] };
        keepSeat(shared, shelf);
        const [kept] = heldSeats(shelf);
        expect(kept && tokensOf(kept)).toEqual([
            { seat: 2, token: 't-a' },
            { seat: 0, token: 'other' },
        ]);
    });

    it('of before there were several are the first', () => {
        shelf.setItem('wildswing.seats', '[{"match": "a", "token": "t", "game": "exceed", "wish": {}}]');
        expect(heldSeats(shelf).map((one) => one.seat)).toEqual([0]);
    });

    it('survive what is not theirs in the browser', () => {
        shelf.setItem('wildswing.seats', '{broken');
        expect(heldSeats(shelf)).toEqual([]);
        shelf.setItem('wildswing.seats', '[{"match": "a"}, 3]');
        expect(heldSeats(shelf)).toEqual([]);
    });
});
