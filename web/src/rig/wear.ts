/** The torso and what is worn on it, over it, around the neck and behind it. */

import type { Body } from './body';
import { dark, lite, PAPER } from './colours';
import type { Dress } from './dress';
import { plus, pts, type Point } from './geometry';
import { disc, FLAT, line, poly, shape, type Shape } from './shapes';
import type { Skeleton } from './skeleton';

const THIN = { width: 2 };

/** What belongs to which layer of the figure. */
export interface Worn {
    back: Shape[];
    torso: Shape[];
    skirts: Shape[];
    neck: Shape[];
}

/** Returns all that is worn; `drift` says how much loose cloth blows backward. */
export function worn(bones: Skeleton, body: Body, dress: Dress, drift: number): Worn {
    return {
        back: [...cape(bones, dress, drift), ...tails(bones, dress, drift), ...behindNeck(bones, body, dress, drift)],
        torso: torso(bones, body, dress),
        skirts: skirts(bones, body, dress),
        neck: aroundNeck(bones, body, dress),
    };
}

function cape({ near, far, hip: [x, y] }: Skeleton, { wear, one }: Dress, drift: number): Shape[] {
    if (!wear.has('cape')) return [];
    const p = (dx: number, dy: number): string => pts([x - dx * drift, y + dy]);
    const d =
        `M${pts(near.shoulder)}L${pts(far.shoulder)}Q${p(30, 0)} ${p(44, 84)}L${p(66, 66)}L${p(84, 78)}` +
        `Q${p(62, -30)} ${pts(near.shoulder)}Z`;
    return [shape(d, wear.colour('cape', one))];
}

function tails(bones: Skeleton, dress: Dress, drift: number): Shape[] {
    const open = dress.over === 'long coat' || dress.over === 'open kimono';
    if (!open && dress.top !== 'tabard') return [];
    const [x, y] = bones.hip;
    const long = dress.over === 'open kimono' ? 66 : 92;
    const p = (dx: number, dy: number): string => pts([x + dx, y + dy * long]);
    const d =
        `M${pts(bones.waistBack)}L${pts(bones.waistFront)}L${p(20, 0.55)}L${p(-6, 0.5)}L${p(-22 * drift, 1)}` +
        `L${p(-40 * drift, 0.8)}L${p(-66 * drift, 0.86)}Q${p(-46 * drift, 20 / long)} ${pts(bones.waistBack)}Z`;
    return [shape(d, dark(open ? dress.overColour : dress.topColour, 0.78))];
}

function behindNeck(bones: Skeleton, body: Body, { wear, one, two }: Dress, drift: number): Shape[] {
    const { neck, near, far, hip } = bones;
    const found: Shape[] = [];
    if (wear.has('scarf')) {
        const far_ = Math.max(drift, 1);
        const p = (dx: number, dy: number): string => pts(plus(neck, [dx * far_, dy]));
        const d = `M${p(-2, -2)}Q${p(-40, -16)} ${p(-76, 8)}L${p(-64, 12)}L${p(-82, 30)}Q${p(-40, 8)} ${p(0, 12)}Z`;
        found.push(shape(d, wear.colour('scarf', two)));
    }
    if (wear.has('fur cloak')) {
        const p = (dx: number, dy: number): string => pts(plus(hip, [dx, dy]));
        const from = pts(plus(near.shoulder, [-12, -4]));
        const d =
            `M${from}L${pts(plus(far.shoulder, [8, -4]))}Q${p(10, 0)} ${p(4, 70)}L${p(-16, 58)}L${p(-34, 84)}` +
            `L${p(-50, 62)}L${p(-76, 78)}Q${p(-60 - body.shoulders, -30)} ${from}Z`;
        found.push(shape(d, dark(wear.colour('fur cloak', one), 0.8)));
    }
    return found;
}

// prettier-ignore
const ONE_PIECE = ['dress', 'gown', 'tabard', 'kimono', 'bodysuit', 'torn gi', 'gi', 'leotard', 'robe', 'armour'];

