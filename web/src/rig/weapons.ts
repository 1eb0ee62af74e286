/** Weapons: each drawn along its own length from the grip downward, then turned to where it points. */

import { BLADE, COLOURS, dark, GOLD, INK, IRON, lite, PAPER, WOOD } from './colours';
import type { Dress } from './dress';
import { at, plus, pts, type Point } from './geometry';
import type { Weapon } from './look';
import { cord, disc, FLAT, line, placed, poly, shape, type Shape } from './shapes';
import type { Skeleton } from './skeleton';

/** Which layers of a figure a weapon is in. */
export interface Armed {
    back?: Shape[];
    far?: Shape[];
    mid?: Shape[];
    front?: Shape[];
}

/** What a weapon has to know of its fighter. */
export interface Grip {
    bones: Skeleton;
    dress: Dress;
    /** Where the weapon in the near hand points. */
    aim: number;
    striking: boolean;
    /** The colour of a blade: steel, or what glows. */
    steel: string;
    glow: string | null;
}

type Draw = (grip: Grip) => Armed;

const NIGHT_BLUE = '#3b3846';

/** A picture along its length, held at a place and pointing in a direction. */
const held = (where: Point, direction: number, shapes: Shape[], size = 1): Shape[] =>
    placed(where, -direction, shapes, size);

const near = ({ bones }: Grip): Point => bones.near.hand;
const far = ({ bones }: Grip): Point => bones.far.hand;

/** A thing in the near hand, over the body. */
const inHand =
    (draw: (grip: Grip) => Shape[]): Draw =>
    (grip) => ({ mid: held(near(grip), grip.aim, draw(grip)) });

/** A thing so large that it is carried behind the back until it strikes. */
const onBack =
    (draw: (grip: Grip) => Shape[], size = 1): Draw =>
    (grip) => ({ [grip.striking ? 'mid' : 'back']: held(near(grip), grip.aim, draw(grip), size) });

/** One of two in each hand: directions of the near one when striking and waiting, and of the far one. */
const pair =
    (draw: (grip: Grip) => Shape[], strike: number, wait: number, other: number, size = 1): Draw =>
    (grip) => ({
        mid: held(near(grip), grip.striking ? strike : wait, draw(grip)),
        far: held(far(grip), other, draw(grip), size),
    });

function blade(long: number, wide: number, steel: string, guard: string, hilt = 22): Shape[] {
    const tip = wide * 1.6;
    return [
        shape(`M${-wide} 8L${wide} 8L${wide} ${long - tip}L0 ${long}L${-wide} ${long - tip * 1.5}Z`, steel),
        shape(`M${-wide} 8L0 8L0 ${long}L${-wide} ${long - tip * 1.5}Z`, dark(steel, 0.72), FLAT),
        shape(`M-4 ${-hilt}L4 ${-hilt}L4 6L-4 6Z`, dark(guard, 0.6)),
        shape(`M${-wide - 9} 4L${wide + 9} 4L${wide + 6} 12L${-wide - 6} 12Z`, guard),
    ];
}

const halved = (whole: string, half: string, colour: string, part = 0.7): Shape[] => [
    shape(whole, colour),
    shape(half, dark(colour, part), FLAT),
];

const tint = ({ dress, steel }: Grip): string => dress.weaponColour ?? steel;

const katana = (grip: Grip): Shape[] => [
    shape('M-4 6Q14 70 -3 128L-9 118Q4 66 -10 6Z', tint(grip)),
    shape('M-4 -24L4 -24L3 6L-8 6Z', dark(grip.dress.two, 0.6)),
    shape('M-14 4L8 2L8 9L-14 11Z', grip.dress.two),
];

