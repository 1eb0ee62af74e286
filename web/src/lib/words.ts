import { text, translated } from './texts.svelte';

const OF_GAMES = import.meta.glob<{ WORDS: string[] }>('../games/*/words.ts', { eager: true });

/** What the table calls things by, where people read it too: how good or hard something is, and what games have. */
const WORDS = new Set([
    text('easy'),
    text('medium'),
    text('hard'),
    text('expert'),
    text('average'),
    text('beginner'),
    ...Object.values(OF_GAMES).flatMap((game) => game.WORDS),
]);

/** Returns a word of the table in the language that is spoken now; a name stays as it is. */
export function wordFor(word: string): string {
    return WORDS.has(word) ? translated(word) : word;
}

export function capital(word: string): string {
    return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Puts short remarks beside each other, the dot between two always at the end of a line and never at the beginning. */
export function dotted(remarks: readonly (string | undefined)[]): string {
    return remarks.filter(Boolean).join('\u00a0· ');
}
