import { t, translated } from '../../lib/texts.svelte';
import type { ExiledEvent, SoloEvent } from './wire';

/** Returns by landing how far beside its target each weapon of the last attack lies, and why, in words. */
export function missesIn(log: ExiledEvent[]): Map<number, string> {
    const attack = log.map((one) => one.event === 'phase' && one.phase === 'attack').lastIndexOf(true);
    const missed = log.slice(attack + 1).filter((one) => one.event === 'missed');
    return new Map(missed.map((one) => [one.landing, missInWords(one)]));
}

/** Returns how far beside the target the last throw of a solo game lies, and why; nothing if it hit. */
export function lastMissIn(log: SoloEvent[]): string {
    const last = log.filter((one) => one.event === 'tossed').at(-1);
    return last?.distance ? missInWords(last) : '';
}

function missInWords({ distance, why }: { distance: number; why: string[] }): string {
    return [t('{far} mm wide', { far: distance }), ...why.map((reason) => translated(reason))].join(', ');
}
