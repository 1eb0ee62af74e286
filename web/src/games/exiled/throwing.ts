import type { Axis } from '../../wire';
import { placeOf } from '../../lib/space';
import { clamp, lengthOf, minus, MM, whole, type Screen } from './geometry';
import type { Point } from './view';

/** The ring closes once in this time, in milliseconds, and is right in the middle of it. */
export const RING_PERIOD = 1200;

/** So many milliseconds too late throw a tenth of the standard error too far: an average hand then throws average. */
const TIMING = 5;

/** So many pixels a second of sway at release throw a tenth of the standard error aside. */
export const SWAY = 20;

/** The last moments of a throw, in milliseconds, whose sway counts. */
const LAST_MOMENTS = 120;

/** The usual miss of a hand, in tenths of the standard error, for a throw without the ring. */
const USUAL_MISS = 9.4;

/** A press that is shorter than this only takes aim, in milliseconds. */
export const SHORT_PRESS = 260;

/** Returns how far the ring is: -1 when it begins to close, 0 at the right moment, 1 at its end. */
export function ringAt(elapsed: number): number {
    return ((elapsed % RING_PERIOD) / RING_PERIOD) * 2 - 1;
}

/** Returns the power of a throw that was released so long after the ring began: the signed miss of timing. */
export function powerAt(elapsed: number): number {
    return whole((ringAt(elapsed) * RING_PERIOD) / 2 / TIMING);
}

/** Where a pointer was at some time, on the screen. */
export interface Sample extends Screen {
    time: number;
}

/** Returns the sway of a throw: the speed of the pointer to the right of the throw in its last moments. */
export function swayOf(samples: Sample[], release: number, way: Screen): number {
    const late = samples.filter(({ time }) => release - time <= LAST_MOMENTS);
    const [first, last] = [late[0], late.at(-1)];
    const far = Math.hypot(way.x, way.y);
    if (!first || !last || last.time <= first.time || !far) return 0;
    // To the right of a way on the screen, where y grows downwards.
    const aside = ((last.x - first.x) * -way.y + (last.y - first.y) * way.x) / far;
    return whole((aside / (last.time - first.time)) * (1000 / SWAY));
}

/** Returns a power or sway by chance, as often as an average hand misses by it. */
export function missByChance(random: () => number): number {
    const spread = Math.sqrt(-2 * Math.log(1 - random()));
    return whole(USUAL_MISS * spread * Math.cos(2 * Math.PI * random()));
}

/** Tells whether the hand has a part in a throw. */
export function isByHand(space: Axis[]): boolean {
    return space.some(({ name, low, high }) => name === 'power' && low < high);
}

/** Returns the point of the space nearest to an aim, on the table, with a power and a sway. */
export function throwPlace(space: Axis[], aim: Point, power: number, sway: number): number {
    const wanted: Record<string, number> = { x: aim[0] / MM, y: aim[1] / MM, power, sway };
    return placeOf(
        space,
        space.map(({ name, low, high }) => clamp(whole(wanted[name] ?? 0), low, high)),
    );
}

/** Returns an aim that lies in the space, on whole millimetres. */
export function allowedAim(space: Axis[], [x, y]: Point): Point {
    return [within(space, 'x', x), within(space, 'y', y)];
}

function within(space: Axis[], axis: string, value: number): number {
    const found = space.find(({ name }) => name === axis);
    return (found ? clamp(whole(value / MM), found.low, found.high) : 0) * MM;
}

const SKILLS: Record<string, number> = { expert: 0.6, average: 1, beginner: 1.6, hand: 1 };
const OFF_HAND = 1.5;

/** Returns how far a hand of some skill strays, where an average one is 1. */
export function spreadOf(skill: string, offHand: boolean): number {
    return (SKILLS[skill] ?? 1) * (offHand ? OFF_HAND : 1);
}

/** Returns the standard errors of an average throw along and across its way, on the table. */
export function spreadAt(start: Point, aim: Point): { along: number; across: number } {
    const far = lengthOf(minus(aim, start));
    return { along: 10 * MM + 0.085 * far, across: 8 * MM + 0.055 * far };
}
