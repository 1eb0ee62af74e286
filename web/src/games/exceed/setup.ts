import { text } from '../../lib/texts.svelte';
import type { ExceedChoices, FighterEntry } from './wire';

/** The areas of a fighter into which a position puts cards, as a scenario calls them. */
export const AREAS = ['hand', 'gauge', 'boosts', 'discard', 'deck'] as const;

export type Area = (typeof AREAS)[number];

export const AREA_NAMES: Record<Area, string> = {
    hand: text('Hand'),
    gauge: text('Gauge'),
    boosts: text('Boosts in play'),
    discard: text('Discard pile'),
    deck: text('Top of the deck'),
};

/** One side of a position. */
export interface Side {
    fighter: string;
    space: number | null;
    life: number | null;
    exceeded: boolean;
    cards: Record<Area, string[]>;
}

/** Where a fighter stands, and how much life it has. */
export type Start = Pick<Side, 'space' | 'life'>;

/** What is told of the fighters and editions there are, as far as it says how a match begins. */
interface Beginnings extends Pick<ExceedChoices, 'arenas'> {
    fighters: Pick<FighterEntry, 'name' | 'edition' | 'life'>[];
}

/** Returns how a fighter begins a match on a seat, by its own edition; nothing is said of one that is not listed. */
export function startOf({ fighters, arenas }: Beginnings, name: string, seat: number): Start {
    const fighter = fighters.find((one) => one.name === name);
    return { space: arenas[fighter?.edition ?? '']?.starts[seat] ?? null, life: fighter?.life ?? null };
}

/** Returns a side as at the start of a match, without cards in hand. */
export function sideOf(fighter: string, start: Start): Side {
    return {
        fighter,
        ...start,
        exceeded: false,
        cards: { hand: [], gauge: [], boosts: [], discard: [], deck: [] },
    };
}

/** Writes a position as a scenario; one of the two takes the next action. */
export function scenarioOf(sides: readonly [Side, Side], turn: 0 | 1): string {
    const same = sides[0].fighter === sides[1].fighter;
    const called = sides.map(({ fighter }, seat) => quoted(same ? `${fighter} ${seat + 1}` : fighter));
    const [one, other] = sides.map(({ fighter }) => quoted(fighter));
    const lines = sides.map((side, seat) => `set up ${called[seat]}: ${partsOf(side).join('; ')}`);
    return [`fighters ${one} against ${other}`, `turn ${called[turn]}`, ...lines, ''].join('\n');
}

function partsOf({ space, life, exceeded, cards }: Side): string[] {
    const held = AREAS.filter((area) => cards[area].length);
    return [
        `space ${space ?? ''}`,
        `life ${life ?? ''}`,
        ...held.map((area) => `${area} ${cards[area].map(quoted).join(', ')}`),
        ...(exceeded ? ['exceeded'] : []),
    ];
}

/** A name that has a sign in it with a meaning of its own stands in quotation marks. */
function quoted(name: string): string {
    return /[,;:#]/.test(name) ? `"${name}"` : name;
}
