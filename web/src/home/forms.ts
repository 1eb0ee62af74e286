import type { Component } from 'svelte';
import {
    choiceOf,
    frontOf,
    learnArtOf,
    tileOf,
    type ChoiceProps,
    type FrontProps,
    type LearnArtProps,
    type TileArt,
} from '../games/pages';
import { loadForm } from '../table/picture';
import type { GameOffer } from '../wire';
import AnyChoice from './AnyChoice.svelte';

/** A game that is offered, perhaps with a front of its own. */
export interface Form {
    offer: GameOffer;
    Front: Component<FrontProps> | null;
    LearnArt: Component<LearnArtProps> | null;
    tile: TileArt | null;
    place: number;
}

/** Loads what the first page shows of games, in the order in which they are shown. */
export async function formsOf(offers: GameOffer[]): Promise<Form[]> {
    const forms = await Promise.all(offers.map(formOf));
    return forms.sort((one, other) => (one.place === other.place ? 0 : one.place - other.place));
}

async function formOf(offer: GameOffer): Promise<Form> {
    const tile = tileOf(offer.name);
    try {
        const [Front, LearnArt] = await Promise.all([frontOf(offer.name), learnArtOf(offer.name)]);
        return { offer, Front, LearnArt, tile, place: Front ? 0 : (tile?.place ?? Infinity) };
    } catch {
        return { offer, Front: null, LearnArt: null, tile, place: tile?.place ?? Infinity };
    }
}

/** A form in which a match is set up, with what it is given. */
interface Chooser extends Pick<ChoiceProps, 'offer' | 'given'> {
    Choice: Component<ChoiceProps>;
}

/**
 * Loads the form in which a match of a game is set up; a game without one, or whose own cannot be loaded, has the plain one,
 * with what the game brings for it. It comes with what it offers, so that no form is given the offer of another game while
 * the next one is on its way.
 */
export async function choiceFor(offer: GameOffer): Promise<Chooser> {
    try {
        const Choice = await choiceOf(offer.name);
        return Choice ? { Choice, offer } : { Choice: AnyChoice, offer, given: await loadForm(offer.picture) };
    } catch (error) {
        console.warn(error);
        return { Choice: AnyChoice, offer };
    }
}
