import { text } from '../lib/texts.svelte';
import type { Chances, JudgedAnswer } from '../wire';

/** What the marks of answers are called. */
export const MARK_NAMES: Record<string, string> = {
    best: text('Best answer'),
    good: text('Good answer'),
    inaccuracy: text('Inaccuracy'),
    mistake: text('Mistake'),
    blunder: text('Blunder'),
};

const SIGNS: Record<string, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** Returns the sign of an answer that was judged, as in a notation; most have none. */
export function signOf({ mark, only }: Pick<JudgedAnswer, 'mark' | 'only'>): string {
    return only ? '!' : (SIGNS[mark] ?? '');
}

/** Writes a part of all games as whole points. */
export function points(part: number): number {
    return Math.round(100 * part);
}

/** Returns the chances of a seat as points of a curve: the frame before each answer, and the chance there. */
export function lineOf(line: Chances[], seat: number): [number, number][] {
    return line.flatMap(({ number, chances }): [number, number][] => {
        const chance = chances[seat];
        return chance === undefined ? [] : [[number, chance]];
    });
}
