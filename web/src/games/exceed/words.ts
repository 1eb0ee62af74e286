import { text } from '../../lib/texts.svelte';

/** Numbers and piles. */
export const WORDS = [
    text('range'),
    text('power'),
    text('speed'),
    text('armor'),
    text('armor left'),
    text('guard'),
    text('gauge'),
    text('discard pile'),
    text('sealed cards'),
    text('transformations'),
    text('discard'),
    text('sealed'),
    text('overdrive'),
    text('set aside'),
    text('under boosts'),
    text('on spaces'),
    text('put back'),
    text('hand'),
    text('deck'),
    text('normal'),
    text('special'),
    text('ultra'),
    text('standard'),
];
