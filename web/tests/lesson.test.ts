import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COURSES } from '../src/games/exceed/courses';
import { COURSES as OF_EXILED } from '../src/games/exiled/courses';
import type { ExiledEvent } from '../src/games/exiled/wire';
import type { ExceedEvent } from '../src/games/exceed/wire';
import { COURSES as OF_FORMATION } from '../src/games/formation/courses';
import type { FormationEvent } from '../src/games/formation/wire';
import { BEGINNING, helpFor, learn, nextGoal, type Course, type Progress } from '../src/lessons/course';
import { keepLearnt, learnt } from '../src/lessons/done';
import { Guide } from '../src/lessons/guide.svelte';
import { heldSeats, type HeldSeat } from '../src/lib/seats';
import type { Question } from '../src/wire';
import { eventsOf } from './events';

const event = eventsOf<ExceedEvent>();
const ofExiled = eventsOf<ExiledEvent>();
const ofFormation = eventsOf<FormationEvent>();

function courseOf<E>(courses: readonly Course<E>[], id: string): Course<E> {
    const found = courses.find((one) => one.id === id);
    if (!found) throw new Error(id);
    return found;
}

const FIRST = courseOf(COURSES, 'exceed/first');

function after<E>(course: Course<E>, ...events: E[]): Progress<E> {
    return events.reduce<Progress<E>>((progress, one) => learn(course, progress, one, 0), BEGINNING);
}

/** The names of the goals that are reached after some events, in the order of the lesson. */
function reached<E>(course: Course<E>, ...events: E[]): string[] {
    const { reached: places } = after(course, ...events);
    return course.goals.filter((_, place) => places.includes(place)).map(({ name }) => name);
}

const asked = (advice: string): Question => ({ advice }) as Question;

describe('the first game', () => {
    it('goes through its goals in order', () => {
        expect(nextGoal(FIRST, BEGINNING)?.name).toBe('Move');
        const moved = after(FIRST, event('Moved', { seat: 0 }));
        expect(nextGoal(FIRST, moved)?.name).toBe('Boost');
        expect(moved.last).toBe(0);
        const boosted = learn(FIRST, moved, event('BoostPlayed', { seat: 0 }), 0);
        expect(nextGoal(FIRST, boosted)?.name).toBe('Strike');
        const struck = learn(FIRST, boosted, event('StrikeEnded'), 0);
        expect(nextGoal(FIRST, struck)?.name).toBe('Gauge');
        expect(nextGoal(FIRST, learn(FIRST, struck, event('Spent', { seat: 0, source: 'gauge' }), 0))).toBeNull();
    });

    it('counts what was done out of order', () => {
        const struck = after(FIRST, event('StrikeBegan'), event('StrikeEnded'));
        expect(reached(FIRST, event('StrikeBegan'), event('StrikeEnded'))).toEqual(['Strike']);
        expect(nextGoal(FIRST, struck)?.name).toBe('Move');
    });

    it('does not count what the opponent does, a move in a strike, or a payment by hand', () => {
        expect(reached(FIRST, event('Moved', { seat: 1 }), event('BoostPlayed', { seat: 1 }))).toEqual([]);
        expect(reached(FIRST, event('StrikeBegan'), event('Moved', { seat: 0 }))).toEqual([]);
        expect(
            reached(FIRST, event('Spent', { seat: 0, source: 'hand' }), event('Spent', { seat: 1, source: 'gauge' })),
        ).toEqual([]);
    });

    it('counts a move after a strike', () => {
        expect(reached(FIRST, event('StrikeBegan'), event('StrikeEnded'), event('Moved', { seat: 0 }))).toEqual([
            'Move',
            'Strike',
        ]);
    });

    it('helps with the question that is asked, else with the next goal', () => {
        expect(helpFor(FIRST, BEGINNING, asked('Choose an attack.'))).toBe('Choose an attack.');
        expect(helpFor(FIRST, BEGINNING, asked(''))).toBe(FIRST.goals[0]?.how);
        expect(helpFor(FIRST, BEGINNING, null)).toBe(FIRST.goals[0]?.how);
    });

    it('tells to pay from the gauge when that is what is left to learn', () => {
        const paying = (zone: string): Question =>
            ({ bill: { cards: [{ card: 'Cross', zone, worth: 1 }] } }) as Question;
        const struck = after(
            FIRST,
            event('Moved', { seat: 0 }),
            event('BoostPlayed', { seat: 0 }),
            event('StrikeEnded'),
        );
        expect(helpFor(FIRST, struck, paying('gauge'))).toContain('tick a card in your gauge');
        expect(helpFor(FIRST, struck, paying('hand'))).toContain('cheapest');
        expect(helpFor(FIRST, BEGINNING, paying('gauge'))).toContain('cheapest');
    });
});

