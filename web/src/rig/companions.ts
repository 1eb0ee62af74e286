/** Who or what is around a fighter: spirits, animals, wings and things that float. */

import { BLADE, COLOURS, dark, INK, lite, NIGHT, PAPER } from './colours';
import type { Dress } from './dress';
import { at, plus, pts, type Point } from './geometry';
import type { Companion } from './look';
import { cord, disc, FLAT, line, placed, poly, shape, type Shape } from './shapes';
import type { Skeleton } from './skeleton';

/** Which layers of a figure a companion is in: behind the aura, at the back of the body, before it. */
export interface Company {
    behind?: Shape[];
    back?: Shape[];
    front?: Shape[];
}

export interface Surroundings {
    bones: Skeleton;
    dress: Dress;
    striking: boolean;
    exceeded: boolean;
}

type Draw = (around: Surroundings, colour: (usual: string) => string) => Company;

const RED_EYES = '#ff4d5e';
const SHADOW = '#170f26';

/** Where a companion on the ground stands, by so much before the fighter. */
const ground = (x: number): Point => [x, 0];

// prettier-ignore
const COMPANIONS: Record<Companion, Draw> = {
    'living shadow': ({ bones, dress, striking }, colour) => {
        const y = (share: number): number => -bones.height * 0.98 * share;
        const reach = striking ? [150, 190, 150, 176, 140] : [66, 96, 72, 92, 60];
        const outline =
            `M-96 0Q-150 -60 -118 ${y(0.6)}Q-150 ${y(0.9)} -92 ${y(1.12)}L-70 ${y(1.32)}L-58 ${y(1.12)}L-24 ${y(1.34)}` +
            `L-26 ${y(1.08)}Q18 ${y(0.9)} -16 ${y(0.62)}L30 ${y(0.52)}L${reach[0]} ${y(0.66)}L${reach[1]} ${y(0.54)}` +
            `L${reach[2]} ${y(0.5)}L${reach[3]} ${y(0.4)}L${reach[4]} ${y(0.42)}L10 ${y(0.34)}Q40 -70 96 -10L40 -16L66 0Z`;
        return { behind: [
            shape(outline, NIGHT, { stroke: colour(dress.two), width: 4 }),
            shape(`M-84 ${y(0.98)}L-58 ${y(0.92)}L-62 ${y(0.86)}L-80 ${y(0.9)}ZM-34 ${y(0.94)}L-50 ${y(0.9)}L-46 ${y(0.84)}L-34 ${y(0.87)}Z`, RED_EYES, FLAT),
            shape(`M-88 ${y(0.76)}L-78 ${y(0.72)}L-70 ${y(0.77)}L-60 ${y(0.72)}L-50 ${y(0.77)}L-42 ${y(0.72)}L-32 ${y(0.76)}L-44 ${y(0.68)}L-74 ${y(0.68)}Z`, PAPER, FLAT),
        ] };
    },
    'spirit knight': ({ bones, dress }, colour) => {
        const y = (share: number): number => -bones.height * share;
        return { behind: [
            shape(`M-96 -30L-112 ${y(0.7)}L-96 ${y(1.02)}L-84 ${y(1.2)}L-60 ${y(1.26)}L-40 ${y(1.16)}L-30 ${y(0.98)}L-8 ${y(0.72)}L-20 -60Q-50 -10 -96 -30Z`, colour(COLOURS.navy), { stroke: lite(dress.two, 0.4), width: 3.6, opacity: 0.9 }),
            shape(`M-72 ${y(1.12)}L-44 ${y(1.08)}L-48 ${y(1.03)}L-70 ${y(1.06)}Z`, '#8fe3ff', FLAT),
            shape(`M-124 -10L-112 -10L-112 ${y(0.9)}L-100 ${y(0.9)}L-100 ${y(0.96)}L-136 ${y(0.96)}L-136 ${y(0.9)}L-124 ${y(0.9)}Z`, BLADE),
        ] };
    },
    'shield knight': ({ dress }, colour) => {
        const armour = colour(dress.two);
        return { behind: placed(ground(-78), 0, [
            shape('M-30 0L-26 -60L-34 -96L-30 -132L30 -132L34 -96L26 -60L30 0L6 0L0 -44L-6 0Z', armour),
            shape('M-30 0L-26 -60L-34 -96L-30 -132L-10 -132L-8 -44L-6 0Z', dark(armour), FLAT),
            shape('M-26 -128L-26 -166Q0 -196 28 -166L28 -136L6 -126Z', lite(armour, 0.2)), shape('M2 -158L28 -160L28 -150L4 -147Z', INK),
            shape('M-6 -182Q-40 -206 -60 -160Q-40 -176 -12 -168Z', COLOURS.red),
            shape('M-46 -110L-4 -118L0 -64Q-14 -32 -36 -24Q-56 -46 -54 -90Z', COLOURS.gold),
            shape('M-38 -98L-12 -102L-10 -66Q-20 -48 -33 -42Q-44 -58 -44 -86Z', armour, { width: 2.4 }),
        ], 1.08) };
    },
    'clockwork doll': ({ bones, dress }, colour) => {
        const y = (share: number): number => -bones.height * share;
        const cloth = colour(dress.two);
        return { behind: [
            shape(`M-70 0L-104 ${y(0.3)}L-84 ${y(0.62)}L-96 ${y(0.86)}L-72 ${y(1.02)}L-48 ${y(0.86)}L-56 ${y(0.62)}L-22 ${y(0.3)}L-30 0Z`, dark(cloth, 0.7)),
            shape(`M-70 0L-104 ${y(0.3)}L-84 ${y(0.62)}L-76 ${y(0.62)}L-72 ${y(0.2)}Z`, dark(cloth, 0.5), FLAT),
            disc(-72, y(1.12), 20, PAPER),
            shape(`M-94 ${y(1.1)}Q-94 ${y(1.26)} -70 ${y(1.25)}Q-50 ${y(1.24)} -52 ${y(1.14)}L-70 ${y(1.18)}L-84 ${y(1.04)}Z`, dress.one),
            shape(`M-96 ${y(0.9)}L-132 ${y(0.62)}L-120 ${y(0.36)}L-136 ${y(0.28)}L-112 ${y(0.26)}L-106 ${y(0.38)}L-114 ${y(0.6)}L-86 ${y(0.78)}Z`, COLOURS.brass),
            shape(`M-50 ${y(0.9)}L-14 ${y(1.06)}L12 ${y(1.22)}L26 ${y(1.18)}L22 ${y(1.3)}L4 ${y(1.3)}L-20 ${y(1.14)}L-56 ${y(0.98)}Z`, COLOURS.brass),
        ] };
    },
    'spirit wolf': ({ dress }, colour) => ({ behind: hound(-106, colour('#2c7a2a'), dress.two, 1.1, 0.92) }),
    'shadow hound': ({ dress }, colour) => ({ behind: hound(-100, colour('#1c1626'), dress.two, 1.2, 1) }),
    'small servants': ({ dress }, colour) => ({
        front: [...servant(78, colour(dress.two), dress.one, 1), ...servant(-72, colour(dress.two), dress.one, 0.8)],
    }),
    crow: ({ bones }, colour) => ({ front: placed(plus(bones.far.hand, [10, -24]), 0, [
        shape('M-34 -14L-10 -4Q-30 -44 4 -38Q18 -30 12 -8L30 -10L46 -2L28 4L10 12L-8 16L-24 10Z', colour('#221a28')), disc(26, -4, 2.6, RED_EYES, FLAT),
    ]) }),
    bat: ({ bones }, colour) => ({
        front: [...bat([-58, -bones.height * 1.04], colour('#2b2438'), 1), ...bat([76, -bones.height * 0.92], colour('#2b2438'), 0.7)],
    }),
    dolphin: ({ exceeded, striking }, colour) => !exceeded && !striking ? {} : { front: placed([90, -60], -22, [
        shape('M-62 10L-84 -10L-80 18L-92 36L-58 22Q0 44 46 6L62 4L48 -6Q26 -34 -10 -28L-26 -50L-34 -24Q-52 -12 -62 10Z', colour('#5ea9d8')),
        shape('M-58 22Q0 44 46 6Q10 18 -30 8Z', '#e9f4fa', FLAT), disc(34, -6, 3, INK),
    ]) },
    frog: (_, colour) => ({ front: placed(ground(76), 0, [
        shape('M-26 0Q-34 -16 -20 -26Q-18 -42 -6 -36Q4 -38 10 -36Q22 -40 22 -24Q34 -16 26 0Z', colour(COLOURS.green)),
        disc(-10, -32, 5, '#ffd60a'), disc(14, -32, 5, '#ffd60a'), line('M-14 -14Q2 -6 18 -14', 3),
    ]) }),
    'man-eating plant': ({ bones, dress, striking }, colour) => {
        const y = (share: number): number => -bones.height * share;
        const x = striking ? 60 : 0;
        const jaws = colour(dress.two);
        return { behind: [
            shape(`M-116 0Q-150 ${y(0.5)} -104 ${y(0.86)}Q-84 ${y(1.06)} ${x - 46} ${y(1.06)}L${x - 46} ${y(0.96)}Q-84 ${y(0.9)} -92 ${y(0.66)}Q-116 ${y(0.4)} -86 0Z`, '#2f7a3a'),
            shape('M-122 -40Q-176 -70 -172 -112Q-130 -106 -118 -64ZM-92 -70Q-60 -116 -30 -112Q-34 -74 -92 -48Z', COLOURS.green),
            ...placed([x - 44, y(1.03)], -8, [
                shape('M-40 0Q-34 -58 20 -56Q64 -50 84 -22L64 -14L50 -24L38 -10L22 -22L8 -6L-6 -16L-16 0L-6 14L8 8L22 22L38 12L50 26L66 18L80 30Q40 60 0 48Q-34 38 -40 0Z', jaws),
                shape('M-40 0Q-34 -58 20 -56L-10 -30L-16 0L-6 30L0 48Q-34 38 -40 0Z', dark(jaws), FLAT),
                disc(16, -40, 6, PAPER, { width: 2 }), disc(42, -34, 4.5, PAPER, { width: 2 }),
            ]),
        ] };
    },
    'floating swords': ({ dress }, colour) => ({
        behind: floatingSword([-62, -150], 14, colour(dress.two)), front: floatingSword([74, -128], -12, colour(dress.two)),
    }),
    'sword wheel': ({ bones, dress }, colour) => ({ behind: [0, 1, 2, 3, 4, 5, 6, 7].flatMap((spoke) => {
        const turn = 112 + spoke * 44.5;
        return placed(at(bones.chest, turn, 58), -turn, [
            shape('M-9 0L9 -4L13 46L0 92L-11 50Z', '#d5dbe4'), shape('M-9 0L0 -2L0 92L-11 50Z', '#8fa0b8', FLAT),
            shape('M-3 10L3 8L3 40L0 52L-3 40Z', colour(dress.two), { width: 2 }),
        ]);
    }) }),
    shield: ({ bones, dress }, colour) => {
        const p = (x: number, y: number): Point => plus(bones.far.hand, [x, y]);
        return { front: [
            poly([p(-4, -40), p(22, -30), p(26, 14), p(8, 46), p(-14, 24), p(-16, -22)], colour(dress.two)),
            poly([p(0, -26), p(14, -20), p(16, 10), p(6, 28), p(-5, 14), p(-7, -14)], dress.one, { width: 2 }),
        ] };
    },
    'cards around': ({ bones, dress }, colour) => ({
        behind: ([[-84, 0.62, -20], [-74, 0.98, 12], [82, 0.86, 18], [92, 0.5, -14]] as const).flatMap(([x, up, turn]) =>
            placed([x, -up * bones.height], turn, [
                shape('M-13 -18L13 -18L13 18L-13 18Z', PAPER),
                shape('M0 -10L7 0L0 10L-7 0Z', colour(dress.two === COLOURS.white ? dress.one : dress.two), FLAT),
            ])),
    }),
    wings: ({ bones, dress, exceeded }, colour) => {
        const [x, y] = bones.chest;
        const size = exceeded ? 1.15 : 1;
        const wing = (fill: string, side: number): Shape => {
            const p = (dx: number, dy: number): string => pts([x - dx * size * side, y + dy * size]);
            const root = `${x - 4} ${y + 24}`;
            return shape(`M${x - 4} ${y + 6}Q${p(60, -120)} ${p(150, -96)}L${p(112, -58)}L${p(132, -30)}L${p(92, -14)}L${p(98, 22)}Q${p(40, 24)} ${root}Z`, fill);
        };
        const fill = colour(dress.two === COLOURS.white ? lite(dress.one, 0.2) : dress.two);
        return { back: [wing(dark(fill), -0.72), wing(fill, 1)] };
    },
    'crystal wings': ({ bones, dress }, colour) => {
        const fill = lite(colour(dress.two));
        const shards = [[-26, -20, -28, 92], [-34, 0, -58, 100], [-30, 22, -88, 84], [30, -20, 30, 72], [38, 2, 60, 70]] as const;
        return { back: shards.flatMap(([x, y, turn, long]) => placed(plus(bones.chest, [x, y]), turn, [
            shape(`M0 0L9 ${-long * 0.4}L0 ${-long}L-9 ${-long * 0.4}Z`, fill), shape(`M0 0L0 ${-long}L-9 ${-long * 0.4}Z`, dark(fill, 0.75), FLAT),
        ])) };
    },
    'fox tails': ({ bones, dress }, colour) => {
        const fur = colour(dress.one);
        return { back: [-34, -14, 8, 30, 52].flatMap((turn, tail) => placed(plus(bones.hip, [-8, 0]), turn - 96, [
            shape('M-8 0Q-40 -50 -16 -108Q-6 -132 4 -140Q34 -84 10 0Z', tail % 2 ? dark(fur, 0.82) : fur),
            shape('M-20 -96Q-8 -130 4 -140Q20 -112 18 -84L6 -98L-4 -86Z', PAPER, { width: 2.4 }),
        ])) };
    },
    'spider legs': ({ bones, dress, striking }, colour) => {
        const p = (x: number, y: number): Point => plus(bones.chest, [x, y]);
        const reach = striking ? 1.3 : 1;
        const legs: [Point, Point, Point][] = [
            [p(-40, -70), p(-96, -92), p(-130, -14)], [p(-50, -30), p(-104, -30), p(-128, 56)],
            [p(-20, -96), p(30 * reach, -124), p(104 * reach, -70)], [p(-44, 10), p(-92, 30), p(-104, 104)],
        ];
        return { back: legs.flatMap(([knee, joint, tip]) => [
            poly([bones.chest, knee, joint, tip, plus(joint, [8, 5]), plus(knee, [4, 12])], '#3a3548'),
            poly([joint, tip, plus(joint, [8, 5])], colour(dress.two)),
        ]) };
    },
    'dark tendrils': ({ bones, dress }, colour) => {
        const tendril = (x: number, share: number, side: number): Shape => {
            const y = (part: number): number => -bones.height * share * part;
            const d =
                `M${x - 16} 0Q${x - 40 * side} ${y(0.4)} ${x - 4 * side} ${y(0.62)}Q${x + 26 * side} ${y(0.82)} ${x + 4 * side} ${y(1)}` +
                `Q${x + 52 * side} ${y(0.8)} ${x + 26 * side} ${y(0.56)}Q${x - 2} ${y(0.36)} ${x + 18} 0Z`;
            return shape(d, SHADOW, { stroke: colour(dress.two), width: 4 });
        };
        return { behind: [tendril(-84, 0.9, -1), tendril(-48, 1.22, -1), tendril(64, 1.12, 1), tendril(98, 0.74, 1)] };
    },
    'snake chain': ({ bones, dress }, colour) => {
        const p = (dx: number, dy: number): Point => plus(bones.near.hand, [dx, dy]);
        const scales = colour(dress.two);
        const d = `M${pts(p(0, 0))}C${pts(p(-110, -40))} ${pts(p(-100, -170))} ${pts(p(6, -150))}C${pts(p(112, -130))} ${pts(p(110, -120))} ${pts(p(118, -84))}`;
        return { behind: [
            ...cord(d, scales, 6, '9 5'),
            ...placed(p(118, -84), 30, [shape('M-12 -8L6 -18L34 -8L16 0L34 12L4 16L-12 8Z', scales), disc(8, -7, 3, INK)]),
        ] };
    },
    'machine legs': ({ dress }, colour) => ({ behind: [-1, 1].map((side) =>
        shape(`M${side * 10} -60L${side * 60} -120L${side * 76} -112L${side * 96} 0L${side * 70} 0L${side * 56} -84L${side * 16} -40Z`, colour(dress.one))) }),
};

