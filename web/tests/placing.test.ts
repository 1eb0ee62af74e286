import { describe, expect, it } from 'vitest';
import {
    answersOf,
    firstFree,
    keep,
    NOTHING_MEANT,
    put,
    recall,
    slotsOf,
    takeUp,
    type Meant,
    type Slot,
} from '../src/games/formation/placing';
import { NOTHING } from '../src/games/formation/view';
import type { FormationView, SideView } from '../src/games/formation/wire';

const HAND = [2, 5, 7, 11, 15, 20, 21];

function view(phase: string, formation: string, sealed: number[] = []): { view: FormationView; side: SideView } {
    const side: SideView = {
        type: 'bow',
        formation,
        grid: new Array<number>(9).fill(NOTHING),
        spare: NOTHING,
        hand: HAND.filter((card) => !sealed.includes(card)),
        sealed,
        deck: 14,
        taken: 0,
        scores: [],
    };
    const seen: FormationView = {
        seat: 0,
        round: 2,
        phase,
        battle: 0,
        first: 0,
        starter: 0,
        offence: -1,
        lead: [],
        sides: [side, side],
        totals: [0, 0],
        fought: [],
    };
    return { view: seen, side };
}

function meant(phase: string, laid: Slot[]): Meant {
    return { round: 2, phase, laid };
}

const laid = (slots: Slot[]) => slots.map(({ card }) => card);

describe('cards are laid in any order', () => {
    const { view: front, side } = view('front', '11R1X..X.');
    const empty = slotsOf(front, side, NOTHING_MEANT);

    it('wants a card for each open space, and knows where Blank and Reveal lie', () => {
        expect(empty.map(({ space }) => space)).toEqual([0, 1, 3, 5]);
    });

    it('answers in the order of the table, whatever came first', () => {
        const slots = [
            [7, 5],
            [2, 1],
            [21, 0],
            [5, 3],
        ].reduce((all, [card = 0, space = 0]) => put(all, card, space), empty);
        expect(answersOf(slots)).toEqual([
            { space: 0, card: 21 },
            { space: 1, card: 2 },
            { space: 3, card: 5 },
            { space: 5, card: 7 },
        ]);
    });

    it('lets two laid cards change places, and a new one take the place of another', () => {
        const two = put(put(empty, 2, 0), 5, 1);
        expect(laid(put(two, 2, 1))).toEqual([5, 2, null, null]);
        expect(laid(put(two, 7, 0))).toEqual([7, 5, null, null]);
        expect(laid(put(two, 2, 8))).toEqual([2, 5, null, null]);
        expect(laid(takeUp(two, 5))).toEqual([2, null, null, null]);
        expect(firstFree(takeUp(two, 2))?.space).toBe(0);
    });

    it('goes on where it was after a new start, without what the table has by now', () => {
        const { view: again, side: later } = view('front', '11R1X..X.', [5]);
        const plan = meant('front', [
            { space: 0, card: 5 },
            { space: 5, card: 7 },
        ]);
        expect(slotsOf(again, later, plan)).toEqual([
            { space: 1, card: null },
            { space: 3, card: null },
            { space: 5, card: 7 },
        ]);
    });

    it('forgets what was meant for another phase or round', () => {
        const plan = meant('back', [{ space: 0, card: 5 }]);
        expect(laid(slotsOf(front, side, plan))).toEqual([null, null, null, null]);
        expect(laid(slotsOf(front, side, { ...plan, round: 1, phase: 'front' }))).toEqual([null, null, null, null]);
    });
});

describe('a space for two cards', () => {
    const { view: back, side } = view('back', 'X.XWR1.XD');
    const empty = slotsOf(back, side, NOTHING_MEANT);

    it('takes two, and gives the lower one first', () => {
        expect(empty.map(({ space }) => space)).toEqual([6, 8, 8]);
        const slots = put(put(put(empty, 20, 8), 7, 8), 2, 6);
        expect(answersOf(slots)).toEqual([
            { space: 6, card: 2 },
            { space: 8, card: 7 },
            { space: 8, card: 20 },
        ]);
    });
});

describe('what was meant is kept', () => {
    const kept = new Map<string, string>();
    const shelf = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, said: string) => void kept.set(key, said),
    };

    it('for each seat by itself', () => {
        const plan = meant('front', [{ space: 0, card: 5 }]);
        keep('one.0', plan, shelf);
        expect(recall('one.0', shelf)).toEqual(plan);
        expect(recall('one.1', shelf)).toEqual(NOTHING_MEANT);
    });

    it('and what cannot be read is nothing', () => {
        kept.set('wildswing.placing.two.0', '{"laid":');
        expect(recall('two.0', shelf)).toEqual(NOTHING_MEANT);
    });
});
