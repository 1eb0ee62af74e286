import { plural, t } from '../../lib/texts.svelte';
import { UNSEEN } from './view';
import type { SideView } from './wire';

/** A pile of cards to look through. */
export interface Pile {
    /** What it is called in English, which is how `wordFor` knows it. */
    name: string;
    /** How many cards lie in it. */
    size: number;
    /** The cards one may look at, each with a note on its place. */
    cards: { name: string; note: string }[];
    /** What there is to know of the pile as a whole. */
    said: string;
}

/** What lies beside one's own hand where there is room, and else over the stage. */
export const PILES_BESIDE = ['Deck', 'Discard'];

/** Returns the piles of a side that anybody may look through; empty ones only if they always have a place. */
export function pilesOf(side: SideView, own: boolean): Pile[] {
    const open = [
        latestFirst('Gauge', side.gauge),
        latestFirst('Discard', side.discard),
        ...[
            perhapsHidden('Sealed', side.sealed),
            latestFirst('Overdrive', side.overdrive),
            perhapsHidden('Set aside', side.set_aside),
            known('Under boosts', side.under, () => ''),
            onSpaces(side),
            latestFirst('Put back', side.put_back),
        ].filter(({ size }) => size > 0),
    ];
    const hand = own
        ? []
        : [
              partlyKnown(
                  known('Hand', side.hand, () => ''),
                  side.hand_or_set,
              ),
          ];
    return [
        ...open,
        ...hand,
        known('Deck', side.deck, (place) => (place ? t('{number} from the top', { number: place + 1 }) : t('On top'))),
    ];
}

/** A pile that lies open, or face down for the opponent of some fighters. */
function perhapsHidden(name: string, names: string[]): Pile {
    return names.includes(UNSEEN) ? known(name, names, () => '') : latestFirst(name, names);
}

function latestFirst(name: string, names: string[]): Pile {
    const cards = [...names].reverse().map((card) => ({ name: card, note: '' }));
    const said = names.length > 1 ? t('The latest card first.') : names.length ? '' : t('There are no cards here.');
    return { name, size: names.length, cards, said };
}

/** The cards that lie on spaces as tokens, each with its space. */
function onSpaces({ laid }: SideView): Pile {
    const cards = laid.map(({ card, token, space }) => ({
        name: card,
        note: `${token}, ${t('space {number}', { number: space })}`,
    }));
    return { name: 'On spaces', size: laid.length, cards, said: '' };
}

/** A hand with cards that lie in it unless one of them was set face down. */
function partlyKnown(hand: Pile, handOrSet: string[]): Pile {
    if (!handOrSet.length) return hand;
    const cards = handOrSet.map((name) => ({ name, note: t('In hand or set') }));
    const hidden = hand.size - hand.cards.length;
    const said = plural(hidden, '{count} card lies face down.', '{count} cards lie face down.');
    return { ...hand, cards: [...hand.cards, ...cards], said: hidden ? said : '' };
}

/** A pile of which one may have seen some cards. */
function known(name: string, names: string[], noteOf: (place: number) => string): Pile {
    const cards = names.flatMap((card, place) => (card === UNSEEN ? [] : [{ name: card, note: noteOf(place) }]));
    const hidden = names.length - cards.length;
    const said = hidden
        ? plural(hidden, '{count} card that you have not seen.', '{count} cards that you have not seen.')
        : '';
    return { name, size: names.length, cards, said };
}
