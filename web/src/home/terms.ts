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
    return amongPeople(players) && (terms.clock || terms.absence) ? { terms } : {};
}
