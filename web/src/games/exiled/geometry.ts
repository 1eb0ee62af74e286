import type { Edges, Point } from './view';

/** Lengths on the table, in hundredths of a millimetre. */
export const MM = 100;
export const CARD_WIDTH = 63 * MM;
export const CARD_HEIGHT = 88 * MM;

/** A point on the screen: as on the table, turned for the viewer, with y downwards. */
export type Screen = { x: number; y: number };

/** The stage shows the table lying: the side that looks up from the lower edge looks to the right. */
export const LYING = 900;

/** Which way is ahead for a team, in tenths of a degree; 0 is towards +y. */
export function turnFor(team: number, teams: number): number {
    return team < 0 ? 0 : Math.floor((3600 * team) / teams);
}

/** Returns where a point of the table is on the screen. */
export function toScreen([x, y]: Point, turn: number): Screen {
    const [rightX, upY] = turned([x, y], -turn);
    return { x: rightX, y: -upY };
}

/** Returns which point of the table is at a point of the screen. */
export function fromScreen({ x, y }: Screen, turn: number): Point {
    return turned([x, -y], turn);
}

/** Returns by how many degrees the screen turns a card clockwise. */
export function screenAngle(angle: number, turn: number): number {
    return (turn - angle) / 10;
}

/** Turns a point counter-clockwise round the middle. */
export function turned([x, y]: Point, angle: number): Point {
    const radians = (angle * Math.PI) / 1800;
    const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
    return [x * cosine - y * sine, x * sine + y * cosine];
}

/** Returns the way that leads so far in a direction; 0 is towards +y, and angles grow counter-clockwise. */
export function toward(angle: number, length: number): Point {
    return turned([0, length], angle);
}

/** Returns the direction of a way in tenths of a degree, from 0 up to 3600. */
export function heading([x, y]: Point): number {
    const angle = (Math.atan2(-x, y) * 1800) / Math.PI;
    return angle < 0 ? angle + 3600 : angle;
}

export function plus([x, y]: Point, [dx, dy]: Point): Point {
    return [x + dx, y + dy];
}

export function minus([x, y]: Point, [dx, dy]: Point): Point {
    return [x - dx, y - dy];
}

export function lengthOf([x, y]: Point): number {
    return Math.hypot(x, y);
}

/** A card that lies on the table. */
export interface Lying {
    x: number;
    y: number;
    angle: number;
}

/** Returns where a point of a card's frame is on the table. */
export function onTable(card: Lying, point: Point): Point {
    return plus([card.x, card.y], turned(point, card.angle));
}

/** Returns the point of a card that is nearest to a point of the table: where the plane of attack is. */
export function nearestOn(card: Lying, to: Point): Point {
    const [x, y] = turned(minus(to, [card.x, card.y]), -card.angle);
    return onTable(card, [clamp(x, -CARD_WIDTH / 2, CARD_WIDTH / 2), clamp(y, -CARD_HEIGHT / 2, CARD_HEIGHT / 2)]);
}

export function clamp(value: number, low: number, high: number): number {
    return Math.min(Math.max(value, low), high);
}

/** Returns the nearest whole number, which is never a zero below zero. */
export function whole(value: number): number {
    return Math.round(value) || 0;
}

/** A part of the screen. */
export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

/** Returns the smallest box round some points, with a margin. */
export function boxAround(points: Screen[], across: number, up: number): Box {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, top] = [Math.min(...xs) - across, Math.min(...ys) - up];
    return { x: left, y: top, width: Math.max(...xs) + across - left, height: Math.max(...ys) + up - top };
}

/** Returns what both boxes cover. */
export function common(one: Box, other: Box): Box {
    const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
    return {
        x,
        y,
        width: Math.min(one.x + one.width, other.x + other.width) - x,
        height: Math.min(one.y + one.height, other.y + other.height) - y,
    };
}

/** Returns a box as large as it must be to have the shape of another, with the first in its middle. */
export function filling(box: Box, wide: number, high: number): Box {
    const width = Math.max(box.width, (box.height * wide) / Math.max(1, high));
    const height = Math.max(box.height, (box.width * high) / Math.max(1, wide));
    return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** Returns which of the places is farthest from the thing that is nearest to it; the first of equals. */
export function farthest(places: Screen[], things: Screen[]): number {
    const room = places.map((place) =>
        Math.min(...things.map((thing) => Math.hypot(thing.x - place.x, thing.y - place.y))),
    );
    return room.indexOf(Math.max(...room));
}

/** Returns the corners of the table. */
export function corners([left, bottom, right, top]: Edges): Point[] {
    return [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
    ];
}

/** Writes a shape in a card's frame, where y points to the head, as the points of an SVG polygon. */
export function drawn(shape: Point[]): string {
    return shape.map(([x, y]) => `${x},${-y}`).join(' ');
}

/** Returns the middle of the corners of a shape. */
export function middleOf(shape: Point[]): Point {
    const sum = shape.reduce<Point>(plus, [0, 0]);
    return [sum[0] / shape.length, sum[1] / shape.length];
}

/** Returns a shape of a card's frame as it lies on the table. */
export function laid(shape: Point[], card: Lying): Point[] {
    return shape.map((point) => onTable(card, point));
}

/** Tells whether two convex shapes overlap: no side of either parts them. */
export function overlap(one: Point[], other: Point[]): boolean {
    return !parts(one, other) && !parts(other, one);
}

function parts(one: Point[], other: Point[]): boolean {
    return one.some(([x, y], at) => {
        const [u, v] = one[(at + 1) % one.length]!;
        const [nx, ny] = [v - y, x - u];
        const along = ([a, b]: Point) => a * nx + b * ny;
        const [mine, theirs] = [one.map(along), other.map(along)];
        return Math.max(...mine) < Math.min(...theirs) || Math.max(...theirs) < Math.min(...mine);
    });
}

/** Returns how far apart two shapes are. */
export function gapBetween(one: Point[], other: Point[]): number {
    if (overlap(one, other)) return 0;
    return Math.min(...one.map((point) => farFrom(point, other)), ...other.map((point) => farFrom(point, one)));
}

function farFrom(point: Point, shape: Point[]): number {
    return Math.min(
        ...shape.map((corner, at) => {
            const side = minus(shape[(at + 1) % shape.length]!, corner);
            const way = minus(point, corner);
            const long = side[0] ** 2 + side[1] ** 2;
            const share = clamp((way[0] * side[0] + way[1] * side[1]) / (long || 1), 0, 1);
            return lengthOf(minus(way, [side[0] * share, side[1] * share]));
        }),
    );
}
