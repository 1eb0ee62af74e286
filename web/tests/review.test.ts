import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineOf, points, signOf } from '../src/replay/marks';
import { turnIn } from '../src/replay/replay';
import { Review, type Asking } from '../src/replay/review.svelte';
import type { Analysis, JudgedAnswer, Summary } from '../src/wire';

const SUMMARY: Summary = {
    players: [],
    line: [
        { number: 0, chances: [0.4, 0.6] },
        { number: 2, chances: [1, 0] },
    ],
    turning_point: { seat: 0, since: 0, until: 2, before: 0.4, after: 1 },
};

function judged(number: number): JudgedAnswer {
    return { number, seat: 0, given: 1, mark: 'good', best: 0.6, worth: 0.58, only: false, considered: [] };
}

function found(done: number, running: boolean, since = 0): Analysis {
    const some = [0, 2, 5].slice(since, done).map(judged);
    return { depth: 1, done, of: 3, running, since, judged: some, summary: SUMMARY };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a review', () => {
    it('looks on while the table is at work, and asks for what is new', async () => {
        const find = vi.fn<Asking['find']>((_match, since) => Promise.resolve(found(since + 1, since < 2, since)));
        const review = new Review('abc', {
            find,
            begin: () => Promise.resolve(found(1, true)),
            stop: () => Promise.resolve(found(2, false)),
        });
        await review.begin();
        expect([review.running, review.complete, [...review.judged.keys()]]).toEqual([true, false, [0]]);
        await vi.advanceTimersByTimeAsync(2000);
        expect(find).toHaveBeenLastCalledWith('abc', 1);
        expect([...review.judged.keys()]).toEqual([0, 2]);
        await vi.advanceTimersByTimeAsync(2000);
        expect([review.running, review.complete, [...review.judged.keys()]]).toEqual([false, true, [0, 2, 5]]);
        await vi.advanceTimersByTimeAsync(10_000);
        expect(find).toHaveBeenCalledTimes(2);
    });

    it('keeps what was found when it is stopped, and says what was refused', async () => {
        const review = new Review('abc', {
            find: () => Promise.reject(new Error('The table is full.')),
            begin: () => Promise.resolve(found(1, true)),
            stop: () => Promise.resolve(found(2, false)),
        });
        await review.begin();
        await review.stop();
        expect([review.running, [...review.judged.keys()]]).toEqual([false, [0, 2]]);
        await review.look();
        expect([review.trouble, review.judged.size]).toEqual(['The table is full.', 2]);
    });

    it('looks on no longer when it is left', async () => {
        const find = vi.fn<Asking['find']>(() => Promise.resolve(found(2, true)));
        const review = new Review('abc', {
            find,
            begin: () => Promise.resolve(found(1, true)),
            stop: () => Promise.resolve(found(1, false)),
        });
        await review.begin();
        review.leave();
        await vi.advanceTimersByTimeAsync(10_000);
        expect(find).not.toHaveBeenCalled();
    });
});

describe('what was found', () => {
    it('has signs for what is remarkable', () => {
        const signs = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'].map((mark) => signOf({ mark, only: false }));
        expect(signs).toEqual(['', '', '?!', '?', '??']);
        expect(signOf({ mark: 'best', only: true })).toBe('!');
    });

    it('is a line of chances in whole points', () => {
        expect(lineOf(SUMMARY.line, 1)).toEqual([
            [0, 0.6],
            [2, 0],
        ]);
        expect(lineOf(SUMMARY.line, 5)).toEqual([]);
        expect(points(0.126)).toBe(13);
    });

    it('has another turning point than the guess', () => {
        const guess = {
            frame: 9,
            since: 7,
            seat: 1,
            before: 0.2,
            after: 0.5,
            moment: '',
            deed: '',
            sentence: '',
            events: [],
            searched: false,
        };
        expect(turnIn({ turning_point: guess })).toMatchObject({ since: 7, until: 9 });
        expect(turnIn({ turning_point: guess }, SUMMARY)).toMatchObject({ since: 0, until: 2 });
        expect(turnIn({ turning_point: null })).toBeNull();
    });
});
