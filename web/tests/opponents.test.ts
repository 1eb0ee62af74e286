import { describe, expect, it } from 'vitest';
import { easiestOpponent, levelsFirst, opponentLabel, usualOpponent } from '../src/home/opponents';

const AGENTS = ['novice', 'fighter', 'veteran', 'master', 'rival', 'random', 'greedy', 'search'];

describe('opponents', () => {
    it('are parted into levels and the machines behind them', () => {
        expect(levelsFirst(AGENTS)).toEqual({
            levels: ['novice', 'fighter', 'veteran', 'master', 'rival'],
            machines: ['random', 'greedy', 'search'],
        });
    });

    it('are levels for a person who does not care', () => {
        expect(usualOpponent(AGENTS)).toBe('fighter');
        expect(easiestOpponent(AGENTS)).toBe('novice');
    });

    it('are what there is where there are no levels', () => {
        expect(usualOpponent(['random', 'tosser'])).toBe('random');
        expect(easiestOpponent(['random', 'tosser'])).toBe('random');
    });

    it('say what they are like', () => {
        expect(opponentLabel('novice')).toBe('Novice: goes for the obvious');
        expect(opponentLabel('rival')).toBe('Your equal: as strong as you');
        expect(opponentLabel('tosser')).toBe('Tosser');
    });
});
