import type { Primer, Wording } from '../../lib/choices';
import { text } from '../../lib/texts.svelte';

const PRIMER: Primer = {
    title: text('How Rise of the Exiled works'),
    lines: [
        {
            first: text('All throw at once.'),
            then: text('Each player throws a weapon card at the cards of the enemies.'),
        },
        {
            first: text('Weapon art over a hit zone does damage:'),
            then: text('head 3, body 2, arm or leg 1. Of one weapon only the best zone of a card counts.'),
        },
        {
            first: text('To throw, press and hold where you aim.'),
            then: text(
                'A ring closes; let go when it meets the circle. Too early falls short, too late flies too far, and a pointer that still sways throws aside. A short press only takes aim.',
            ),
        },
        {
            first: text('With the keys:'),
            then: text(
                'arrows move the aim (with Shift farther), digits choose a target, Enter starts the ring and stops it.',
            ),
        },
        {
            first: text('Then all move at once,'),
            then: text(
                'up to one card length. The nearer you are, the surer the throw. The last player of a team may only come closer.',
            ),
        },
        {
            first: text('The last team with a character in play wins.'),
            then: text('Click a character to read what it can do.'),
        },
    ],
};

/** The labels of this game say all there is to say. */
export const EXILED_WORDING: Wording = {
    primer: PRIMER,
    groupOf: () => '',
    hintOf: () => '',
    barredLabel: () => '',
};
