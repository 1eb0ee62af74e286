import { describe, expect, it } from 'vitest';
import { folded, readAddress, unfolded } from '../src/lib/address';
import { besideFor } from '../src/replay/playing';
import { Board } from '../src/study/board.svelte';
import { Engine } from '../src/study/engine.svelte';
import { rowsOf } from '../src/study/rows';
import { stopsOf } from '../src/study/lines';
import { lineFrom, momentOf, Tree } from '../src/study/tree';
import type { Frame, Moment, MomentWish, Question, Written, Study, Values, ValuesWish } from '../src/wire';

const frame = (seat: number, at: number): Frame => ({
    seat,
    label: `answer ${at}`,
    moment: `turn ${at}`,
    events: [],
    view: [{ seat: -1, at }],
    secrets: [{ seat: [0] }, { seat: [1] }],
});
const said = (word: string, turn: number, breaks = false): Written => ({ word, turn, ...(breaks ? { breaks } : {}) });
const question: Question = {
    question: 1,
    kind: 'any',
    prompt: 'Which?',
    rule: '',
    about: {},
    options: [
        { label: 'one', about: {} },
        { label: 'two', about: {} },
    ],
    space: [],
    barred: [],
    bill: null,
    goes_without_saying: false,
    advice: '',
    read: '',
};

/** Three answers, with a variation of two in place of the second. */
function study(): Study {
    return {
        replay: {
            match: '',
            game: 'none',
            title: 'None',
            seats: ['Ann', 'Bob'],
            players: ['', ''],
            catalog: {},
            fairness: null,
            outcome: null,
            frames: [frame(-1, 0), frame(0, 1), frame(1, 2), frame(0, 3)],
            turning_point: null,
        },
        said: [said('strike', 1, true), said('Dive', 1), said('prepare', 2, true)],
        tried: [
            { on: 1, seat: 1, answer: 5 },
            { on: 4, seat: 0, answer: 6, mark: '!' },
        ],
        tried_said: [said('Block', 1), { ...said('move', 2, true), mark: '!' }],
        titles: [],
        left_out: '',
        suffix: '',
    };
}

/** A table that asks Bob wherever it is looked at, and calls every answer by its number. */
function asking(wishes: MomentWish[]): (wish: MomentWish) => Promise<Moment> {
    return (wish) => {
        wishes.push(wish);
        const then = wish.then ?? [];
        const rest = then.slice(wish.since ?? 0);
        return Promise.resolve({
            frames: rest.map(([seat, answer]) => frame(seat, answer)),
            said: rest.map(([, answer]) => said(`word ${answer}`, 9)),
            asked: [{ seat: 1, question }],
            outcome: null,
        });
    };
}

describe('the tree of a study', () => {
    it('lists what was tried as it was read', () => {
        const tree = new Tree(study());
        expect(tree.tried(3)).toEqual(study().tried);
        expect(tree.size).toBe(2);
    });

    it('lists what is written beside answers, of the match and of what was tried', () => {
        const tree = new Tree(study());
        const tried = tree.main[1]?.children[1];
        if (tried) tree.remark(tried, 'Too slow.');
        tree.remark(tree.main[2] ?? tree.root, 'He passes.');
        expect(tree.tried(3)[0]).toEqual({ on: 1, seat: 1, answer: 5, comment: 'Too slow.' });
        expect(tree.remarks()).toEqual([{ number: 2, comment: 'He passes.' }]);
        expect(tree.main[2]?.said).toEqual({ ...said('Dive', 1), comment: 'He passes.' });
        expect(tree.triedSaid(3).map(({ word }) => word)).toEqual(['Block', 'move']);
    });

    it('finds a moment by the answers of the match and those that were tried', () => {
        const tree = new Tree(study());
        const tried = tree.main[1]?.children[1];
        expect(tried && momentOf(tried)).toEqual({ answers: 1, then: [[1, 5]] });
        expect(tried?.children[0] && momentOf(tried.children[0]).then).toEqual([
            [1, 5],
            [0, 6],
        ]);
    });

    it('loses a line with all that follows it', () => {
        const tree = new Tree(study());
        const tried = tree.main[1]?.children[1];
        if (tried) tree.prune(tried);
        expect(tree.tried(3)).toEqual([]);
        tree.prune(tree.main[1] ?? tree.root);
        expect(tree.main[0]?.children).toHaveLength(1);
    });

    it('is written in the lines of a notation', () => {
        const tree = new Tree(study());
        const rows = rowsOf(lineFrom(tree.root).slice(1));
        expect(rows.map(({ turn, parts }) => [turn, parts.map(({ seat, nodes }) => [seat, nodes.length])])).toEqual([
            [
                1,
                [
                    [0, 1],
                    [1, 1],
                ],
            ],
            [2, [[0, 1]]],
        ]);
        expect(rows[0]?.varied.map((node) => node.said.word)).toEqual(['Block']);
        const inner = rowsOf(lineFrom(rows[0]?.varied[0] ?? tree.root));
        expect(inner.map(({ turn, varied }) => [turn, varied.length])).toEqual([
            [1, 0],
            [2, 0],
        ]);
    });
});

