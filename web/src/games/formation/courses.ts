import type { Course } from '../../lessons/course';
import { text } from '../../lib/texts.svelte';
import type { FormationEvent } from './wire';

const ROUND: Course<FormationEvent> = {
    id: 'formation/round',
    title: text('One round of Formation'),
    line: text('Lay your ranks, follow the colour, advance'),
    wish: { game: 'formation', opponent: 'novice', seat: 0, seed: 'a guided round' },
    goals: [
        {
            name: text('Lay'),
            how: text(
                'Your formation says which spaces there are. Drag your cards there in any order, or tap a card and then a space. The front row attacks, the middle row defends. Then press Done.',
            ),
            done: text('Your ranks stand. Those at the back stay face down until they come forward.'),
            reachedBy: (event, me) => event.event === 'laid' && event.seat === me,
        },
        {
            name: text('Lead'),
            how: text(
                'Whoever has the offence leads with a card of the front row. Lead with a high card: the defence has to follow its colour if it can, and the higher card wins.',
            ),
            done: text('You led. After every battle the roles change.'),
            reachedBy: (event, me) => event.event === 'led' && event.seat === me,
        },
        {
            name: text('Follow'),
            how: text(
                'As the defence you answer from your middle row, and must follow the colour that was led if it is there. A card of the other colour loses, and a 0 always beats a 12.',
            ),
            done: text('You answered. Where you cannot win a battle, lose a card with few dots in it.'),
            reachedBy: (event, me) => event.event === 'answered' && event.seat === me,
        },
        {
            name: text('Win'),
            how: text('Win a battle: both cards are yours, and at the end of the round their dots are counted.'),
            done: text('The battle is yours, with both cards.'),
            reachedBy: (event, me) => event.event === 'decided' && event.winner === me,
        },
        {
            name: text('Advance'),
            how: text(
                'After a battle the gaps are closed: what lies behind an empty space comes forward. Fight a battle, and see what comes.',
            ),
            done: text('A card came forward. What you lay at the back decides the last battles.'),
            reachedBy: (event, me) => event.event === 'advanced' && event.seat === me,
        },
    ],
    end: text('That is all of it. Seven battles make a round, and three rounds a match.'),
};

/** What can be learnt, in the order in which it is best learnt. */
export const COURSES: readonly Course<FormationEvent>[] = [ROUND];
