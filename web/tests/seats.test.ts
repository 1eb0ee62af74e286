import { beforeEach, describe, expect, it } from 'vitest';
import { dropSeat, heldSeats, keepSeat, type HeldSeat } from '../src/lib/seats';

class Shelf {
    private readonly kept = new Map<string, string>();
    getItem = (key: string) => this.kept.get(key) ?? null;
    setItem = (key: string, value: string) => void this.kept.set(key, value);
}

function seat(match: string): HeldSeat {
    return {
        match,
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
        dropSeat('a', shelf);
        expect(heldSeats(shelf)).toEqual([]);
    });

    it('survive what is not theirs in the browser', () => {
        shelf.setItem('wildswing.seats', '{broken');
        expect(heldSeats(shelf)).toEqual([]);
        shelf.setItem('wildswing.seats', '[{"match": "a"}, 3]');
        expect(heldSeats(shelf)).toEqual([]);
    });
});
