/** Where things stand on the stage of a strike, as transforms; `--f` is how large a figure is. */

import type { Seat } from '../../../lib/seats';
import type { Pair } from '../view';
import type { Way } from './acting';
import { sideOf } from './scene';
import type { Shot } from './shots';

/** A place across the stage: hundredths of its width from the middle, and figures from there. */
interface Spot {
    across: number;
    figures: number;
}

export interface Places {
    /** By seat, the transform that brings a figure to its place. */
    at: Pair<string>;
    /** By seat, where words about it stand: at its own place, wherever it strikes. */
    middle: Pair<string>;
    /** By seat, whether it stands on the left. */
    left: Pair<boolean>;
    spots: Pair<Spot>;
}

const SPACE = 3.4;
const APART = 0.4;
/** How far from its target an attacker stands who has come close, and how far one gets who misses, in figures. */
const CLOSE = 0.78;
const SHORT = 0.25;

const COME_CLOSE = new Set<Way>(['rush', 'arc', 'blink']);

/** Returns where both are in a shot, the near seat on the left unless they have passed each other. */
export function placesIn(
    shot: Shot | undefined,
    spaces: Pair<number>,
    start: Pair<number>,
    near: 0 | 1,
    wayOf: (seat: Seat) => Way,
): Places {
    const far = near === 0 ? 1 : 0;
    const forward = start[near] <= start[far] ? 1 : -1;
    const middle = (start[0] + start[1]) / 2;
    const across = (seat: 0 | 1): number => (spaces[seat] - middle) * forward;
    const left: Pair<boolean> = [across(0) < across(1), across(1) < across(0)];
    if (left[0] === left[1]) left[near] = true;
    const own = (seat: 0 | 1): Spot => ({ across: across(seat) * SPACE, figures: left[seat] ? -APART : APART });
    const spots: Pair<Spot> = [own(0), own(1)];
    const acted = (seat: 0 | 1): Spot => {
        const met = shot && sideOf(shot.scene, seat).met;
        if (!met || shot?.scene.reaching !== seat) return spots[seat];
        if (!COME_CLOSE.has(wayOf(seat))) return spots[seat];
        const facing = left[seat] ? 1 : -1;
        const from = met.hit ? spots[seat === 0 ? 1 : 0] : spots[seat];
        return { across: from.across, figures: from.figures + facing * (met.hit ? -CLOSE : SHORT) };
    };
    return {
        at: [transform(acted(0)), transform(acted(1))],
        middle: [inside(spots[0]), inside(spots[1])],
        left,
        spots,
    };
}

/** Returns where a space of the arena is; `start` is where both stood first. */
export function spaceAt(space: number, start: Pair<number>, near: 0 | 1): string {
    const forward = start[near] <= start[near === 0 ? 1 : 0] ? 1 : -1;
    return inside({ across: (space - (start[0] + start[1]) / 2) * forward * SPACE, figures: 0 });
}

/** Returns where an attack meets its target. */
export function contactAt({ spots, left }: Places, striker: Seat): string {
    const target = striker === 0 ? 1 : 0;
    const { across, figures } = spots[target];
    return transform({ across, figures: figures + (left[target] ? 0.25 : -0.25) });
}

function transform(spot: Spot): string {
    return `translateX(${distance(spot)})`;
}

/** Words stay inside the stage, wherever their fighter stands. */
function inside(spot: Spot): string {
    return `translateX(clamp(0px, ${distance(spot)}, 100cqw - var(--f)))`;
}

function distance({ across, figures }: Spot): string {
    return `calc(${(50 + across).toFixed(2)}cqw + ${(figures - 0.5).toFixed(3)} * var(--f))`;
}
