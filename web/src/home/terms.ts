import { t } from '../lib/texts.svelte';
import type { MatchWish, Terms } from '../wire';
import { LISTED, OPEN } from './seating';

/** Minutes for all answers, and the seconds that are gained with each. */
export const CLOCKS: readonly (readonly [number, number])[] = [
    [5, 5],
    [10, 5],
    [20, 10],
    [45, 15],
];

/** Tells whether somebody plays who is elsewhere, so that there is something to agree on. */
export function amongPeople(players: string[]): boolean {
    return players.some((player) => player === OPEN || player === LISTED);
}

/** Says in a wish on what terms people play; nothing where nobody is to agree. */
export function agreed(players: string[], terms: Terms): Pick<MatchWish, 'terms'> {
    return amongPeople(players) && (terms.clock || terms.absence || terms.fan_made) ? { terms } : {};
}

/** Says in a few words by which clock is played. */
export function clockSaid(terms: Terms | undefined): string {
    const clock = terms?.clock;
    return clock
        ? t('{minutes} min + {increment} s', { minutes: clock.minutes, increment: clock.increment ?? 0 })
        : t('no clock');
}
