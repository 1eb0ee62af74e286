/** A match that is over as the table tells it again; the fields are those of wildswing.server.referee.replays. */

import { marksFor } from '../games/pages';
import { SPECTATOR, type Fairness, type GameEvent, type Outcome, type Seat } from '../lib/protocol';

/** A list of one: the thing that stands there now; or by each key or place that differs, its own change. */
export type Change = [unknown] | { [key: string]: Change };

/** An event with those who were told it, if not all were. */
export type HeardEvent = GameEvent & { audience?: Seat[] };

/** One answer, or the beginning. */
export interface Frame {
    seat: Seat;
    label: string;
    moment: string;
    events: HeardEvent[];
    /** What those who watch see, as a change from the frame before. */
    view: Change;
    /** What each seat sees more. */
    secrets: Change[];
    chances?: number[];
}

export interface TurningPoint {
    frame: number;
    since: number;
    seat: Seat;
    before: number;
    after: number;
    sentence: string;
}

export interface Replay {
    match: string;
    game: string;
    title: string;
    seats: string[];
    players: string[];
    catalog: unknown;
    fairness: Fairness | null;
    outcome: Outcome;
    frames: Frame[];
    turning_point: TurningPoint | null;
}

/** Through whose eyes a match is seen: a seat, those who watched, or with all cards open. */
export type Eyes = Seat | 'open';

/** Returns what a change makes of a thing; what does not change is the same thing still. */
export function changed(before: unknown, change: Change): unknown {
    if (Array.isArray(change)) return change[0];
    const keys = Object.keys(change);
    if (!keys.length) return before;
    const copy = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
    for (const key of keys) copy[key] = changed(copy[key], change[key] ?? {});
    return copy;
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
    const all = frame.secrets.reduce(changed, watched) as object;
    return 'seat' in all ? { ...all, seat: SPECTATOR } : all;
}

/** Returns the events of a frame that somebody was told; with all cards open, those who know most tell them. */
export function toldTo(eyes: Eyes, { events }: Frame): HeardEvent[] {
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

/** Returns the chance of a seat at a frame: the one that was last known. */
export function chanceAt(frames: Frame[], place: number, seat: Seat): number | null {
    return curveOf(frames.slice(0, place + 1), seat).at(-1)?.[1] ?? null;
}
