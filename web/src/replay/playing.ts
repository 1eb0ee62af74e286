import type { Pace } from '../lib/playback';

/** The speeds at which a replay runs. */
export type Speed = Exclude<Pace, 'step'>;

/** Milliseconds between two answers at each speed, besides what their events take. */
export const GAPS: Record<Speed, number> = { calm: 900, normal: 500, quick: 250, none: 150 };

export type Move = 'back' | 'forward' | 'first' | 'last' | 'toggle';

const KEYS: Record<string, Move> = {
    ArrowLeft: 'back',
    ArrowRight: 'forward',
    Home: 'first',
    End: 'last',
    ' ': 'toggle',
    p: 'toggle',
    n: 'forward',
};

/** The part of a key press that says what it asks for. */
export interface Pressed {
    key: string;
    ctrlKey: boolean;
    altKey: boolean;
    metaKey: boolean;
    shiftKey: boolean;
}

/**
 * Returns what a key does in a replay, or nothing where it has a meaning of its own: in a field, in a list that
 * scrolls, and Space on what is pressed with it.
 */
export function moveFor(press: Pressed, target: Pick<Element, 'closest'> | null, letters: boolean): Move | null {
    if (press.ctrlKey || press.altKey || press.metaKey || press.shiftKey) return null;
    if (target?.closest('select, textarea, input:not([type="range"]), dialog')) return null;
    if (press.key.length > 1 && target?.closest('ul[tabindex], ol[tabindex]')) return null;
    if (press.key === ' ' && target?.closest('button, a, summary')) return null;
    if (/[a-z]/i.test(press.key) && press.key.length === 1 && !letters) return null;
    return KEYS[press.key] ?? null;
}

/** Returns which of the lines beside an answer a key leads to: the one before it or the one after it; 0 for neither. */
export function besideFor(press: Pressed, target: Pick<Element, 'closest'> | null): number {
    if (press.ctrlKey || press.altKey || press.metaKey || press.shiftKey) return 0;
    if (target?.closest('select, textarea, input, dialog, [tabindex="0"]:not(button, a)')) return 0;
    return press.key === 'ArrowUp' ? -1 : press.key === 'ArrowDown' ? 1 : 0;
}