function torso(bones: Skeleton, body: Body, dress: Dress): Shape[] {
    const { neck, hip, waistBack, waistFront, ribsBack, ribsFront, across, middle } = bones;
    const { limbs, hips, waist } = body;
    const { top, topColour } = dress;
    const backShoulder = plus(bones.near.shoulder, [-3 * limbs, -5 * limbs]);
    const frontShoulder = plus(bones.far.shoulder, [3 * limbs, -4 * limbs]);
    const collar = [plus(neck, across(-7 * limbs)), plus(neck, across(7 * limbs))] as const;
    const d =
        `M${pts(backShoulder, ...collar, frontShoulder)}Q${pts(plus(ribsFront, across(6 * limbs)))} ${pts(ribsFront)}` +
        `L${pts(waistFront, plus(hip, [hips * 0.9, 12]), plus(hip, [-hips, 12]), waistBack, ribsBack)}` +
        `Q${pts(plus(ribsBack, across(-6 * limbs)))} ${pts(backShoulder)}Z`;
    const shade = [
        backShoulder,
        collar[0],
        plus(middle, across(-waist * 0.2)),
        plus(hip, [-hips * 0.3, 12]),
        plus(hip, [-hips, 12]),
        waistBack,
        ribsBack,
    ];
    const found = [shape(d, topColour), poly(shade, dark(topColour, 0.74), FLAT)];
    if (!top || !ONE_PIECE.includes(top)) {
        const colour = dress.bareLegs && dress.bottom !== 'shorts' ? topColour : dress.bottomColour;
        const seat = [plus(hip, [hips, 16]), plus(hip, [0, 22]), plus(hip, [-hips - 1, 16])];
        found.push(poly([waistBack, waistFront, ...seat], colour));
    }
    found.push(...front(bones, body, dress), ...overTorso(bones, body, dress, backShoulder, frontShoulder, collar));
    found.push(...girdle(bones, dress));
    return found;
}

