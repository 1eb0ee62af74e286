/** Rise of the Exiled as a seat sees it; the fields are those of wildswing.exiled.rules.view. */

import type { Seat } from '../../lib/protocol';

/** In hundredths of a millimetre; y grows upwards. */
export type Point = [number, number];

export const NOTHING = -1;

export interface BodyView {
    seat: Seat;
    name: string;
    /** Whose card it is. */
    character: string;
    kind: 'own' | 'risen' | 'vine';
    place: string;
    x: number;
    y: number;
    angle: number;
    life: number;
    most: number;
    blocks: number;
    persists: boolean;
    stood: boolean;
    wait: number;
    terrain: string;
}

export interface PlayerView {
    seat: Seat;
    team: number;
    character: string;
    skill: string;
    arrives: number;
    uses: number[];
    items: string[];
    blind: boolean;
    off_hand: boolean;
    hexed: boolean;
    named: number;
    vampyr: boolean;
    ricochet: boolean;
    tome: boolean;
    guards: Seat[];
}

export interface LandingView {
    seat: Seat;
    body: number;
    weapon: string;
    kind: string;
    chest: number;
    aim: Point;
    x: number;
    y: number;
    angle: number;
    under: number[];
}

export interface ContactView {
    landing: number;
    part: number;
    what: string;
    at: number;
    zone: number;
    spiked: boolean;
    armoured: boolean;
}

export interface ExiledView {
    round: number;
    last_round: number;
    phase: string;
    variants: string[];
    /** Left, bottom, right and top of the table. */
    edges: Edges;
    players: PlayerView[];
    bodies: BodyView[];
    landings: LandingView[];
    contacts: ContactView[];
    shields: [number, number][];
    ethereal: Seat[];
    chests: { x: number; y: number; closed: boolean }[];
    terrain: { kind: string; x: number; y: number }[];
    gemstones: { team: number; x: number; y: number; life: number }[];
    spent: string[];
    /** What the seat itself has chosen and the others do not see yet. */
    chosen: unknown[][];
    /** What the moderator of a real table is telling just now. */
    pending: unknown[][];
    winner: number;
    /** Only here: what events have just shown. */
    shown?: Shown;
}

export type Edges = [number, number, number, number];

/** What the events of a phase show before the view itself has it. */
export interface Shown {
    /** The landings that are in the air. */
    flying: number[];
    hits: { body: number; where: string; damage: number }[];
}

/** --- The catalog --- */

export interface ZoneFacts {
    name: string;
    value: number;
    shape: Point[];
}

export interface FigureFacts {
    zones: ZoneFacts[];
    spikes: Point[][];
    armour: Point[][];
}

export interface WeaponFacts {
    name: string;
    parts: { shape: Point[]; harms: boolean }[];
    thrown: boolean;
}

export interface AbilityFacts {
    name: string;
    icon: string;
    text: string;
    clarifications: string[];
    uses: number;
    /** What of it is a house rule, in words. */
    house: string[];
    house_clarifications: string[];
}

export interface CharacterFacts {
    name: string;
    faction: string;
    life: number;
    bodies: number;
    figure: FigureFacts;
    vine: FigureFacts | null;
    weapons: WeaponFacts[];
    abilities: AbilityFacts[];
    /** What of it is a house rule, in words. */
    house: string[];
}

export interface ItemFacts {
    name: string;
    text: string;
}

export interface ExiledCatalog {
    characters: CharacterFacts[];
    items: ItemFacts[];
}

/** --- Asking the view --- */

export const IN_PLAY = 'in play';
export const REAL_TABLE = 'real table';
export const MODERATOR = 'moderator';

export function isInPlay(body: BodyView): boolean {
    return body.place === IN_PLAY;
}

/** Returns the team of a seat; a moderator has none. */
export function teamOf(view: ExiledView, seat: Seat): number {
    return view.players[seat]?.team ?? NOTHING;
}

export function teamCount(view: ExiledView): number {
    return Math.max(0, ...view.players.map(({ team }) => team)) + 1;
}

/** Returns the figure that is to be seen on a card: a risen one has lost its spikes, armour wears off. */
export function shownFigure(body: BodyView, catalog: ExiledCatalog): FigureFacts {
    const character = catalog.characters.find(({ name }) => name === body.character);
    const figure = body.kind === 'vine' ? character?.vine : character?.figure;
    if (!figure) return { zones: [], spikes: [], armour: [] };
    const whole = body.kind !== 'risen';
    return {
        zones: figure.zones,
        spikes: whole ? figure.spikes : [],
        armour: whole && body.blocks > 0 ? figure.armour : [],
    };
}

/** Returns the letter of a team. */
export function teamLetter(team: number): string {
    return team < 0 ? '–' : String.fromCharCode(65 + team);
}
