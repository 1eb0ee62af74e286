import type { About } from '../../lib/choices';
import { openSpaces } from './view';
import type { FormationView, SideView } from './wire';

/** A place that wants a card of the hand, with the card that is meant for it. */
export interface Slot {
    space: number;
    card: number | null;
}

/** What was meant in one phase of one round. */
export interface Meant {
    round: number;
    phase: string;
    laid: Slot[];
}

export const NOTHING_MEANT: Meant = { round: 0, phase: '', laid: [] };

/** Returns the places that are still to be filled, in the order of the table, with what is meant for them. */
export function slotsOf(view: FormationView, side: SideView, meant: Meant): Slot[] {
    const open = openSpaces(side.formation, view.phase === 'back').slice(side.sealed.length);
    const empty: Slot[] = open.map((space) => ({ space, card: null }));
    if (meant.round !== view.round || meant.phase !== view.phase) return empty;
    return meant.laid.reduce(
        (slots, { space, card }) => (card !== null && side.hand.includes(card) ? put(slots, card, space) : slots),
        empty,
    );
}

/** Means a card for a space: into a free place there, or for the card that was meant for it, which changes places. */
export function put(slots: Slot[], card: number, space: number): Slot[] {
    const from = slots.findIndex((slot) => slot.card === card);
    const free = slots.findIndex((slot) => slot.space === space && slot.card === null);
    const to = free >= 0 ? free : slots.findIndex((slot) => slot.space === space);
    const there = slots[to];
    if (!there || (from >= 0 && slots[from]?.space === space)) return slots;
    return slots.map((slot, place) =>
        place === to ? { ...slot, card } : place === from ? { ...slot, card: there.card } : slot,
    );
}

/** Takes a card back into the hand. */
export function takeUp(slots: Slot[], card: number): Slot[] {
    return slots.map((slot) => (slot.card === card ? { ...slot, card: null } : slot));
}

/** Returns the cards that are meant for a space. */
export function meantFor(slots: Slot[], space: number): number[] {
    return slots.flatMap((slot) => (slot.space === space && slot.card !== null ? [slot.card] : []));
}

/** Returns the first place without a card, or nothing if all is done. */
export function firstFree(slots: Slot[]): Slot | undefined {
    return slots.find(({ card }) => card === null);
}

/** Returns the answers to the questions that follow, in their order; two cards on one space come lower first. */
export function answersOf(slots: Slot[]): About[] {
    const turns = new Map<number, number[]>();
    for (const { space } of slots) turns.set(space, turns.get(space) ?? meantFor(slots, space).sort((a, b) => a - b));
    return slots.map(({ space }) => ({ space, card: turns.get(space)?.shift() ?? -1 }));
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns what was meant at a seat before the page was loaded anew. */
export function recall(seat: string, shelf: Shelf = sessionStorage): Meant {
    try {
        const found: unknown = JSON.parse(shelf.getItem(`wildswing.placing.${seat}`) ?? 'null');
        return isMeant(found) ? found : NOTHING_MEANT;
    } catch {
        return NOTHING_MEANT;
    }
}

export function keep(seat: string, meant: Meant, shelf: Shelf = sessionStorage): void {
    shelf.setItem(`wildswing.placing.${seat}`, JSON.stringify(meant));
}

function isMeant(one: unknown): one is Meant {
    return typeof one === 'object' && one !== null && 'round' in one && 'laid' in one && Array.isArray(one.laid);
}
