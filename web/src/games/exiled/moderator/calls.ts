import type { ExiledEvent } from '../wire';
import { t } from '../../../lib/texts.svelte';

/** What a moderator calls out; everything else is only to be read. */
const CALLED: ExiledEvent['event'][] = [
    'phase',
    'stance',
    'ethereal',
    'fell',
    'persisted',
    'rose',
    'hampered',
    'chest',
    'called',
    'over',
];

/** Returns what is said aloud of some events. */
export function callsOf(events: ExiledEvent[]): string {
    return events
        .filter(({ event }) => CALLED.includes(event))
        .map(({ sentence }) => sentence)
        .join(' ');
}

/** Returns what is said aloud when the moderator gives the sign. */
export function signFor(phase: string): string {
    return phase === 'movement' ? t('One, two, three: move!') : t('One, two, three: throw!');
}
