import { text, translated } from '../lib/texts.svelte';
import type { MatchWish, Question } from '../wire';

/** Something that is learnt by doing it: its name, how it is done, and what it was good for. */
export interface Goal<E> {
    name: string;
    how: string;
    done: string;
    /** Tells whether an event shows it, with what was told before; `me` is the seat of whoever learns. */
    reachedBy: (event: E, me: number, before: readonly E[]) => boolean;
}

/** What is known of a lesson before it begins. */
export interface Offered {
    /** What tells it from all others, of all games. */
    id: string;
    title: string;
    line: string;
    wish: MatchWish;
}

/** A guided match: always the same cards, so that there is something to do for every goal. */
export interface Course<E> extends Offered {
    goals: Goal<E>[];
    /** What is said when all is learnt. */
    end: string;
    /** What is said of a question, in place of what the table itself advises. */
    help?: (question: Question, next: Goal<E> | null) => string;
}

/** How far somebody is: which goals are reached, by their places, which was reached last, and what was told. */
export interface Progress<E> {
    reached: readonly number[];
    last: number | null;
    told: readonly E[];
}

export const BEGINNING: Progress<never> = { reached: [], last: null, told: [] };

/** Returns how far somebody is after an event. */
export function learn<E>(course: Course<E>, progress: Progress<E>, event: E, me: number): Progress<E> {
    const found = course.goals.flatMap(({ reachedBy }, place) =>
        !progress.reached.includes(place) && reachedBy(event, me, progress.told) ? [place] : [],
    );
    return {
        reached: [...progress.reached, ...found],
        last: found.at(-1) ?? progress.last,
        told: [...progress.told, event],
    };
}

/** Returns what to do next, or null when all is learnt. */
export function nextGoal<E>(course: Course<E>, progress: Progress<E>): Goal<E> | null {
    return course.goals.find((_, place) => !progress.reached.includes(place)) ?? null;
}

const PAY = text('The cheapest payment is already ticked for you. Change it if you like, then accept.');

/** Returns what helps with a question: how it is answered, or how to reach the next goal in a turn. */
export function helpFor<E>(course: Course<E>, progress: Progress<E>, question: Question | null): string {
    const next = nextGoal(course, progress);
    const own = question ? (course.help?.(question, next) ?? '') : '';
    if (own) return own;
    if (question?.bill) return translated(PAY);
    return question?.advice || translated(next?.how ?? '');
}
