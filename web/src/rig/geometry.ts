/** Points, directions and paths. Up is negative; a direction is 0 downward, 90 forward, 180 upward, 270 backward. */

export type Point = readonly [number, number];

/** A way of turning, sizing and moving points: [a b c d e f] of SVG. */
export type Matrix = readonly [number, number, number, number, number, number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns a number with one digit after the point. */
export const rounded = (number: number): number => Math.round(number * 10) / 10;

/** Returns the point at a distance from another in a direction. */
export function at([x, y]: Point, direction: number, distance: number): Point {
    return [x + Math.sin(radians(direction)) * distance, y + Math.cos(radians(direction)) * distance];
}

export function plus([x, y]: Point, [dx, dy]: Point): Point {
    return [x + dx, y + dy];
}

export function between([x, y]: Point, [u, v]: Point, share: number): Point {
    return [x + (u - x) * share, y + (v - y) * share];
}

/** Returns the direction from one point to another. */
export function direction([x, y]: Point, [u, v]: Point): number {
    return (Math.atan2(u - x, v - y) * 180) / Math.PI;
}

/** Returns points as they stand in a path. */
export function pts(...points: Point[]): string {
    return points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join(' L');
}

/** Returns what brings a picture around the origin to a place, turned clockwise and sized. */
export function placing([x, y]: Point, turn = 0, size = 1): Matrix {
    const cos = Math.cos(radians(turn)) * size;
    const sin = Math.sin(radians(turn)) * size;
    return [cos, sin, -sin, cos, x, y];
}

/** Returns a point after turning, sizing and moving it. */
export function moved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
    return [a * x + c * y + e, b * x + d * y + f];
}

interface Command {
    letter: string;
    numbers: number[];
}

/** Reads a path of absolute commands without H and V. */
function commands(path: string): Command[] {
    return [...path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, letter = '', rest = '']) => ({
        letter,
        numbers: (rest.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number),
    }));
}

/** Returns a path after turning, sizing and moving it; sizes are the same in both directions. */
export function transformed(path: string, matrix: Matrix): string {
    const size = Math.hypot(matrix[0], matrix[1]);
    const mirrored = matrix[0] * matrix[3] - matrix[1] * matrix[2] < 0;
    return commands(path)
        .map(({ letter, numbers }) => {
            const said: number[] = [];
            if (letter === 'A') {
                for (let from = 0; from + 6 < numbers.length; from += 7) {
                    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers.slice(
                        from,
                        from + 7,
                    );
                    said.push(rx * size, ry * size, turn + tilt(matrix), large, mirrored ? 1 - sweep : sweep);
                    said.push(...moved(matrix, [x, y]));
                }
            } else {
                for (let from = 0; from + 1 < numbers.length; from += 2) {
                    said.push(...moved(matrix, [numbers[from] ?? 0, numbers[from + 1] ?? 0]));
                }
            }
            return letter + said.map(rounded).join(' ');
        })
        .join('');
}

const tilt = (matrix: Matrix): number => (Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI;

/** Returns every point that a path names, handles of curves among them. */
export function pointsOf(path: string): Point[] {
    return commands(path).flatMap(({ letter, numbers }) => {
        const found: Point[] = [];
        const step = letter === 'A' ? 7 : 2;
        for (let from = 0; from + step - 1 < numbers.length; from += step) {
            found.push([numbers[from + step - 2] ?? 0, numbers[from + step - 1] ?? 0]);
        }
        return found;
    });
}
