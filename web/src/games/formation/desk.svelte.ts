import type { Question } from '../../wire';
import type { About } from '../../lib/choices';
import { answersOf, firstFree, keep, meantFor, put, recall, slotsOf, takeUp, type Meant, type Slot } from './placing';
import type { FormationView, SideView } from './wire';

/** What the desk looks at. */
export interface Seen {
    view: FormationView | null;
    question: Question | null;
}

/** Cards are laid here in any order, and moved again, until all of them are given to the table at once. */
export class Desk {
    /** The card that goes where one points next. */
    lifted = $state<number | null>(null);
    private meant = $state.raw<Meant>({ round: 0, phase: '', laid: [] });

    constructor(
        private readonly seat: string,
        private readonly seen: () => Seen,
        private readonly give: (answers: About[]) => void,
    ) {
        this.meant = recall(seat);
    }

    /** Whether cards are laid now. */
    get open(): boolean {
        return this.seen().question?.about.lays === true;
    }

    get slots(): Slot[] {
        const { view } = this.seen();
        const side = this.side;
        return view && side && this.open ? slotsOf(view, side, this.meant) : [];
    }

    /** The cards that have no place yet. */
    get hand(): number[] {
        const laid = this.slots.map(({ card }) => card);
        return (this.side?.hand ?? []).filter((card) => !laid.includes(card));
    }

    get done(): boolean {
        return this.open && !firstFree(this.slots);
    }

    cardsOn(space: number): number[] {
        return meantFor(this.slots, space);
    }

    wants(space: number): boolean {
        return this.slots.some((slot) => slot.space === space);
    }

    /** Lifts a card; one that is lifted already goes to the first free place. */
    lift(card: number): void {
        if (this.lifted !== card) {
            this.lifted = card;
            return;
        }
        const free = firstFree(this.slots);
        if (free && !this.slots.some((slot) => slot.card === card)) this.lay(card, free.space);
        this.lifted = null;
    }

    /** Points at a space: the lifted card goes there; without one, the card that lies there is lifted. */
    point(space: number): void {
        const [lying] = this.cardsOn(space);
        if (this.lifted !== null && !this.cardsOn(space).includes(this.lifted)) this.lay(this.lifted, space);
        else this.lifted = this.lifted === null ? (lying ?? null) : null;
    }

    lay(card: number, space: number): void {
        this.mean(put(this.slots, card, space));
    }

    takeUp(card: number): void {
        this.mean(takeUp(this.slots, card));
    }

    clear(): void {
        this.mean([]);
    }

    /** Gives all to the table, in its order. */
    finish(): void {
        if (this.done) this.give(answersOf(this.slots));
    }

    private get side(): SideView | undefined {
        const { view } = this.seen();
        return view?.sides[view.seat === 1 ? 1 : 0];
    }

    private mean(laid: Slot[]): void {
        const { view } = this.seen();
        if (!view) return;
        this.lifted = null;
        this.meant = { round: view.round, phase: view.phase, laid };
        keep(this.seat, this.meant);
    }
}
