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

/** Says in a word what an outcome is to the people at a screen, in a match for so many; alone, not to win is to lose. */
export function resultWord(outcome: Ending, seats: Seat[], players: number): string {
    if (outcome.rank) return outcome.rank;
    if (!outcome.winners.length) {
        if ((outcome.how ?? 'rules') !== 'rules') return t('Given up');
        return players === 1 ? t('Defeat') : t('Drawn');
    }
    const winners = seats.filter((seat) => outcome.winners.includes(seat)).length;
    return winners === seats.length ? t('Victory') : winners ? t('Decided') : t('Defeat');
}
