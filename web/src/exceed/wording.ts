import type { Primer, Wording } from '../lib/choices';
import type { About } from '../lib/protocol';

const GROUPS: Record<string, string> = { move: 'Move', boost: 'Boost' };

const HINTS: Record<string, string> = {
    strike: 'Attack: both set a card face down',
    prepare: 'Draw a card',
    change: 'Spend Force, draw as many cards',
    exceed: 'Turn your fighter to the stronger side',
    reshuffle: 'Your discard pile goes back into the deck',
};

const BARRED: Record<string, string> = {
    strike: 'Strike',
    prepare: 'Prepare',
    change: 'Change Cards',
    exceed: 'Exceed',
    reshuffle: 'Reshuffle',
};

function barredLabel({ action, how, carrier, text }: About): string {
    if (how === 'swing') return 'Wild Swing';
    if (action === 'text') return `${String(carrier)}: ${String(text)}`;
    return BARRED[action ?? ''] ?? '';
}

const PRIMER: Primer = {
    title: 'How Exceed goes',
    lines: [
        {
            first: 'Take your opponent’s life to 0.',
            then: 'You stand on nine spaces; the range is the number of steps between you.',
        },
        {
            first: 'You have one action a turn.',
            then: 'Strike, or make ready for it: draw, move, play a boost, exceed.',
        },
        {
            first: 'In a strike both set an attack face down.',
            then: 'The faster one goes first. It hits if the range is right; its power, less armor, is the damage. More damage than guard stuns, and a stunned fighter does not attack.',
        },
        {
            first: 'A card is two things:',
            then: 'an attack above the dashed line, a boost below it. Spent, it is worth Force.',
        },
        { first: 'Attacks that hit go to your gauge,', then: 'which pays for ultras and for your exceeded side.' },
        {
            first: 'A Wild Swing attacks with the top card of your deck;',
            then: 'an EX attack takes two cards of one name and is stronger for it.',
        },
    ],
};

/** How Exceed speaks of itself and its questions. */
export const EXCEED_WORDING: Wording = {
    primer: PRIMER,
    groupOf: ({ action, how }) => (action ? (GROUPS[action] ?? 'Actions') : how ? 'Attacks' : ''),
    hintOf: ({ action, how }) =>
        how === 'swing' ? 'The top card of your deck, whatever it is' : (HINTS[action ?? ''] ?? ''),
    barredLabel,
};
