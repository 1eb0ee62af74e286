import type { HeldSeat } from '../lib/seats';
import type { Played } from '../wire';

/** A match that goes on: this browser holds a seat in it, or the person at it does. */
export interface Unfinished {
    match: string;
    game: string;
    title: string;
    began: number;
    /** The seat that this browser holds; without one it must be taken again. */
    held: HeldSeat | null;
}

/** Puts the matches of this browser and those of its person together, the newest first. */
export function unfinished(held: HeldSeat[], mine: Played[]): Unfinished[] {
    const here: Unfinished[] = held.map((seat) => ({ ...seat, held: seat }));
    const elsewhere = mine
        .filter(({ match }) => !held.some((seat) => seat.match === match))
        .map((one) => ({ ...one, began: Date.parse(one.created), held: null }));
    return [...here, ...elsewhere].sort((one, other) => other.began - one.began);
}

/** Returns with whom somebody has played, and which account each has. */
export function others({ people, seats, seat, accounts }: Pick<Played, 'people' | 'seats' | 'seat' | 'accounts'>) {
    return people.flatMap((name, place) =>
        place === seat ? [] : [{ name: name || (seats[place] ?? ''), account: accounts?.[place] ?? '' }],
    );
}