describe('the lines of a study', () => {
    it('have a stop for each turn, and leave each other where something else was tried', () => {
        const tree = new Tree(study());
        const [strike] = tree.main.slice(1);
        if (strike) tree.grow(strike, 1, 7, said('Focus', 1));
        const shown = stopsOf(tree.root).map((stop) => [stop.row, stop.column, stop.turn, stop.from?.turn, stop.said]);
        expect(shown).toEqual([
            [0, 0, 0, undefined, ''],
            [0, 1, 1, 0, ''],
            [0, 2, 2, 1, ''],
            [1, 2, 1, 1, ''],
            [1, 3, 2, 1, 'Block'],
            [2, 2, 1, 1, 'Focus'],
        ]);
    });

    it('stand in an order in which none crosses another', () => {
        const tree = new Tree(study());
        const [, , dive, prepare] = tree.main;
        if (dive) tree.grow(dive, 0, 8, said('later', 2));
        if (prepare) tree.grow(prepare, 0, 9, said('goes on', 2));
        const rows = stopsOf(tree.root).filter((stop) => stop.from && stop.row !== stop.from.row);
        expect(rows.map(({ row, column }) => [row, column])).toEqual([
            [1, 2],
            [2, 2],
        ]);
    });
});

describe('the study board', () => {
    it('gives answers for whoever is asked, and goes back to them', async () => {
        const wishes: MomentWish[] = [];
        const board = new Board(study(), { text: 'x' }, 1, asking(wishes));
        await board.enquire();
        expect([board.seat, board.place]).toEqual([1, 1]);
        await board.play(7);
        expect(wishes.at(-1)).toEqual({ text: 'x', answers: 1, then: [[1, 7]], since: 0 });
        expect([board.place, board.own, board.node.said.word]).toEqual([2, null, 'word 7']);
        await board.enquire();
        await board.play(8);
        expect(wishes.at(-1)).toEqual({
            text: 'x',
            answers: 1,
            then: [
                [1, 7],
                [1, 8],
            ],
            since: 1,
        });
        board.goTo(1);
        expect(board.own).toBe(1);
        await board.enquire();
        await board.play(7);
        expect(board.tree.size).toBe(4); // the same answer leads along the same line
        const first = board.tree.main[1]?.children[2];
        if (first) await board.remove(first);
        expect([board.tree.size, board.node.own]).toEqual([2, 1]);
    });

    it('asks for a line that was read when it is looked at', async () => {
        const wishes: MomentWish[] = [];
        const board = new Board(study(), { match: 'abc' }, 0, asking(wishes));
        const deep = board.tree.main[1]?.children[1]?.children[0];
        if (deep) await board.show(deep);
        expect(wishes).toHaveLength(1);
        expect(wishes[0]?.since).toBe(0);
        expect([board.place, board.last, board.frames.length]).toEqual([3, 3, 4]);
        await board.show(board.tree.root);
        expect(board.frames).toBe(board.replay.frames);
    });
});

describe('the engine', () => {
    const found = (depth: number): Values => ({
        seat: 0,
        depth,
        best: 0.5,
        plays: 1,
        considered: [{ option: 0, label: 'one', value: 0.5, weight: 1 }],
    });

    it('looks ever deeper while it is on, and at nothing else when the board moves on', async () => {
        const wishes: ValuesWish[] = [];
        const stopped: string[] = [];
        const engine = new Engine(
            { text: 'x' },
            {
                values: (wish) => {
                    wishes.push(wish);
                    return Promise.resolve(found(wish.depth ?? 1));
                },
                stop: (asker) => Promise.resolve(stopped.push(asker)),
            },
        );
        engine.look({ answers: 1, then: [], seat: 0 });
        expect(wishes).toEqual([]);
        engine.toggle();
        await Promise.resolve();
        engine.look({ answers: 2, then: [], seat: 1 });
        expect(stopped).toHaveLength(1);
        for (let at = 0; at < 20; at++) await Promise.resolve();
        expect(wishes.map(({ answers, depth }) => [answers, depth]).slice(-3)).toEqual([
            [2, 1],
            [2, 2],
            [2, 4],
        ]);
        expect([engine.depth, engine.found?.depth]).toEqual([0, 4]);
        engine.toggle();
        expect(engine.found).toBeNull();
    });
});

describe('the address of a study', () => {
    it('leads to a moment of a match, or of a text', async () => {
        expect(readAddress('#study=abc/12/1.5-0.7')).toEqual({
            to: 'study',
            match: 'abc',
            folded: '',
            number: 0,
            answers: 12,
            then: [
                [1, 5],
                [0, 7],
            ],
        });
        const text = 'scenario Ünder #1\n'.repeat(50);
        const packed = await folded(text);
        expect(packed).toMatch(/^[\w-]+$/);
        expect(await unfolded(packed)).toBe(text);
        const read = readAddress(`#study=~${packed}/3//2`);
        expect(read).toEqual({ to: 'study', match: '', folded: packed, number: 2, answers: 3, then: [] });
    });
});

describe('the keys between lines', () => {
    it('go to the line before and after, but not where they scroll or choose', () => {
        const press = { key: 'ArrowDown', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
        expect(besideFor(press, null)).toBe(1);
        expect(besideFor({ ...press, key: 'ArrowUp' }, null)).toBe(-1);
        expect(besideFor(press, { closest: () => null })).toBe(1);
        expect(besideFor({ ...press, key: 'x' }, null)).toBe(0);
    });
});
