import type { Seat } from '../../lib/seats';
import { t, text, translated } from '../../lib/texts.svelte';
import type { BoostCard, Card, ExceedCatalog, ExceedView, Price, SideView, TotalView } from './wire';

export type Pair<T> = [T, T];

/** What a total is made of: amounts, each with the name of what gives it. */
export type Parts = TotalView['parts'];

/** The name of a card that lies face down. */
export const UNSEEN = '';

/** Returns the seat that is shown as one's own: for those who watch, the first. */
export function near(view: ExceedView): 0 | 1 {
    return view.seat === 1 ? 1 : 0;
}

/** Returns a card by its name: the owner's own, or one that came from the other player. */
export function findCard(catalog: ExceedCatalog, owner: Seat, name: string): Card | null {
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

export function costWords(cost: Price): string {
    return translated(COSTS[cost.resource] ?? '{amount}', { amount: cost.amount });
}

/** Says what kind of boost it is, and what it takes to play it. */
export function boostWords({ kind, cancelable, cost }: BoostCard): string {
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

/** Returns the spaces of the arena. */
export function spacesOf(view: ExceedView): number[] {
    return Array.from({ length: view.spaces }, (_, place) => place + 1);
}

/** Returns the first and the last space that a fighter stands on. */
export function ends({ space, width }: Pick<SideView, 'space' | 'width'>): Pair<number> {
    const reach = Math.floor(width / 2);
    return [space - reach, space + reach];
}

/** Returns the range between fighters on two spaces: one wider than a space is as near as its nearest end. */
export function distanceIn({ sides }: ExceedView, spaces: Pair<number>): number {
    const [one, other] = [ends({ ...sides[0], space: spaces[0] }), ends({ ...sides[1], space: spaces[1] })];
    return Math.max(other[0] - one[1], one[0] - other[1]);
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
