import type { GameEvent } from '../../lib/protocol';
import { translated } from '../../lib/texts.svelte';

/** Returns by landing how far beside its target each weapon of the last attack lies, and why, in words. */
export function missesIn(log: GameEvent[]): Map<number, string> {
    const attack = log.map(({ event, phase }) => event === 'phase' && phase === 'attack').lastIndexOf(true);
    const missed = log.slice(attack + 1).filter(({ event }) => event === 'missed');
    return new Map(missed.map((event) => [event.landing as number, missInWords(event)]));
}

/** Returns how far beside the target the last throw of a solo game lies, and why; nothing if it hit. */
export function lastMissIn(log: GameEvent[]): string {
    const last = log.filter(({ event }) => event === 'tossed').at(-1);
    return last?.distance ? missInWords(last) : '';
}

function missInWords({ distance, why }: GameEvent): string {
    return [`${distance as number} mm`, ...(why as string[]).map((reason) => translated(reason))].join(', ');
}