function hound(x: number, fur: string, rim: string, size: number, opacity: number): Shape[] {
    const outline =
        'M-118 -10L-108 -58Q-112 -92 -84 -100L-128 -136Q-86 -136 -60 -108L-20 -116L2 -142L14 -124L26 -146L36 -118L66 -100' +
        'L60 -84L28 -80L14 -60L22 -6L2 -6L-6 -46L-58 -52L-70 -34L-64 -6L-84 -6L-92 -36L-98 -10Z';
    const shapes = [
        shape(outline, fur, { stroke: rim, width: 4, opacity }),
        shape('M26 -112L40 -108L36 -102L26 -104Z', '#ffffff', FLAT),
        shape('M36 -84L44 -78L48 -84L54 -78L58 -85Z', PAPER, FLAT),
    ];
    return placed(ground(x), 0, shapes, size);
}

function servant(x: number, colour: string, ears: string, size: number): Shape[] {
    const shapes = [
        shape('M-22 0L-24 -22Q-26 -54 0 -56Q26 -54 24 -22L22 0L10 -6L0 0L-10 -6Z', colour),
        shape('M-22 0L-24 -22Q-24 -40 -14 -50L-8 -6L-10 -6Z', dark(colour), FLAT),
        shape('M-8 -40L0 -36L-1 -28L-8 -30ZM18 -40L9 -36L10 -28L17 -30Z', '#ffffff', { width: 2 }),
        shape('M-12 -54L-20 -72L-2 -58ZM10 -56L20 -72L20 -50Z', ears),
    ];
    return placed(ground(x), 0, shapes, size);
}

