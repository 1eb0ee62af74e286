/** Shapes as the text of an SVG: attributes only, since the page allows no styles in its markup. */

import { INK } from './colours';
import { pointsOf, rounded, type Point } from './geometry';
import type { Shape } from './shapes';

/** The width of an outline, and of the paper edge around a figure. */
const OUTLINE = 3.6;
const EDGE = 11;

function path({ d, fill, stroke, width, opacity, dashes }: Shape): string {
    const said = [`d="${d}" fill="${fill}"`];
    if (width === 0) said.push('stroke="none"');
    else {
        if (stroke) said.push(`stroke="${stroke}"`);
        if (width !== undefined) said.push(`stroke-width="${rounded(width)}"`);
    }
    if (dashes) said.push(`stroke-dasharray="${dashes}"`);
    if (opacity !== undefined && opacity !== 1) said.push(`opacity="${opacity}"`);
    return `<path ${said.join(' ')}/>`;
}

/** Returns shapes with ink outlines. */
export function inked(shapes: Shape[], scale = 1): string {
    if (!shapes.length) return '';
    const outline = `stroke="${INK}" stroke-width="${rounded(OUTLINE * scale)}"`;
    return `<g ${outline} stroke-linejoin="round" stroke-linecap="round">${shapes.map(path).join('')}</g>`;
}

/** Returns the paper edge of shapes that were cut out: the same, a little larger, in the colour of the page's choice. */
export function edged(shapes: Shape[]): string {
    const outlined = shapes.filter(({ width }) => width !== 0);
    const areas = outlined.filter(({ fill }) => fill !== 'none');
    const lines = outlined.filter(({ fill, stroke }) => fill === 'none' && !stroke);
    const common = 'class="edge" stroke-linejoin="round" stroke-linecap="round"';
    const said = [`<path ${common} stroke-width="${EDGE}" d="${coarse(areas)}"/>`];
    const widest = Math.max(...lines.map(({ width = OUTLINE }) => width));
    if (lines.length) {
        said.push(
            `<path ${common} fill="none" stroke-width="${rounded(widest + EDGE - OUTLINE)}" d="${coarse(lines)}"/>`,
        );
    }
    return said.join('');
}

/** Returns the paths of shapes in whole numbers: nobody sees the difference below what is drawn over it. */
const coarse = (shapes: Shape[]): string =>
    shapes.map(({ d }) => d.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number))))).join('');

/** Returns the outline of everything in one path. */
export const silhouette = (shapes: Shape[]): string => shapes.map(({ d }) => d).join('');

/** A box around shapes: left, top, width and height. */
export type Box = readonly [number, number, number, number];

export function boxOf(shapes: Shape[], margin = 0): Box {
    const points = shapes.flatMap(({ d }): Point[] => pointsOf(d));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}

export const viewBox = (box: Box): string => box.map(rounded).join(' ');
