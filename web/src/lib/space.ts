import type { Axis } from '../wire';

/** Returns whether a point lies in a space: a whole number on each axis, between its ends. */
export function isPoint(space: Axis[], point: number[]): boolean {
    return (
        point.length === space.length &&
        space.every(({ low, high }, at) => {
            const value = point[at] ?? NaN;
            return Number.isInteger(value) && low <= value && value <= high;
        })
    );
}

/** Returns the place of a point among all points of its space, the last axis counting fastest. */
export function placeOf(space: Axis[], point: number[]): number {
    return space.reduce((place, { low, high }, at) => place * (high - low + 1) + (point[at] ?? low) - low, 0);
}

/** Returns a point to begin with: 0 on every axis, or what is nearest to it. */
export function startOf(space: Axis[]): number[] {
    return space.map(({ low, high }) => Math.min(Math.max(0, low), high));
}
