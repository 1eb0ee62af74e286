import { t, text } from '../../../lib/texts.svelte';
import { grouped } from '../fighters';
import type { Appearance } from '../../../rig/look';
import type { GameOffer } from '../../../wire';
import type { Exceed, FighterEntry } from '../wire';

/** Stands for whomever the table draws. */
export const ANY = 'any';

/** Returns what a fighter is called, also one who is still to be drawn. */
export function nameOf(name: string): string {
    return name === ANY ? t('Any fighter') : name;
}

/** Returns how a fighter is drawn: one of the list, or one of somebody's own making; nothing of whoever is not known. */
export function lookOf(
    offer: GameOffer<Exceed>,
    name: string | undefined,
    faces: Record<string, unknown>,
): Appearance | undefined {
    const listed = offer.choices.fighters.find((one) => one.name === name)?.look;
    const own = name === undefined ? undefined : faces[name];
    return listed ?? (isDrawn(own) ? own : undefined);
}

function isDrawn(face: unknown): face is Appearance {
    return typeof face === 'object' && face !== null && 'basic' in face && 'exceeded' in face;
}

/** What is asked of a fighter; nothing asked is empty. */
export interface Sieve {
    season: string;
    difficulty: string;
    reach: string;
    words: string;
}

export const EVERYONE: Sieve = { season: '', difficulty: '', reach: '', words: '' };

/** From how near a fighter strikes, with the least reach of each kind. */
export const REACHES: readonly { name: string; label: string; from: number }[] = [
    { name: 'close', label: text('Close reach'), from: 0 },
    { name: 'middle', label: text('Middle reach'), from: 40 },
    { name: 'far', label: text('Far reach'), from: 65 },
];

export const DIFFICULTIES: readonly string[] = ['easy', 'medium', 'hard'];

/** Returns from how near a fighter strikes. */
export function reachOf({ strengths }: FighterEntry): string {
    return REACHES.filter(({ from }) => strengths.reach >= from).at(-1)?.name ?? '';
}

/** Returns the fighters in the order of the grid: those for a first game, a person's own, the newest season first. */
export function inOrder(fighters: FighterEntry[]): FighterEntry[] {
    return grouped(fighters).flatMap((group) => group.fighters);
}

/** Returns the fighters of whom all that is asked is true. */
export function sifted(fighters: FighterEntry[], { season, difficulty, reach, words }: Sieve): FighterEntry[] {
    const plain = (said: string) => said.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return fighters.filter(
        (one) =>
            (!season || one.season === season) &&
            (!difficulty || one.difficulty === difficulty) &&
            (!reach || reachOf(one) === reach) &&
            plain(one.name).includes(plain(words)),
    );
}

/** Returns the seasons, the newest first. */
export function seasonsOf(fighters: FighterEntry[]): string[] {
    return [...new Set(fighters.map(({ season }) => season))].filter(Boolean).sort().reverse();
}

const FAN_WORK = ', fan work';

/** Returns the name of a season without its number; those whom fans have made stand together, whatever they belong to. */
export function seasonName(season: string): string {
    const name = season.split(': ').at(-1) ?? season;
    return name.endsWith(FAN_WORK) ? t('Fan work') : name;
}

const LONGEST = 12;

/** Returns a name that fits a cell of the grid: without its article, as many of its words as there is room for. */
export function shortName(name: string): string {
    const [first = '', ...words] = name.replace(/^The /, '').split(' ');
    let short = first;
    for (const word of words) {
        if (`${short} ${word}`.length > LONGEST) break;
        short = `${short} ${word}`;
    }
    return short.replace(/ (&|the)$/, '');
}

/** Returns another fighter than the one there is, drawn from all. */
export function drawn(fighters: FighterEntry[], now: string, chance: () => number = Math.random): string {
    const others = fighters.filter(({ name }) => name !== now);
    return others[Math.floor(chance() * others.length)]?.name ?? now;
}

/** Returns the place to which an arrow key leads in a grid with so many columns, or the same place at its edge. */
export function stepped(key: string, place: number, count: number, columns: number): number {
    const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const ends: Record<string, number> = { Home: 0, End: count - 1 };
    const to = ends[key] ?? place + (STEPS[key] ?? 0);
    return to >= 0 && to < count ? to : place;
}
