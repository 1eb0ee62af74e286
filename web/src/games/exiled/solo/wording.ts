import type { Primer, Wording } from '../../../lib/choices';
import { text } from '../../../lib/texts.svelte';

const PRIMER: Primer = {
    title: text('How a throw works'),
    lines: [
        {
            first: text('Press and hold where you aim.'),
            then: text(
                'A ring closes; let go when it meets the circle. Too early falls short, too late flies too far, and a pointer that still sways throws aside. A short press only takes aim.',
            ),
        },
        {
            first: text('With the keys:'),
            then: text(
                'arrows move the aim (with Shift farther), 1 aims at the target, Enter starts the ring and stops it.',
            ),
        },
    ],
};

export const SOLO_WORDING: Wording = {
    primer: PRIMER,
    groupOf: () => '',
    hintOf: () => '',
    barredLabel: () => '',
};
