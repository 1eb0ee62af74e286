import { plural, t } from '../lib/texts.svelte';
import { wordFor } from '../lib/words';
import type { MatchWish, Terms } from '../wire';
import { LISTED, OPEN } from './seating';

/** Minutes for all answers, and the seconds that are gained with each. */
export const CLOCKS: readonly (readonly [number, number])[] = [
    [5, 5],
    [10, 5],
    [20, 10],
    [45, 15],
];

/** How many matches a series may have at most. */
const LENGTHS = [3, 5, 7] as const;

/** Tells whether somebody plays who is elsewhere, so that there is something to agree on. */
export function amongPeople(players: string[]): boolean {
    return players.some((player) => player === OPEN || player === LISTED);
}

/** Says in a wish on what terms people play; nothing where nobody is to agree. */
export function agreed(players: string[], terms: Terms): Pick<MatchWish, 'terms'> {
    return amongPeople(players) && Object.keys(terms).length ? { terms } : {};
}

/** Adds to what is agreed on that a series is played, and how much each bans. */
export function inSeries(terms: Terms, bestOf: number, bans: number): Terms {
    const length = LENGTHS.find((one) => one === bestOf);
    return { ...terms, ...(length ? { best_of: length } : {}), ...(bans ? { bans } : {}) };
}

/** Says in a few words each what is agreed on besides the clock, and by which edition is played if that was said. */
export function rulesSaid(terms: Terms | undefined, edition = ''): string[] {
    const { best_of: bestOf = 1, bans = 0, absence = 'agent' } = terms ?? {};
    return [
        bestOf > 1 ? t('Best of {count}', { count: bestOf }) : '',
        bans ? plural(bans, '1 ban each', '{count} bans each') : '',
        edition ? t('{edition} rules', { edition: wordFor(edition) }) : '',
        absence === 'forfeit' ? t('whoever leaves loses') : t('the computer takes over'),
    ].filter(Boolean);
}

/** Says in a few words by which clock is played. */
export function clockSaid(terms: Terms | undefined): string {
    const clock = terms?.clock;
    return clock
        ? t('{minutes} min + {increment} s', { minutes: clock.minutes, increment: clock.increment ?? 0 })
        : t('no clock');
}
