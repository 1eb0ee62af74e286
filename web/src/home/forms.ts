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
import type { GameOffer } from '../wire';
import AnyChoice from './AnyChoice.svelte';

/** A game that is offered: with a front of its own, or with the form in which a match of it is set up. */
export interface Form {
    offer: GameOffer;
    Choice: Component<ChoiceProps>;
    Front: Component<FrontProps> | null;
    LearnArt: Component<LearnArtProps> | null;
    tile: TileArt | null;
    place: number;
}

/** Loads the forms of games, in the order in which they are shown; a game without one has the plain one. */
export async function formsOf(offers: GameOffer[]): Promise<Form[]> {
    const forms = await Promise.all(offers.map(formOf));
    return forms.sort((one, other) => (one.place === other.place ? 0 : one.place - other.place));
}

async function formOf(offer: GameOffer): Promise<Form> {
    const plain = { offer, Choice: AnyChoice, Front: null, LearnArt: null, tile: null, place: Infinity };
    try {
        const [choice, Front, LearnArt] = await Promise.all([
            choiceOf(offer.name),
            frontOf(offer.name),
            learnArtOf(offer.name),
        ]);
        const place = Front ? 0 : (choice?.place ?? Infinity);
        return { offer, Choice: choice?.default ?? AnyChoice, Front, LearnArt, tile: tileOf(offer.name), place };
    } catch {
        return plain;
    }
}
