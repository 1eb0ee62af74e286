import { describe, expect, it } from 'vitest';
import { HERE, LISTED, OPEN, seated } from '../src/home/seating';
import { readAddress } from '../src/lib/address';
import type { HeldSeat } from '../src/lib/seats';
import type { Played } from '../src/wire';
import { others, unfinished } from '../src/lobby/unfinished';

const HELD: HeldSeat = { match: 'a', seat: 0, token: 't', game: 'exceed', title: 'Exceed', began: 2000 };
const MINE: Played = {
    match: 'b',
    game: 'formation',
    title: 'Formation',
    seat: 1,
    seats: ['Black', 'White'],
    people: ['Ann', 'Bob'],
    created: '1970-01-01T00:00:03+00:00',
    ended: '',
    result: '',
    rank: '',
    gained: null,
    accounts: [],
    faces: {},
};

describe('the matches that go on', () => {
    it('are those of the browser and of the person, the newest first', () => {
        const found = unfinished([HELD], [{ ...MINE, match: 'a' }, MINE]);
        expect(found.map(({ match, held }) => [match, held?.token])).toEqual([
            ['b', undefined],
            ['a', 't'],
        ]);
        expect(unfinished([], [])).toEqual([]);
    });

    it('name those at the other seats', () => {
        expect(others({ ...MINE, accounts: ['Ann', 'Bob'] })).toEqual([{ name: 'Ann', account: 'Ann' }]);
        expect(others({ ...MINE, people: ['', 'Bob'] })).toEqual([{ name: 'Black', account: '' }]);
    });
});

describe('a wish', () => {
    it('can let anybody join', () => {
        expect(seated([HERE, LISTED])).toEqual({ seats: [0], opponent: ['', 'open'], listed: true });
        expect(seated([HERE, OPEN])).toEqual({ seats: [0], opponent: ['', 'open'] });
    });
});

describe('the address of the past', () => {
    it('is read', () => {
        expect(readAddress('#history')).toEqual({ to: 'history' });
        expect(readAddress('#history=x')).toEqual({ to: 'home', game: '' });
    });
});
