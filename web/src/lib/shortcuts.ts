import { text } from './texts.svelte';

/** What a key does at a table; the digits answer, which a table knows best itself. */
export type Deed =
    | 'question'
    | 'board'
    | 'hand'
    | 'answers'
    | 'log'
    | 'help'
    | 'next'
    | 'pause'
    | 'skip'
    | 'slower'
    | 'faster'
    | 'words'
    | 'back'
    | 'hint'
    | Say;

/** What a key has said aloud, for whoever does not see the table. */
export type Say = 'all' | 'own' | 'others' | 'again';

export const SHORTCUTS: { key: string; deed: Deed; said: string }[] = [
    { key: 'q', deed: 'question', said: text('go to the question') },
    { key: 'b', deed: 'board', said: text('go to the board') },
    { key: 'h', deed: 'hand', said: text('go to your hand') },
    { key: 'a', deed: 'answers', said: text('list all answers') },
    { key: 'l', deed: 'log', said: text('open the log') },
    { key: 'n', deed: 'next', said: text('show the next thing that happens') },
    { key: 'p', deed: 'pause', said: text('pause or resume') },
    { key: 's', deed: 'skip', said: text('skip to the next question') },
    { key: ',', deed: 'slower', said: text('play more slowly') },
    { key: '.', deed: 'faster', said: text('play faster') },
    { key: 'w', deed: 'words', said: text('look a word up') },
    { key: 'u', deed: 'back', said: text('take your last answer back') },
    { key: 't', deed: 'hint', said: text('ask for a hint') },
    { key: 'i', deed: 'all', said: text('hear how things stand') },
    { key: 'm', deed: 'own', said: text('hear what you have') },
    { key: 'o', deed: 'others', said: text('hear what the others have') },
    { key: 'r', deed: 'again', said: text('hear the question again') },
    { key: '?', deed: 'help', said: text('open this help') },
];

/** Returns the key of a deed as it is shown. */
export function keyOf(deed: Deed): string {
    return SHORTCUTS.find((one) => one.deed === deed)?.key.toUpperCase() ?? '';
}

/** The part of a key press that says whether it is a shortcut. */
export interface Press {
    key: string;
    ctrlKey: boolean;
    altKey: boolean;
    metaKey: boolean;
}

/** Returns what a key press asks for: a deed, the place of an answer from 0, or nothing. */
export function readPress(press: Press): Deed | number | null {
    if (press.ctrlKey || press.altKey || press.metaKey) return null;
    if (/^[1-9]$/.test(press.key)) return Number(press.key) - 1;
    return SHORTCUTS.find(({ key }) => key === press.key.toLowerCase())?.deed ?? null;
}
