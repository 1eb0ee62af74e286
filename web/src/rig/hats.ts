/** What is worn on the head, in units of its radius, around its middle; the face looks to the right. */

import { BLADE, COLOURS, dark, INK, lite, PAPER } from './colours';
import type { Head } from './look';
import { disc, FLAT, line, oval, shape, type Shape } from './shapes';

/** The colours that things on a head take up. */
export interface Palette {
    one: string;
    two: string;
    hair: string | null;
    /** The colour of glowing eyes, if they glow. */
    glow: string | null;
    beast: boolean;
}

/** Where on the head something is: behind everything, on the face or over the hair. */
export interface Headwear {
    back?: Shape[];
    face?: Shape[];
    front?: Shape[];
}

interface Piece {
    /** The colour of the thing where none was said. */
    usual: (palette: Palette) => string;
    draw: (colour: string, palette: Palette) => Headwear;
}

const first = ({ one }: Palette): string => one;
const second = ({ two }: Palette): string => two;
const always = (colour: string) => (): string => colour;
const ofHair = ({ hair }: Palette): string => hair ?? COLOURS.grey;
const THIN = { width: 0.1 };

/** The side of a helmet in shade. */
const HELM = 'M-1.1 .95L-1.16 -.3C-1.1 -1.55 1.1 -1.55 1.18 -.3L1.25 .55L.7 1.2L-.5 1.15Z';

const visored = (colour: string, { glow }: Palette): Shape[] => [
    shape(HELM, colour),
    shape('M-1.1 .95L-1.16 -.3C-1.1 -.9 -.75 -1.2 -.4 -1.26L-.3 1.15L-.5 1.15Z', dark(colour), FLAT),
    shape('M.02 -.34L1.2 -.42L1.22 -.02L.68 .1L.6 1L.36 1L.42 .08L.06 .04Z', INK),
    shape('M.3 -.24L.52 -.26L.52 -.04L.34 -.02ZM.82 -.28L1.02 -.3L1.02 -.08L.84 -.06Z', glow ?? '#ffffff', FLAT),
];

