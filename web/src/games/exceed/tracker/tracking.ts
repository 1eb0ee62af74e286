import { UNSEEN } from '../view';
import type { Card, ExceedCatalog, ExceedView, Forecast, Meeting, SideView } from '../wire';

/** How a card of the other side fares against the one that is pointed at. */
export type Verdict = 'beats' | 'trades' | 'tie' | 'loses' | 'misses';

/** Where copies of a card are, as far as is known. */
export interface Copies {
    /** Surely in the hand. */
    seen: number;
    /** In the hand, unless it lies face down as the attack. */
    doubtful: number;
    /** In the hand or in the deck: nobody knows. */
    unknown: number;
    /** Known to lie in the deck. */
    deck: number;
    /** Where everybody sees them. */
    gone: number;
}

export interface Row {
    card: Card;
    copies: Copies;
    /** How likely at least one of the unknown copies is in the hand, or set. */
    chance: number;
    /** The piles in which its copies lie open. */
    piles: Pile[];
    meeting: Meeting | null;
}

export type Pile = 'discard' | 'gauge' | 'play' | 'sealed' | 'overdrive' | 'aside' | 'under' | 'laid' | 'attack';

/** All that may be known of a side's cards, sorted by what they can do now. */
export interface Tracked {
    side: SideView;
    /** Whether one of the hand lies face down as the attack. */
    isSet: boolean;
    reach: Row[];
    miss: Row[];
    /** Those of which nothing is foretold now. */
    untold: Row[];
    gone: Row[];
}

/** Gathers what a viewer may know of the cards of a side; `forecast` is that of a card of the other side, if there is one. */
export function track(view: ExceedView, catalog: ExceedCatalog, owner: 0 | 1, forecast: Forecast | null): Tracked {
    const side = view.sides[owner];
    const set = setFromHand(view, owner);
    const all = (catalog.fighters[owner]?.cards ?? []).map((card) => ({ card, copies: copiesOf(side, card) }));
    const unknown = all.reduce((sum, { copies }) => sum + copies.unknown, 0);
    const places = countOf(side.hand, UNSEEN) + set - side.hand_or_set.length;
    const meetings = forecast && !forecast.is_met ? forecast.meetings : [];
    const rows = all.map(({ card, copies }) => ({
        card,
        copies,
        chance: chanceOf(copies.unknown, places, unknown),
        piles: pilesOf(view, owner, card.name),
        meeting: meetings.find((one) => one.card === card.name) ?? null,
    }));
    const live = rows.filter(({ copies }) => copies.seen + copies.doubtful + copies.unknown > 0).sort(byDanger);
    return {
        side,
        isSet: set > 0,
        reach: live.filter(({ meeting }) => meeting && !meeting.why_missed),
        miss: live.filter(({ meeting }) => meeting?.why_missed),
        untold: live.filter(({ meeting }) => !meeting),
        gone: rows.filter((row) => !live.includes(row)),
    };
}

/** Returns how many cards of the hand lie face down as an attack. */
function setFromHand({ strike }: ExceedView, owner: 0 | 1): number {
    const attack = strike?.attacks[owner];
    if (!attack || attack.card !== UNSEEN || attack.wild) return 0;
    return attack.pair ? 2 : 1;
}

function copiesOf(side: SideView, { name, copies }: Card): Copies {
    const seen = countOf(side.hand, name);
    const doubtful = countOf(side.hand_or_set, name);
    const deck = countOf(side.deck, name);
    const unknown = Math.max(0, countOf(side.unseen, name) - seen - doubtful);
    return { seen, doubtful, unknown, deck, gone: Math.max(0, copies - seen - doubtful - unknown - deck) };
}

function pilesOf(view: ExceedView, owner: 0 | 1, name: string): Pile[] {
    const side = view.sides[owner];
    const played = [...side.boosts, ...side.transformations].map(({ card }) => card);
    const attack = view.strike?.attacks[owner]?.card;
    const piles: [Pile, string[]][] = [
        ['discard', side.discard],
        ['gauge', side.gauge],
        ['play', played],
        ['sealed', side.sealed],
        ['overdrive', side.overdrive],
        ['aside', side.set_aside],
        ['under', side.under],
        ['laid', side.laid.map(({ card }) => card)],
        ['attack', attack ? [attack] : []],
    ];
    return piles.flatMap(([pile, names]) => (names.includes(name) ? [pile] : []));
}

function countOf(names: string[], name: string): number {
    return names.filter((one) => one === name).length;
}

/** Returns how likely at least one of some copies lies in so many places, when any of the cards may lie anywhere. */
export function chanceOf(copies: number, places: number, cards: number): number {
    let none = 1;
    for (let one = 0; one < copies; one += 1) none *= Math.max(0, cards - places - one) / Math.max(1, cards - one);
    return copies > 0 ? 1 - none : 0;
}

/** Tells how a card fares against the one that it would meet, both as they stand now. */
export function verdictOf(meeting: Meeting): Verdict {
    const { is_first: isFirst, hits, stuns, is_stunned: isStunned } = meeting;
    const strikes = !meeting.why_missed && !meeting.is_unpaid;
    const mine = hits && (isFirst || !strikes || !isStunned);
    const theirs = strikes && (!isFirst || !hits || !stuns);
    if (mine && theirs) return meeting.speed === meeting.their_speed ? 'tie' : 'trades';
    return mine ? 'loses' : theirs ? 'beats' : 'misses';
}

const DANGER: Verdict[] = ['beats', 'trades', 'tie', 'loses', 'misses'];

function byDanger(one: Row, other: Row): number {
    const danger = ({ meeting }: Row) => (meeting ? DANGER.indexOf(verdictOf(meeting)) : DANGER.length);
    const sure = ({ copies, chance }: Row) => (copies.seen ? 1 : copies.doubtful ? 0.99 : chance);
    return danger(one) - danger(other) || sure(other) - sure(one);
}
