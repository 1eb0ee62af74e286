import type { About, Primer, Wording } from '../../lib/choices';
import { t, text } from '../../lib/texts.svelte';

const PRIMER: Primer = {
    title: text('How Formation works'),
    lines: [
        { first: text('Three rounds of seven battles.'), then: text('Whoever has more points after the third wins.') },
        {
            first: text('First, place your cards'),
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

/** Formation's answers, each with what it would win; what is barred is shown on the cards and spaces. */
export function formationWording(outlook: (about: About) => string): Wording {
    // A card to lay has a space that is not asked for by itself: it is laid in the picture, in any order.
    const isLaid = ({ space, answers }: About) => space !== undefined && answers === undefined;
    return {
        primer: PRIMER,
        groupOf: () => '',
        hintOf: outlook,
        barredLabel: () => '',
        promptOf: ({ about }) => (about.lays ? t('Lay your cards') : null),
        isPictured: (about) => about.type !== undefined || about.formation !== undefined || isLaid(about),
        isByHand: isLaid,
    };
}
