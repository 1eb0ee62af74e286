import type { Waiting } from '../wire';

/** A table in the list; one that is gone stays in its place for a while, and can only be watched. */
export type Row = Waiting & { gone?: boolean };

/** Puts new tables into a list; while somebody points at it, nothing in it moves: what is new comes last. */
export function steadied(before: readonly Row[], now: readonly Waiting[], isPointedAt: boolean): Row[] {
    if (!isPointedAt) return [...now];
    const kept = before.map((old) => now.find(({ match }) => match === old.match) ?? { ...old, gone: true });
    const fresh = now.filter(({ match }) => !before.some((old) => old.match === match));
    return [...kept, ...fresh];
}

/** Returns the table that fits somebody best: the one that has waited longest among those that can be joined. */
export function bestFit(rows: readonly Row[]): string {
    return rows.find(({ gone, is_mine }) => !gone && !is_mine)?.match ?? '';
}