function bat(where: Point, colour: string, size: number): Shape[] {
    const outline =
        'M0 -6L-5 -16L-10 -8Q-30 -26 -44 -8L-34 -6L-30 6L-20 2L-10 12L0 8L10 12L20 2L30 6L34 -6L44 -8Q30 -26 10 -8L5 -16Z';
    const eyes = [disc(-4, -3, 2.4, RED_EYES, FLAT), disc(5, -3, 2.4, RED_EYES, FLAT)];
    return placed(where, 0, [shape(outline, colour), ...eyes], size);
}

function floatingSword(where: Point, turn: number, colour: string): Shape[] {
    return placed(where, turn, [
        shape('M-17 -92L19 -92L22 58L2 106L-18 72Z', '#e8e9ee'),
        shape('M-17 -92L0 -92L2 106L-18 72Z', '#a5a9b8', FLAT),
        shape('M-6 -76L8 -76L8 20L1 34L-6 20Z', colour, { width: 2.4 }),
        shape('M-24 -104L26 -104L22 -88L-20 -88Z', '#3b3846'),
        shape('M-5 -132L7 -132L7 -104L-5 -104Z', '#3b3846'),
    ]);
}

/** Returns all that is around a figure, layer by layer. */
export function company(around: Surroundings): Required<Company> {
    const found: Required<Company> = { behind: [], back: [], front: [] };
    for (const name of around.dress.companions.names) {
        const there = COMPANIONS[name](around, (usual) => around.dress.companions.colour(name, usual));
        found.behind.push(...(there.behind ?? []));
        found.back.push(...(there.back ?? []));
        found.front.push(...(there.front ?? []));
    }
    return found;
}
