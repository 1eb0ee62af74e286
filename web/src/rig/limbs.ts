/** Legs and arms with what is worn on them. */

import type { Body } from './body';
import { BLADE, dark } from './colours';
import type { Dress } from './dress';
import { at, direction, plus, type Point } from './geometry';
import { disc, limb, poly, shape, type Shape } from './shapes';
import type { Arm, Leg } from './skeleton';

const FAR = 0.82;

const shaded = (colour: string, far: boolean): string => (far ? dark(colour, FAR) : colour);

/** Returns a leg from the foot up. */
export function leg({ hip, knee, foot: ankle }: Leg, body: Body, dress: Dress, far: boolean): Shape[] {
    const { bottom, top, bareLegs, skin } = dress;
    const [thick, knees, ankles] = [16 * body.limbs, 11.5 * body.limbs, 8.5 * body.limbs];
    const wide = bottom === 'hakama' ? 1.5 : top === 'torn gi' || top === 'gi' ? 1.22 : 1;
    const bareShin = bareLegs || dress.shin === skin;
    const cloth = shaded(dress.thigh, far);
    const cuff = wide > 1.3 ? 1.5 : 1.15;
    const found = [
        ...limb(
            knee,
            knees * (bareShin ? 0.92 : wide),
            ankle,
            ankles * (bareShin ? 1 : wide * cuff),
            shaded(dress.shin, far),
        ),
        foot(ankle, shaded(dress.boot, far), body.limbs),
        ...limb(hip, thick, knee, knees * (bottom === 'torn trousers' ? 1.25 : wide), cloth),
    ];
    if (bottom === 'torn trousers') {
        const rag = plus(knee, [0, 12]);
        found.push(
            poly(
                [
                    plus(knee, [-knees * 1.3, -4]),
                    plus(knee, [knees * 1.3, -4]),
                    plus(rag, [knees, 6]),
                    plus(rag, [knees * 0.3, -3]),
                    plus(rag, [-knees * 0.2, 8]),
                    plus(rag, [-knees * 0.8, -2]),
                    plus(rag, [-knees * 1.2, 5]),
                ],
                cloth,
            ),
        );
    }
    if (bottom === 'shorts') {
        const hem = at(hip, direction(hip, knee), 58 * body.legs * 0.55);
        found.push(...limb(hem, thick * 0.93, knee, knees, shaded(skin, far)));
        found.push(...limb(hip, thick * 1.08, hem, thick * 1.05, cloth));
    }
    return found;
}

function foot([x, y]: Point, colour: string, limbs: number): Shape {
    const size = Math.max(1, limbs * 0.82);
    const p = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
    return shape(`M${p(-10, -5)}L${p(9, -6)}Q${p(27, 1)} ${p(28, 10)}L${p(-12, 10)}Z`, colour);
}

