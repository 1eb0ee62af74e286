import { t } from '../lib/texts.svelte';

/** A number or word of the table that changes in play, with whose it is. */
export interface Fact {
    who: string;
    what: string;
    value: string | number;
}

/** A table in words, for whoever does not see it: sentences, each with an end of its own. */
export interface Summary {
    /** What belongs to nobody: turn, distance, the strike or battle. */
    table: string[];
    own: string[];
    others: string[];
    /** What is told by itself whenever it changes. */
    facts: Fact[];
}

/** Tells facts, those of one side together. */
export function factsInWords(facts: Fact[]): string[] {
    const sides = [...new Set(facts.map(({ who }) => who))];
    return sides.map((who) => {
        const told = facts.filter((fact) => fact.who === who).map(({ what, value }) => `${what} ${value}`);
        return who ? t('{who}: {facts}.', { who, facts: told.join(', ') }) : `${told.join(', ')}.`;
    });
}

/** Returns the facts that have changed, but for those that a sentence has told. */
export function changedFacts(before: Fact[], after: Fact[], sentences: string[]): Fact[] {
    const old = new Map(before.map(({ who, what, value }) => [`${who}\n${what}`, value]));
    return after.filter(
        (fact) => old.get(`${fact.who}\n${fact.what}`) !== fact.value && !sentences.some((one) => tells(one, fact)),
    );
}

function tells(sentence: string, { who, value }: Fact): boolean {
    return sentence.includes(who) && sentence.split(/[^\p{L}\d]+/u).includes(String(value));
}
