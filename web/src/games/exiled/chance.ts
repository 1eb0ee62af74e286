import { gapBetween, heading, laid, lengthOf, minus, MM, overlap, plus, toward, type Lying } from './geometry';
import { spreadAt } from './throwing';
import type { Point } from './view';
import type { FigureFacts, WeaponFacts } from './wire';

/** A card that a throw may hit. */
export interface Struck extends Lying {
    name: string;
    figure: FigureFacts;
}

/** How a throw is made: from where to where, with what, and how sure the hand is. */
export interface Attempt {
    start: Point;
    aim: Point;
    weapon: WeaponFacts;
    /** How far the hand strays, where an average hand is 1. */
    spread: number;
}

/** How likely a throw hits anything, and what it hits oftenest. */
export interface Prospect {
    hit: number;
    zone: string;
    name: string;
}

const THROWS = 96;
/** Even angles so far apart spread as much as the angles of a weapon that lies along its throw do. */
const SWAY = 1.7;
/** Beyond this no weapon reaches a card, from middle to middle. */
const NEAR = 110 * MM;

/** Returns a throw by chance: where the weapon comes to lie, if the hand itself misses by some standard errors. */
export function landing(attempt: Attempt, along: number, across: number, turn: number): Lying {
    const { start, aim, weapon, spread } = attempt;
    const way = heading(minus(aim, start));
    const errors = spreadAt(start, aim);
    const strays = (spread * weapon.factor) / 100;
    const off = plus(toward(way, along * strays * errors.along), toward(way - 900, across * strays * errors.across));
    const [x, y] = plus(aim, off);
    return { x, y, angle: weapon.along ? way + SWAY * weapon.along * turn : turn * 1800 };
}

/** What a weapon that lies somewhere hits: the best zone of a card. */
export function struckBy(
    weapon: WeaponFacts,
    at: Lying,
    cards: Struck[],
): { card: Struck; zone: string; value: number } | null {
    const art = weapon.parts.filter(({ harms }) => harms).map(({ shape }) => laid(shape, at));
    const near = cards.filter(({ x, y }) => lengthOf([x - at.x, y - at.y]) < NEAR);
    const found = near.flatMap((card) =>
        card.figure.zones
            .filter(({ shape }) => art.some((part) => overlap(part, laid(shape, card))))
            .map(({ name, value }) => ({ card, zone: name, value })),
    );
    return found.reduce<(typeof found)[number] | null>(
        (best, one) => (best && best.value >= one.value ? best : one),
        null,
    );
}

/** Returns how a throw would turn out: tried often, with errors spread evenly over all that happen. */
export function prospectOf(attempt: Attempt, cards: Struck[]): Prospect {
    const counts = new Map<string, { count: number; name: string; zone: string }>();
    let hits = 0;
    for (let number = 1; number <= THROWS; number++) {
        // The multiples of these numbers, each less its whole part, fill a cube evenly.
        const spread = (step: number) => (step * number) % 1;
        const [one, two, three] = [spread(0.8191725134), spread(0.6710436067), spread(0.5497004779)];
        const far = Math.sqrt(-2 * Math.log(1 - one));
        const [along, across] = [far * Math.cos(2 * Math.PI * two), far * Math.sin(2 * Math.PI * two)];
        const struck = struckBy(attempt.weapon, landing(attempt, along, across, 2 * three - 1), cards);
        if (!struck) continue;
        hits += 1;
        const { card, zone } = struck;
        const key = `${card.name} ${zone}`;
        counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, name: card.name, zone });
    }
    const [often] = [...counts.values()].sort((one, other) => other.count - one.count);
    return { hit: hits / THROWS, zone: often?.zone ?? '', name: often?.name ?? '' };
}

/** Returns how many millimetres a weapon lies beside the nearest hit zone, or null if there is none. */
export function widthOfMiss(weapon: WeaponFacts, at: Lying, cards: Struck[]): number | null {
    const art = weapon.parts.filter(({ harms }) => harms).map(({ shape }) => laid(shape, at));
    const gaps = cards.flatMap((card) =>
        card.figure.zones.flatMap(({ shape }) => art.map((part) => gapBetween(part, laid(shape, card)))),
    );
    return gaps.length ? Math.ceil(Math.min(...gaps) / MM) : null;
}

/** Returns a number that is often near 0 and seldom far from it, as errors are. */
export function error(random: () => number): number {
    return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