/** Returns an arm from the hand up, with gauntlets, claws and pauldrons if there are any. */
export function arm(bones: Arm, body: Body, dress: Dress, far: boolean): Shape[] {
    const { shoulder, elbow, hand: wrist, upper, fore } = bones;
    const { top, wear, over } = dress;
    const [thick, elbows, wrists] = [12 * body.limbs, 9.6 * body.limbs, 8 * body.limbs];
    const fists = 11.5 * body.fists;
    if (dress.weapon === 'giant gauntlets' || dress.weapon === 'gauntlets') {
        const colour = dress.weaponColour ?? (dress.weapon === 'giant gauntlets' ? dress.two : dress.one);
        const size = wrists * 1.9 * (body.person === 'girl' ? 1.2 : 1);
        const root = limb(shoulder, thick * 1.15, elbow, elbows * 1.1, shaded(dress.sleeve, far));
        return [...root, ...gauntlet(elbow, wrist, shaded(colour, far), size, shaded(BLADE, far))];
    }
    const found: Shape[] = [];
    if (top === 'kimono' || top === 'robe' || over === 'open kimono') {
        const cloth = shaded(over ? dress.overColour : dress.topColour, far);
        const bare = dress.forearm === dress.topColour ? dress.skin : dress.forearm;
        const hem = at(elbow, fore, 42 * body.arms * 0.7);
        found.push(
            ...limb(shoulder, thick * 1.1, elbow, elbows, cloth),
            ...limb(elbow, elbows, wrist, wrists, shaded(bare, far)),
            poly(
                [
                    plus(elbow, [-4, -elbows - 3]),
                    plus(elbow, [6, -elbows]),
                    hem,
                    plus(hem, [0, 34]),
                    plus(elbow, [-8, 34]),
                ],
                cloth,
            ),
        );
    } else {
        found.push(
            ...limb(elbow, elbows, wrist, wrists, shaded(dress.forearm, far)),
            ...limb(shoulder, thick * 1.12, elbow, elbows, shaded(dress.sleeve, far)),
        );
    }
    if (top === 'torn gi') found.push(tornSleeve(shoulder, upper, thick, shaded(dress.topColour, far)));
    found.push(hand(wrist, fore, fists, shaded(dress.hand, far)));
    if (dress.weapon === 'long claws') {
        const colour = dress.weaponColour ?? (body.person === 'giant' ? BLADE : dress.two);
        found.push(...claws(wrist, fore, fists, shaded(colour, far)));
    }
    if (wear.has('pauldrons') || top === 'armour') {
        const colour = wear.colour('pauldrons', top === 'armour' ? dress.topColour : BLADE);
        found.push(pauldron(shoulder, body.limbs, shaded(colour, far)));
    }
    return found;
}

function tornSleeve(shoulder: Point, upper: number, thick: number, colour: string): Shape {
    const below = (by: number, dx: number, dy: number): Point => plus(at(shoulder, upper, by), [dx, dy]);
    return poly(
        [
            plus(shoulder, [-thick * 1.25, -9]),
            plus(shoulder, [thick * 1.05, -10]),
            below(20, thick * 1.1, 2),
            below(15, 2, 4),
            below(23, -thick * 0.6, 2),
            below(15, -thick * 1.3, 2),
        ],
        colour,
    );
}

function pauldron(shoulder: Point, limbs: number, colour: string): Shape {
    const p = (x: number, y: number): Point => plus(shoulder, [x * limbs, y]);
    return poly([p(-15, 8), p(-14, -8 * limbs), p(0, -15 * limbs), p(14, -8), p(13, 8), p(0, 3)], colour);
}

function hand(wrist: Point, fore: number, size: number, colour: string): Shape {
    const palm = at(wrist, fore, size * 0.6);
    const p = (along: number, aside: number): Point => at(at(palm, fore, along * size), fore + 90, aside * size);
    return poly([p(-0.9, -0.75), p(0.5, -0.95), p(1.05, -0.4), p(1.05, 0.5), p(0.5, 0.95), p(-0.9, 0.75)], colour);
}

function gauntlet(elbow: Point, wrist: Point, colour: string, size: number, plate: string): Shape[] {
    const fore = direction(elbow, wrist);
    const studs = [-0.63, 0, 0.63].map((aside) => {
        const [x, y] = at(at(wrist, fore, size * 1.25), fore + 90, aside * size);
        return disc(x, y, size * 0.2, plate, { width: 2.4 });
    });
    return [
        ...limb(at(elbow, fore, 2), size, wrist, size * 1.32, colour, 1),
        hand(at(wrist, fore, size * 0.35), fore, size * 1.38, colour),
        ...limb(at(elbow, fore, 8), size * 1.12, at(elbow, fore, 22), size * 1.22, plate, 1),
        ...studs,
    ];
}

function claws(wrist: Point, fore: number, size: number, colour: string): Shape[] {
    const tip = (turn: number, far: number): string => at(wrist, fore + turn, size * far).join(' ');
    return [-34, -12, 12, 34].map((k) =>
        shape(
            `M${tip(k * 0.9, 1.1)}Q${tip(k + 6, 2.6)} ${tip(k * 0.55 - 12, 4.4)}Q${tip(k + 22, 2.2)} ${tip(k * 0.9 + 16, 1.2)}Z`,
            colour,
        ),
    );
}
