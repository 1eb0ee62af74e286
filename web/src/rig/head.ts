/** The head: skull, face, hair and what is worn on it. */

import type { Body } from './body';
import { COLOURS, dark, INK } from './colours';
import type { Dress } from './dress';
import { placing } from './geometry';
import { hairdo } from './hair';
import { HEADWEAR, type Palette } from './hats';
import type { Head } from './look';
import { brought, FLAT, line, shape, type Shape } from './shapes';
import type { Skeleton } from './skeleton';

const SKULL = 'M-.86 -.2C-.95 -1.12 .9 -1.2 .93 -.22L1.04 .16L.9 .28L.86 .62L.42 1.02L-.12 .92L-.62 .5L-.8 .3Z';
const CHEEK = 'M-.86 -.2C-.9 -.7 -.6 -.9 -.3 -.95L-.2 .3L.1 .6L.42 1.02L-.12 .92L-.62 .5L-.8 .3Z';

/** What hides the eyes. */
const HIDING: readonly Head[] = ['blindfold', 'paper bag', 'visor', 'flame head'];

// prettier-ignore
const ORDER: readonly Head[] = [
    'beard', 'headband', 'bandana', 'blindfold', 'fedora', 'witch hat', 'pirate hat', 'cap', 'hood', 'helmet', 'visor',
    'mask', 'moustache', 'goggles', 'beret', 'top hat', 'cat ears', 'bone mask', 'skull mask', 'beak mask',
    'knight helmet', 'horned helmet', 'diving helmet', 'plume', 'propeller', 'flame head', 'paper bag', 'horns',
    'crown', 'halo', 'glasses', 'eye patch', 'ribbon',
];

export interface HeadParts {
    back: Shape[];
    front: Shape[];
}

/** What a face does. */
export type Mood = 'calm' | 'hurt' | 'out';

/** Returns the head where the skeleton has it; eyes glow in a colour if there is one. */
export function head(bones: Skeleton, body: Body, dress: Dress, glow: string | null, mood: Mood): HeadParts {
    const palette: Palette = {
        one: dress.one,
        two: dress.two,
        hair: dress.hairColour,
        glow,
        beast: body.person === 'beast',
    };
    const cut = hairdo(dress.hair, dress.hairColour ?? COLOURS.brown, dress.two);
    const face = [shape(SKULL, dress.skin), shape(CHEEK, dark(dress.skin, 0.8), FLAT)];
    if (!dress.head.first(HIDING)) face.push(...eyes(dress, glow, mood));
    const [back, front] = [[...cut.back], [...cut.front]];
    for (const thing of ORDER) {
        if (!dress.head.has(thing)) continue;
        const { usual, draw } = HEADWEAR[thing];
        const found = draw(dress.head.colour(thing, usual(palette)), palette);
        back.push(...(found.back ?? []));
        face.push(...(found.face ?? []));
        front.push(...(found.front ?? []));
    }
    const there = placing(bones.head, bones.nod, bones.radius);
    return { back: brought(back, there, true), front: brought([...face, ...front], there, true) };
}

function eyes({ hairColour }: Dress, glow: string | null, mood: Mood): Shape[] {
    const brow = shape('M.24 -.22L.92 -.36L.9 -.22L.3 -.1Z', hairColour ? dark(hairColour, 0.55) : INK, FLAT);
    if (mood === 'out') return [line('M.34 -.2L.6 .08M.6 -.2L.34 .08M.74 -.22L.94 .02M.94 -.22L.74 .02', 0.11), brow];
    const mouth = mood === 'hurt' ? shape('M.5 .5L.86 .42L.8 .74L.56 .76Z', INK, FLAT) : line('M.5 .6L.84 .52', 0.1);
    if (mood === 'hurt') return [line('M.34 -.16L.84 .04L.34 .12', 0.11), brow, mouth];
    return [
        shape('M.3 -.1L.88 -.2L.84 .06L.5 .1Z', glow ?? '#ffffff', { width: 0.08 }),
        shape('M.64 -.14L.8 -.16L.78 .04L.66 .06Z', INK, FLAT),
        brow,
        mouth,
    ];
}
