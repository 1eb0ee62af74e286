import type { Pace } from './playback';
import { text } from './texts.svelte';

/** The paces of play, the slowest first, with what each is called. */
export const PACE_NAMES: [Pace, string][] = [
    ['step', text('Step by step')],
    ['calm', text('Slow')],
    ['normal', text('Normal')],
    ['quick', text('Quick')],
    ['none', text('At once')],
];

/** Returns the pace that is so many places faster, or slower if that is negative; at either end it stays. */
export function faster(pace: Pace, places: number): Pace {
    const at = PACE_NAMES.findIndex(([one]) => one === pace) + places;
    return PACE_NAMES[Math.max(0, Math.min(at, PACE_NAMES.length - 1))]?.[0] ?? pace;
}

export function paceName(pace: Pace): string {
    return PACE_NAMES.find(([one]) => one === pace)?.[1] ?? '';
}
