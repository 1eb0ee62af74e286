import { describe, expect, it } from 'vitest';
import { isPoint, placeOf, startOf } from '../src/lib/space';

const SPACE = [
    { name: 'x', low: -1, high: 1 },
    { name: 'y', low: 0, high: 9 },
];
const WIDE = [
    { name: 'aim x', low: -60_000, high: 60_000 },
    { name: 'aim y', low: -40_000, high: 40_000 },
    { name: 'sway', low: -2, high: 2 },
];

describe('the place of a point', () => {
    it('counts the last axis fastest', () => {
        const points = [-1, 0, 1].flatMap((x) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((y) => [x, y]));
        expect(points.map((point) => placeOf(SPACE, point))).toEqual(points.map((_, place) => place));
    });

    it('is exact where 31 bits are too few', () => {
        expect(placeOf(WIDE, [60_000, 40_000, 2])).toBe(120_001 * 80_001 * 5 - 1);
        expect(placeOf(WIDE, [12_345, -6_789, 1])).toBe(72_345 * 80_001 * 5 + 33_211 * 5 + 3);
    });
});

describe('a point', () => {
    it('has a whole number on each axis, the ends included', () => {
        expect(
            [
                [-1, 0],
                [1, 9],
                [0, 5],
            ].map((point) => isPoint(SPACE, point)),
        ).toEqual([true, true, true]);
        const none = [[-2, 0], [0, 10], [0.5, 0], [NaN, 0], [0], [0, 0, 0]];
        expect(none.filter((point) => isPoint(SPACE, point))).toEqual([]);
    });

    it('to begin with is near to nothing', () => {
        expect(startOf([...SPACE, { name: 'z', low: 3, high: 5 }, { name: 'w', low: -5, high: -3 }])).toEqual([
            0, 0, 3, -3,
        ]);
    });
});