// prettier-ignore
export const HEADWEAR: Record<Head, Piece> = {
    beard: { usual: ofHair, draw: (c) => ({ face: [
        shape('M-.35 .3L.1 .45L.45 .36L.98 .3L.95 .9L.5 1.6L-.1 1.25L-.5 .7Z', c), line('M.55 .6L.86 .54', 0.1),
    ] }) },
    headband: { usual: second, draw: (c) => ({
        front: [shape('M-.95 -.35L-1 -.7C-.4 -.95 .5 -.98 1 -.72L1.02 -.38C.4 -.6 -.4 -.58 -.95 -.35Z', c)],
        back: [shape('M-.8 -.6L-1.9 -.95L-2.7 -.55L-2.05 -.5L-2.5 .1L-1.6 -.25L-.8 -.35Z', c)],
    }) },
    bandana: { usual: second, draw: (c) => ({
        front: [
            shape('M-1.02 -.1C-1.2 -1.4 .6 -1.65 1.04 -.6L1 -.32C.4 -.6 -.4 -.5 -1.02 -.1Z', c),
            shape('M-.2 -1.24L.1 -1.27L.4 -.52L.1 -.5Z', PAPER, FLAT),
        ],
        back: [shape('M-.9 -.4L-1.7 -.3L-2.1 .3L-1.5 .1L-1.5 .6L-.8 0Z', c)],
    }) },
    blindfold: { usual: always(COLOURS.black), draw: (c) => ({
        front: [shape('M-.9 .05L-.92 -.3C-.3 -.48 .5 -.5 1.02 -.4L1.06 .14C.5 .02 -.2 .05 -.9 .05Z', c)],
        back: [shape('M-.8 -.3L-1.9 0L-2.3 .8L-1.5 .4L-.8 .1Z', c)],
    }) },
    fedora: { usual: first, draw: (c, { two }) => ({ front: [
        shape('M-.95 -.55L-.8 -1.5Q-.1 -1.2 .3 -1.6Q.75 -1.5 .85 -.62Z', c),
        shape('M-.94 -.6L-.9 -.86Q0 -1.02 .84 -.86L.86 -.6Z', two, THIN),
        shape('M-1.6 -.2Q-.6 -.9 1.1 -.66L1.85 -.3Q.6 -.5 -.2 -.38Z', c),
    ] }) },
    'witch hat': { usual: first, draw: (c, { two }) => ({ front: [
        shape('M-.8 -.65L-.9 -1.6L-1.9 -2.5Q-.4 -2.6 .2 -1.9L.9 -.78Z', c),
        shape('M-2 -.3Q-.6 -1.15 .9 -.95L2.2 -.75Q.8 -.5 -.1 -.42Z', c),
        shape('M-.86 -.86Q0 -1.2 .84 -1.04L.74 -1.3Q0 -1.46 -.88 -1.16Z', two, THIN),
    ] }) },
    'pirate hat': { usual: first, draw: (c) => ({ front: [
        shape('M-1.5 -.2L-1.25 -1.25Q-.4 -2.3 .7 -1.75Q1.5 -1.3 1.75 -.45Q.2 -1.1 -1.5 -.2Z', c),
        disc(0.22, -1.22, 0.3, PAPER, THIN),
        shape('M.05 -1.05L.4 -1.05L.34 -.84L.1 -.84Z', PAPER, { width: 0.08 }),
    ] }) },
    cap: { usual: first, draw: (c, { two }) => ({ front: [
        shape('M-1.15 -.35C-1.3 -1.5 .9 -1.75 1.15 -.62L1.75 -.35L.7 -.42Q-.2 -.55 -1.15 -.35Z', c),
        shape('M-1.1 -.36Q-.2 -.68 1.1 -.6L1.12 -.78Q-.2 -.9 -1.14 -.6Z', two, { width: 0.08 }),
    ] }) },
    hood: { usual: second, draw: (c) => ({ front: [
        shape('M-.7 1.15L-1.25 .6C-1.5 -1 -.5 -1.75 .3 -1.6L1.1 -.75L.7 -.7C.1 -.85 -.3 -.4 -.25 .3L-.2 .9Z', c),
    ] }) },
    helmet: { usual: first, draw: (c, { two }) => ({ front: [
        shape('M-1.08 .9L-1.1 -.3C-1.1 -1.5 1.05 -1.5 1.1 -.3L1.12 .8L.5 1.15L-.4 1.15Z', c),
        shape('M-1.08 .9L-1.1 -.3C-1.1 -.9 -.7 -1.15 -.4 -1.2L-.4 1.15Z', dark(c), FLAT),
        shape('M-.2 -1.2L-.1 -1.9L.3 -1.9L.3 -1.22Z', two),
    ] }) },
    visor: { usual: always(INK), draw: (c, { glow }) => ({ front: [
        shape('M.0 -.25L1.14 -.3L1.14 .12L.05 .16Z', c),
        shape('M.5 -.18L.95 -.2L.95 .04L.52 .06Z', glow ?? '#ffd75a', FLAT),
    ] }) },
    mask: { usual: always(BLADE), draw: (c, { glow, two }) => ({ front: [
        shape('M-.95 .45L-1.05 -.3C-1.05 -1.4 1 -1.45 1.05 -.3L1.1 .12L.95 .55L.7 1.05L.1 1.1L-.5 .75Z', c),
        shape('M-.95 .45L-1.05 -.3C-1.05 -.9 -.7 -1.15 -.35 -1.2L-.2 .5L.1 1.1L-.5 .75Z', dark(c), FLAT),
        shape('M.2 -.18L1.04 -.28L1.02 .02L.3 .1Z', INK),
        shape('M.55 -.14L.9 -.18L.88 -.04L.58 -.02Z', glow ?? two, FLAT),
        line('M.3 .4L.95 .36M.3 .62L.9 .58', 0.1),
    ] }) },
    moustache: { usual: ofHair, draw: (c) => ({ front: [
        shape('M.98 .34L.62 .28L.1 .5L-.1 .86L.3 .66L.66 .56L.92 .6L1.2 .86L1.16 .5Z', c),
    ] }) },
    goggles: { usual: second, draw: (c) => ({ front: [
        shape('M-.95 -.5L-.95 -.72L.3 -.86L.3 -.6Z', '#3a3350'), disc(0.36, -0.7, 0.34, c), disc(0.84, -0.72, 0.28, c),
        shape('M.24 -.86L.44 -.86L.3 -.6Z', '#ffffff', FLAT),
    ] }) },
    beret: { usual: first, draw: (c) => ({ front: [
        shape('M-1 -.5C-1.9 -.6 -1.7 -1.5 -.6 -1.6C.4 -1.75 1.3 -1.4 1.12 -.66Q0 -.95 -1 -.5Z', c),
        shape('M-1 -.5Q0 -.95 1.12 -.66L1.12 -.88Q0 -1.15 -1.06 -.7Z', dark(c), THIN),
    ] }) },
    'top hat': { usual: first, draw: (c, { two }) => ({ front: [
        shape('M-.85 -.6L-1.05 -2.1Q0 -2.35 1 -2.05L.85 -.72Z', c),
        shape('M-.88 -.8Q0 -1.1 .87 -.92L.9 -1.22Q0 -1.4 -.92 -1.1Z', two, THIN),
        shape('M-1.5 -.38Q0 -1.05 1.5 -.62L1.4 -.42Q0 -.8 -1.4 -.2Z', c),
        shape('M-.7 -1.2Q-1.9 -1.6 -2.1 -2.6Q-1.1 -2.4 -.6 -1.5Z', PAPER),
    ] }) },
    'cat ears': { usual: ({ hair, one }) => hair ?? one, draw: (c) => ({ front: [
        shape('M-1 -.5L-1.25 -1.75L-.3 -1.15Z', c), shape('M.25 -1.18L1.02 -1.85L1.02 -.62Z', c),
        shape('M-.95 -.85L-1.05 -1.4L-.6 -1.1ZM.5 -1.14L.86 -1.46L.88 -.9Z', '#f7b6c4', FLAT),
    ] }) },
    'bone mask': { usual: always(PAPER), draw: (c, { glow }) => ({ front: [
        shape('M-.55 -.5C-.6 -1.35 1.05 -1.35 1.1 -.45L1.12 .4L.7 1.12L.05 1L-.5 .35Z', c),
        shape('M-.55 -.5C-.58 -.9 -.3 -1.1 0 -1.15L0 .95L-.5 .35Z', dark(c, 0.8), FLAT),
        shape('M.22 -.2L.5 -.26L.46 .06L.26 .06ZM.74 -.28L.98 -.32L.98 0L.78 .02Z', glow ?? '#c01f33', THIN),
    ] }) },
    'skull mask': { usual: always(PAPER), draw: (c, { glow }) => ({ front: [
        shape('M-1.05 -.1C-1.15 -1.45 1.05 -1.5 1.12 -.25L1.1 .3L.92 .45L.9 .98L.3 1.05L.1 .6L-.5 .5Z', c),
        shape('M-1.05 -.1C-1.05 -.9 -.7 -1.15 -.35 -1.2L-.3 .5L-.5 .5Z', dark(c, 0.8), FLAT),
        shape('M.08 -.3L.5 -.38L.46 .12L.14 .14ZM.7 -.4L1.02 -.42L1.02 .04L.76 .08ZM.58 .2L.72 .18L.68 .38Z', INK, FLAT),
        shape('M.24 -.16L.4 -.18L.38 -.02L.26 0ZM.8 -.22L.94 -.24L.92 -.08L.82 -.06Z', glow ?? '#ff4d5e', FLAT),
        line('M.46 .6L.46 1M.64 .58L.64 .98M.8 .56L.8 .96', 0.09),
    ] }) },
    'beak mask': { usual: always(COLOURS.wheat), draw: (c, { glow }) => ({ front: [
        shape('M-.3 -.6L.9 -.75L1.15 -.2L2.3 .75L1 .72L.3 1.02L-.35 .4Z', c),
        shape('M1 .3L2.3 .75L1 .72L.3 1.02Z', dark(c, 0.75), FLAT),
        disc(0.62, -0.18, 0.34, INK), disc(0.66, -0.2, 0.16, glow ?? '#7fe0a8', FLAT),
    ] }) },
    'knight helmet': { usual: first, draw: (c, palette) => ({ front: visored(c, palette) }) },
    'horned helmet': { usual: first, draw: (c, palette) => ({ front: [
        shape('M-.7 -.6Q-1.9 -.9 -1.7 -2.2Q-1 -1.6 -.3 -1.15Z', PAPER),
        shape('M.7 -1Q1.3 -1.4 1.5 -2.2Q2 -1.2 1.1 -.5Z', PAPER),
        ...visored(c, palette),
    ] }) },
    'diving helmet': { usual: first, draw: (c, { glow, two }) => ({ front: [
        disc(0.06, -0.12, 1.36, c),
        shape('M-1.3 -.12A1.36 1.36 0 0 1 -.5 -1.36L-.3 1.16A1.36 1.36 0 0 1 -1.3 -.12Z', dark(c), FLAT),
        disc(0.6, -0.12, 0.68, INK), disc(0.6, -0.12, 0.52, '#0e3a46', FLAT),
        shape('M.44 -.26L.6 -.3L.6 -.04L.46 0ZM.8 -.32L.96 -.34L.94 -.08L.82 -.06Z', glow ?? '#7ff0ff', FLAT),
        shape('M-1.1 1.3L1.2 1.3L1 .98L-.9 .98Z', two),
    ] }) },
    plume: { usual: second, draw: (c) => ({ back: [
        shape('M-.2 -1L-.6 -2.2Q-1.8 -2.5 -2.6 -1.2Q-2.9 -.2 -2.2 .6Q-2 -.6 -1.2 -.9Z', c),
    ] }) },
    propeller: { usual: second, draw: (c) => ({ front: [
        shape('M-.12 -1.2L-.1 -2L.2 -2L.2 -1.2Z', BLADE),
        shape('M.05 -2.02Q-1.6 -2.7 -2.4 -2.1Q-1.4 -1.8 .05 -1.9ZM.05 -2.02Q1.7 -2.6 2.5 -2Q1.5 -1.72 .05 -1.9Z', c),
        disc(0.05, -1.98, 0.2, BLADE),
    ] }) },
    'flame head': { usual: ({ glow }) => glow ?? '#ff7a1f', draw: (c) => ({ front: [
        shape('M-.5 1.1Q-1.6 .4 -1.3 -.7L-1.9 -1.2L-1.1 -1.3Q-1 -2.2 -1.6 -2.9Q-.2 -2.5 .1 -1.8Q.3 -2.4 .2 -2.9Q1.2 -2 1 -1.2L1.5 -1.3Q1.4 -.8 1.2 -.5Q1.6 .6 .5 1.1Z', c),
        shape('M-.2 .9Q-.9 .3 -.6 -.5Q-.3 -.9 -.3 -1.5Q.6 -.9 .8 -.2Q1 .6 .3 .9Z', lite(c, 0.6), FLAT),
        disc(0.45, 0.1, 0.3, INK), disc(0.52, 0.06, 0.11, '#ffffff', FLAT),
    ] }) },
    'paper bag': { usual: always('#c99a63'), draw: (c, { glow }) => ({ front: [
        shape('M-.95 1.2L-1.1 -1.5L-.6 -1.3L-.1 -1.6L.4 -1.3L1.05 -1.5L1.1 1.2L.7 1.02L.2 1.22L-.4 1.02Z', c),
        shape('M-.95 1.2L-1.1 -1.5L-.6 -1.3L-.4 1.02Z', dark(c, 0.8), FLAT),
        disc(0.62, -0.1, 0.26, INK, FLAT), disc(0.68, -0.14, 0.09, glow ?? '#ffffff', FLAT),
        line('M0 .5L.3 .62M.3 .5L0 .62', 0.1),
    ] }) },
    horns: { usual: ({ beast, two }) => (beast ? two : '#efe7d2'), draw: (c) => ({ front: [
        shape('M-.55 -.8Q-1 -1.7 -.2 -2.3Q-.5 -1.5 -.05 -.98Z', c), shape('M.5 -.95Q.6 -1.7 1.5 -1.95Q.95 -1.4 .9 -.7Z', c),
    ] }) },
    crown: { usual: always(COLOURS.gold), draw: (c) => ({ front: [
        shape('M-.8 -.9L-1 -1.9L-.45 -1.4L0 -2.1L.4 -1.4L.95 -1.9L.85 -.85Q0 -1.15 -.8 -.9Z', c),
    ] }) },
    halo: { usual: ({ one, two }) => (one === COLOURS.white ? two : one), draw: (c) => ({ back: [
        oval(0, -1.95, 1.15, 0.34, 'none', { width: 0.46 }),
        oval(0, -1.95, 1.15, 0.34, 'none', { stroke: c, width: 0.24 }),
    ] }) },
    glasses: { usual: ({ glow }) => glow ?? '#dff1f4', draw: (c) => ({ front: [
        shape('M.22 -.16L.6 -.2L.58 .16L.26 .18ZM.7 -.2L1.02 -.24L.98 .1L.7 .14ZM.22 -.1L-.5 -.05', c, { width: 0.12 }),
    ] }) },
    'eye patch': { usual: always(INK), draw: (c) => ({ front: [
        shape('M.24 -.26L.62 -.3L.58 .16L.3 .12Z', c), line('M-.8 -.7L.4 -.2', 0.12),
    ] }) },
    ribbon: { usual: second, draw: (c) => ({ front: [
        shape('M-.2 -1.25L-.95 -1.75L-.85 -1.05ZM-.2 -1.25L.5 -1.8L.45 -1.1Z', c),
    ] }) },
};
