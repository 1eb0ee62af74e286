import { describe, expect, it } from 'vitest';
import type { Frame, Replay, Situation, Telling, ToPage, Welcome } from '../src/wire';
import { moveFor } from '../src/replay/playing';
import { Reel } from '../src/replay/reel.svelte';
import { changed, curveOf, lastOf, marksOf, seenBy, toldTo, viewsOf } from '../src/replay/replay';
import { titleOf } from '../src/replay/titles';

function event(sentence: string, more: object = {}): Telling {
    return { event: 'Drew', sentence, ...more };
}

const FRAMES: Frame[] = [
    {
        seat: -1,
        label: '',
        moment: '',
        events: [event('It begins.')],
        view: [{ seat: -1, hands: [['', ''], ['']] }],
        secrets: [
            { seat: [0], hands: { '0': { '0': ['Dive'], '1': ['Grasp'] } } },
            { seat: [1], hands: { '1': { '0': ['Slash'] } } },
        ],
        chances: [0.5, 0.5],
    },
    {
        seat: 1,
        label: 'Strike',
        moment: 'turn 3',
        events: [
            event('B draws Spike.', { audience: [1] }),
            event('B draws a card.', { audience: [0, -1] }),
            { event: 'StrikeBegan', sentence: 'B strikes.' },
        ],
        view: { hands: { '1': [['', '']] } },
        secrets: [
            { seat: [0], hands: { '0': { '0': ['Dive'], '1': ['Grasp'] } } },
            { seat: [1], hands: { '1': { '0': ['Slash'], '1': ['Spike'] } } },
        ],
    },
    { seat: 0, label: '', moment: 'turn 4', events: [], view: {}, secrets: [{}, {}], chances: [0.2, 0.8] },
];

const REPLAY: Replay = {
    match: 'm',
    game: 'exceed',
    title: 'Exceed',
    seats: ['A', 'B'],
    players: ['', 'greedy'],
    catalog: {},
    fairness: null,
    outcome: { winners: [1], scores: [], sentence: 'B wins.', secret: '', how: 'rules', rank: '' },
    frames: FRAMES,
    turning_point: null,
};

