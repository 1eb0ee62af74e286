import { clamp, type Box, type Screen } from './geometry';

/** How far apart the places are that are tried, in pixels. */
const STEP = 14;
/** How many steps away a place may be. */
const FAR = 8;
/** How much farther away words may be, in pixels, to cover one pixel less of something else. */
const WORTH = 0.5;

function overlap(one: Box, other: Box): number {
    const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return Math.max(0, wide) * Math.max(0, high);
}

/**
 * Returns where the middle of a plate with words about a point is best: in sight, off the mark around the point, near
 * it, and over as little as can be of what else is to be read. Above the mark is best where all are alike.
 */
export function placed(size: Screen, mark: number, seen: Box, taken: Box[]): Screen {
    const across = (x: number): number => clamp(x, seen.x + size.x / 2, seen.x + seen.width - size.x / 2);
    const [up, aside] = [mark + 2 + size.y / 2, mark + 2 + size.x / 2];
    const steps = Array.from({ length: FAR }, (_, step) => step * STEP);
    const places = [
        ...steps.map((step) => ({ x: across(0), y: -up - step })),
        ...steps.map((step) => ({ x: across(0), y: up + step })),
        ...steps.flatMap((step) => [-step, step].flatMap((y) => [-aside, aside].map((x) => ({ x, y })))),
    ];
    const around = { x: -mark, y: -mark, width: 2 * mark, height: 2 * mark };
    let best = places[0]!;
    let least = Infinity;
    for (const place of places) {
        const plate = { x: place.x - size.x / 2, y: place.y - size.y / 2, width: size.x, height: size.y };
        const hidden = size.x * size.y - overlap(plate, seen);
        const covered = [around, ...taken].reduce((sum, one) => sum + overlap(plate, one), hidden * 4);
        const cost = covered * WORTH + Math.hypot(place.x, place.y);
        if (cost < least) [best, least] = [place, cost];
    }
    return best;
}
