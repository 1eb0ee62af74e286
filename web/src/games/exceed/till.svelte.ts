import { paymentOf, type Payment } from '../../lib/paying';
import { plural, t } from '../../lib/texts.svelte';
import type { Bill } from '../../wire';
import { costWords } from './view';

type PayingCard = Bill['cards'][number];

/** A payment as it is put together: the cheapest cards first, and any others that are chosen instead. */
export class Till {
    chosen = $state.raw<number[]>([]);

    constructor(readonly bill: Bill) {
        this.chosen = bill.suggested;
    }

    get payment(): Payment {
        return paymentOf(this.bill, this.chosen);
    }

    /** What keeps it from being paid, in words. */
    get wrong(): string {
        const { missing, idle } = this.payment;
        if (missing) {
            return t('{price} still to pay.', {
                price: costWords({ amount: missing, resource: this.bill.resource }),
            });
        }
        return idle ? plural(idle, 'That is {count} card too many.', 'That is {count} cards too many.') : '';
    }

    toggle(place: number): void {
        this.chosen = this.chosen.includes(place)
            ? this.chosen.filter((one) => one !== place)
            : [...this.chosen, place];
    }

    /** Chooses a card of the hand, and a further copy as long as something is missing; else takes it back. */
    toggleHand(card: string): void {
        const places = this.placesOf(card);
        const free = places.find((place) => !this.chosen.includes(place));
        const isWanted = this.payment.missing > 0 || !this.worthOf(card);
        if (free !== undefined && isWanted) this.toggle(free);
        else if (places.length) this.chosen = this.chosen.filter((place) => !places.includes(place));
    }

    /** Returns what the chosen copies of a card of the hand are worth. */
    worthOf(card: string): number {
        return this.placesOf(card)
            .filter((place) => this.chosen.includes(place))
            .reduce((sum, place) => sum + (this.bill.cards[place]?.worth ?? 0), 0);
    }

    /** Returns the places of a card of the hand among all that can pay; a digit chooses by these. */
    placesOf(card: string): number[] {
        return this.bill.cards.flatMap((one, place) => (one.card === card && one.zone === 'hand' ? [place] : []));
    }

    /** What can pay and is no card of the hand, with its place among all that can. */
    get besides(): { one: PayingCard; place: number }[] {
        return this.bill.cards.map((one, place) => ({ one, place })).filter(({ one }) => one.zone !== 'hand');
    }
}
