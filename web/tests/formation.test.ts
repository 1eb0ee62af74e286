import { describe, expect, it } from 'vitest';
import { clashAfter, type Clash } from '../src/games/formation/clash';
import { FORMATION_STAGING } from '../src/games/formation/stage';
import { HIDDEN, ledColour, NOTHING, openSpaces, spaceName, type ShownView } from '../src/games/formation/view';
import type { FormationEvent, FormationView, SideView } from '../src/games/formation/wire';
import { eventsOf } from './events';

function side(grid: number[]): SideView {
    const counts = { deck: 14, taken: 0, scores: [] };
    return { ...counts, type: 'sword', formation: '11R1X..X.', grid, spare: NOTHING, hand: [], sealed: [] };
}

const VIEW: FormationView = {
    seat: 0,
    round: 1,
    phase: 'combat',
    battle: 1,
    first: 0,
    starter: 0,
    offence: 0,
    lead: [],
    sides: [
        side([1, 2, 3, 4, NOTHING, 5, 6, NOTHING, 7]),
        side([22, 23, 24, 25, NOTHING, 26, HIDDEN, NOTHING, HIDDEN]),
    ],
    totals: [0, 0],
    fought: [],
};

const event = eventsOf<FormationEvent>();

const BATTLE: FormationEvent[] = [
    event('led', { sentence: 'led', battle: 1, seat: 0, space: 2, card: 3, colour: 0 }),
    event('answered', { sentence: 'answered', seat: 1, space: 3, card: 25 }),
    event('decided', { sentence: 'decided', winner: 1, cards: [3, 25], lead: 0, follows: true, strengths: [3, 5] }),
    event('advanced', { sentence: 'advanced', seat: 0, card: 5, origin: 5, to: 2 }),
];

function played(count: number): ShownView {
    return BATTLE.slice(0, count).reduce<ShownView>((shown, one) => FORMATION_STAGING.stage(shown, one), VIEW);
}

describe('a battle on the stage', () => {
    it('shows what was led and what answers', () => {
        expect(played(1).lead).toEqual([2, 3, 0]);
        expect(played(2).reply).toEqual([3, 25]);
    });

    it('takes both cards off the grids when it is decided', () => {
        const shown = played(3);
        expect(shown.sides[0].grid[2]).toBe(NOTHING);
        expect(shown.sides[1].grid[3]).toBe(NOTHING);
        expect(shown.lead).toEqual([]);
    });

    it('moves a card forward', () => {
        const grid = played(4).sides[0].grid;
        expect([grid[2], grid[5]]).toEqual([5, NOTHING]);
    });

    it('keeps the Reinforcement when the front rows are turned up', () => {
        const front = event('front', { seat: 1, grid: [22, 23, 24, 25, NOTHING, 26] });
        expect(FORMATION_STAGING.stage(VIEW, front).sides[1].grid).toHaveLength(9);
    });
});

describe('the clash', () => {
    it('gathers a battle from its events and is cleared by the next round', () => {
        const clash = BATTLE.reduce<Clash | null>(clashAfter, null);
        expect(clash).toMatchObject({ offence: 0, card: 3, reply: 25, winner: 1, sentence: 'decided' });
        expect(clashAfter(clash, event('round'))).toBeNull();
    });
});

describe('spaces', () => {
    it('are filled in the order in which they are asked for; 2 Cards counts twice', () => {
        expect(openSpaces('1R.1X.XDX', false)).toEqual([0, 2, 3, 5]);
        expect(openSpaces('1R.1X.XDX', true)).toEqual([7, 7]);
    });

    it('have the names of row and column', () => {
        expect(spaceName(4)).toBe('Rearguard middle');
    });
});

describe('the colour that was led', () => {
    it('is told only while a battle is open', () => {
        expect(ledColour({ ...VIEW, offence: 1, lead: [0, 22, 1] })).toBe('blue');
        expect(ledColour(VIEW)).toBe('');
    });
});
