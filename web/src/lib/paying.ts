import type { About } from './choices';
import type { Bill } from '../wire';

/** Cards that were chosen for a bill: what each is spent for, as answers in order, and how far that goes. */
export interface Payment {
    total: number;
    /** What is still missing. */
    missing: number;
    /** How many cards would be spent for nothing. */
    idle: number;
    picks: About[];
}

/** Returns what chosen cards pay; each gives as much as it can and as the others leave to pay. */
export function paymentOf(bill: Bill, chosen: number[]): Payment {
    const cards = chosen.flatMap((place) => bill.cards[place] ?? []);
    const total = Math.min(
        bill.most,
        cards.reduce((sum, { worth }) => sum + worth, 0),
    );
    const missing = Math.max(0, bill.least - total);
    const idle = Math.max(0, cards.length - bill.most);
    if (missing || idle) return { total, missing, idle, picks: [] };
    let left = total;
    const picks = cards.map(({ card, zone, worth }, place): About => {
        const others = cards.length - place - 1;
        const spent = Math.min(worth, left - others);
        left -= spent;
        return { card, zone, worth: spent };
    });
    // Less than could be paid is followed by the answer that it is all.
    return { total, missing, idle, picks: total < bill.most ? [...picks, { none: true }] : picks };
}
