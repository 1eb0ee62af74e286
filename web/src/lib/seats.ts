import type { MatchWish } from './protocol';

/** The guest seats this browser holds. Whoever has a token has the seat, so tokens stay here and in the hello. */

export interface HeldSeat {
    match: string;
    token: string;
    game: string;
    title: string;
    began: number;
    wish: MatchWish;
}

const KEY = 'wildswing.seats';
const MOST = 20;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the seats of unfinished matches, the newest first. */
export function heldSeats(shelf: Shelf = localStorage): HeldSeat[] {
    try {
        const found: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
        return Array.isArray(found) ? found.filter(isSeat) : [];
    } catch {
        return [];
    }
}

export function keepSeat(seat: HeldSeat, shelf: Shelf = localStorage): void {
    write([seat, ...heldSeats(shelf).filter((one) => one.match !== seat.match)].slice(0, MOST), shelf);
}

export function dropSeat(match: string, shelf: Shelf = localStorage): void {
    write(
        heldSeats(shelf).filter((one) => one.match !== match),
        shelf,
    );
}

function write(seats: HeldSeat[], shelf: Shelf): void {
    shelf.setItem(KEY, JSON.stringify(seats));
}

function isSeat(one: unknown): one is HeldSeat {
    return (
        typeof one === 'object' && one !== null && 'match' in one && 'token' in one && 'game' in one && 'wish' in one
    );
}
