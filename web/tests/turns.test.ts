import { describe, expect, it } from 'vitest';
import { calledApart, listed, nextInFront, resultWord } from '../src/lib/turns';
import type { Ending } from '../src/wire';

const seats = (...asked: boolean[]) => asked.map((one) => ({ asked: one, covered: true }));

describe('who has the screen', () => {
    it('is at first whoever is asked, or the first', () => {
        expect(nextInFront(null, true, seats(false, true, true))).toBe(1);
        expect(nextInFront(null, true, seats(false, false))).toBe(0);
    });

    it('keeps it while asked or busy', () => {
        expect(nextInFront(1, false, seats(true, true, true))).toBe(1);
        expect(nextInFront(1, true, seats(true, false, true))).toBe(1);
    });

    it('gives it to the next who is asked, round the table', () => {
        expect(nextInFront(1, false, seats(true, false, true))).toBe(2);
        expect(nextInFront(2, false, seats(true, true, false))).toBe(0);
        expect(nextInFront(1, false, seats(true, false, false))).toBe(0);
    });

    it('keeps it while nobody is asked', () => {
        expect(nextInFront(2, false, seats(false, false, false))).toBe(2);
    });
});

describe('names', () => {
    it('tell seats apart', () => {
        expect(calledApart(['North', 'East'], 1)).toBe('East');
        expect(calledApart(['Ryu', 'Ryu'], 1)).toBe('Ryu (seat 2)');
    });

    it('are listed in a sentence', () => {
        expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listed)).toEqual(['', 'A', 'A and B', 'A, B and C']);
    });
});

describe('an outcome', () => {
    const won = (...winners: number[]): Ending => ({
        winners,
        scores: [],
        sentence: '',
        secret: '',
        how: 'rules',
        rank: '',
    });

    it('is told to all at a screen', () => {
        expect(resultWord(won(0), [0], ['Sol', 'Ky'])).toBe('You win');
        expect(resultWord(won(1), [0], ['Sol', 'Ky'])).toBe('You lose');
        expect(resultWord(won(), [0], ['Sol', 'Ky'])).toBe('Drawn');
        expect(resultWord({ ...won(), how: 'resigned' }, [0], ['Solo'])).toBe('Resigned');
        expect(resultWord(won(1, 2), [1, 2], ['A', 'B', 'C', 'D'])).toBe('You win');
    });

    it('names the winner where both sides, or none, sit at the screen', () => {
        expect(resultWord(won(1), [0, 1], ['Sol', 'Ky'])).toBe('Ky wins');
        expect(resultWord(won(0), [], ['Ryu', 'Ryu'])).toBe('Ryu (seat 1) wins');
        expect(resultWord(won(1, 2), [], ['A', 'B', 'C', 'D'])).toBe('Decided');
    });

    it('of a game for one player is lost unless it was won, or a rank', () => {
        expect(resultWord(won(), [0], ['Solo'])).toBe('You lose');
        expect(resultWord(won(0), [0], ['Solo'])).toBe('You win');
        expect(resultWord({ ...won(0), rank: 'Sensei' }, [0], ['Solo'])).toBe('Sensei');
    });
});
