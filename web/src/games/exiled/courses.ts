import type { Course } from '../../lessons/course';
import { text } from '../../lib/texts.svelte';
import type { ExiledEvent } from './wire';

/** Returns the bodies from which somebody has thrown. */
function own(before: readonly ExiledEvent[], me: number): number[] {
    return before.flatMap((one) => (one.event === 'threw' && one.seat === me ? [one.body] : []));
}

/** Returns the throws of somebody. */
function throwsOf(before: readonly ExiledEvent[], me: number): number[] {
    return before.flatMap((one) => (one.event === 'threw' && one.seat === me ? [one.landing] : []));
}

const THROWING: Course<ExiledEvent> = {
    id: 'exiled/throwing',
    title: text('Throw, move, take cover'),
    line: text('Zones, a practice throw, a step and an ability'),
    wish: {
        game: 'exiled',
        opponent: 'novice',
        seat: 0,
        seed: 'a guided duel',
        choices: { teams: [['Hedina'], ['Nahtha']], variants: [], skill: 'expert', hand: false },
    },
    goals: [
        {
            name: text('Throw'),
            how: text(
                'Aim at the enemy’s card and throw. Where a throw lands differs a little each time: try it without risk by a practice throw first.',
            ),
            done: text('You threw. The picture of the weapon counts, not the clear card around it.'),
            reachedBy: (event, me) => event.event === 'threw' && event.seat === me,
        },
        {
            name: text('Hit'),
            how: text(
                'Hit somebody: any part of the weapon has to lie over a zone of the figure. The head is worth most, then the body, then arms and legs; only the best zone of a throw counts.',
            ),
            done: text('A hit. All damage of an attack phase is done at once.'),
            reachedBy: (event, me, before) => event.event === 'hit' && throwsOf(before, me).includes(event.landing),
        },
        {
            name: text('Move'),
            how: text(
                'After all have thrown, all move: slide your card by up to its own length. Closer throws land where you want them, and so do theirs.',
            ),
            done: text('You moved. Some characters throw better if they stand still.'),
            reachedBy: (event, me, before) => event.event === 'moved' && own(before, me).includes(event.body),
        },
        {
            name: text('Ability'),
            how: text(
                'Hedina can take cover in place of a throw: choose it instead of aiming, and each hit of this attack phase does 2 less to her.',
            ),
            done: text('You took cover. Every character has abilities of its own; tap a card to read them.'),
            reachedBy: (event, me) => event.event === 'stance' && event.seat === me,
        },
    ],
    end: text('That is a whole round: all throw, then all move. Whoever has no hit points left is out.'),
};

/** What can be learnt, in the order in which it is best learnt. */
export const COURSES: readonly Course<ExiledEvent>[] = [THROWING];
