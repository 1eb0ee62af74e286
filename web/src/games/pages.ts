import type { Component } from 'svelte';
import type { AnyGame, GameOffer, MatchWish } from '../wire';
import type { HeldSeat } from '../lib/seats';

/** What the picture of a match is given. */
export interface MatchProps extends Record<string, unknown> {
    seat: HeldSeat;
    again: (() => Promise<void>) | null;
    leave: () => void;
}

/** What the form in which a match is set up is given. */
export interface ChoiceProps<G extends AnyGame = AnyGame> extends Record<string, unknown> {
    offer: GameOffer<G>;
    busy: boolean;
    /** Whether the address names this game. */
    first: boolean;
    start: (wish: MatchWish, title: string) => void;
}

/** What offers a first game, with a guide, is given. */
export interface FirstGameProps extends Record<string, unknown> {
    busy: boolean;
    start: (wish: MatchWish) => void;
}

export interface Choice {
    default: Component<ChoiceProps>;
    /** Which form it is on the first page, counted from the top; any without a place comes after those that have one. */
    place?: number;
}

// A game has a folder of its own here, by its name; what its files are called says what they are for.
const MATCHES = import.meta.glob<{ default: Component<MatchProps> }>('./*/Match.svelte');
const CHOICES = import.meta.glob<Choice>('./*/Choice.svelte');
const FIRST_GAMES = import.meta.glob<{ default: Component<FirstGameProps> }>('./*/FirstGame.svelte');
const MARKS = import.meta.glob<{ MARKS: string[] }>('./*/marks.ts', { eager: true });

/** Loads the picture of a match; there is none of a game that has no folder here. */
export async function matchOf(game: string): Promise<Component<MatchProps> | null> {
    return (await MATCHES[`./${game}/Match.svelte`]?.())?.default ?? null;
}

/** Loads the form in which a match is set up. */
export async function choiceOf(game: string): Promise<Choice | null> {
    return (await CHOICES[`./${game}/Choice.svelte`]?.()) ?? null;
}

/** Loads what offers a first game. */
export async function firstGameOf(game: string): Promise<Component<FirstGameProps> | null> {
    return (await FIRST_GAMES[`./${game}/FirstGame.svelte`]?.())?.default ?? null;
}

/** Returns the kinds of events that are marked on the timeline of a replay. */
export function marksFor(game: string): string[] {
    return MARKS[`./${game}/marks.ts`]?.MARKS ?? [];
}
