import { remember, remembered } from '../lib/remembered';
import type { PuzzleShelf } from '../wire';

const NAME = 'puzzles';

/** So many days the head of the daily puzzle shows. */
const WEEK = 7;

const A_DAY = 86_400_000;

/** What was tried in this browser; a puzzle counts for the streak when it is tried for the first time. */
export interface Tried {
    /** The puzzles, by their ids. */
    puzzles: string[];
    /** How many in a row were solved, up to now. */
    streak: number;
    longest: number;
    /** The days whose puzzle was solved. */
    days: string[];
}

const NOTHING: Tried = { puzzles: [], streak: 0, longest: 0, days: [] };

/** Returns what was tried; what cannot be read is forgotten. */
export function tried(): Tried {
    const { puzzles, streak, longest, days } = remembered<Record<keyof Tried, unknown>>(NAME, { ...NOTHING });
    const texts = (list: unknown) => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []);
    const count = (number: unknown) => (typeof number === 'number' && number >= 0 ? Math.floor(number) : 0);
    return { puzzles: texts(puzzles), streak: count(streak), longest: count(longest), days: texts(days) };
}

/** Keeps that a puzzle was tried, and the day if it was the one of a day and is solved. */
export function keepTried(id: string, solved: boolean, day: string | null): Tried {
    const now = after(tried(), id, solved, day);
    remember(NAME, now);
    return now;
}

/** Returns what is known after a puzzle; one that was tried before changes nothing but its day. */
export function after(before: Tried, id: string, solved: boolean, day: string | null): Tried {
    const days = day && solved && !before.days.includes(day) ? [...before.days, day] : before.days;
    if (before.puzzles.includes(id)) return { ...before, days };
    const streak = solved ? before.streak + 1 : 0;
    return { puzzles: [...before.puzzles, id], streak, longest: Math.max(streak, before.longest), days };
}

/** Returns on how many days in a row the daily puzzle was solved, up to today or yesterday. */
export function daysInARow(days: readonly string[], today: string): number {
    let count = 0;
    let day = days.includes(today) ? today : dayBefore(today, 1);
    while (days.includes(day)) {
        count += 1;
        day = dayBefore(day, 1);
    }
    return count;
}

/** Returns the last seven days, today last, each with whether its puzzle was solved. */
export function lastDays(days: readonly string[], today: string): { day: string; solved: boolean }[] {
    const week = Array.from({ length: WEEK }, (_, place) => dayBefore(today, WEEK - 1 - place));
    return week.map((day) => ({ day, solved: days.includes(day) }));
}

function dayBefore(day: string, days: number): string {
    return new Date(Date.parse(day) - days * A_DAY).toISOString().slice(0, 10);
}

/** Returns the number of the easiest puzzle about a theme that was not tried yet; when all were, the one after this. */
export function nextNumber(shelf: PuzzleShelf, theme: string, done: readonly string[], now = 0): number {
    const about = shelf.puzzles.flatMap(({ id, theme: own }, place) =>
        !theme || own === theme ? [{ id, number: place + 1 }] : [],
    );
    const fresh = about.find(({ id, number }) => !done.includes(id) && number !== now);
    const further = about.find(({ number }) => number > now);
    return (fresh ?? further ?? about[0])?.number ?? 1;
}
