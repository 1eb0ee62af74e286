/** What a picture is made of: closed paths with an ink outline, in the order in which they are painted. */

import { dark } from './colours';
import { placing, pts, rounded, transformed, type Matrix, type Point } from './geometry';

export interface Style {
    /** The colour of the outline; nothing is ink. */
    stroke?: string;
    /** The width of the outline; nothing is the usual one, 0 none at all. */
    width?: number;
    opacity?: number;
    /** Lengths of dashes and gaps, for chains. */
    dashes?: string;
}

export interface Shape extends Style {
    d: string;
    fill: string;
}

/** A patch of colour without an outline. */
export const FLAT: Style = { width: 0 };

export function shape(d: string, fill: string, style: Style = {}): Shape {
    return { d, fill, ...style };
}

export function poly(points: Point[], fill: string, style: Style = {}): Shape {
    return shape(`M${pts(...points)}Z`, fill, style);
}

/** A line of ink. */
export function line(d: string, width: number, opacity = 1): Shape {
    return shape(d, 'none', { width, opacity });
}

/** A line of a colour with ink on both sides. */
export function cord(d: string, colour: string, width: number, dashes = ''): Shape[] {
    const inner: Style = dashes ? { stroke: colour, width, dashes } : { stroke: colour, width };
    return [shape(d, 'none', { width: width + 4.5 }), shape(d, 'none', inner)];
}

export function disc(x: number, y: number, r: number, fill: string, style: Style = {}): Shape {
    return oval(x, y, r, r, fill, style);
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, style: Style = {}): Shape {
    return shape(`M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`, fill, style);
}

/** Returns shapes after turning, sizing and moving them; outlines of a given width are sized too. */
export function brought(shapes: Shape[], matrix: Matrix, outlines = false): Shape[] {
    const size = Math.hypot(matrix[0], matrix[1]);
    return shapes.map((one) => ({
        ...one,
        d: transformed(one.d, matrix),
        ...(outlines && one.width ? { width: one.width * size } : {}),
    }));
}

/** Returns a picture that was drawn around the origin at its place. */
export function placed(where: Point, turn: number, shapes: Shape[], size = 1): Shape[] {
    return brought(shapes, placing(where, turn, size));
}

/** A tapered limb with a bulge near its root, in shade along its back. */
export function limb(from: Point, wide: number, to: Point, narrow: number, fill: string, bulge = 1.12): Shape[] {
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const nx = -Math.sin(angle);
    const ny = Math.cos(angle);
    const middle: Point = [from[0] + (to[0] - from[0]) * 0.38, from[1] + (to[1] - from[1]) * 0.38];
    const thick = (wide * 0.62 + narrow * 0.38) * bulge * 1.12;
    const aside = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by];
    const left = [aside(from, wide), aside(middle, thick), aside(to, narrow)] as const;
    const right = [aside(from, -wide), aside(middle, -thick), aside(to, -narrow)] as const;
    const [near, far] = [rounded(wide), rounded(narrow)];
    const outline =
        `M${pts(left[0])}Q${pts(left[1])} ${pts(left[2])}A${far} ${far} 0 0 0 ${pts(right[2])}` +
        `Q${pts(right[1])} ${pts(right[0])}A${near} ${near} 0 0 0 ${pts(left[0])}Z`;
    const sign = nx < 0 ? 1 : -1;
    const back = nx < 0 ? left : right;
    const shade =
        `M${pts(back[0])}Q${pts(back[1])} ${pts(back[2])}` +
        `L${pts(aside(to, narrow * 0.25 * sign))}L${pts(aside(from, wide * 0.1 * sign))}Z`;
    return [shape(outline, fill), shape(shade, dark(fill), FLAT)];
}
