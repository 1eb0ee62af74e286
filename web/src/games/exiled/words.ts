import { text } from '../../lib/texts.svelte';

/** Zones, phases and the ground. */
export const WORDS = [
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
];
