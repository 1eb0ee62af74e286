import { describe, expect, it } from 'vitest';
import { verdictOf } from '../src/games/formation/outlook';

describe('what an answer would win', () => {
    it('is sure where every answer ends alike, and open where they differ', () => {
        expect(verdictOf({ answers: 2, wins: 2, ties: 0 })).toBe('win');
        expect(verdictOf({ answers: 1, wins: 0, ties: 1 })).toBe('tie');
        expect(verdictOf({ answers: 3, wins: 0, ties: 0 })).toBe('lose');
        expect(verdictOf({ answers: 3, wins: 1, ties: 0 })).toBe('depends');
        expect(verdictOf({ answers: 3, wins: 0, ties: 1 })).toBe('depends');
    });

    it('is nothing where the table says nothing', () => {
        expect(verdictOf({ space: 1, card: 4 })).toBeNull();
    });
});
