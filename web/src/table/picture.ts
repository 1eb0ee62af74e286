import type { Seat } from '../lib/seats';
import type { GameOffer, MatchWish, Question } from '../wire';

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

/** What is chosen for a match, as it is sent to the table. */
export type Choices = NonNullable<MatchWish['choices']>;

/**
 * What the module may export as `form`: it draws what can be chosen for a match into an element, calls `change` with all
 * that is chosen whenever that changes, and returns a function that takes it away.
 */
export type DrawForm = (element: HTMLElement, offer: GameOffer, change: (choices: Choices) => void) => () => void;

interface GivenModule {
    default?: Mount;
    form?: DrawForm;
}

const load = (address: string): Promise<GivenModule> => import(/* @vite-ignore */ address);

/** Loads the picture that a game brings itself. */
export async function loadPicture(address: string): Promise<Mount> {
    const { default: mount } = await load(address);
    if (typeof mount !== 'function') throw new TypeError(`${address} exports no function by default`);
    return mount;
}

/** Loads the form that a game brings itself, if it has one. */
export async function loadForm(address: string | null): Promise<DrawForm | null> {
    return (address && (await load(address)).form) || null;
}
