import type { Seat } from './seats';
import type { Ending } from '../wire';
import { t } from './texts.svelte';

/** What a screen with several seats knows of each of them. */
export interface Standing {
    asked: boolean;
    /** Whether nobody else may look at its table now. */
    covered: boolean;
}

/**
 * Returns the place of the seat that has the screen: the one that has it as long as it is busy or asked, then the next
 * one that is asked.
 */
export function nextInFront(front: number | null, busy: boolean, seats: Standing[]): number {
    if (front !== null && (busy || seats[front]?.asked)) return front;
    const from = front === null ? 0 : front + 1;
    const order = seats.map((_, step) => (from + step) % seats.length);
    return order.find((place) => seats[place]?.asked) ?? front ?? 0;
}

/** Returns what a seat is called, so that two of the same name can be told apart. */
export function calledApart(names: string[], seat: number): string {
    const name = names[seat] ?? t('Seat {number}', { number: seat + 1 });
    return names.filter((other) => other === name).length > 1
        ? t('{name} (seat {number})', { name, number: seat + 1 })
        : name;
}

/** Lists names in a sentence. */
export function listed(names: string[]): string {
    const last = names.at(-1) ?? '';
    return names.length < 2 ? last : t('{names} and {last}', { names: names.slice(0, -1).join(', '), last });
}

/** Says in a word what an outcome is to the people at a screen, if any play there; alone, not to win is to lose. */
export function resultWord({ rank, how, winners }: Ending, seats: Seat[], names: string[]): string {
    if (rank) return rank;
    const [winner] = winners;
    if (winner === undefined) {
        if ((how ?? 'rules') !== 'rules') return t('Resigned');
        return names.length === 1 ? t('You lose') : t('Drawn');
    }
    const won = seats.filter((seat) => winners.includes(seat)).length;
    if (seats.length && won === seats.length) return t('You win');
    if (seats.length && !won) return t('You lose');
    return winners.length === 1 ? t('{name} wins', { name: calledApart(names, winner) }) : t('Decided');
}
