import { t, text } from '../lib/texts.svelte';
import type { Said } from '../wire';

export type Phrase = Said['phrase'];

/** What everybody may say; each reader reads it in the own language. */
const PHRASES: Record<Phrase, string> = {
    '': '',
    hello: text('Hello!'),
    'good luck': text('Good luck!'),
    'one moment': text('One moment, please.'),
    'nice move': text('Nice move!'),
    'well played': text('Well played!'),
    'close one': text('That was close!'),
    oops: text('Oops!'),
    thanks: text('Thank you!'),
    sorry: text('Sorry!'),
    'good game': text('Good game!'),
    'again?': text('Another one?'),
    bye: text('Goodbye!'),
    applause: text('Applause'),
    laughter: text('Laughter'),
    surprise: text('Surprise'),
    thought: text('Thinking'),
};

/** What is shown rather than said. */
const SIGNS: readonly Phrase[] = ['applause', 'laughter', 'surprise', 'thought'];

/** All that can be chosen, in order. */
export const CHOICES: readonly Phrase[] = [
    'hello',
    'good luck',
    'one moment',
    'nice move',
    'well played',
    'close one',
    'oops',
    'thanks',
    'sorry',
    'good game',
    'again?',
    'bye',
    'applause',
    'laughter',
    'surprise',
    'thought',
];

/** Tells whether a phrase is a picture. */
export function isSign(phrase: Phrase): boolean {
    return SIGNS.includes(phrase);
}

/** Says a phrase, or the words of a person, in the language that is read. */
export function saidOf({ phrase, words }: Pick<Said, 'phrase' | 'words'>): string {
    return phrase ? t(PHRASES[phrase]) : words;
}
