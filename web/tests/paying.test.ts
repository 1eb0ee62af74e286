import { describe, expect, it } from 'vitest';
import { paymentOf } from '../src/lib/paying';
import { Plan } from '../src/lib/plan';
import type { About } from '../src/lib/choices';
import { Till } from '../src/games/exceed/till.svelte';
import type { Bill, Question } from '../src/wire';

const BILL: Bill = {
    resource: 'force',
    least: 3,
    most: 3,
    cards: [
        { card: 'Cross', zone: 'hand', worth: 1 },
        { card: 'Focus', zone: 'gauge', worth: 1 },
        { card: 'Rave', zone: 'hand', worth: 2 },
        { card: 'Storm', zone: 'hand', worth: 2 },
    ],
    suggested: [0, 2],
    prompt: 'Pay 3 Force: with which cards?',
    goal: '',
    about: {},
};

describe('a payment', () => {
    it('spends each chosen card for what it gives, in the order of choosing', () => {
        expect(paymentOf(BILL, [2, 0])).toEqual({
            total: 3,
            missing: 0,
            idle: 0,
            picks: [
                { card: 'Rave', zone: 'hand', worth: 2 },
                { card: 'Cross', zone: 'hand', worth: 1 },
            ],
        });
    });

    it('leaves something to pay for every card', () => {
        expect(paymentOf(BILL, [2, 3]).picks.map(({ worth }) => worth)).toEqual([2, 1]);
        expect(paymentOf(BILL, [2, 0, 1]).picks.map(({ worth }) => worth)).toEqual([1, 1, 1]);
    });

    it('tells what is missing, and which cards would be spent for nothing', () => {
        expect(paymentOf(BILL, [0, 1])).toMatchObject({ total: 2, missing: 1, picks: [] });
        expect(paymentOf({ ...BILL, least: 1, most: 1 }, [0, 1])).toMatchObject({ idle: 1, picks: [] });
    });

    it('says that it is all where more could be paid', () => {
        const open = { ...BILL, least: 0, most: 6 };
        expect(paymentOf(open, []).picks).toEqual([{ none: true }]);
        expect(paymentOf(open, [0]).picks).toEqual([{ card: 'Cross', zone: 'hand', worth: 1 }, { none: true }]);
        expect(paymentOf(open, [0, 1, 2, 3]).picks).toHaveLength(4);
    });
});

function asked(kind: string, ...abouts: About[]): Question {
    const options = abouts.map((about) => ({ label: '', about }));
    return {
        question: 1,
        kind,
        prompt: '',
        rule: '',
        about: {},
        options,
        space: [],
        barred: [],
        bill: null,
        goes_without_saying: false,
        advice: '',
        read: '',
    };
}

describe('a plan', () => {
    const cross = { card: 'Cross', zone: 'hand', worth: 1 };
    const rave = { card: 'Rave', zone: 'hand', worth: 2 };

    it('answers one question after the other', () => {
        const plan = new Plan();
        plan.make([rave, cross], 'pay');
        expect(plan.next(asked('pay', cross, { ...rave, worth: 1 }, rave))).toBe(2);
        expect(plan.next(asked('pay', cross))).toBe(0);
        expect(plan.next(asked('pay', cross))).toBeNull();
    });

    it('ends with a question of another kind, or one that lacks what was planned', () => {
        const plan = new Plan();
        plan.make([rave, cross], 'pay');
        expect(plan.next(asked('pick', rave))).toBeNull();
        expect(plan.next(asked('pay', rave))).toBeNull();
        plan.make([rave, cross], 'pay');
        expect(plan.next(asked('pay', cross))).toBeNull();
        expect(plan.next(asked('pay', cross))).toBeNull();
    });
});

describe('a till', () => {
    const pair = { card: 'Rave', zone: 'hand', worth: 2 };
    const bill = { ...BILL, cards: [...BILL.cards.slice(0, 3), pair], suggested: [2] };

    it('takes further copies of a card only while something is missing', () => {
        const till = new Till(bill);
        till.toggleHand('Rave');
        expect([till.chosen, till.worthOf('Rave')]).toEqual([[2, 3], 4]);
        till.toggleHand('Rave');
        expect([till.chosen, till.worthOf('Rave')]).toEqual([[], 0]);
        till.toggleHand('Cross');
        till.toggleHand('Rave');
        expect(till.payment.missing).toBe(0);
        till.toggleHand('Rave');
        expect(till.chosen).toEqual([0]);
    });

    it('leaves cards that cannot pay, and lists what does not lie in the hand', () => {
        const till = new Till(bill);
        till.toggleHand('Focus');
        expect(till.chosen).toBe(bill.suggested);
        expect(till.besides).toEqual([{ one: BILL.cards[1], place: 1 }]);
    });
});
