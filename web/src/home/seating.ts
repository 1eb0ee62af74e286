import type { MatchWish } from '../lib/protocol';

/** Who has a seat, where it is no agent: a person at this screen, or one who is invited. */
export const HERE = 'here';
export const OPEN = 'open';

/** Says in a wish who has each seat; nothing if nobody is at this screen. */
export function seated(players: string[]): Pick<MatchWish, 'seats' | 'opponent'> | null {
    const seats = players.flatMap((player, seat) => (player === HERE ? [seat] : []));
    return seats.length ? { seats, opponent: players.map((player) => (player === HERE ? '' : player)) } : null;
}
