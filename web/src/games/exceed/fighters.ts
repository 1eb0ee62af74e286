import type { FighterEntry } from './wire';
import { t, text } from '../../lib/texts.svelte';
import { wordFor } from '../../lib/words';

/** Fighters under one heading of a list. */
export interface Group {
    title: string;
    fighters: FighterEntry[];
}

export const FIRST = text('Good to start with');
const OWN = text('Written by you');

/** Returns the fighters by heading: those for a first game, a person's own, then the seasons, the newest first. */
export function grouped(fighters: FighterEntry[]): Group[] {
    const seasons = [...new Set(fighters.map(({ season }) => season))].filter(Boolean).sort().reverse();
    const groups = [FIRST, OWN, ...seasons].map((title) => ({
        title,
        fighters: fighters.filter((one) => heading(one) === title).sort((a, b) => a.name.localeCompare(b.name)),
    }));
    return groups.filter((group) => group.fighters.length);
}

function heading({ good_to_start: first, own, season }: FighterEntry): string {
    if (first) return FIRST;
    return own ? OWN : season;
}

/** Says in a line what is to know of a fighter before choosing it. */
export function factsOf(fighter: FighterEntry): string {
    const cost = fighter.exceed_cost === null ? '' : t('exceeds for {cost} Gauge', { cost: fighter.exceed_cost });
    const facts = [
        wordFor(fighter.difficulty),
        t('{life} life', { life: fighter.life }),
        cost,
        t('{edition} edition', { edition: wordFor(fighter.edition) }),
    ];
    return [...facts, fighter.own ? t('written by you') : ''].filter(Boolean).join(', ');
}
