import { text, translated } from './texts.svelte';

/** What the table calls things by, where people read it too. */
const WORDS = new Set([
    // How good somebody or how hard something is
    text('easy'),
    text('medium'),
    text('hard'),
    text('expert'),
    text('average'),
    text('beginner'),
    // Numbers and piles of Exceed
    text('range'),
    text('power'),
    text('speed'),
    text('armor'),
    text('armor left'),
    text('guard'),
    text('gauge'),
    text('discard'),
    text('sealed'),
    text('overdrive'),
    text('set aside'),
    text('put back'),
    text('hand'),
    text('deck'),
    text('normal'),
    text('special'),
    text('ultra'),
    text('standard'),
    // Cards of Formation
    text('red'),
    text('blue'),
    text('sword'),
    text('shield'),
    text('bow'),
    // Zones, phases and the ground of Rise of the Exiled
    text('head'),
    text('body'),
    text('arm'),
    text('left arm'),
    text('right arm'),
    text('leg'),
    text('left leg'),
    text('right leg'),
    text('movement'),
    text('attack'),
    text('reaction'),
    text('agreement'),
    text('summons'),
    text('over'),
    text('forest'),
    text('mountain'),
    text('swamp'),
    text('tunnel'),
]);

/** Returns a word of the table in the language that is spoken now; a name stays as it is. */
export function wordFor(word: string): string {
    return WORDS.has(word) ? translated(word) : word;
}

export function capital(word: string): string {
    return word.charAt(0).toUpperCase() + word.slice(1);
}
