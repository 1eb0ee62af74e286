import { describe, expect, it } from 'vitest';
import { daysAlong, formOf, rulesFor, summary, tallies } from '../src/lobby/record';
import type { Played } from '../src/wire';

const match = (result: Played['result'], fighter = 'Ky Kiske', game = 'exceed'): Played => ({
    match: '',
    game,
    title: game === 'exceed' ? 'Exceed' : 'Formation',
    seat: 1,
    seats: ['Sol Badguy', fighter],
    people: ['', ''],
    created: '',
    ended: '',
    result,
    rank: '',
    gained: null,
    accounts: [],
    faces: {},
});

describe('the record of somebody', () => {
    it('is summed up', () => {
        const played = [match('won'), match('won'), match('lost'), match('won'), match('drawn')];
        expect(summary(played)).toEqual({ played: 5, won: 3, share: 60, row: 2 });
        expect(summary([])).toEqual({ played: 0, won: 0, share: 0, row: 0 });
        expect(summary([match('won')]).row).toBe(1);
    });

    it('is followed from match to match, the oldest first', () => {
        const results = ['', 'won', 'drawn', 'lost', 'won', 'won'] as const;
        const played = results.map((result, place) => ({ ...match(result), ended: `day ${6 - place}` }));
        const form = formOf(played);
        expect(form.map(({ value }) => value)).toEqual([0, 1, 2, 1, 1, 2]);
        expect(form.map(({ at }) => at)).toEqual(['day 1', 'day 1', 'day 2', 'day 3', 'day 4', 'day 5']);
        expect(formOf([])).toEqual([]);
    });

    it('has its days below it, as far as there is room', () => {
        expect(daysAlong(['Nov 1', 'Nov 1', 'Nov 2', 'Nov 2', 'Nov 5'])).toEqual([0, 2, 4]);
        expect(daysAlong(['Nov 1', 'Nov 1'])).toEqual([0]);
        expect(daysAlong([])).toEqual([]);
        const daily = Array.from({ length: 31 }, (_, day) => `Oct ${day + 1}`);
        expect(daysAlong(daily)).toEqual([0, 6, 12, 18, 24, 30]);
    });

    it('is counted by fighter, and by game where nobody brings one', () => {
        const played = [
            match('won'),
            match('lost'),
            match('won', 'May'),
            match('drawn'),
            match('lost', 'White', 'formation'),
        ];
        expect(tallies(played, (game) => game === 'exceed')).toEqual([
            { game: 'exceed', name: 'Ky Kiske', won: 1, lost: 1, played: 3 },
            { game: 'exceed', name: 'May', won: 1, lost: 0, played: 1 },
            { game: 'formation', name: 'Formation', won: 0, lost: 1, played: 1 },
        ]);
    });

    it('is ruled at round numbers, from below the lowest', () => {
        expect(rulesFor(1500, 1512)).toEqual([1500, 1510]);
        expect(rulesFor(1288, 1431)).toEqual([1250, 1300, 1350, 1400]);
        expect(rulesFor(1500, 1500)).toEqual([1500]);
    });
});
