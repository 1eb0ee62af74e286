import type { Primer, Wording } from '../../lib/choices';
import { text } from '../../lib/texts.svelte';

const PRIMER: Primer = {
    title: text('How Formation goes'),
    lines: [
        { first: text('Three rounds of seven battles.'), then: text('Whoever has more points after the third wins.') },
        {
            first: text('First you lay your cards'),
            then: text(
                'on the spaces of a formation: Vanguard and Rearguard open, Reinforcements face down. Some spaces add to a rank, or make a card Wild.',
            ),
        },
        {
            first: text('In a battle one attacks and the other answers.'),
            then: text('If the row that answers has the colour that was led, it must follow.'),
        },
        {
            first: text('The higher rank wins, and takes both cards.'),
            then: text('A card that does not follow loses; a 0 beats a 12. The dots on a card are its points.'),
        },
    ],
};

/** Formation's labels say all there is to say; what is barred is shown on the cards and spaces. */
export const FORMATION_WORDING: Wording = {
    primer: PRIMER,
    groupOf: () => '',
    hintOf: () => '',
    barredLabel: () => '',
};
