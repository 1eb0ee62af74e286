import type { MatchWish } from '../wire';

/** One thing that is chosen for a match. */
export type Chosen = NonNullable<MatchWish['choices']>[string];

/** Who has a seat, where it is no agent: a person at this screen, one who is invited, or anybody in the lobby. */
export const HERE = 'here';
export const OPEN = 'open';
export const LISTED = 'listed';

/** Says in a wish who has each seat; nothing if nobody is at this screen. */
export function seated(players: string[]): Pick<MatchWish, 'seats' | 'opponent' | 'listed'> | null {
    const seats = players.flatMap((player, seat) => (player === HERE ? [seat] : []));
    if (!seats.length) return null;
    const opponent = players.map((player) => (player === HERE ? '' : player === LISTED ? OPEN : player));
    return { seats, opponent, ...(players.includes(LISTED) ? { listed: true } : {}) };
}
