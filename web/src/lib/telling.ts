import type { Telling } from '../wire';

/** Returns whom a sentence begins with, and the rest of it. */
export function parted(event: Telling & { who?: unknown }): [string, string] {
    const { who, sentence } = event;
    const begins = typeof who === 'string' && who !== '' && sentence.startsWith(who);
    return begins ? [who, sentence.slice(who.length)] : ['', sentence];
}

/** Returns the last that was told but for what is seen on the table anyway, if there is more than that. */
export function lastTold<Event extends Telling>(log: Event[], seen: string[]): Event | null {
    return log.filter(({ event }) => !seen.includes(event)).at(-1) ?? log.at(-1) ?? null;
}

/** Returns what was told before something, and says something else. */
export function toldBefore<Event extends Telling>(log: Event[], latest: Event, seen: string[]): Event | null {
    const others = log
        .slice(0, log.lastIndexOf(latest))
        .filter(({ event, sentence }) => sentence !== latest.sentence && !seen.includes(event));
    return others.at(-1) ?? null;
}
