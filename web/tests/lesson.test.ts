import { describe, expect, it } from 'vitest';
import { BEGINNING, GOALS, helpFor, learn, nextGoal, type Lesson } from '../src/games/exceed/lesson';
import type { ExceedEvent } from '../src/games/exceed/wire';
import type { Question } from '../src/wire';
import { eventsOf } from './events';

const event = eventsOf<ExceedEvent>();

const after = (...events: ExceedEvent[]): Lesson => events.reduce((lesson, one) => learn(lesson, one, 0), BEGINNING);

const asked = (advice: string): Question => ({ advice }) as Question;

describe('the first game', () => {
    it('goes through its goals in order', () => {
        expect(nextGoal(BEGINNING)?.goal).toBe('move');
        const moved = after(event('Moved', { seat: 0 }));
        expect(nextGoal(moved)?.goal).toBe('boost');
        expect(moved.last).toBe('move');
        const boosted = learn(moved, event('BoostPlayed', { seat: 0 }), 0);
        expect(nextGoal(boosted)?.goal).toBe('strike');
        const struck = learn(boosted, event('StrikeEnded'), 0);
        expect(nextGoal(struck)?.goal).toBe('gauge');
        expect(nextGoal(learn(struck, event('Spent', { seat: 0, source: 'gauge' }), 0))).toBeNull();
    });

    it('counts what was done out of order', () => {
        const struck = after(event('StrikeBegan'), event('StrikeEnded'));
        expect(struck.reached).toEqual(['strike']);
        expect(nextGoal(struck)?.goal).toBe('move');
    });

    it('does not count what the opponent does, a move in a strike, or a payment by hand', () => {
        expect(after(event('Moved', { seat: 1 }), event('BoostPlayed', { seat: 1 })).reached).toEqual([]);
        expect(after(event('StrikeBegan'), event('Moved', { seat: 0 })).reached).toEqual([]);
        expect(
            after(event('Spent', { seat: 0, source: 'hand' }), event('Spent', { seat: 1, source: 'gauge' })).reached,
        ).toEqual([]);
    });

    it('knows the same after the log was told again', () => {
        const once = after(event('Moved', { seat: 0 }), event('StrikeBegan'), event('StrikeEnded'));
        const twice = [event('Moved', { seat: 0 }), event('StrikeBegan'), event('StrikeEnded')].reduce(
            (lesson, one) => learn(lesson, one, 0),
            once,
        );
        expect(twice.reached).toEqual(once.reached);
    });

    it('helps with the question that is asked, else with the next goal', () => {
        expect(helpFor(BEGINNING, asked('Choose an attack.'))).toBe('Choose an attack.');
        expect(helpFor(BEGINNING, asked(''))).toBe(GOALS[0]?.how);
        expect(helpFor(BEGINNING, null)).toBe(GOALS[0]?.how);
    });

    it('tells to pay from the gauge when that is what is left to learn', () => {
        const paying = (zone: string): Question =>
            ({ bill: { cards: [{ card: 'Cross', zone, worth: 1 }] } }) as Question;
        const struck = after(event('Moved', { seat: 0 }), event('BoostPlayed', { seat: 0 }), event('StrikeEnded'));
        expect(helpFor(struck, paying('gauge'))).toContain('tick a card in your gauge');
        expect(helpFor(struck, paying('hand'))).toContain('cheapest');
        expect(helpFor(BEGINNING, paying('gauge'))).toContain('cheapest');
    });
});