/** Returns what a garment shows in front. */
function front(bones: Skeleton, body: Body, dress: Dress): Shape[] {
    const { neck, chest, middle, hip, near, far, waistBack, waistFront, ribsBack, ribsFront, across } = bones;
    const { limbs, hips } = body;
    const { wear, topColour, one, two, skin } = dress;
    const neckline = (colour: string, deep: number, wide: number): Shape =>
        poly(
            [plus(neck, across(-wide * limbs)), plus(neck, across(wide * limbs)), plus(bones.down(deep), [4, 0])],
            colour,
        );
    const under = (usual: string): string => (wear.has('shirt') ? wear.colour('shirt', two) : usual);
    const c = (dx: number, dy: number): Point => plus(chest, [dx, dy]);
    const h = (dx: number, dy: number): Point => plus(hip, [dx, dy]);
    const m = (dx: number, dy: number): Point => plus(middle, [dx, dy]);
    const found: Shape[] = [];
    if (wear.has('bare chest') || (body.person === 'beast' && !dress.top)) {
        const [from, to] = [plus(near.shoulder, [8 * limbs, 14 * limbs]), plus(far.shoulder, [-2, 12 * limbs])];
        found.push(
            line(`M${pts(from)}Q${pts(c(2, 24 * limbs))} ${pts(to)}`, 2.5, 0.55),
            line(`M${pts(c(2, 18 * limbs), h(1, -4))}`, 2.5, 0.4),
        );
    }
    switch (dress.top) {
        case 'gi':
        case 'torn gi':
        case 'kimono':
            found.push(
                neckline(under(skin), 0.6, 9),
                poly([h(-hips - 3, 10), h(hips + 2, 10), h(hips + 8, 30), h(2, 22), h(-hips - 10, 32)], topColour),
            );
            break;
        case 'suit':
            found.push(neckline(under(PAPER), 0.5, 9));
            break;
        case 'robe':
            found.push(neckline(under(two), 0.5, 8));
            break;
        case 'vest':
            found.push(neckline(under(skin), 0.74, 10));
            break;
        case 'hoodie': {
            const hem = [plus(waistBack, [-4, -2]), plus(waistFront, [5, -2]), h(hips + 6, 22), h(-hips - 8, 22)];
            found.push(poly(hem, topColour), neckline(two, 0.34, 8));
            break;
        }
        case 'breastplate': {
            const plate = [plus(near.shoulder, [4, -2]), plus(far.shoulder, [0, -2]), plus(ribsFront, [2, -8])];
            found.push(
                poly([...plate, m(4, 8), plus(ribsBack, [0, -6])], topColour),
                poly([c(-6, 2), c(8, 2), m(4, 2)], two, THIN),
            );
            break;
        }
        case 'armour': {
            const side = [plus(far.shoulder, [0, 0]), plus(ribsFront, [3, -4]), m(4, 10)];
            const belt = [plus(waistBack, [-4, 0]), plus(waistFront, [5, 0])];
            const plates = [h(hips + 9, 24), h(hips * 0.3, 17), h(2, 30), h(-hips * 0.5, 17), h(-hips - 10, 24)];
            found.push(
                poly([plus(near.shoulder, [3, 0]), ...side, plus(ribsBack, [-2, -2])], lite(topColour, 0.12)),
                poly([c(2, 0), ...side], topColour, FLAT),
                poly([...belt, ...plates], two),
            );
            break;
        }
        case 'tabard': {
            const cloth = [plus(neck, across(-6)), plus(neck, across(9)), plus(waistFront, [0, 4])];
            const stripe = [c(9, 14), m(6, 0), h(6, 44), h(0, 44), m(-1, 0), c(-4, 14)];
            found.push(
                poly([...cloth, h(15, 62), h(2, 54), h(-12, 62), plus(waistBack, [4, 4])], topColour),
                poly([plus(neck, [2, 6]), ...stripe], two, FLAT),
            );
            break;
        }
        case 'apron': {
            const cloth = [c(-10, 2), c(16, 2), plus(waistFront, [6, 20]), h(12, 44), h(-14, 44)];
            found.push(poly([...cloth, plus(waistBack, [2, 10])], topColour));
            break;
        }
        case 'bodysuit':
            found.push(line(`M${pts(c(4, -6), m(4, 2))}`, 2.5, 0.5), poly([c(-3, 2), c(10, 2), c(4, 16)], one, THIN));
            break;
    }
    if (wear.has('tie')) {
        const [knot, half, end] = [bones.down(0), bones.down(0.5), bones.down(0.62)];
        found.push(
            poly(
                [plus(knot, [1, 2]), plus(knot, [8, 4]), plus(half, [8, 0]), plus(end, [4, 0]), half],
                wear.colour('tie', two),
                THIN,
            ),
        );
    }
    return found;
}

/** Returns an open garment over the torso, with two lapels. */
function overTorso(
    bones: Skeleton,
    body: Body,
    dress: Dress,
    back: Point,
    forward: Point,
    collar: readonly [Point, Point],
): Shape[] {
    const { over, overColour, two } = dress;
    if (!over) return [];
    const { chest, middle, hip, neck, ribsBack, ribsFront, across } = bones;
    const { hips, waist, limbs } = body;
    const hem = over === 'jacket' || over === 'open jacket' ? middle : hip;
    const c = (dx: number, dy: number): Point => plus(chest, [dx, dy]);
    const e = (dx: number, dy: number): Point => plus(hem, [dx, dy]);
    return [
        poly([back, collar[0], c(-5, 16), plus(hem, across(-waist * 0.42)), e(-hips - 3, 10), ribsBack], overColour),
        poly([forward, collar[1], c(11, 16), plus(hem, across(waist * 0.62)), e(hips + 3, 10), ribsFront], overColour),
        poly([back, c(-14, 18), e(-hips + 3, 10), e(-hips - 3, 10), ribsBack], dark(overColour, 0.74), FLAT),
        poly([collar[0], c(-5, 16), c(-11, 12), plus(neck, across(-11 * limbs))], two, THIN),
        poly([collar[1], c(11, 16), c(16, 10), plus(neck, across(11 * limbs))], two, THIN),
    ];
}

