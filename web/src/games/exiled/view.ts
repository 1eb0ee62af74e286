import type { Seat } from '../../lib/seats';
import type { BodyView, Exiled, ExiledCatalog, ExiledView, FigureFacts } from './wire';

/** In hundredths of a millimetre; y grows upwards. */
export type Point = [number, number];

export const NOTHING = -1;

export type Edges = [number, number, number, number];

/** What the events of a phase show before the view itself has it. */
export interface Shown {
    /** The landings that are in the air. */
    flying: number[];
    hits: { body: number; where: string; damage: number }[];
}

/** The table as it is shown: as the seat sees it, and what events have just told. */
export interface ShownView extends ExiledView {
    shown?: Shown;
}

export interface ShownExiled extends Exiled {
    view: ShownView;
}

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
