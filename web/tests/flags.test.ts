import { describe, expect, it } from 'vitest';
import { flagsOf, heightAt, spaced, ticksOf, type Flag } from '../src/replay/flags';
import type { JudgedAnswer } from '../src/wire';

const CURVE: [number, number][] = [
    [0, 0.5],
    [4, 0.9],
];

function judged(number: number, mark: string, only = false): JudgedAnswer {
    return { number, seat: 0, given: 0, mark, best: 1, worth: 1, only, considered: [] };
}

function flag(place: number, sign: string): Flag {
    return { place, sign, mark: '', height: 0.5 };
}

describe('the graph of a match', () => {
    it('a curve is as high between two frames as the line from one to the other', () => {
        expect(heightAt(CURVE, 1)).toBeCloseTo(0.6);
        expect(heightAt(CURVE, 4)).toBe(0.9);
        expect(heightAt(CURVE, 9)).toBe(0.9);
        expect(heightAt([], 3)).toBe(0.5);
    });

    it('what stands out is flagged at the frame after the answer, in the order of the match', () => {
        const found = flagsOf([judged(3, 'blunder'), judged(1, 'good'), judged(0, 'best', true)], CURVE);
        expect(found.map(({ place, sign }) => [place, sign])).toEqual([
            [1, '!'],
            [4, '??'],
        ]);
        expect(found[0]?.height).toBeCloseTo(0.6);
    });

    it('where there is no room for two, the one that weighs more is shown', () => {
        const kept = spaced([flag(1, '?!'), flag(2, '??'), flag(3, '?'), flag(5, '!')], 3);
        expect(kept.map(({ sign }) => sign)).toEqual(['??', '!']);
    });

    it('turns are numbered where they begin, as far as there is room', () => {
        const frames = ['', 'turn 1', 'turn 1', 'turn 2', 'turn 3', 'turn 3'].map((moment) => ({ moment }));
        expect(ticksOf(frames, 2)).toEqual([
            { place: 1, number: '1' },
            { place: 3, number: '2' },
        ]);
    });
});