function scythe(colour: string): Draw {
    return inHand(({ dress }) => {
        const edge = dress.weaponColour ?? colour;
        return [
            shape('M-4 -100L4 -100L4 104L-4 104Z', '#3a3040'),
            shape('M-8 92Q50 84 96 22Q86 116 -8 122Z', edge),
            shape('M-8 108Q50 104 96 22Q86 116 -8 122Z', lite(edge, 0.4), FLAT),
            shape('M-12 86L12 86L10 110L-10 110Z', dress.two),
        ];
    });
}

const fanned = (colour: string): Shape[] =>
    [0, 1, 2, 3, 4].map((leaf) => {
        const turn = -52 + leaf * 26;
        const [from, tip, to] = [at([0, 0], turn - 13, 50), at([0, 0], turn, 54), at([0, 0], turn + 13, 50)];
        return poly([[0, 0], from, tip, to], leaf % 2 ? colour : PAPER, { width: 2.6 });
    });

const knives = pair(({ dress, ...grip }) => blade(44, 5, tint({ dress, ...grip }), dress.two, 12), 92, 120, 150);

// prettier-ignore
const bloodBlade = (grip: Grip): Shape[] => {
    const colour = grip.dress.weaponColour ?? COLOURS.blood;
    return halved('M-8 0L8 0L12 40L4 52L14 66L0 118L-8 70L-2 54L-12 36Z', 'M-8 0L0 0L0 118L-8 70L-2 54L-12 36Z', colour, 0.65);
};

const pistol = (colour: string, long: number): Shape[] => [
    ...halved(`M-7 0L7 0L7 ${long}L-6 ${long}Z`, `M-7 0L0 0L0 ${long}L-6 ${long}Z`, colour),
    shape('M-7 2L-24 -6L-26 8L-7 16Z', NIGHT_BLUE),
];

const sickle = (steel: string): Shape[] => [
    shape('M-4 -22L4 -22L4 16L-4 16Z', WOOD),
    shape('M-5 14L5 14Q50 22 58 -26Q72 40 -5 34Z', steel),
    shape('M-5 24Q50 34 58 -26Q72 40 -5 34Z', dark(steel), FLAT),
];

const drill = (steel: string): Shape[] => [
    shape('M-20 -14L20 -14L18 6L-18 6Z', IRON),
    ...halved('M-18 6L18 6L0 76Z', 'M-18 6L0 6L0 76Z', steel, 0.75),
    line('M-14 20L14 14M-10 36L10 30M-6 52L6 46', 3),
];