describe('the further lessons', () => {
    it('tell a hit from a miss, and mine from theirs', () => {
        const range = courseOf(COURSES, 'exceed/range');
        const checked = (seat: number, hit: boolean) => event('AttackChecked', { seat, hit });
        expect(reached(range, checked(0, false), checked(1, true))).toEqual([]);
        expect(reached(range, checked(0, true))).toEqual(['Reach']);
        expect(reached(range, checked(1, false))).toEqual(['Miss']);
        expect(reached(range, event('Prioritized', { active: 1 }))).toEqual([]);
        expect(reached(range, event('Prioritized', { active: 0 }), event('BecameStunned', { seat: 1 }))).toEqual([
            'Speed',
            'Stun',
        ]);
    });

    it('want a boost and then a strike, in this order', () => {
        const boosts = courseOf(COURSES, 'exceed/boosts');
        const boost = event('BoostPlayed', { seat: 0 });
        expect(reached(boosts, event('StrikeEnded'), boost)).toEqual(['Boost']);
        expect(reached(boosts, boost, event('StrikeEnded'))).toEqual(['Boost', 'Boosted strike']);
        expect(reached(boosts, event('BoostPlayed', { seat: 1 }), event('StrikeEnded'))).toEqual([]);
        expect(reached(boosts, event('Canceled', { seat: 1 }), event('Canceled', { seat: 0 }))).toEqual(['Cancel']);
    });

    it('know an EX attack and an exceeded fighter', () => {
        const gauge = courseOf(COURSES, 'exceed/gauge');
        const revealed = (ex: boolean) => event('AttackRevealed', { seat: 0, ex });
        expect(reached(gauge, revealed(false), event('Flipped', { seat: 0, exceeded: false }))).toEqual([]);
        expect(reached(gauge, revealed(true), event('Flipped', { seat: 0, exceeded: true }))).toEqual(['EX', 'Exceed']);
    });

    it('follow a round of Formation', () => {
        const round = courseOf(OF_FORMATION, 'formation/round');
        const all = [
            ofFormation('laid', { seat: 0 }),
            ofFormation('led', { seat: 0 }),
            ofFormation('answered', { seat: 0 }),
            ofFormation('decided', { winner: 0 }),
            ofFormation('advanced', { seat: 0 }),
        ];
        expect(reached(round, ...all)).toEqual(['Lay', 'Lead', 'Follow', 'Win', 'Advance']);
        expect(reached(round, ofFormation('led', { seat: 1 }), ofFormation('decided', { winner: -1 }))).toEqual([]);
    });

    it('know whose throw has hit, and whose card has moved', () => {
        const throwing = courseOf(OF_EXILED, 'exiled/throwing');
        const mine = ofExiled('threw', { seat: 0, body: 3, landing: 7 });
        const theirs = ofExiled('threw', { seat: 1, body: 4, landing: 8 });
        const hit = (landing: number) => ofExiled('hit', { landing });
        const moved = (body: number) => ofExiled('moved', { body });
        expect(reached(throwing, theirs, hit(8), moved(4))).toEqual([]);
        expect(reached(throwing, mine, hit(8), moved(4))).toEqual(['Throw']);
        expect(reached(throwing, mine, theirs, hit(7), moved(3))).toEqual(['Throw', 'Hit', 'Move']);
        expect(reached(throwing, ofExiled('stance', { seat: 0 }))).toEqual(['Ability']);
    });

    it('have names of their own', () => {
        const all = [...COURSES, ...OF_FORMATION, ...OF_EXILED].map(({ id }) => id);
        expect(new Set(all).size).toBe(all.length);
        for (const { goals } of COURSES) expect(new Set(goals.map(({ name }) => name)).size).toBe(goals.length);
    });
});

describe('whoever learns', () => {
    const kept = new Map<string, string>();
    const seat: HeldSeat = { match: 'm', seat: 0, token: 't', game: 'exceed', title: 'Exceed', began: 1 };

    beforeEach(() => {
        kept.clear();
        vi.stubGlobal('localStorage', {
            getItem: (key: string) => kept.get(key) ?? null,
            setItem: (key: string, value: string) => kept.set(key, value),
        });
    });

    it('is not asked to learn the same again', () => {
        const guide = new Guide(COURSES, { ...seat, course: 'exceed/first' });
        const events = [event('Moved', { seat: 0 }), event('BoostPlayed', { seat: 0 }), event('StrikeEnded')];
        for (const one of events) guide.follow(one);
        expect(learnt()).toEqual([]);
        guide.follow(event('Spent', { seat: 0, source: 'gauge' }));
        expect(learnt()).toEqual(['exceed/first']);
        keepLearnt('exceed/first');
        expect(learnt()).toEqual(['exceed/first']);
    });

    it('goes on where the match is when it is told again', () => {
        const guide = new Guide(COURSES, { ...seat, course: 'exceed/first' });
        guide.follow(event('Moved', { seat: 0 }));
        guide.restart();
        expect(guide.progress.reached).toEqual([]);
        guide.follow(event('Moved', { seat: 0 }));
        expect(guide.progress.reached).toEqual([0]);
    });

    it('can go on without a guide, also later', () => {
        const guide = new Guide(COURSES, { ...seat, course: 'exceed/first' });
        guide.stop();
        expect(guide.course).toBeNull();
        expect(heldSeats()[0]).toMatchObject({ match: 'm' });
        expect(heldSeats()[0]).not.toHaveProperty('course');
        expect(new Guide(COURSES, seat).course).toBeNull();
    });
});
