import { describe, expect, it } from 'vitest';
import { forecastSaid, spacesSaid } from '../src/games/exceed/forecast';
import type { ExceedView, Forecast, SideView } from '../src/games/exceed/wire';

const VIEW = {
    seat: 0,
    sides: [{ name: 'Sol', space: 3 } as SideView, { name: 'Ky', space: 7 } as SideView],
} as ExceedView;

const STANDING = { hits: true, their_speed: 7, why_missed: '', is_unpaid: false };
const NUMBERS = { copies: 2, power: 3, speed: 6 };
const GRASP = { card: 'Grasp', ...NUMBERS, is_first: false, stuns: true, is_stunned: true, ...STANDING };
const FOCUS = { ...GRASP, card: 'Focus', copies: 1, is_first: true, stuns: false };

const CROSS: Forecast = {
    card: 'Cross',
    owner: 0,
    reach: [1, 2],
    spaces: [1, 2, 4, 5],
    why_missed: 'out of range',
    power: [[3, 'Cross']],
    speed: [
        [6, 'Cross'],
        [1, 'Boots'],
    ],
    stunned_by: 1,
    is_unpaid: false,
    before: [],
    is_met: false,
    meetings: [GRASP, FOCUS],
};

describe('spaces', () => {
    it('are told with runs of three and more as one', () => {
        expect(spacesSaid([1, 2, 4, 5, 6, 7])).toBe('1, 2, and 4 to 7');
        expect(spacesSaid([5])).toBe('5');
    });
});

describe('a forecast', () => {
    it('tells what is hit, who is first, and what stuns', () => {
        expect(forecastSaid(CROSS, VIEW)).toEqual([
            'Cross hits spaces 1, 2, 4, and 5; not Ky on space 7: out of range.',
            'Speed 7: it comes first against 1 of the 3 cards that Ky may set. Not against Grasp.',
            'Power 3 stuns through 2 of these 3. Power 1 or more stuns Sol meanwhile.',
        ]);
    });

    it('tells that the cost cannot be paid', () => {
        expect(forecastSaid({ ...CROSS, is_unpaid: true }, VIEW)[1]).toBe('Its cost cannot be paid now.');
    });

    it('speaks of the other attack if it is known', () => {
        const [, speed, stun] = forecastSaid({ ...CROSS, is_met: true, meetings: [FOCUS] }, VIEW);
        expect(speed).toBe('Speed 7: it comes before Focus.');
        expect(stun).toBe('Power 3 does not stun through Focus. Power 1 or more stuns Sol meanwhile.');
        const [, slow, strong] = forecastSaid({ ...CROSS, is_met: true, meetings: [GRASP] }, VIEW);
        expect(slow).toBe('Speed 7: it comes after Grasp.');
        expect(strong).toMatch(/^Power 3 stuns through Grasp\./);
    });

    it('tells whom it hits, and what comes before', () => {
        const leap = { ...CROSS, spaces: [6, 7, 8], why_missed: '', before: ['before: close 2.'] };
        expect(forecastSaid(leap, VIEW).slice(0, 2)).toEqual([
            'Cross hits spaces 6 to 8, and Ky on space 7.',
            'But first: close 2.',
        ]);
    });

    it('of a card of the opponent is about oneself', () => {
        const theirs = forecastSaid({ ...CROSS, owner: 1, meetings: [] }, VIEW);
        expect(theirs[0]).toMatch(/not Sol on space 3/);
        expect(forecastSaid({ ...CROSS, owner: 1 }, VIEW)[1]).toMatch(/cards that you may set/);
    });

    it('of an attack without range and power says so', () => {
        const block = { ...CROSS, spaces: [], power: [], stunned_by: 0 };
        expect(forecastSaid(block, VIEW)).toMatchObject([
            'Cross hits no space now.',
            expect.any(String),
            'It has no power. Nothing stuns Sol meanwhile.',
        ]);
    });
});
