/** What happened so far by turns, the newest first. */

import type { ExceedEvent, ExceedView } from '../wire';
import { summaryOf, type StrikeSummary } from './strikes';

export type Filter = 'all' | 'strikes' | 'cards' | 'life';

/** A strike with all that was told of it, or something that happened outside of any. */
export interface Entry {
    /** Its place in all that was told, by which it stays itself when more is told. */
    place: number;
    strike: StrikeSummary | null;
    events: ExceedEvent[];
}

export interface Turn {
    /** Nothing before the first turn. */
    began: Extract<ExceedEvent, { event: 'TurnBegan' }> | null;
    place: number;
    entries: Entry[];
}

const CARDS = new Set<ExceedEvent['event']>([
    'BoostPlayed',
    'BoostNegated',
    'CardsMoved',
    'DeckShuffled',
    'Drew',
    'Mulliganed',
    'Named',
    'Reshuffled',
    'Shown',
    'Spent',
]);
const BLOWS = new Set<ExceedEvent['event']>(['AttackChecked', 'Damaged', 'BecameStunned', 'GameOver']);
const LIFE = new Set<ExceedEvent['event']>(['Damaged', 'LifeChanged', 'BecameStunned', 'GameOver']);

/** Returns all that was told by turns, the newest first; a turn tells what happened in its own order. */
export function turnsIn(log: ExceedEvent[]): Turn[] {
    let turn: Turn = { began: null, place: -1, entries: [] };
    const turns = [turn];
    let strike: Entry | null = null;
    for (const [place, event] of log.entries()) {
        if (event.event === 'TurnBegan') {
            strike = null;
            turns.push((turn = { began: event, place, entries: [] }));
            continue;
        }
        const { entries } = turn;
        if (event.event === 'StrikeBegan') entries.push((strike = { place, strike: null, events: [] }));
        if (strike) strike.events.push(event);
        else entries.push({ place, strike: null, events: [event] });
        if (event.event === 'StrikeEnded' || event.event === 'GameOver') strike = null;
    }
    for (const entry of turns.flatMap(({ entries }) => entries))
        if (entry.events[0]?.event === 'StrikeBegan') entry.strike = summaryOf(entry.events);
    return turns.reverse().filter(({ began, entries }) => began ?? entries.length);
}

/** Returns the turns with what somebody wants to see of them; those with nothing of it are left out. */
export function filtered(turns: Turn[], filter: Filter): Turn[] {
    if (filter === 'all') return turns;
    return turns
        .map((turn) => ({ ...turn, entries: turn.entries.flatMap((entry) => wanted(entry, filter)) }))
        .filter(({ entries }) => entries.length);
}

const KINDS = { strikes: BLOWS, cards: CARDS, life: LIFE };

function wanted(entry: Entry, filter: Exclude<Filter, 'all'>): Entry[] {
    const kinds = KINDS[filter];
    const events = entry.events.filter(({ event }) => kinds.has(event));
    if (filter === 'strikes') return entry.strike ? [{ ...entry, events }] : [];
    return events.length ? [{ ...entry, strike: null, events }] : [];
}

/** Returns a view as it was when a strike that began at a place of the log was over: where both stood, and as what. */
export function viewAfter(view: ExceedView, log: ExceedEvent[], strike: number): ExceedView {
    const later = log.slice(strike);
    const end = later.findIndex(({ event }) => event === 'StrikeEnded' || event === 'GameOver');
    const since = end < 0 ? [] : later.slice(end + 1);
    const side = (seat: 0 | 1): ExceedView['sides'][0] => {
        const moved = since.filter((event) => event.event === 'Moved').find((event) => event.seat === seat);
        const turned = since.filter((event) => event.event === 'Flipped').find((event) => event.seat === seat);
        const now = view.sides[seat];
        return { ...now, space: moved?.origin ?? now.space, exceeded: turned ? !turned.exceeded : now.exceeded };
    };
    return { ...view, sides: [side(0), side(1)], winner: -1 };
}
