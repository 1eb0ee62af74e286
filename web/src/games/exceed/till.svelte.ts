import { paymentOf, type Payment } from '../../lib/paying';
import type { Bill } from '../../wire';

/** A payment as it is put together: the cheapest cards first, and any others that are chosen instead. */
export class Till {
    chosen = $state.raw<number[]>([]);

    constructor(readonly bill: Bill) {
        this.chosen = bill.suggested;
    }

    get payment(): Payment {
        return paymentOf(this.bill, this.chosen);
    }

    toggle(place: number): void {
        this.chosen = this.chosen.includes(place)
            ? this.chosen.filter((one) => one !== place)
            : [...this.chosen, place];
    }

    /** Chooses a card of the hand, or takes its copies back once all of them are chosen. */
    toggleHand(card: string): void {
        const places = this.placesOf(card);
        const free = places.find((place) => !this.chosen.includes(place));
        this.chosen =
            free === undefined ? this.chosen.filter((place) => !places.includes(place)) : [...this.chosen, free];
    }

    /** Returns how many copies of a card of the hand are chosen. */
    countOf(card: string): number {
        return this.placesOf(card).filter((place) => this.chosen.includes(place)).length;
    }

    private placesOf(card: string): number[] {
        return this.bill.cards.flatMap((one, place) => (one.card === card && one.zone === 'hand' ? [place] : []));
    }
}
