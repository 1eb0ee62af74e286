import type { GuestSeat, MatchWish, SeatToken } from '../wire';

export type Seat = number;

/** Stands for those who only watch. */
export const SPECTATOR: Seat = -1;

/** A seat and what opens it, with the entropy that this page has drawn for it. */
export interface SeatKey extends SeatToken {
    entropy?: string;
}

/** A seat that was taken, and those of the same screen. */
export interface MatchSeat extends GuestSeat, SeatKey {
    others?: SeatKey[];
}

/**
 * The guest seats this browser holds: one, or several that share a screen. Whoever has a token has the seat, so tokens
 * stay here and in the hello. Whoever came by an invitation has wished for nothing.
 */
export interface HeldSeat extends MatchSeat {
    game: string;
    title: string;
    began: number;
    wish?: MatchWish;
    /** The lesson that is learnt in it. */
    course?: string;
    /** The series that the match belongs to. */
    series?: string;
}

const KEY = 'wildswing.seats';
const MOST = 20;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the seats of unfinished matches, the newest first. */
export function heldSeats(shelf: Shelf = localStorage): HeldSeat[] {
    try {
        const found: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
        return Array.isArray(found) ? found.filter(isSeat).map((one) => ({ ...one, seat: one.seat ?? 0 })) : [];
    } catch {
        return [];
    }
}

export function keepSeat(seat: HeldSeat, shelf: Shelf = localStorage): void {
    write([seat, ...without(seat, shelf)].slice(0, MOST), shelf);
}

export function dropSeat(seat: HeldSeat, shelf: Shelf = localStorage): void {
    write(without(seat, shelf), shelf);
}

/** Returns all seats of one screen. */
export function tokensOf({ seat, token, entropy, others }: HeldSeat): SeatKey[] {
    return [{ seat, token, ...(entropy ? { entropy } : {}) }, ...(others ?? [])];
}

function without(seat: HeldSeat, shelf: Shelf): HeldSeat[] {
    return heldSeats(shelf).filter((one) => one.match !== seat.match || one.seat !== seat.seat);
}

function write(seats: HeldSeat[], shelf: Shelf): void {
    shelf.setItem(KEY, JSON.stringify(seats));
}

function isSeat(one: unknown): one is HeldSeat {
    return typeof one === 'object' && one !== null && 'match' in one && 'token' in one && 'game' in one;
}
