/** The table of Formation as a seat sees it; the fields are those of wildswing.formation.rules.view. */

import type { Seat } from '../../lib/protocol';
import { t, text, translated } from '../../lib/texts.svelte';
import { wordFor } from '../../lib/words';

export type Pair<T> = [T, T];

export interface SideView {
    type: string;
    formation: string;
    grid: number[];
    spare: number;
    hand: number[];
    sealed: number[];
    deck: number;
    taken: number;
    scores: number[];
}

export interface Battle {
    round: number;
    battle: number;
    offence: Seat;
    space: number;
    card: number;
    colour: number;
    reply_space: number;
    reply: number;
    winner: Seat;
}

export interface FormationView {
    seat: Seat;
    round: number;
    phase: string;
    battle: number;
    first: Seat;
    starter: Seat;
    offence: Seat;
    lead: number[];
    sides: Pair<SideView>;
    totals: Pair<number>;
    fought: Battle[];
    /** Space and card of the defence, while its battle is shown. */
    reply?: Pair<number>;
}

export interface LayoutFacts {
    type: string;
    round: number;
    name: string;
    spaces: string;
    /** Whether it is a house rule, and of no rulebook. */
    house: boolean;
}

export interface FaceFacts {
    colour: string;
    rank: number;
    achievements: number;
}

export interface FormationCatalog {
    layouts: LayoutFacts[];
    icons: Record<string, string>;
    cards: FaceFacts[];
}

/** A card that lies face down, and a space without a card. */
export const HIDDEN = -1;
export const NOTHING = -2;

/** What stands for the icon of a space where there is little room. */
export const MARKS: Record<string, string> = { R: 'R', '1': '+1', '2': '+2', W: 'W', D: '2×' };

export const BATTLES = 7;
export const ROUNDS = 3;
export const ROWS = [text('Vanguard'), text('Rearguard'), text('Reinforcement')];
const COLOURS = ['red', 'blue'] as const;
const SPACES = [
    text('Vanguard left'),
    text('Vanguard middle'),
    text('Vanguard right'),
    text('Rearguard left'),
    text('Rearguard middle'),
    text('Rearguard right'),
    text('Reinforcement left'),
    text('Reinforcement middle'),
    text('Reinforcement right'),
];

export function spaceName(space: number): string {
    return translated(SPACES[space] ?? '');
}

/** Returns the colour that was led in the open battle, or nothing. */
export function ledColour(view: FormationView): string {
    return view.lead.length === 3 ? COLOURS[view.lead[2] === 1 ? 1 : 0] : '';
}

export function faceName(catalog: FormationCatalog, card: number): string {
    const face = catalog.cards[card];
    return face ? `${wordFor(face.colour)} ${face.rank}` : card === NOTHING ? t('empty') : t('face down');
}

/** Returns the name of a formation by its spaces. */
export function layoutName(catalog: FormationCatalog, type: string, spaces: string): string {
    return catalog.layouts.find((one) => one.type === type && one.spaces === spaces)?.name ?? '';
}

/** Returns the spaces that are filled from the hand, in the order in which they are asked for. */
export function openSpaces(spaces: string, back: boolean): number[] {
    const all = [...spaces].map((icon, space) => ({ icon, space }));
    if (!back) return all.filter(({ icon, space }) => space < 6 && !'XR'.includes(icon)).map(({ space }) => space);
    return all
        .filter(({ space }) => space >= 6)
        .flatMap(({ icon, space }) => (icon === 'X' ? [] : icon === 'D' ? [space, space] : [space]));
}
