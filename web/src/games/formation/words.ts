import { text } from '../../lib/texts.svelte';

/** Cards. */
export const WORDS = [text('red'), text('blue'), text('sword'), text('shield'), text('bow')];
