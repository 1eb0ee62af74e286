import type { Seat } from '../lib/seats';
import type { Question } from '../wire';

/** What the picture of a game is told: who looks, what is seen, what is asked, and how to answer. */
export interface SeenTable {
    seat: Seat;
    /** What the seats are called. */
    seats: string[];
    view: unknown;
    /** The question to this seat with its words and options, or null while there is none. */
    question: Question | null;
    /** Answers the question by the place of an option. */
    answer(option: number): void;
}

/** A picture in an element of the page. */
export interface Picture {
    update(table: SeenTable): void;
    destroy(): void;
}

/** What the module of a picture exports by default: it draws a table into an element. */
export type Mount = (element: HTMLElement, table: SeenTable) => Picture;

/** Loads the module of a picture that a game brings itself. */
export async function loadPicture(address: string): Promise<Mount> {
    const module: { default?: Mount } = await import(/* @vite-ignore */ address);
    if (typeof module.default !== 'function') throw new TypeError(`${address} exports no function by default`);
    return module.default;
}
