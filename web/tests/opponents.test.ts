import { describe, expect, it } from 'vitest';
import { levelsFirst, opponentLabel, strongestOpponent, usualOpponent } from '../src/home/opponents';

const AGENTS = ['novice', 'fighter', 'veteran', 'master', 'random', 'greedy', 'search'];

describe('opponents', () => {
    it('are parted into levels and the machines behind them', () => {
        expect(levelsFirst(AGENTS)).toEqual({
            levels: ['novice', 'fighter', 'veteran', 'master'],
            machines: ['random', 'greedy', 'search'],
        });
    });

    it('are levels for a person who does not care', () => {
        expect(usualOpponent(AGENTS)).toBe('fighter');
        expect(strongestOpponent(AGENTS)).toBe('master');
    });

    it('are what there is where there are no levels', () => {
        expect(usualOpponent(['random', 'tosser'])).toBe('random');
        expect(strongestOpponent(['random', 'tosser'])).toBe('tosser');
    });

    it('say what they are like', () => {
        expect(opponentLabel('novice')).toBe('Novice: sees what is plain');
        expect(opponentLabel('tosser')).toBe('Tosser');
    });
});
