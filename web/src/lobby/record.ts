import type { Played } from '../wire';

/** How often somebody has won and lost with something. */
export interface Tally {
    game: string;
    name: string;
    won: number;
    lost: number;
    played: number;
}

/** What somebody has played, in numbers. */
export interface Summary {
    played: number;
    won: number;
    /** The share of matches that were won, in percent. */
    share: number;
    /** How many of the latest matches were won in a row. */
    row: number;
}

/** Sums up matches, the newest first. */
export function summary(played: readonly Played[]): Summary {
    const won = played.filter(({ result }) => result === 'won').length;
    const end = played.findIndex(({ result }) => result !== 'won');
    return {
        played: played.length,
        won,
        share: played.length ? Math.round((100 * won) / played.length) : 0,
        row: end < 0 ? played.length : end,
    };
}

/** What a number was at a time. */
export interface Stand {
    at: string;
    value: number;
}

/** Returns how many more matches were won than lost, at first and after each that is over; the newest come first. */
export function formOf(played: readonly Played[]): Stand[] {
    const form: Stand[] = [];
    let value = 0;
    for (const { result, ended: at } of [...played].reverse()) {
        if (!result) continue;
        if (!form.length) form.push({ at, value });
        value += Number(result === 'won') - Number(result === 'lost');
        form.push({ at, value });
    }
    return form;
}

/** How much of a graph lies between two days that are written below it. */
const BETWEEN_DAYS = 0.2;

/** Returns at which places of a graph their days are written: where one begins, if there is room after the last. */
export function daysAlong(days: readonly string[]): number[] {
    const found: number[] = [];
    for (const [place, day] of days.entries()) {
        const last = found.at(-1);
        if (last === undefined || (day !== days[last] && place - last >= BETWEEN_DAYS * (days.length - 1)))
            found.push(place);
    }
    return found;
}

/** Counts by what somebody played: in a game to which people bring something that is its name, in any other the game. */
export function tallies(played: readonly Played[], isBrought: (game: string) => boolean): Tally[] {
    const found = new Map<string, Tally>();
    for (const { game, title, seats, seat, result } of played) {
        const name = (isBrought(game) && seats[seat]) || title;
        const tally = found.get(name) ?? { game, name, won: 0, lost: 0, played: 0 };
        found.set(name, {
            ...tally,
            won: tally.won + Number(result === 'won'),
            lost: tally.lost + Number(result === 'lost'),
            played: tally.played + 1,
        });
    }
    return [...found.values()].sort((one, other) => other.played - one.played || other.won - one.won);
}

/** The steps in which ratings are ruled, the finest first. */
const STEPS = [10, 25, 50, 100, 250, 500];

/** Returns the round numbers at which a graph of ratings has a line: at most four, from below the lowest. */
export function rulesFor(low: number, high: number): number[] {
    const step = STEPS.find((one) => (high - low) / one < 3) ?? 1000;
    const rules = [Math.floor(low / step) * step];
    for (let next = (rules[0] ?? 0) + step; next <= high; next += step) rules.push(next);
    return rules;
}
