import { describe, expect, it } from 'vitest';
import { filtered, turnsIn, viewAfter } from '../src/games/exceed/log/entries';
import { inWords, lastBlow, strikesIn, tallyOf, summaryOf } from '../src/games/exceed/log/strikes';
import type { ExceedEvent, ExceedView } from '../src/games/exceed/wire';
import { eventsOf } from './events';
import { BLOCK, KNOCKOUT, MISS, STUN } from './strikes';

const event = eventsOf<ExceedEvent>();
const LOG: ExceedEvent[] = [
    event('MatchBegan'),
    event('TurnBegan', { seat: 0, number: 1, who: 'Sol Badguy' }),
    ...STUN,
    ...BLOCK.slice(0, -1),
    event('TurnBegan', { seat: 1, number: 3, who: 'Ky Kiske' }),
    event('Flipped', { seat: 1, exceeded: true }),
    event('Drew', { seat: 1, count: 1 }),
    event('TurnBegan', { seat: 0, number: 4, who: 'Sol Badguy' }),
    ...KNOCKOUT,
];

describe('a strike in the log', () => {
    it('says who took what, in a word', () => {
        const [stun, block, ko] = strikesIn(LOG).map(summaryOf);
        expect(stun).toMatchObject({ damage: [0, 7], stunned: [false, true], distance: 1, word: 'stun', attacker: 0 });
        expect(block).toMatchObject({ damage: [0, 2], word: 'hit' });
        expect(ko).toMatchObject({ damage: [0, 4], word: 'K.O.' });
        expect(summaryOf(strikesIn(MISS)[0] ?? [])).toMatchObject({ damage: [0, 0], word: 'miss', distance: 8 });
    });

    it('is no picture before a card is open', () => {
        expect(summaryOf(STUN.slice(1, 4))).toBeNull();
    });

    it('can be read out', () => {
        const summary = summaryOf(strikesIn(STUN)[0] ?? []);
        expect(summary && inWords(summary, ['Sol', 'Ky'])).toBe('Wild Throw against Dust: stun, Ky takes 7 damage');
    });

    it('names the blow that ended a match, and no other', () => {
        expect(lastBlow(LOG)).toBe('Last blow: Slash, 4 damage');
        expect(lastBlow(STUN)).toBe('');
        expect(lastBlow([])).toBe('');
    });
});

describe('the numbers of a match', () => {
    it('count what each side did', () => {
        expect(tallyOf(LOG, 0)).toEqual({
            dealt: 13,
            won: 3,
            strikes: 3,
            stuns: 1,
            biggest: 7,
            hits: 3,
            attacks: 3,
            exceeded: null,
        });
        expect(tallyOf(LOG, 1)).toMatchObject({ dealt: 0, won: 0, strikes: 3, hits: 0, attacks: 1, exceeded: 3 });
    });
});

describe('the log', () => {
    it('has the newest turn first, and each in its own order', () => {
        const turns = turnsIn(LOG);
        expect(turns.map(({ began }) => began?.number)).toEqual([4, 3, 2, 1, undefined]);
        expect(turns[1]?.entries.map(({ events }) => events[0]?.event)).toEqual(['Flipped', 'Drew']);
        expect(turns[3]?.entries.map(({ strike }) => strike?.word)).toEqual([undefined, 'stun']);
    });

    it('keeps what a filter names', () => {
        const kinds = (filter: 'strikes' | 'cards' | 'life') =>
            new Set(
                filtered(turnsIn(LOG), filter).flatMap(({ entries }) =>
                    entries.flatMap(({ events }) => events.map((one) => one.event)),
                ),
            );
        expect(kinds('cards')).toEqual(new Set(['Drew', 'CardsMoved']));
        expect(kinds('life')).toEqual(new Set(['Damaged', 'BecameStunned', 'GameOver']));
        expect(filtered(turnsIn(LOG), 'strikes').map(({ began }) => began?.number)).toEqual([4, 2, 1]);
    });

    it('knows where both stood after a strike, and as what', () => {
        const view = {
            sides: [
                { space: 7, exceeded: false },
                { space: 2, exceeded: true },
            ],
        } as unknown as ExceedView;
        const log = [...LOG, event('Moved', { seat: 0, origin: 4, target: 7 })];
        const back = viewAfter(view, log, log.indexOf(STUN[1] ?? event('MatchBegan')));
        expect(back.sides.map(({ space, exceeded }) => [space, exceeded])).toEqual([
            [4, false],
            [2, false],
        ]);
    });
});
