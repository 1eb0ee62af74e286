import type { Axis } from '../../wire';
import { clamp, heading, lengthOf, MM, minus, plus, toward, turned, whole, type Lying } from './geometry';
import type { Point } from './view';

/** An answer to where a card goes: the point of the space, and where the card then lies on the table. */
export interface Spot {
    point: number[];
    at: Point;
}

function axis(space: Axis[], name: string): Axis {
    return space.find((one) => one.name === name) ?? { name, low: 0, high: 0 };
}

/** Returns the slide that leads nearest to a place: a direction in degrees and a distance in mm. */
export function slideTo(space: Axis[], card: Lying, to: Point): Spot {
    const way = minus(to, [card.x, card.y]);
    const distance = axis(space, 'distance');
    const far = clamp(whole(lengthOf(way) / MM), distance.low, distance.high);
    const direction = directionIn(axis(space, 'direction'), heading(way) / 10);
    return { point: [direction, far], at: plus([card.x, card.y], toward(direction * 10, far * MM)) };
}

/** Returns the whole degree of an axis that is nearest to a direction; the axis may begin below 0 or end above 360. */
export function directionIn({ low, high }: Axis, degrees: number): number {
    const same = [-720, -360, 0, 360, 720].map((round) => Math.round(degrees) + round);
    const inside = same.find((one) => low <= one && one <= high);
    if (inside !== undefined) return inside;
    return same
        .map((one) => clamp(one, low, high))
        .reduce((best, one) => (gap(one, degrees) < gap(best, degrees) ? one : best));
}

/** Returns the angle between two directions. */
function gap(one: number, other: number): number {
    const difference = (((one - other) % 360) + 360) % 360;
    return Math.min(difference, 360 - difference);
}

/** Returns the place in a team's strip that is nearest: so many mm to the right, and behind the front line. */
export function stripTo(space: Axis[], card: Lying, to: Point): Spot {
    const [ahead, above] = turned(minus(to, [card.x, card.y]), -card.angle);
    const [right, back] = [axis(space, 'right'), axis(space, 'back')];
    const point: [number, number] = [
        clamp(whole(ahead / MM), right.low, right.high),
        clamp(whole(-above / MM), back.low, back.high),
    ];
    return { point, at: plus([card.x, card.y], turned([point[0] * MM, -point[1] * MM], card.angle)) };
}

/** Returns the outline of a slide's reach: a whole circle, or a sector with its middle. */
export function reachOf(space: Axis[], card: Lying): Point[] {
    const { low, high } = axis(space, 'direction');
    const far = axis(space, 'distance').high * MM;
    const whole = high - low >= 359;
    const arc = Array.from({ length: 73 }, (_, step) => low + ((high - low) * step) / 72);
    const outline = arc.map((degrees) => plus([card.x, card.y], toward(degrees * 10, far)));
    return whole ? outline : [[card.x, card.y], ...outline];
}

/** Returns the corners of the part of the strip in which the middle of a card may lie. */
export function roomOf(space: Axis[], card: Lying): Point[] {
    const [right, back] = [axis(space, 'right'), axis(space, 'back')];
    const inFrame: Point[] = [
        [right.low, -back.low],
        [right.high, -back.low],
        [right.high, -back.high],
        [right.low, -back.high],
    ];
    return inFrame.map(([x, y]) => plus([card.x, card.y], turned([x * MM, y * MM], card.angle)));
}
