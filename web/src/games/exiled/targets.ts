import { t, text, translated } from '../../lib/texts.svelte';
import type { Struck } from './chance';
import type { Scene } from './scene';
import { heading, lengthOf, minus, MM, onTable, turned, whole } from './geometry';
import { NOTHING, type Point } from './view';

/** Something to throw at. */
export interface Target {
    key: string;
    name: string;
    at: Point;
}

/** Where a figure is aimed at, in the frame of its card: between body and head. */
const HEART: Point = [0, 8 * MM];

/** Lists what can be aimed at, in the order of a person's interest: enemies, chests, gemstones, then allies. */
export function targetsOf(scene: Scene, team: number, origin: number): Target[] {
    const cards = scene.cards.filter(({ body }) => body !== origin);
    const card = (one: (typeof cards)[number]): Target => ({
        key: `body ${one.body}`,
        name: one.name,
        at: rounded(onTable(one, one.vine ? [0, 0] : HEART)),
    });
    return [
        ...cards.filter((one) => one.team !== team).map(card),
        ...scene.chests
            .filter(({ closed }) => closed)
            .map(({ at, x, y }): Target => ({
                key: `chest ${at}`,
                name: t('Chest {number}', { number: at + 1 }),
                at: [x, y],
            })),
        ...scene.gemstones
            .filter((one) => one.team !== team)
            .map(({ at, x, y }): Target => ({ key: `gemstone ${at}`, name: t('Their gemstone'), at: [x, y] })),
        ...scene.rings.slice(0, 1).map((): Target => ({ key: 'target', name: t('The target'), at: [0, 0] })),
        ...cards.filter((one) => one.team === team && team !== NOTHING).map(card),
    ];
}

/** The part of a chest or a gemstone that can be hit. */
const PRIZE: Point[] = [
    [-22 * MM, -30 * MM],
    [22 * MM, -30 * MM],
    [22 * MM, 30 * MM],
    [-22 * MM, 30 * MM],
];

/** Lists what a throw can do something to: enemies, closed chests, the gemstones of others, a target's rings. */
export function struckOf(scene: Scene, team: number): Struck[] {
    const prize = (name: string, { x, y }: { x: number; y: number }): Struck => ({
        name,
        figure: { zones: [{ name: '', value: 0, shape: PRIZE }], spikes: [], armour: [] },
        ...{ x, y, angle: 0 },
    });
    const rings = [...scene.rings].map(({ radius, worth }) => ({ name: '', value: worth, shape: round(radius) }));
    return [
        ...scene.cards.filter((one) => one.team !== team),
        ...scene.chests.filter(({ closed }) => closed).map((one) => prize('', one)),
        ...scene.gemstones.filter((one) => one.team !== team).map((one) => prize('', one)),
        ...(rings.length ? [{ name: '', figure: { zones: rings, spikes: [], armour: [] }, x: 0, y: 0, angle: 0 }] : []),
    ];
}

function round(radius: number): Point[] {
    return Array.from({ length: 12 }, (_, at) => turned([0, radius], 300 * at));
}

/** Returns the nearest point of whole millimetres, where one can aim. */
function rounded([x, y]: Point): Point {
    return [whole(x / MM) * MM, whole(y / MM) * MM];
}

/** Says where an aim is, by the target nearest to it, as the viewer sees the table. */
export function aimInWords(aim: Point, targets: Target[], turn: number): string {
    const [nearest] = [...targets].sort((one, other) => away(one.at, aim) - away(other.at, aim));
    if (!nearest) return `${Math.round(aim[0] / MM)} mm, ${Math.round(aim[1] / MM)} mm`;
    const [right, up] = turned(minus(aim, nearest.at), -turn).map((length) => Math.round(length / MM));
    const parts = [
        right && (right > 0 ? t('{far} mm right', { far: right }) : t('{far} mm left', { far: -right })),
        up && (up > 0 ? t('{far} mm beyond', { far: up }) : t('{far} mm short', { far: -up })),
    ].filter(Boolean);
    return parts.length ? `${nearest.name}: ${parts.join(', ')}` : t('At {name}', { name: nearest.name });
}

function away(one: Point, other: Point): number {
    return lengthOf(minus(one, other));
}

/** Says in degrees and millimetres how a card is moved, as the viewer sees the table. */
export function moveInWords(from: Point, to: Point, turn: number): string {
    const way = minus(to, from);
    const far = Math.round(lengthOf(way) / MM);
    if (!far) return t('It stays where it is.');
    const eighth = Math.round((((heading(way) - turn + 3600) % 3600) / 3600) * 8) % 8;
    return translated(WAYS[eighth] ?? '', { far });
}

const WAYS = [
    text('{far} mm ahead'),
    text('{far} mm ahead to the left'),
    text('{far} mm to the left'),
    text('{far} mm back to the left'),
    text('{far} mm back'),
    text('{far} mm back to the right'),
    text('{far} mm to the right'),
    text('{far} mm ahead to the right'),
];
