import { expect, test } from 'vitest';
import { puzzleAddress, readAddress } from '../src/lib/address';
import { after, daysInARow, lastDays, nextNumber, type Tried } from '../src/puzzles/tried';
import { MIDDLE, solversOf } from '../src/puzzles/solvers';
import type { PuzzleShelf } from '../src/wire';

const NOTHING: Tried = { puzzles: [], streak: 0, longest: 0, days: [] };

const shelf: PuzzleShelf = {
    game: 'three',
    title: 'Three',
    themes: [],
    puzzles: ['a lethal', 'b escape', 'c lethal'].map((one, place) => {
        const [id = '', theme = ''] = one.split(' ');
        return { id, theme, rating: 800 + 100 * place };
    }),
    day: '2026-11-18',
    daily: 2,
};

test('a streak grows with every puzzle that is solved at the first try, and ends with one that is not', () => {
    const two = after(after(NOTHING, 'a', true, null), 'b', true, null);
    expect(two).toEqual({ puzzles: ['a', 'b'], streak: 2, longest: 2, days: [] });
    expect(after(two, 'b', false, null)).toEqual(two);
    const missed = after(two, 'c', false, null);
    expect([missed.streak, missed.longest]).toEqual([0, 2]);
});

test('the day of a daily puzzle counts once it is solved, though it was missed before', () => {
    const missed = after(NOTHING, 'a', false, '2026-11-18');
    expect(missed.days).toEqual([]);
    expect(after(missed, 'a', true, '2026-11-18').days).toEqual(['2026-11-18']);
});

test('days in a row end with today, or with yesterday as long as today is not over', () => {
    const days = ['2026-10-31', '2026-11-01', '2026-11-02'];
    expect(daysInARow(days, '2026-11-02')).toBe(3);
    expect(daysInARow(days, '2026-11-03')).toBe(3);
    expect(daysInARow(days, '2026-11-04')).toBe(0);
    expect(lastDays(days, '2026-11-02').map(({ solved }) => solved)).toEqual([
        false,
        false,
        false,
        false,
        true,
        true,
        true,
    ]);
});

test('the next puzzle is the easiest one of the theme that was not tried, and goes round when all were', () => {
    expect(nextNumber(shelf, '', [])).toBe(1);
    expect(nextNumber(shelf, 'lethal', ['a'])).toBe(3);
    expect(nextNumber(shelf, '', ['a'], 2)).toBe(3);
    expect(nextNumber(shelf, '', ['a', 'b', 'c'], 2)).toBe(3);
    expect(nextNumber(shelf, '', ['a', 'b', 'c'], 3)).toBe(1);
});

test('a puzzle has an address, and one that makes no sense leads to all of them', () => {
    expect(readAddress(puzzleAddress('rise of', 7))).toEqual({ to: 'puzzle', game: 'rise of', number: 7 });
    expect(readAddress('#puzzle=exceed/x')).toEqual({ to: 'puzzles' });
    expect(readAddress('#puzzles')).toEqual({ to: 'puzzles' });
});

test('half of those solve a puzzle who are as strong as it is hard, and ten of eleven who are 400 points stronger', () => {
    expect(solversOf(MIDDLE, MIDDLE)).toBe(50);
    expect(solversOf(1000, 1400)).toBe(91);
    expect(solversOf(1400, 1000)).toBe(9);
});
