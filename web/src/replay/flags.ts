import type { Frame, JudgedAnswer } from '../wire';
import { signOf } from './marks';

/** An answer that stands out on the graph of a match: the frame after it, its sign, its mark, and how high the curve is. */
export interface Flag {
    place: number;
    sign: string;
    mark: string;
    height: number;
}

/** A turn or round on the graph: where it begins, and its number. */
export interface Tick {
    place: number;
    number: string;
}

/** What is shown where there is no room for all of them. */
const WEIGHTS: Record<string, number> = { '??': 4, '!': 3, '?': 2, '?!': 1 };

/** Returns how high a curve is at a frame, on the straight line between the frames at which it is known. */
export function heightAt(curve: readonly [number, number][], place: number): number {
    const before = curve.filter(([at]) => at <= place).at(-1);
    const after = curve.find(([at]) => at >= place);
    if (!before || !after) return (before ?? after)?.[1] ?? 0.5;
    const [from, low] = before;
    const [to, high] = after;
    return from === to ? low : low + ((high - low) * (place - from)) / (to - from);
}

/** Returns the answers with a sign, in the order of the match. */
export function flagsOf(judged: Iterable<JudgedAnswer>, curve: readonly [number, number][]): Flag[] {
    return [...judged]
        .filter((one) => signOf(one))
        .map((one) => ({
            place: one.number + 1,
            sign: signOf(one),
            mark: one.mark,
            height: heightAt(curve, one.number + 1),
        }))
        .sort((one, other) => one.place - other.place);
}

/** Leaves out what would lie over something that weighs more, less than so many frames away. */
export function spaced(flags: readonly Flag[], gap: number): Flag[] {
    const kept: Flag[] = [];
    for (const flag of [...flags].sort((one, other) => (WEIGHTS[other.sign] ?? 0) - (WEIGHTS[one.sign] ?? 0)))
        if (kept.every(({ place }) => Math.abs(place - flag.place) >= gap)) kept.push(flag);
    return kept.sort((one, other) => one.place - other.place);
}

/** Returns where turns or rounds begin, as far apart as so many frames. */
export function ticksOf(frames: readonly Pick<Frame, 'moment'>[], gap: number): Tick[] {
    const ticks: Tick[] = [];
    let last = '';
    for (const [place, { moment }] of frames.entries()) {
        const number = /\d+/.exec(moment)?.[0] ?? '';
        if (number === last) continue;
        last = number;
        const before = ticks.at(-1);
        if (number && (!before || place - before.place >= gap)) ticks.push({ place, number });
    }
    return ticks;
}
