import { describe, expect, it } from 'vitest';
import { factsOf, FIRST, grouped } from '../src/games/exceed/fighters';
import type { FighterEntry } from '../src/games/exceed/wire';
import { LOOKS } from './looks';

const SOL: FighterEntry = {
    name: 'Sol Badguy',
    season: 'Season 7: Guilty Gear Strive',
    edition: 'strive',
    style: 'Wins from close by',
    difficulty: 'easy',
    life: 30,
    exceed_cost: 3,
    own: false,
    good_to_start: true,
    look: LOOKS['Sol Badguy'],
    strengths: { reach: 40, speed: 50, power: 53, defence: 45 },
};
const MAY = { ...SOL, name: 'May', good_to_start: false };
const AXL = { ...MAY, name: 'Axl Low' };
const RYU = { ...MAY, name: 'Ryu', season: 'Season 3: Street Fighter', edition: 'standard' };
const MINE = { ...MAY, name: 'Lantern Keeper', season: '', difficulty: '', style: '', exceed_cost: null, own: true };

describe('the list of fighters', () => {
    it('has those for a first game first, then the own ones, then the seasons, the newest first', () => {
        const shown = grouped([RYU, MAY, SOL, AXL, MINE]).map(({ title, fighters }) => [
            title,
            fighters.map(({ name }) => name),
        ]);
        expect(shown).toEqual([
            [FIRST, ['Sol Badguy']],
            ['Written by you', ['Lantern Keeper']],
            ['Season 7: Guilty Gear Strive', ['Axl Low', 'May']],
            ['Season 3: Street Fighter', ['Ryu']],
        ]);
    });

    it('leaves out a heading without fighters', () => {
        expect(grouped([RYU]).map(({ title }) => title)).toEqual(['Season 3: Street Fighter']);
    });
});

describe('the facts of a fighter', () => {
    it('begin with the difficulty', () => {
        expect(factsOf(SOL)).toBe('easy, 30 life, exceeds for 3 Gauge, strive edition');
    });

    it('leave out what a file does not tell', () => {
        expect(factsOf(MINE)).toBe('30 life, strive edition, written by you');
    });
});
