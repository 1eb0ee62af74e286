/** The strikes that were told so far, each in a picture's worth of facts. */

import { t } from '../../../lib/texts.svelte';
import type { Seat } from '../../../lib/seats';
import { sideOf, type StrikeCard } from '../strike/scene';
import { follow, type Film } from '../strike/shots';
import type { Pair } from '../view';
import type { ExceedEvent } from '../wire';

/** A strike: what was played, and how it ended. */
export interface StrikeSummary {
    film: Film;
    attacker: Seat;
    cards: Pair<StrikeCard | null>;
    /** By seat, the damage that it took. */
    damage: Pair<number>;
    stunned: Pair<boolean>;
    /** How far apart both were at the first attack; nothing where none was measured. */
    distance: number | null;
    /** What came of it, in a word. */
    word: string;
}

const ENDS = new Set<ExceedEvent['event']>(['StrikeEnded', 'GameOver', 'TurnBegan']);

/** Returns the events of each strike, in their order; one that goes on ends with the last event. */
export function strikesIn(events: ExceedEvent[]): ExceedEvent[][] {
    const found: ExceedEvent[][] = [];
    let running: ExceedEvent[] | null = null;
    for (const event of events) {
        if (event.event === 'StrikeBegan') found.push((running = []));
        running?.push(event);
        if (ENDS.has(event.event)) running = null;
    }
    return found;
}

/** Returns what a strike comes to; nothing while no card of it is open. */
export function summaryOf(events: ExceedEvent[]): StrikeSummary | null {
    const film = events.reduce<Film | null>(follow, null);
    if (!film || film.attacker === null) return null;
    const { scene } = film;
    const [one, other] = scene.sides;
    if (!one.card?.open && !other.card?.open) return null;
    const measured = events.find((event) => event.event === 'AttackChecked');
    return {
        film: { ...film, over: true },
        attacker: film.attacker,
        cards: [one.card, other.card],
        damage: [one.damage, other.damage],
        stunned: [one.stunned, other.stunned],
        distance: measured?.distance ?? null,
        word: wordOf(film),
    };
}

function wordOf({ scene }: Film): string {
    const [one, other] = scene.sides;
    if (scene.winner !== null) return t('K.O.');
    if (one.damage && other.damage) return t('trade');
    if (one.stunned || other.stunned) return t('stun');
    if (one.damage || other.damage) return t('hit');
    return one.met?.hit || other.met?.hit ? t('block') : t('miss');
}

/** Says which blow ended a match; nothing where it ended otherwise. */
export function lastBlow(events: ExceedEvent[]): string {
    const last = strikesIn(events).at(-1) ?? [];
    const summary = summaryOf(last);
    const loser = last
        .filter((event) => event.event === 'Damaged')
        .filter(({ life }) => life <= 0)
        .at(-1);
    if (!summary || !loser) return '';
    const card = summary.cards[loser.seat === 0 ? 1 : 0]?.card;
    return card ? t('Last blow: {card}, {amount} damage', { card, amount: loser.amount }) : '';
}

/** What both sides did in a match. */
export interface Tally {
    dealt: number;
    /** Strikes in which the other side was hurt more. */
    won: number;
    strikes: number;
    stuns: number;
    biggest: number;
    hits: number;
    attacks: number;
    /** On which turn it exceeded first, if it did. */
    exceeded: number | null;
}

/** Counts what a seat did in all that was told. */
export function tallyOf(events: ExceedEvent[], seat: 0 | 1): Tally {
    const foe = seat === 0 ? 1 : 0;
    const blows = events.filter((event) => event.event === 'Damaged').filter((event) => event.seat === foe);
    const attacks = events.filter((event) => event.event === 'AttackChecked').filter((event) => event.seat === seat);
    const scenes = strikesIn(events).flatMap((strike) => summaryOf(strike)?.film.scene ?? []);
    let turn = 0;
    let exceeded: number | null = null;
    for (const event of events) {
        if (event.event === 'TurnBegan') turn = event.number;
        if (event.event === 'Flipped' && event.seat === seat && event.exceeded) exceeded ??= turn;
    }
    return {
        dealt: blows.reduce((sum, { amount }) => sum + amount, 0),
        won: scenes.filter((scene) => sideOf(scene, foe).damage > sideOf(scene, seat).damage).length,
        strikes: scenes.length,
        stuns: events.filter((event) => event.event === 'BecameStunned' && event.seat === foe && !event.ignored).length,
        biggest: Math.max(0, ...blows.map(({ amount }) => amount)),
        hits: attacks.filter(({ hit }) => hit).length,
        attacks: attacks.length,
        exceeded,
    };
}

/** Says a strike in one sentence. */
export function inWords({ cards, damage, word }: StrikeSummary, names: Pair<string>): string {
    const [one, other] = cards.map((card) => card?.card || t('a card face down'));
    const hurt = ([0, 1] as const)
        .filter((seat) => damage[seat])
        .map((seat) => t('{name} takes {amount} damage', { name: names[seat], amount: damage[seat] }));
    return t('{one} against {other}: {what}', {
        one: one ?? '',
        other: other ?? '',
        what: [word, ...hurt].join(', '),
    });
}
