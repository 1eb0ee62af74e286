/** Auras: a hard-edged crown of flames behind an exceeded fighter, and sparks before them. */

import { lite, NIGHT } from './colours';
import type { Point } from './geometry';
import type { Aura } from './look';
import { oval, placed, poly, shape, type Shape } from './shapes';

const POINTS = 15;

/** Returns what flares up behind a figure of this height and these shoulders. */
export function flare(kind: Aura | null, glow: string, height: number, shoulders: number): Shape[] {
    const wide = 84 + shoulders;
    const crown = Array.from({ length: POINTS + 1 }, (_, place): Point => {
        const turn = Math.PI * (1.12 - (place / POINTS) * 1.24);
        const far = place % 2 ? 0.8 : 1.06 + (place % 4 ? 0.12 : 0);
        const blown = kind === 'wind' ? Math.sin(place) * 14 : 0;
        return [Math.cos(turn) * wide * far + blown, -height * 0.44 - Math.sin(turn) * height * 0.86 * far];
    });
    const whole: Point[] = [...crown, [wide * 0.8, 0], [-wide * 0.8, 0]];
    const sized = (across: number, up: number, fill: string, opacity: number): Shape =>
        poly(
            whole.map(([x, y]): Point => [x * across, y * up]),
            fill,
            { width: 0, opacity },
        );
    const core =
        kind === 'dark' || kind === 'blood' ? sized(0.66, 0.8, NIGHT, 0.55) : sized(0.6, 0.76, lite(glow, 0.6), 0.6);
    return [sized(1, 1, glow, 0.28), sized(0.8, 0.88, glow, 0.55), core];
}

const BOLTS = [[-88, 0.8, 1.2], [84, 0.55, 1], [70, 1.08, 1.2], [-96, 0.34, 0.9]] as const; // prettier-ignore
const SPARKS = [[-92, 0.5, 9], [88, 0.7, 10], [-74, 1.06, 7], [72, 1.1, 8], [98, 0.3, 6], [-104, 0.22, 7]] as const; // prettier-ignore

/** Returns what flies about before a figure of this height. */
export function sparks(kind: Aura | null, glow: string, height: number): Shape[] {
    const bright = lite(glow, 0.45);
    if (kind === 'lightning' || kind === 'spark') {
        return BOLTS.flatMap(([x, up, size]) =>
            placed([x, -up * height], 0, [shape('M0 0L10 22L-4 26L12 60L6 34L20 30Z', bright, { width: 0 })], size),
        );
    }
    return SPARKS.flatMap(([x, up, r]) => {
        const where: Point = [x, -up * height];
        if (kind === 'petals') return placed(where, x, [oval(0, 0, r, r * 0.5, glow, { width: 0 })]);
        return placed(where, 0, [shape('M0 -1.6L.7 0L0 1.6L-.7 0Z', bright, { width: 0 })], r);
    });
}
