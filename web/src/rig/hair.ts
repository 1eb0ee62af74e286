/** Hair in units of the head's radius, around its middle; the face looks to the right. */

import { dark } from './colours';
import type { Hair } from './look';
import { disc, FLAT, shape, type Shape } from './shapes';

/** What lies behind the body, and what lies over the face. */
export interface Hairdo {
    back: Shape[];
    front: Shape[];
}

const FRINGE = 'M-.92 .25C-1.2 -1.2 .4 -1.6 1 -.66L.94 -.3L.62 -.54L.3 -.2L.06 -.56L-.3 -.1L-.34 .35L-.6 .5Z';
const CURTAIN =
    'M-.55 1.1L-1.02 1.2C-1.25 .2 -1.2 -1.3 0 -1.32C.7 -1.3 1.02 -.9 1 -.4L.66 -.58L.3 -.2L.05 -.56L-.3 0L-.35 .6Z';

type Cut = (colour: string, shade: string, ribbon: string) => [back: Shape[], front: Shape[]];

// prettier-ignore
const CUTS: Record<Hair, Cut> = {
    no: () => [[], []],
    short: (hair, shade) => [[], [
        shape('M-.98 .1C-1.2 -1.2 .4 -1.6 .98 -.72L.94 -.3L.62 -.52L.34 -.3L.1 -.56L-.2 -.34L-.3 .05L-.5 .1L-.62 .5Z', hair),
        shape('M-.98 .1C-1.08 -.5 -.8 -.9 -.5 -1.05L-.4 -.3L-.5 .1L-.62 .5Z', shade, FLAT),
    ]],
    swept: (hair, shade) => [[], [
        shape('M-.95 .3L-1.35 -.1L-1.1 -.35L-1.3 -.75L-.85 -.9L-.7 -1.35L0 -1.3C.6 -1.35 1 -1 1.06 -.5L.6 -.62L.2 -.3L-.1 -.42L-.35 .1L-.6 .45Z', hair),
        shape('M-.95 .3L-1.35 -.1L-1.1 -.35L-1.3 -.75L-.85 -.9L-.4 -.4L-.35 .1L-.6 .45Z', shade, FLAT),
    ]],
    spiky: (hair, shade) => [[], [
        shape('M-.8 .5L-1.35 .25L-1.02 -.05L-1.65 -.5L-1.08 -.6L-1.4 -1.35L-.72 -1.08L-.5 -1.85L-.02 -1.22L.5 -1.75L.62 -1.1L1.2 -1.1L.95 -.4L.62 -.62L.36 -.24L.06 -.56L-.25 -.15L-.5 .3Z', hair),
        shape('M-.8 .5L-1.35 .25L-1.02 -.05L-1.65 -.5L-1.08 -.6L-1.4 -1.35L-.7 -.8L-.3 -.4L-.25 -.15L-.5 .3Z', shade, FLAT),
    ]],
    wild: (hair, shade) => [[
        shape('M-.2 -.9L-1.3 -.9L-1.1 -.4L-1.9 -.3L-1.35 .2L-2.2 .9L-1.5 .95L-1.9 1.9L-1 1.5L-.5 2.1L.1 1L.3 0Z', hair),
    ], [
        shape('M-.85 .55L-1.5 .4L-1.1 0L-1.6 -.5L-1.05 -.62L-1.3 -1.25L-.6 -1.1L-.2 -1.6L.25 -1.2L.9 -1.35L.9 -.85L1.2 -.55L.9 -.25L.62 -.56L.34 -.2L.05 -.52L-.3 0L-.55 .4Z', hair),
        shape('M-.85 .55L-1.5 .4L-1.1 0L-1.6 -.5L-1.05 -.62L-.6 -.5L-.3 0L-.55 .4Z', shade, FLAT),
    ]],
    mane: (hair) => [[
        shape('M.3 -1.5L-.9 -1.7L-1 -1.2L-2 -1.3L-1.6 -.6L-2.5 -.2L-1.8 .3L-2.4 1.2L-1.5 1.1L-1.6 2L-.6 1.5L.2 2L.6 1L.5 0Z', hair),
    ], [
        shape('M-.7 .9L-1.4 1L-1.1 .4L-1.7 0L-1.15 -.3L-1.5 -1L-.8 -1L-.6 -1.7L0 -1.25L.7 -1.6L.8 -1L1.35 -.85L1 -.35L.66 -.6L.36 -.25L.05 -.55L-.25 0L-.4 .6Z', hair),
    ]],
    long: (hair, shade) => [[
        shape('M.2 -1L-.9 -.9C-1.5 0 -1.35 1.2 -1.95 3.2L-1.45 3L-1.35 3.7L-.75 2.9L-.3 3.3C.1 2 .3 1 .3 0Z', hair),
    ], [
        shape(CURTAIN, hair),
        shape('M-.55 1.1L-1.02 1.2C-1.18 .4 -1.1 -.4 -.8 -.8L-.4 -.2L-.35 .6Z', shade, FLAT),
    ]],
    'floor length': (hair, shade) => [[
        shape('M.2 -1L-.9 -.9C-1.9 .2 -1.6 2.4 -3.4 4.4C-4 5.2 -3.4 6.2 -4.6 7.4C-3.6 7.6 -2.8 7 -2.4 6.2L-2.1 7C-1.2 6 -.9 4 -.5 3C.1 2 .3 1 .3 0Z', hair),
        shape('M-.9 -.4C-1.6 1 -1.2 2.6 -2.6 4.8L-2.4 6.2C-1.8 5 -1.2 3 -.8 1.6Z', shade, FLAT),
    ], [shape(CURTAIN, hair)]],
    ponytail: (hair, shade) => [[
        shape('M-.5 -1L-1.3 -1.15L-1.1 -.8C-1.9 -.6 -1.9 .8 -2.7 1.8L-2.1 1.75L-2.2 2.5C-1.2 1.8 -.9 .6 -.9 -.4L-.5 -.5Z', hair),
    ], [
        shape('M-.92 .15C-1.2 -1.2 .4 -1.6 1 -.66L.94 -.3L.62 -.54L.3 -.2L.06 -.56L-.3 -.2L-.34 .25L-.6 .5Z', hair),
        shape('M-.92 .15C-1 -.5 -.8 -.9 -.5 -1.05L-.35 -.3L-.34 .25L-.6 .5Z', shade, FLAT),
    ]],
    'twin tails': (hair, shade) => [[
        shape('M-.6 -1L-1.3 -1.2C-2.3 -.7 -2 1 -2.7 2.6L-2.1 2.4L-1.9 3C-1.2 2 -1.1 .4 -.8 -.5Z', hair),
        shape('M.6 -1L1.2 -1.3C1.9 -.9 1.6 .6 2.1 1.9L1.6 1.7L1.3 2.2C.9 1.2 .9 .3 .7 -.5Z', shade),
    ], [shape(FRINGE, hair)]],
    bob: (hair, shade) => [[
        shape('M.2 -1L-.9 -.9C-1.5 -.2 -1.4 .6 -1.45 1.15L-.5 1.25L.3 .8Z', hair),
    ], [
        shape('M-.4 1.05L-1.3 1.15C-1.4 .2 -1.3 -1.3 0 -1.34C.7 -1.3 1.06 -.9 1.02 -.36L.6 -.42L.2 -.3L-.1 -.42L-.28 .1Z', hair),
        shape('M-.4 1.05L-1.3 1.15C-1.36 .4 -1.2 -.4 -.9 -.8L-.5 -.2L-.28 .1Z', shade, FLAT),
    ]],
    topknot: (hair) => [[
        shape('M-.5 -1.1L-.9 -1.9L-.2 -2.1L.2 -1.8L0 -1.1Z', hair),
        shape('M-.7 -1.7L-1.9 -1.5L-2.4 -.6L-1.5 -1L-.6 -1.3Z', hair),
    ], [
        shape('M-.92 .15C-1.2 -1.2 .4 -1.6 .98 -.66L.9 -.42L.4 -.6L-.2 -.5L-.34 .2L-.6 .5Z', hair),
    ]],
    buns: (hair, shade, ribbon) => [[
        disc(-0.86, -0.98, 0.52, hair), disc(0.62, -1.22, 0.46, shade), shape('M-1.1 -.7L-1.6 .5L-1.2 .3L-.9 -.5Z', ribbon),
    ], [
        shape(FRINGE, hair), shape('M-1.2 -.72Q-.86 -.4 -.5 -.74L-.5 -1L-1.2 -.98Z', ribbon, { width: 0.1 }),
    ]],
    mohawk: (hair) => [[], [
        shape('M-.98 .2L-1.2 -.6L-1.45 -1.05L-1 -1.15L-.9 -1.7L-.35 -1.5L.1 -1.95L.35 -1.45L.9 -1.5L.8 -1L.5 -.86C0 -1 -.6 -.7 -.7 .3Z', hair),
    ]],
    'flat top': (hair, shade) => [[], [
        shape('M-.9 .2L-1.15 -.5L-1.3 -1.75L-.7 -1.6L-.1 -1.85L.5 -1.62L1.3 -1.8L1.02 -.62L.6 -.5L.2 -.62L-.3 -.4L-.4 .1L-.6 .4Z', hair),
        shape('M-.9 .2L-1.15 -.5L-1.3 -1.75L-.8 -1.62L-.5 -.4L-.4 .1L-.6 .4Z', shade, FLAT),
    ]],
    braids: (hair, shade) => [[
        shape('M-.6 .3L-1.1 .2L-1.5 1L-1.2 1.2L-1.75 2L-1.4 2.2L-1.9 3.1L-1.4 3L-1.2 3.7L-.9 2.9L-1 2.2L-.6 1.9L-.8 1.2L-.4 .9Z', hair),
        shape('M.2 .4L.5 1.2L.2 1.5L.55 2.2L.3 2.5L.6 3.2L.85 2.4L.7 2.1L.9 1.5L.7 1.2L.7 .4Z', shade),
    ], [shape(FRINGE, hair)]],
};

/** Returns hair of a style. */
export function hairdo(style: Hair, colour: string, ribbon: string): Hairdo {
    const [back, front] = CUTS[style](colour, dark(colour, 0.74), ribbon);
    return { back, front };
}
