import type { Component } from 'svelte';
import { choiceOf, firstGameOf, type ChoiceProps, type FirstGameProps } from '../games/pages';
import type { GameOffer } from '../wire';
import AnyChoice from './AnyChoice.svelte';

/** A game that is offered, with the form in which a match of it is set up. */
export interface Form {
    offer: GameOffer;
    Choice: Component<ChoiceProps>;
    FirstGame: Component<FirstGameProps> | null;
    place: number;
}

/** Loads the forms of games, in the order in which they are shown; a game without one has the plain one. */
export async function formsOf(offers: GameOffer[]): Promise<Form[]> {
    const forms = await Promise.all(offers.map(formOf));
    return forms.sort((one, other) => (one.place === other.place ? 0 : one.place - other.place));
}

async function formOf(offer: GameOffer): Promise<Form> {
    const plain = { offer, Choice: AnyChoice, FirstGame: null, place: Infinity };
    try {
        const [choice, FirstGame] = await Promise.all([choiceOf(offer.name), firstGameOf(offer.name)]);
        return choice ? { offer, Choice: choice.default, FirstGame, place: choice.place ?? Infinity } : plain;
    } catch {
        return plain;
    }
}
