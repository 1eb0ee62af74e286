/** The table of Exceed as a seat sees it; the fields are those of wildswing.exceed.rules.view and events. */

import type { Seat } from '../../lib/protocol';
import { t, text, translated } from '../../lib/texts.svelte';

export type Pair<T> = [T, T];

/** What a total is made of: amounts, each with the name of what gives it. */
export type Parts = [number, string][];

export interface BoostView {
    boost: string;
    card: string;
    space: number;
    kept: number;
    sustained: boolean;
}

export interface TotalView {
    stat: string;
    value: number;
    parts: Parts;
}

export interface AttackView {
    card: string;
    ex: boolean;
    wild: boolean;
    face_up: boolean;
    critical: boolean;
    hit: boolean;
    reach: Pair<number> | null;
    totals: TotalView[];
    armor_left: number;
}

export interface StrikeView {
    attacker: Seat;
    revealed: boolean;
    active: Seat;
    attacks: Pair<AttackView | null>;
    damage: Pair<number>;
    stunned: Pair<boolean>;
    advantage: Seat;
}

export interface SideView {
    name: string;
    fighter: string;
    life: number;
    most_life: number;
    space: number;
    width: number;
    exceeded: boolean;
    reshuffled: boolean;
    hand: string[];
    /** Cards known to be in another's hand, unless one of them is the attack that lies face down. */
    hand_or_set: string[];
    deck: string[];
    gauge: string[];
    discard: string[];
    sealed: string[];
    overdrive: string[];
    set_aside: string[];
    put_back: string[];
    boosts: BoostView[];
    transformations: BoostView[];
    tokens: [string, number][];
    x: number;
    exchanged: number;
    drawn: string[];
}

export interface ExceedView {
    seat: Seat;
    edition: string;
    first: Seat;
    turn: Seat;
    number: number;
    distance: number;
    sides: Pair<SideView>;
    strike: StrikeView | null;
    playing: string[];
    opened: string[];
    named: string[];
    canceled: Pair<boolean>;
    winner: Seat;
    ending: string;
}

export interface Cost {
    amount: number;
    resource: string;
}

export interface BoostFacts {
    name: string;
    kind: string;
    cost: Cost | null;
    cancelable: boolean;
    lines: string[];
}

export interface CardFacts {
    name: string;
    kind: string;
    copies: number;
    cost: Cost | null;
    range: Pair<number | string> | null;
    power: number | string | null;
    speed: number | string;
    armor: number;
    guard: number;
    lines: string[];
    boost: BoostFacts | null;
}

export interface FighterFacts {
    name: string;
    edition: string;
    exceed_cost: number | null;
    life: number;
    tokens: string[];
    both_sides: string[];
    basic: string[];
    exceeded: string[];
    cards: CardFacts[];
}

export interface ExceedCatalog {
    edition: string;
    move_action: string;
    fighters: FighterFacts[];
}

/** The name of a card that lies face down. */
export const UNSEEN = '';

/** Returns the seat that is shown as one's own: for those who watch, the first. */
export function near(view: ExceedView): 0 | 1 {
    return view.seat === 1 ? 1 : 0;
}

/** Returns a card by its name: the owner's own, or one that came from the other player. */
export function findCard(catalog: ExceedCatalog, owner: Seat, name: string): CardFacts | null {
    const decks = [catalog.fighters[owner], catalog.fighters[1 - owner]];
    for (const deck of decks) {
        const found = deck?.cards.find((card) => card.name === name);
        if (found) return found;
    }
    return null;
}

const COSTS: Record<string, string> = {
    force: text('{amount} Force'),
    gauge: text('{amount} Gauge'),
    life: text('{amount} Life'),
};

const BOOSTS: Record<string, string> = {
    instant: text('instant boost'),
    continuous: text('continuous boost'),
    trap: text('trap boost'),
    transformation: text('transformation boost'),
};

export function costWords(cost: Cost): string {
    return translated(COSTS[cost.resource] ?? '{amount}', { amount: cost.amount });
}

/** Says what kind of boost it is, and what it takes to play it. */
export function boostWords({ kind, cancelable, cost }: BoostFacts): string {
    const facts = [translated(BOOSTS[kind] ?? kind)];
    if (cancelable) facts.push(t('cancelable'));
    if (cost) facts.push(t('costs {cost}', { cost: costWords(cost) }));
    return facts.join(', ');
}

export function rangeWords([low, high]: Pair<number | string>): string {
    return low === high ? `${low}` : `${low}–${high}`;
}

/** Returns names with how often each stands in a pile, in the order of the pile. */
export function counted(names: string[]): [string, number][] {
    const found = new Map<string, number>();
    for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
    return [...found];
}

export const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Returns the first and the last space that a fighter stands on. */
export function ends(side: SideView): Pair<number> {
    const reach = Math.floor(side.width / 2);
    return [side.space - reach, side.space + reach];
}

/** Something that lies on a space; a token face down has no name. */
export interface Thing {
    name: string;
    kind: 'boost' | 'token';
    own: boolean;
}

/** Returns the boosts and tokens that lie on a space. */
export function thingsOn(view: ExceedView, space: number): Thing[] {
    return view.sides.flatMap((side, seat) => {
        const own = seat === near(view);
        const boosts = side.boosts.filter((boost) => boost.space === space);
        const tokens = side.tokens.filter(([, at]) => at === space);
        return [
            ...boosts.map(({ boost }): Thing => ({ name: boost, kind: 'boost', own })),
            ...tokens.map(([name]): Thing => ({ name, kind: 'token', own })),
        ];
    });
}
