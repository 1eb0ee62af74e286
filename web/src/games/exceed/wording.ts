import { wordOf, type About, type Primer, type Wording } from '../../lib/choices';
import { t, text, translated } from '../../lib/texts.svelte';

const GROUPS: Record<string, string> = { move: text('Move'), boost: text('Boost') };

const ACTIONS = text('Actions');

const HINTS: Record<string, string> = {
    strike: text('Attack: both set a card face down'),
    prepare: text('Draw a card'),
    change: text('Spend Force, draw as many cards'),
    exceed: text('Turn your fighter to the stronger side'),
    reshuffle: text('Your discard pile goes back into the deck'),
};

const NOTES: Record<string, string> = {
    strike: text('set a card'),
    prepare: text('draw 1 more'),
    change: text('1 Force each'),
};

/** Letters that mean nothing else at a table, also by mistake. */
const KEYS: Record<string, string> = { strike: 'k', prepare: 'd', change: 'c', exceed: 'e', reshuffle: 'f' };

const BARRED: Record<string, string> = {
    strike: text('Strike'),
    prepare: text('Prepare'),
    change: text('Change Cards'),
    exceed: text('Exceed'),
    reshuffle: text('Reshuffle'),
};

function barredLabel({ action, how, carrier, text }: About): string {
    if (how === 'swing') return t('Wild Swing');
    if (action === 'text') return `${String(carrier)}: ${String(text)}`;
    return translated(BARRED[wordOf(action)] ?? '');
}

const PRIMER: Primer = {
    title: text('How Exceed works'),
    lines: [
        {
            first: text('Take your opponent’s life to 0.'),
            then: text('You stand on spaces in a line; the range is the number of steps between you.'),
        },
        {
            first: text('You have one action a turn.'),
            then: text('Strike, or get ready for it: draw, move, play a boost, exceed.'),
        },
        {
            first: text('In a strike both set an attack face down.'),
            then: text(
                'The faster one goes first. It hits if the range is right; its power, less armor, is the damage. More damage than guard stuns, and a stunned fighter does not attack.',
            ),
        },
        {
            first: text('A card is two things:'),
            then: text('an attack above the dashed line, a boost below it. Spent, it is worth Force.'),
        },
        {
            first: text('Attacks that hit go to your gauge,'),
            then: text('which pays for ultras and for your exceeded side.'),
        },
        {
            first: text('A Wild Swing attacks with the top card of your deck;'),
            then: text('an EX attack takes two cards of one name and is stronger for it.'),
        },
    ],
};

/** How Exceed speaks of itself and its questions. */
export const EXCEED_WORDING: Wording = {
    primer: PRIMER,
    groupOf: ({ action, how }) => (action ? translated(GROUPS[wordOf(action)] ?? ACTIONS) : how ? t('Attacks') : ''),
    hintOf: ({ action, how }) =>
        how === 'swing' ? t('The top card of your deck, whatever it is') : translated(HINTS[wordOf(action)] ?? ''),
    noteOf: ({ action, how }) => (how === 'swing' ? t('off your deck') : translated(NOTES[wordOf(action)] ?? '')),
    barredLabel,
    isLast: ({ unpaid }) => unpaid === true,
    isPictured: ({ zone, space }) => zone === 'hand' || (space !== undefined && zone === undefined),
    isByHand: ({ zone, action }) => zone === 'hand' || action === 'strike',
    isMain: ({ action }) => action === 'strike' || action === 'exceed',
    keyOf: ({ action, how, none }) => KEYS[wordOf(action)] ?? (how === 'swing' ? 'v' : none ? 'x' : ''),
};