function girdle({ waistBack, waistFront, hip }: Skeleton, { wear, two }: Dress): Shape[] {
    const kind = wear.first(['sash', 'belt']);
    if (!kind) return [];
    const colour = wear.colour(kind, two);
    const wide = kind === 'sash' ? 9 : 5;
    const h = (dx: number, dy: number): Point => plus(hip, [dx, dy]);
    const band = [
        plus(waistBack, [-3, 4 - wide]),
        plus(waistFront, [3, 4 - wide]),
        plus(waistFront, [4, 4 + wide]),
        plus(waistBack, [-4, 4 + wide]),
    ];
    const ends = [
        [h(3, 4), h(11, 4), h(18, 38), h(9, 36)],
        [h(1, 4), h(6, 4), h(0, 32), h(-7, 30)],
    ];
    return [band, ...ends].map((points) => poly(points, colour, { width: 2.5 }));
}

function skirts({ hip, nearLeg, farLeg }: Skeleton, { waist }: Body, dress: Dress): Shape[] {
    const { top, bottom, topColour } = dress;
    const h = (dx: number, dy: number): Point => plus(hip, [dx, dy]);
    const belt = [h(-waist - 1, -6), h(waist + 1, -6)];
    const found: Shape[] = [];
    if (bottom === 'skirt' || top === 'dress') {
        const colour = bottom === 'skirt' ? dress.bottomColour : topColour;
        const hem = [h(36, 42), h(20, 36), h(6, 46), h(-10, 37), h(-26, 47), h(-38, 38)];
        const shade = [h(-waist - 1, -6), h(-2, -6), h(-10, 37), h(-26, 47), h(-38, 38)];
        found.push(poly([...belt, ...hem], colour), poly(shade, dark(colour, 0.76), FLAT));
    }
    if (top === 'gown' || top === 'robe') {
        const near = (dx: number, dy: number): Point => plus(nearLeg.foot, [dx, dy]);
        const far = (dx: number, dy: number): Point => plus(farLeg.foot, [dx, dy]);
        const hem = [h(30, 70), far(-2, 4), far(-26, 6), h(8, 40), near(8, 8), near(-34, 8), h(-30, 50)];
        found.push(poly([...belt, ...hem], topColour));
    }
    return found;
}

function aroundNeck({ neck, chest }: Skeleton, { limbs, shoulders }: Body, { wear, one, two }: Dress): Shape[] {
    const n = (dx: number, dy: number): Point => plus(neck, [dx, dy]);
    const found: Shape[] = [];
    if (wear.has('scarf')) {
        found.push(poly([n(-13, -6), n(15, -6), n(18, 6), n(2, 12), n(-14, 8)], wear.colour('scarf', two)));
    }
    if (wear.has('beads')) {
        const colour = wear.colour('beads', two);
        for (let bead = 0; bead < 7; bead++) {
            const turn = ((-80 + bead * 26.6) * Math.PI) / 180;
            const [x, y] = n(4 + Math.sin(turn) * 19 * limbs, 2 + Math.cos(turn) * 20 * limbs);
            found.push(disc(x, y, 6.2 * Math.max(1, limbs * 0.8), colour, { width: 2.4 }));
        }
    }
    if (wear.has('fur cloak')) {
        const tufts = [
            [-34, -6], [-26, -26], [-10, -20], [4, -28], [16, -18], [30, -24], [36, -2],
            [28, 12], [18, 4], [8, 20], [-4, 8], [-14, 22], [-22, 8], [-32, 16],
        ] as const; // prettier-ignore
        const points = tufts.map(([x, y]) => plus(chest, [x * shoulders * 0.05, y]));
        found.push(poly(points, lite(wear.colour('fur cloak', one), 0.3)));
    }
    if (wear.has('collar')) {
        const wide = limbs * 0.8;
        const points = [n(-26 * wide, 8), n(-22 * wide, -16), n(0, -6), n(24 * wide, -14), n(26 * wide, 8), n(0, 16)];
        found.push(poly(points, wear.colour('collar', two)));
    }
    return found;
}