// prettier-ignore
const WEAPONS: Record<Weapon, Draw> = {
    fists: () => ({}),
    gauntlets: () => ({}),
    'giant gauntlets': () => ({}),
    'long claws': () => ({}),
    katana: (grip) => grip.dress.wear.has('empty sleeve')
        ? { far: held(far(grip), grip.striking ? 98 : 140, katana(grip)) }
        : { mid: held(near(grip), grip.aim, katana(grip)) },
    nodachi: onBack((grip) => [
        shape('M-6 8Q18 96 -4 186L-12 172Q6 92 -13 8Z', tint(grip)),
        shape('M-5 -46L4 -46L4 8L-9 8Z', dark(grip.dress.one, 0.5)), shape('M-18 4L10 2L10 10L-18 12Z', GOLD),
    ]),
    longsword: inHand(({ dress, glow }) => [
        ...blade(138, 8, dress.weaponColour ?? lite('#a9d3ee', 0.35), COLOURS.blue, 24),
        shape('M-3 20L3 20L3 100L0 108L-3 100Z', glow ?? '#5fd4ff', FLAT),
        shape('M-20 4L-12 -8L12 -8L20 4L26 18L10 12L-10 12L-26 18Z', GOLD),
    ]),
    'ice blade': inHand(({ dress }) => [
        ...halved('M-9 6L9 6L14 50L6 78L12 92L0 142L-10 90L-5 70L-14 44Z', 'M-9 6L0 6L0 142L-10 90L-5 70L-14 44Z', dress.weaponColour ?? COLOURS.ice),
        shape('M-4 -18L4 -18L4 8L-4 8Z', COLOURS.navy),
    ]),
    rapier: inHand((grip) => [
        shape('M-3 6L3 6L1.5 146L0 152L-1.5 146Z', tint(grip)), shape('M-4 -20L4 -20L4 6L-4 6Z', COLOURS.navy),
        shape('M-15 10Q0 -8 15 10Q14 18 0 14Q-14 18 -15 10Z', GOLD),
    ]),
    broadsword: inHand(({ dress }) => [
        shape('M-10 8L12 8L16 84L0 112L-12 92Z', dress.weaponColour ?? dress.two),
        shape('M-10 8L-2 8L-2 106L-12 92Z', COLOURS.black, FLAT), shape('M-4 -22L4 -22L4 6L-4 6Z', COLOURS.black),
        shape('M-18 4L18 4L14 12L-14 12Z', PAPER),
    ]),
    'block sword': inHand(({ dress, glow }) => [
        ...halved('M-13 12L15 12L19 112L-17 112Z', 'M-13 12L-3 12L-5 112L-17 112Z', dress.weaponColour ?? '#e8e2d4'),
        shape('M-17 112L-17 92L-6 100L4 92L19 100L19 112Z', glow ?? COLOURS.red), shape('M-5 -24L5 -24L5 10L-5 10Z', WOOD),
        shape('M-20 4L20 2L22 16L-18 18Z', COLOURS.red),
    ]),
    greatsword: onBack((grip) => [
        ...halved('M-15 12L17 12L20 120L2 160L-16 132Z', 'M-15 12L-2 12L-2 154L-16 132Z', tint(grip)),
        shape('M-5 -32L5 -32L5 10L-5 10Z', dark(grip.dress.two, 0.55)), shape('M-26 4L26 4L20 16L-20 16Z', grip.dress.two),
    ]),
    'twin swords': (grip) => ({
        back: held(near(grip), grip.striking ? 96 : 318, blade(112, 10, tint(grip), GOLD)),
        far: held(far(grip), grip.striking ? 60 : 120, blade(112, 10, tint(grip), GOLD)),
    }),
    'twin blades': pair((grip) => blade(62, 6, tint(grip), grip.dress.two, 14), 96, 60, 120),
    daggers: knives,
    knives,
    'wrist blade': (grip) => {
        const { fore } = grip.bones.near;
        const edge = [shape('M6 -18L14 -18L13 54L7 66Z', tint(grip)), shape('M2 -20L16 -20L16 -6L2 -6Z', grip.dress.two)];
        return { front: held(at(near(grip), fore + 180, 8), fore, edge) };
    },
    'hand claw': (grip) => {
        const { fore } = grip.bones.near;
        const prongs = [-9, 0, 9].map((x) => shape(`M${x - 3.5} 8L${x + 3.5} 8L${x * 1.3} 86Z`, tint(grip)));
        return { front: held(at(near(grip), fore + 180, 2), fore, [shape('M-13 -6L13 -6L13 10L-13 10Z', grip.dress.two), ...prongs]) };
    },
    'blood blades': pair(bloodBlade, 92, 130, 160, 0.7),
    scalpel: inHand(({ dress }) => [
        shape('M-4 -96L4 -96L5 80L-5 80Z', BLADE), shape('M-6 80L8 80L18 150Q10 176 -6 186Z', dress.weaponColour ?? '#e9eef4'),
        shape('M-6 80L0 80L0 176L-6 186Z', '#9fb0c2', FLAT), shape('M-6 40L6 40L6 52L-6 52Z', INK, FLAT),
    ]),
    'great nail': onBack((grip) => [
        ...halved('M-9 -40L9 -40L8 120L0 164L-8 120Z', 'M-9 -40L0 -40L0 164L-8 120Z', tint(grip)),
        shape('M-28 -54L28 -54L24 -38L-24 -38Z', tint(grip)), shape('M-11 -4L11 -4L11 14L-11 14Z', grip.dress.two),
    ]),
    scythe: scythe(COLOURS.wine),
    'energy scythe': scythe('#9b6bff'),
    spear: inHand((grip) => [
        shape('M-3.5 -100L3.5 -100L3.5 104L-3.5 104Z', '#6b3420'), shape('M-14 100L14 100L8 116L0 158L-8 116Z', tint(grip)),
        shape('M-10 92L10 92L8 102L-8 102Z', GOLD),
    ]),
    staff: inHand(({ dress }) => [
        shape('M-4.5 -112L4.5 -112L4.5 112L-4.5 112Z', dress.weaponColour ?? WOOD),
        shape('M-7 -112L7 -112L7 -96L-7 -96ZM-7 96L7 96L7 112L-7 112Z', GOLD), shape('M-7 -14L7 -14L7 14L-7 14Z', GOLD),
    ]),
    wand: inHand(({ dress }) => [
        shape('M-3.5 -26L3.5 -26L3.5 60L-3.5 60Z', dress.two),
        shape('M0 50L8 66L26 68L13 80L17 98L0 89L-17 98L-13 80L-26 68L-8 66Z', dress.weaponColour ?? GOLD),
        shape('M-4 60L-20 52L-18 66Z', PAPER),
    ]),
    sceptre: inHand(({ dress }) => [
        shape('M-4 -70L4 -70L4 74L-4 74Z', GOLD), shape('M-16 70L16 70L10 84L-10 84Z', GOLD),
        disc(0, 98, 17, dress.weaponColour ?? COLOURS.red),
        shape('M-3 113L3 113L3 128L-3 128ZM-9 117L9 117L9 123L-9 123Z', GOLD, { width: 2 }),
    ]),
    brush: inHand(() => [
        shape('M-4.5 -96L4.5 -96L5 84L-5 84Z', WOOD), shape('M-10 80L10 80L10 92L-10 92Z', GOLD),
        shape('M-12 92L12 92Q24 122 2 156Q-22 124 -12 92Z', PAPER), shape('M-14 118L18 116Q16 138 2 156Q-14 140 -14 118Z', INK, FLAT),
    ]),
    shovel: inHand((grip) => [
        shape('M-4 -56L4 -56L4 56L-4 56Z', WOOD), shape('M-14 -66L14 -66L14 -56L-14 -56Z', grip.dress.two),
        ...halved('M-9 50L9 50L22 60L22 96Q18 116 0 130Q-18 116 -22 96L-22 60Z', 'M-9 50L0 50L0 130Q-18 116 -22 96L-22 60Z', tint(grip)),
    ]),
    wrench: inHand(({ dress }) => {
        const colour = dress.weaponColour ?? COLOURS.steel;
        return [
            shape('M-6 -30L6 -30L7 66L-7 66Z', colour),
            shape('M-8 60L-24 78L-24 104L-10 114L-10 92L10 92L10 114L24 104L24 78L8 60Z', colour),
        ];
    }),
    mace: inHand((grip) => [
        shape('M-4 -30L4 -30L4 70L-4 70Z', WOOD),
        shape('M0 58L9 66L20 62L18 76L30 82L20 92L24 106L10 104L0 114L-10 104L-24 106L-20 92L-30 82L-18 76L-20 62L-9 66Z', tint(grip)),
    ]),
    hammer: onBack((grip) => [
        shape('M-5 -40L5 -40L5 104L-5 104Z', WOOD),
        ...halved('M-46 92L46 92L50 148L-50 148Z', 'M-46 92L-20 92L-22 148L-50 148Z', tint(grip)),
        shape('M-8 88L8 88L8 152L-8 152Z', grip.dress.two),
    ]),
    anchor: onBack(({ dress }) => {
        const colour = dress.weaponColour ?? IRON;
        return [
            ...halved('M-7 -44L7 -44L7 128L-7 128Z', 'M-7 -44L0 -44L0 128L-7 128Z', colour),
            ...cord('M-14 -56A14 14 0 1 1 14 -56A14 14 0 1 1 -14 -56Z', colour, 7),
            shape('M-34 -22L34 -22L34 -10L-34 -10Z', colour),
            ...halved('M0 150Q-64 146 -74 82L-94 98L-72 44L-42 84L-58 84Q-48 122 0 122Q48 122 58 84L42 84L72 44L94 98L74 82Q64 146 0 150Z',
                'M0 150Q-64 146 -74 82L-94 98L-72 44L-64 90Q-54 134 0 138Z', colour),
        ];
    }, 1.12),
    whip: (grip) => {
        const [x, y] = near(grip);
        const p = (dx: number, dy: number): string => pts([x + dx, y + dy]);
        const d = `M${p(0, 0)}C${p(60, -70)} ${p(104, 30)} ${p(66, 52)}C${p(28, 74)} ${p(20, 96)} ${p(112, 84)}`;
        return { front: cord(d, grip.dress.weaponColour ?? grip.dress.one, 4.5) };
    },
    guitar: inHand(({ dress }) => {
        const colour = dress.weaponColour ?? COLOURS.red;
        return [
            shape('M-4 -10L4 -10L4 76L-4 76Z', '#3a2a20'), shape('M-8 74L10 70L14 96L-10 92Z', dress.one),
            ...halved('M-12 -6Q-40 -14 -30 -36Q-40 -74 -8 -72L0 -60L12 -76Q38 -70 28 -36Q40 -10 12 -6Z', 'M-12 -6Q-40 -14 -30 -36Q-40 -74 -8 -72L-4 -40Z', colour),
            shape('M-8 -46L8 -46L8 -24L-8 -24Z', PAPER, { width: 2.4 }),
        ];
    }),
    fan: (grip) => ({ front: held(near(grip), grip.striking ? 92 : 124, fanned(grip.dress.weaponColour ?? grip.dress.two)) }),
    fans: (grip) => {
        const leaves = fanned(grip.dress.weaponColour ?? GOLD);
        return { front: held(near(grip), grip.striking ? 92 : 118, leaves), far: held(far(grip), 150, leaves) };
    },
    'chained sickles': (grip) => {
        const [one, other] = [near(grip), far(grip)];
        const edge = sickle(tint(grip));
        if (grip.striking) {
            const end = plus(one, [96, -10]);
            const chain = `M${pts(one)}Q${pts([(one[0] + end[0]) / 2, one[1] + 22])} ${pts(end)}`;
            return { mid: [...cord(chain, '#d5dbe4', 5, '7 5'), ...held(one, 120, edge, 1.1)], front: held(end, 120, edge, 1.2) };
        }
        const low: Point = [(one[0] + other[0]) / 2 - 10, Math.max(one[1], other[1]) + 70];
        const chain = `M${pts(one)}Q${pts(low)} ${pts(other)}`;
        return { front: [...cord(chain, '#d5dbe4', 5, '7 5'), ...held(one, 300, edge, 1.1)], far: held(other, 165, edge, 1.1) };
    },
    coffin: (grip) => {
        const hand = near(grip);
        const where: Point = grip.striking ? plus(hand, [70, 10]) : [hand[0] - 46, -92];
        const chain = `M${pts(hand)}Q${pts(plus(hand, [-10, 34]))} ${pts(where)}`;
        const box = [
            ...halved('M-26 -96L26 -96L44 -56L26 92L-26 92L-44 -56Z', 'M-26 -96L-6 -96L-10 92L-26 92L-44 -56Z', grip.dress.weaponColour ?? '#3a4358'),
            shape('M-6 -74L8 -74L8 -48L26 -48L26 -34L8 -34L8 40L-6 40L-6 -34L-22 -34L-22 -48L-6 -48Z', GOLD),
        ];
        return { back: [...cord(chain, '#d5dbe4', 6, '8 5'), ...placed(where, grip.striking ? 74 : -8, box)] };
    },
    bow: (grip) => ({
        far: held(far(grip), 90, [
            shape('M-72 -30Q-30 26 0 20Q30 26 72 -30Q34 42 0 36Q-34 42 -72 -30Z', grip.dress.weaponColour ?? WOOD),
            shape('M-72 -30L0 -44L72 -30', 'none', { stroke: PAPER, width: 3 }),
        ]),
        front: held(near(grip), grip.striking ? 92 : 100, [shape('M-2 -20L2 -20L2 70L8 70L0 90L-8 70L-2 70Z', grip.dress.two)]),
    }),
    pistol: (grip) => {
        const { one, two, weaponColour } = grip.dress;
        const stock = weaponColour ?? (two === COLOURS.black ? one : two);
        const gun = [shape('M-6 2L6 2L6 40L-5 40Z', NIGHT_BLUE), shape('M-6 4L-22 -4L-24 10L-6 18Z', stock)];
        return { front: held(near(grip), grip.striking ? 90 : grip.aim, gun) };
    },
    'twin pistols': (grip) => {
        const gun = pistol(grip.dress.weaponColour ?? '#d5dbe4', 50);
        return { front: held(near(grip), 90, gun, 1.1), far: held(far(grip), grip.striking ? 90 : 128, gun, 1.1) };
    },
    'arm cannon': (grip) => {
        const { elbow, fore } = grip.bones.near;
        return { front: held(elbow, fore, [
            ...halved('M-17 4L17 4L22 20L22 62L15 76L-15 76L-22 62L-22 20Z', 'M-17 4L-4 4L-6 76L-15 76L-22 62L-22 20Z', grip.dress.weaponColour ?? grip.dress.two),
            shape('M-13 76L13 76L11 86L-11 86Z', INK), shape('M-22 32L22 32L22 40L-22 40Z', grip.dress.one),
            disc(0, 56, 6, grip.glow ?? '#7ff0ff', { width: 2.4 }),
        ]) };
    },
    'drill arms': (grip) => ({
        front: held(near(grip), grip.bones.near.fore, drill(tint(grip))), far: held(far(grip), grip.bones.far.fore, drill(tint(grip))),
    }),
    bomb: (grip) => ({ front: held(near(grip), 180, [
        disc(0, 28, 22, grip.dress.weaponColour ?? '#2b2438'), disc(-7, 34, 5, COLOURS.grey, FLAT), shape('M-6 46L6 46L6 56L-6 56Z', COLOURS.grey),
        line('M0 56Q8 68 18 66', 4), shape('M20 58L26 66L36 66L28 73L31 82L21 77L13 83L16 73L9 67L18 66Z', '#ffd60a', { width: 2.4 }),
    ]) }),
    book: (grip) => ({ front: held(far(grip), 96, [
        shape('M-26 2L0 8L26 2L26 36L0 42L-26 36Z', grip.dress.weaponColour ?? grip.dress.one),
        shape('M-22 -2L0 4L22 -2L22 30L0 36L-22 30Z', PAPER), line('M0 4L0 36', 2.4),
    ]) }),
    'hair blades': ({ bones, dress }) => {
        const colour = dress.weaponColour ?? dress.hairColour ?? dress.one;
        const p = (dx: number, dy: number): string => pts(plus(bones.chest, [dx, dy]));
        return { back: [
            shape(`M${p(-8, -30)}Q${p(10, -96)} ${p(112, -74)}Q${p(40, -66)} ${p(8, -10)}Z`, colour),
            shape(`M${p(-20, -30)}Q${p(-60, -104)} ${p(-128, -66)}Q${p(-60, -62)} ${p(-26, 0)}Z`, dark(colour, 0.8)),
        ] };
    },
};

/** Returns the weapon of a figure in the layers that it lies in. */
export function armed(grip: Grip): Armed {
    return WEAPONS[grip.dress.weapon](grip);
}
