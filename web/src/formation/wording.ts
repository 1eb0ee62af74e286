import type { Primer, Wording } from '../lib/choices';

const PRIMER: Primer = {
    title: 'How Formation goes',
    lines: [
        { first: 'Three rounds of seven battles.', then: 'Whoever has more points after the third wins.' },
        {
            first: 'First you lay your cards',
            then: 'on the spaces of a formation: Vanguard and Rearguard open, Reinforcements face down. Some spaces add to a rank, or make a card Wild.',
        },
        {
            first: 'In a battle one attacks and the other answers.',
            then: 'If the row that answers has the colour that was led, it must follow.',
        },
        {
            first: 'The higher rank wins, and takes both cards.',
            then: 'A card that does not follow loses; a 0 beats a 12. The dots on a card are its points.',
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