const PRESS = { key: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

/** An element inside of what a selector finds. */
const inside = (found: string) => ({
    closest: (selector: string) => (selector.split(', ').includes(found) ? ({} as Element) : null),
});

/** Opens a line to a reel and returns what is said on it. */
function listening(reel: Reel): ToPage[] {
    const heard: ToPage[] = [];
    const line = reel.dial();
    line.onmessage = ({ data }) => heard.push(JSON.parse(data) as ToPage);
    line.send(JSON.stringify({ type: 'hello' }));
    return heard;
}

const lastTable = (heard: ToPage[]) => heard.filter(({ type }) => type === 'table').at(-1) as Situation;
const lastWelcome = (heard: ToPage[]) => heard.filter(({ type }) => type === 'welcome').at(-1) as Welcome;

describe('the frames of a replay', () => {
    it('follow from changes, and share what stays the same', () => {
        const [first, second, third] = viewsOf(FRAMES);
        expect(second).toEqual({
            seat: -1,
            hands: [
                ['', ''],
                ['', ''],
            ],
        });
        expect(third).toBe(second);
        expect((second as { hands: unknown[] }).hands[0]).toBe((first as { hands: unknown[] }).hands[0]);
        expect(changed({ a: [1, { b: 2 }] }, { a: { '1': { b: [null] } } })).toEqual({ a: [1, { b: null }] });
    });

    it('show each seat what it saw, and all cards to whoever looks with open cards', () => {
        const view = viewsOf(FRAMES)[1];
        const seen = (eyes: Parameters<typeof seenBy>[0]) => seenBy(eyes, view, FRAMES[1]!);
        expect(seen(-1)).toBe(view);
        expect(seen(0)).toEqual({
            seat: 0,
            hands: [
                ['Dive', 'Grasp'],
                ['', ''],
            ],
        });
        expect(seen('open')).toEqual({
            seat: -1,
            hands: [
                ['Dive', 'Grasp'],
                ['Slash', 'Spike'],
            ],
        });
    });

    it('tell each event once, in the words of those who know most if all cards are open', () => {
        const told = (eyes: Parameters<typeof toldTo>[0]) => toldTo(eyes, FRAMES[1]!).map(({ sentence }) => sentence);
        expect(told(1)).toEqual(['B draws Spike.', 'B strikes.']);
        expect(told(0)).toEqual(['B draws a card.', 'B strikes.']);
        expect(told(-1)).toEqual(['B draws a card.', 'B strikes.']);
        expect(told('open')).toEqual(['B draws Spike.', 'B strikes.']);
    });

    it('have marks, chances and titles', () => {
        expect(marksOf(REPLAY)).toEqual([1]);
        expect(marksOf({ ...REPLAY, game: 'toss' })).toEqual([]);
        expect(curveOf(FRAMES, 1)).toEqual([
            [0, 0.5],
            [2, 0.8],
        ]);
        expect(lastOf(curveOf(FRAMES, 0), 1)).toBe(0.5);
        expect(lastOf([[3, 0.4]], 2)).toBeNull();
        expect([0, 1, 2].map((place) => titleOf(REPLAY, place))).toEqual([
            'The beginning',
            'Turn 3 · B: Strike',
            'Turn 4 · A',
        ]);
    });
});

describe('a reel', () => {
    it('greets with all that happened before, and tells each answer as if it were given now', () => {
        const reel = new Reel(REPLAY);
        const heard = listening(reel);
        expect(heard.map(({ type }) => type)).toEqual(['welcome', 'table']);
        expect(lastWelcome(heard).log.map(({ sentence }) => sentence)).toEqual(['It begins.']);
        expect(reel.forward()).toBe(true);
        expect(heard).toHaveLength(3);
        expect(lastTable(heard).events.map(({ sentence }) => sentence)).toEqual(['B draws Spike.', 'B strikes.']);
        expect([reel.forward(), reel.forward()]).toEqual([true, false]);
        expect(reel.place).toBe(2);
    });

    it('goes anywhere between the beginning and the end', () => {
        const reel = new Reel(REPLAY);
        const heard = listening(reel);
        reel.goTo(99);
        expect(reel.place).toBe(2);
        expect(lastWelcome(heard).log).toHaveLength(3);
        expect(lastTable(heard).events).toEqual([]);
        reel.goTo(-5);
        expect(reel.place).toBe(0);
        expect(lastWelcome(heard).log).toHaveLength(1);
    });

    it('looks through the eyes of anybody', () => {
        const reel = new Reel(REPLAY);
        const heard = listening(reel);
        reel.goTo(1);
        reel.lookThrough(0);
        expect(lastWelcome(heard).seat).toBe(0);
        expect((lastTable(heard).view as { seat: number }).seat).toBe(0);
        reel.lookThrough('open');
        expect(lastWelcome(heard).seat).toBe(-1);
    });
});

describe('the keys of a replay', () => {
    it('step, go to either end, and play', () => {
        const moves = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'n', 'x'].map((key) =>
            moveFor({ ...PRESS, key }, null, true),
        );
        expect(moves).toEqual(['back', 'forward', 'first', 'last', 'toggle', 'forward', null]);
    });

    it('leave alone what has a meaning of its own', () => {
        expect(moveFor({ ...PRESS, key: 'ArrowLeft', altKey: true }, null, true)).toBeNull();
        expect(moveFor({ ...PRESS, key: 'End' }, inside('select'), true)).toBeNull();
        expect(moveFor({ ...PRESS, key: 'Home' }, inside('ol[tabindex]'), true)).toBeNull();
        expect(moveFor({ ...PRESS, key: ' ' }, inside('button'), true)).toBeNull();
        expect(moveFor({ ...PRESS, key: 'ArrowRight' }, inside('button'), true)).toBe('forward');
        expect(moveFor({ ...PRESS, key: 'p' }, null, false)).toBeNull();
        expect(moveFor({ ...PRESS, key: 'ArrowRight' }, null, false)).toBe('forward');
    });
});
