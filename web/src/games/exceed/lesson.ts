import { text, translated } from '../../lib/texts.svelte';
import type { MatchWish, Question } from '../../wire';
import type { ExceedEvent } from './wire';

/** The first game: the same cards each time, so that there is something to do for every goal. */
export const FIRST_GAME: MatchWish = {
    game: 'exceed',
    opponent: 'novice',
    fighters: ['Sol Badguy', 'Ky Kiske'],
    edition: 'strive',
    seat: 0,
    seed: 'first game 5',
};

export type Goal = 'move' | 'boost' | 'strike' | 'gauge';

/** What is learnt by doing it, in order; each with a name, how it is done, and what it was good for. */
export const GOALS: { goal: Goal; name: string; how: string; done: string }[] = [
    {
        goal: 'move',
        name: text('Move'),
        how: text(
            'Come closer: choose to walk to a space near your opponent, or press that space on the board. Each space costs 1 Force, and a card that you discard is worth 1 Force, an Ultra 2.',
        ),
        done: text('You moved. Distance decides which attacks can hit.'),
    },
    {
        goal: 'boost',
        name: text('Boost'),
        how: text(
            'Play a boost: the lower half of a card in your hand. Some do something at once, others lie in front of you and help until your next strike.',
        ),
        done: text('You played a boost. The card is spent for it, not for its attack.'),
    },
    {
        goal: 'strike',
        name: text('Strike'),
        how: text(
            'Strike: set an attack face down, your opponent answers with one, and both are turned up. The faster one goes first. Point at a card before you choose it, to see which spaces it hits.',
        ),
        done: text(
            'You struck. Power less armor is the damage; damage above the guard stuns, and a stunned fighter does not attack.',
        ),
    },
    {
        goal: 'gauge',
        name: text('Gauge'),
        how: text(
            'An attack that hits goes into your gauge. Spend a card from there: pay Force with it, or strike with an attack that costs gauge. If your gauge is empty, strike again, and hit.',
        ),
        done: text('You spent gauge. It also pays for your strongest attacks, and to exceed.'),
    },
];

const PAY = text('The cheapest payment is already ticked for you. Change it if you like, then accept.');
const PAY_FROM_GAUGE = text(
    'Here you can spend gauge: tick a card in your gauge instead of one from your hand, then accept.',
);

/** How far somebody is: which goals are reached, and which was reached last. */
export interface Lesson {
    reached: Goal[];
    last: Goal | null;
    striking: boolean;
}

export const BEGINNING: Lesson = { reached: [], last: null, striking: false };

/** Returns how far somebody is after an event. */
export function learn(lesson: Lesson, event: ExceedEvent, me: number): Lesson {
    switch (event.event) {
        case 'Moved':
            return event.seat === me && !lesson.striking ? reach(lesson, 'move') : lesson;
        case 'BoostPlayed':
            return event.seat === me ? reach(lesson, 'boost') : lesson;
        case 'StrikeBegan':
            return { ...lesson, striking: true };
        case 'StrikeEnded':
            return { ...reach(lesson, 'strike'), striking: false };
        case 'Spent':
            return event.seat === me && event.source === 'gauge' ? reach(lesson, 'gauge') : lesson;
        default:
            return lesson;
    }
}

/** Returns what to do next, or null when all is learnt. */
export function nextGoal(lesson: Lesson): (typeof GOALS)[number] | null {
    return GOALS.find(({ goal }) => !lesson.reached.includes(goal)) ?? null;
}

/** Returns what helps with a question: how it is answered, or how to reach the next goal in a turn. */
export function helpFor(lesson: Lesson, question: Question | null): string {
    const next = nextGoal(lesson);
    if (question?.bill) {
        const fromGauge = next?.goal === 'gauge' && question.bill.cards.some(({ zone }) => zone === 'gauge');
        return translated(fromGauge ? PAY_FROM_GAUGE : PAY);
    }
    return question?.advice || translated(next?.how ?? '');
}

function reach(lesson: Lesson, goal: Goal): Lesson {
    if (lesson.reached.includes(goal)) return lesson;
    return { ...lesson, reached: [...lesson.reached, goal], last: goal };
}
