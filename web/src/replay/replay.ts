import { marksFor } from '../games/pages';
import { SPECTATOR, type Seat } from '../lib/seats';
import type { Frame, Replay, Summary, Telling } from '../wire';

/** A list of one: the thing that stands there now; or by each key or place that differs, its own change. */
type Change = Frame['view'];

/** Through whose eyes a match is seen: a seat, those who watched, or with all cards open. */
export type Eyes = Seat | 'open';

/** Returns what a change makes of a thing; what does not change is the same thing still. */
export function changed(before: unknown, change: Change): unknown {
    if (Array.isArray(change)) return change[0];
    const changes = Object.entries(change).filter((one): one is [string, Change] => isChange(one[1]));
    if (!changes.length) return before;
    const parts = new Map<string, unknown>(Object.entries(before ?? {}));
    for (const [key, one] of changes) parts.set(key, changed(parts.get(key), one));
    return Array.isArray(before) ? [...parts.values()] : Object.fromEntries(parts);
}

function isChange(one: unknown): one is Change {
    return typeof one === 'object' && one !== null;
}

/** Returns what those who watched saw after each frame. */
export function viewsOf(frames: Frame[]): unknown[] {
    let view: unknown = null;
    return frames.map((frame) => (view = changed(view, frame.view)));
}

/** Returns a table as it looks through somebody's eyes. */
export function seenBy(eyes: Eyes, watched: unknown, frame: Frame): unknown {
    if (eyes === SPECTATOR) return watched;
    if (eyes !== 'open') return changed(watched, frame.secrets[eyes] ?? {});
    const all = frame.secrets.reduce(changed, watched);
    return typeof all === 'object' && all !== null && 'seat' in all ? { ...all, seat: SPECTATOR } : all;
}

/** Returns the events of a frame that somebody was told; with all cards open, those who know most tell them. */
export function toldTo(eyes: Eyes, { events }: Frame): Telling[] {
    return events.filter(
        ({ audience }) => !audience || (eyes === 'open' ? !audience.includes(SPECTATOR) : audience.includes(eyes)),
    );
}

/** Returns the frames with something that is marked on the timeline. */
export function marksOf({ game, frames }: Pick<Replay, 'game' | 'frames'>): number[] {
    const kinds = marksFor(game);
    return frames.flatMap(({ events }, place) => (events.some(({ event }) => kinds.includes(event)) ? [place] : []));
}

/** Returns the chances of a seat as points of a curve: frame and chance, where they are known. */
export function curveOf(frames: Frame[], seat: Seat): [number, number][] {
    return frames.flatMap(({ chances }, place): [number, number][] => {
        const chance = chances?.[seat];
        return chance === undefined ? [] : [[place, chance]];
    });
}

/** Returns the chance at a frame: the one that was last known on a curve. */
export function lastOf(curve: [number, number][], place: number): number | null {
    return curve.filter(([at]) => at <= place).at(-1)?.[1] ?? null;
}

/** Where a match turned: the frames before and after, whose chances rose, and from what to what. */
export interface Turned {
    since: number;
    until: number;
    seat: Seat;
    before: number;
    after: number;
}

/** Returns where a match turned: by search once it was analysed, before that by a guess. */
export function turnIn({ turning_point: guessed }: Pick<Replay, 'turning_point'>, searched?: Summary): Turned | null {
    return searched ? searched.turning_point : guessed && { ...guessed, until: guessed.frame };
}
