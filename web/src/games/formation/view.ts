import { t, text, translated } from '../../lib/texts.svelte';
import { wordFor } from '../../lib/words';
import type { Formation, FormationCatalog, FormationView } from './wire';

export type Pair<T> = [T, T];

/** The table as it is shown: as the seat sees it, and what events have just told. */
export interface ShownView extends FormationView {
    /** Space and card of the defence, while its battle is shown. */
    reply?: Pair<number>;
}

export interface ShownFormation extends Formation {
    view: ShownView;
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
