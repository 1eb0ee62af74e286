import type { Component, Snippet } from 'svelte';
import type { AnyGame, GameOffer, MatchWish, QuickWish, Telling } from '../wire';
import type { Offered } from '../lessons/course';
import type { HeldSeat } from '../lib/seats';
import type { DrawForm } from '../table/picture';
import type { Gist } from './gist';

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
    start: (wish: MatchWish, title: string, more?: Pick<HeldSeat, 'course' | 'series'>) => void;
    /** What draws the choices of a game that has no folder here, if it brings that itself. */
    given?: DrawForm | null;
}

/** What the front of the game that leads the first page is given. */
export interface FrontProps<G extends AnyGame = AnyGame> extends ChoiceProps<G> {
    /** Brings one together with whoever comes. */
    meet: (wish: QuickWish, title: string) => void;
    /** The ways into other games, and back into matches that go on. */
    tiles: Snippet;
    running: Snippet;
}

/**
 * What shows the thing that somebody brings to a seat is given; `settled` is what cannot be changed any more, and what is
 * `plain` is named and not drawn.
 */
export interface BroughtProps<G extends AnyGame = AnyGame> extends Record<string, unknown> {
    offer: GameOffer<G>;
    side: 'you' | 'foe';
    settled?: string;
    plain?: boolean;
    brings?: string;
    /** The text of what is brought, if it is of one's own making. */
    text?: string;
}

/** What shows the thing that somebody brings, and lets it be chosen. */
export type BroughtPart = Component<BroughtProps, object, 'brings' | 'text'>;

/** What shows something that somebody brings is given: its name, and whether all of it is shown, and not its face alone. */
export interface FaceProps<G extends AnyGame = AnyGame> extends Record<string, unknown> {
    offer: GameOffer<G>;
    name: string;
    whole?: boolean;
    /** What is drawn for those of somebody's own making. */
    faces?: Record<string, unknown> | undefined;
}

/** What shows both who meet is given: what each brings, if it is known, and whether before the colours of their own. */
export interface VersusProps<G extends AnyGame = AnyGame> extends Record<string, unknown> {
    offer: GameOffer<G>;
    brings: readonly string[];
    own?: boolean;
    /** What is drawn for those of somebody's own making. */
    faces?: Record<string, unknown> | undefined;
}

/** What the form in which a position is set up is given: it shows a scenario on the study board, or has it edited. */
export interface SetUpProps<G extends AnyGame = AnyGame> extends Record<string, unknown> {
    offer: GameOffer<G>;
    busy: boolean;
    show: (scenario: string) => void;
    edit: (scenario: string) => void;
}

/** What draws the way to the lessons is given. */
export interface LearnArtProps<G extends AnyGame = AnyGame> extends Record<string, unknown> {
    offer: GameOffer<G>;
}

/** What stands for a game among others: its colour, a line on it, and a picture. */
export interface TileArt {
    default: Component;
    colour: string;
    line: string;
    /** Which way it is on the first page, counted from the left; any without a place comes after those that have one. */
    place?: number;
    /** The game whose form leads to this one, so that the first page has one way into a family. */
    within?: string;
}

// A game has a folder of its own here, by its name; what its files are called says what they are for.
const MATCHES = import.meta.glob<{ default: Component<MatchProps> }>('./*/Match.svelte');
const CHOICES = import.meta.glob<{ default: Component<ChoiceProps> }>('./*/Choice.svelte');
const LEARN_ART = import.meta.glob<{ default: Component<LearnArtProps> }>('./*/LearnArt.svelte');
const COURSES = import.meta.glob<{ COURSES: readonly Offered[] }>('./*/courses.ts');
const FRONTS = import.meta.glob<{ default: Component<FrontProps> }>('./*/Front.svelte');
const BROUGHT = import.meta.glob<{ default: BroughtPart }>('./*/Brought.svelte');
const FACES = import.meta.glob<{ default: Component<FaceProps> }>('./*/Face.svelte');
const VERSUS = import.meta.glob<{ default: Component<VersusProps> }>('./*/Versus.svelte');
const SET_UPS = import.meta.glob<{ default: Component<SetUpProps> }>('./*/SetUp.svelte');
const TILES = import.meta.glob<TileArt>('./*/Tile.svelte', { eager: true });
const MARKS = import.meta.glob<{ MARKS: string[] }>('./*/marks.ts', { eager: true });
const GISTS = import.meta.glob<{ gistOf: (events: Telling[]) => Gist[] }>('./*/gist.ts', { eager: true });

/** Loads the picture of a match; there is none of a game that has no folder here. */
export async function matchOf(game: string): Promise<Component<MatchProps> | null> {
    return (await MATCHES[`./${game}/Match.svelte`]?.())?.default ?? null;
}

/** Loads the form in which a match is set up. */
export async function choiceOf(game: string): Promise<Component<ChoiceProps> | null> {
    return (await CHOICES[`./${game}/Choice.svelte`]?.())?.default ?? null;
}

/** Loads what draws the way to the lessons, for a game that leads the first page. */
export async function learnArtOf(game: string): Promise<Component<LearnArtProps> | null> {
    return (await LEARN_ART[`./${game}/LearnArt.svelte`]?.())?.default ?? null;
}

/** Tells whether a game has lessons. */
export function hasCourses(game: string): boolean {
    return `./${game}/courses.ts` in COURSES;
}

/** Loads the lessons of a game, in the order in which they are best learnt. */
export async function coursesOf(game: string): Promise<readonly Offered[]> {
    return (await COURSES[`./${game}/courses.ts`]?.())?.COURSES ?? [];
}

/** Loads the front of a game that may lead the first page. */
export async function frontOf(game: string): Promise<Component<FrontProps> | null> {
    return (await FRONTS[`./${game}/Front.svelte`]?.())?.default ?? null;
}

/** Loads what shows the thing that somebody brings; there is none of a game to which nobody brings anything. */
export async function broughtOf(game: string): Promise<BroughtPart | null> {
    return (await BROUGHT[`./${game}/Brought.svelte`]?.())?.default ?? null;
}

/** Tells whether people bring something to a game. */
export function bringing(game: string): boolean {
    return `./${game}/Brought.svelte` in BROUGHT;
}

/** Loads what shows the face of something that is brought. */
export async function faceOf(game: string): Promise<Component<FaceProps> | null> {
    return (await FACES[`./${game}/Face.svelte`]?.())?.default ?? null;
}

/** Loads what shows both who meet. */
export async function versusOf(game: string): Promise<Component<VersusProps> | null> {
    return (await VERSUS[`./${game}/Versus.svelte`]?.())?.default ?? null;
}

/** Loads the form in which a position is set up; only games with scenarios have one. */
export async function setUpOf(game: string): Promise<Component<SetUpProps> | null> {
    return (await SET_UPS[`./${game}/SetUp.svelte`]?.())?.default ?? null;
}

/** Tells whether positions of a game can be set up. */
export function settable(game: string): boolean {
    return `./${game}/SetUp.svelte` in SET_UPS;
}

/** Returns what stands for a game among others. */
export function tileOf(game: string): TileArt | null {
    return TILES[`./${game}/Tile.svelte`] ?? null;
}

/** Returns the kinds of events that are marked on the timeline of a replay. */
export function marksFor(game: string): string[] {
    return MARKS[`./${game}/marks.ts`]?.MARKS ?? [];
}

/** Returns what an answer came to in a word or two, by the events that followed from it. */
export function gistOf(game: string, events: Telling[]): Gist[] {
    return GISTS[`./${game}/gist.ts`]?.gistOf(events) ?? [];
}
