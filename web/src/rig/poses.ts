/** How a fighter stands: directions of limbs for each pose, and how weapons and bodies change them. */

import type { Body } from './body';
import type { Weapon } from './look';

// prettier-ignore
export const POSES = [
    'guard', 'strike', 'hurt', 'power', 'block', 'cast', 'rise', 'dive', 'low', 'grab', 'down', 'win',
] as const;

export type Pose = (typeof POSES)[number];

/** The directions of the upper and the lower half of a limb. */
type Bend = readonly [number, number];

export interface Stance {
    pose: Pose;
    lean: number;
    head: number;
    near: Bend;
    far: Bend;
    nearLeg: Bend;
    farLeg: Bend;
    /** Where the weapon in the near hand points. */
    weapon: number;
    /** How much the striking shoulder comes forward, from 0 to 1. */
    twist: number;
    /** How high above the ground the feet are. */
    air: number;
    /** The whole figure, turned around its feet; whoever lies has fallen on the back. */
    fall: number;
}

type Joints = Pick<Stance, 'lean' | 'head' | 'near' | 'far' | 'nearLeg' | 'farLeg'> &
    Partial<Pick<Stance, 'twist' | 'air' | 'fall'>>;

// prettier-ignore
const JOINTS: Record<Pose, Joints> = {
    guard:  { lean: 7,   head: 4,   near: [-14, 96],  far: [46, 128],  nearLeg: [-16, -40], farLeg: [40, 2] },
    strike: { lean: 26,  head: 2,   near: [84, 92],   far: [-48, 20],  nearLeg: [-46, -58], farLeg: [66, 8],   twist: 0.32 },
    hurt:   { lean: -24, head: -22, near: [-58, -24], far: [58, 96],   nearLeg: [-2, -46],  farLeg: [34, 8] },
    power:  { lean: -4,  head: -8,  near: [-46, 20],  far: [52, 118],  nearLeg: [-20, -24], farLeg: [28, 8] },
    block:  { lean: -6,  head: 8,   near: [40, 150],  far: [52, 160],  nearLeg: [-24, -46], farLeg: [34, -4] },
    cast:   { lean: 14,  head: 0,   near: [72, 92],   far: [78, 96],   nearLeg: [-38, -54], farLeg: [50, 4],   twist: 0.32 },
    rise:   { lean: -8,  head: -18, near: [190, 174], far: [-10, 60],  nearLeg: [-12, -30], farLeg: [78, -8],  air: 46 },
    dive:   { lean: 52,  head: -22, near: [104, 98],  far: [-30, 30],  nearLeg: [-58, -80], farLeg: [40, -40], twist: 0.32, air: 60 },
    low:    { lean: 34,  head: -18, near: [62, 84],   far: [-20, 50],  nearLeg: [-20, -96], farLeg: [86, 70] },
    grab:   { lean: 24,  head: -4,  near: [64, 104],  far: [88, 120],  nearLeg: [-40, -56], farLeg: [58, 6],   twist: 0.32 },
    down:   { lean: -6,  head: -12, near: [14, 30],   far: [160, 172], nearLeg: [2, -8],    farLeg: [44, -24], fall: -86 },
    win:    { lean: -5,  head: -12, near: [206, 176], far: [14, -30],  nearLeg: [-9, -9],   farLeg: [16, 4] },
};

/** How a weapon is held: where it points in guard and in a strike, and the arm that carries it. */
interface Hold {
    guard?: number;
    strike?: number;
    near?: Bend;
}

// prettier-ignore
const HOLDS: Partial<Record<Weapon, Hold>> = {
    katana: { guard: 150, strike: 98 }, longsword: { guard: 128, strike: 94, near: [-8, 74] },
    rapier: { guard: 112, strike: 92, near: [20, 82] }, broadsword: { guard: 64, strike: 100, near: [-12, 56] },
    'ice blade': { guard: 132, strike: 94 }, 'block sword': { guard: 292, strike: 104, near: [-40, -6] },
    greatsword: { guard: 212, strike: 100, near: [24, 142] }, scythe: { guard: 176, strike: 118, near: [30, 92] },
    'energy scythe': { guard: 176, strike: 118, near: [30, 92] }, spear: { guard: 118, strike: 92, near: [-10, 70] },
    anchor: { guard: 236, strike: 108, near: [10, 150] }, 'chained sickles': { near: [-36, -4] },
    wrench: { guard: 132, strike: 104, near: [-26, 52] }, mace: { guard: 140, strike: 104, near: [-26, 56] },
    bow: { near: [30, 96] }, guitar: { guard: 148, strike: 112, near: [4, 64] },
    scalpel: { guard: 158, strike: 96, near: [22, 100] }, shovel: { guard: 126, strike: 98, near: [-16, 62] },
    staff: { guard: 170, strike: 110, near: [30, 92] }, wand: { guard: 150, strike: 98, near: [20, 90] },
    sceptre: { guard: 168, strike: 104, near: [26, 98] }, nodachi: { guard: 218, strike: 98, near: [20, 136] },
    hammer: { guard: 214, strike: 104, near: [24, 142] }, 'great nail': { guard: 216, strike: 100, near: [24, 142] },
    'twin pistols': { near: [62, 88] }, 'arm cannon': { near: [44, 90] },
    brush: { guard: 214, strike: 104, near: [24, 142] }, bomb: { near: [6, 64] }, fan: { near: [30, 104] },
    pistol: { guard: 92, strike: 90, near: [66, 88] }, whip: { guard: 100, strike: 92 },
    coffin: { guard: 20, strike: 90, near: [-30, 30] }, 'twin swords': { near: [-40, 30] },
};

const STRIKING: ReadonlySet<Pose> = new Set(['strike', 'dive', 'cast', 'low', 'grab']);

/** Tells whether a pose reaches out to the opponent. */
export const striking = (pose: Pose): boolean => STRIKING.has(pose);

/** Tells whether a pose waits, in which a weapon is carried as its fighter likes. */
export const waiting = (pose: Pose): boolean => pose === 'guard' || pose === 'power';

/** Returns how a fighter of this body takes a pose with a weapon. */
export function stanceOf(pose: Pose, body: Body, weapon: Weapon): Stance {
    const hold = HOLDS[weapon] ?? {};
    let joints: Joints = JOINTS[pose];
    if (waiting(pose) && hold.near) joints = { ...joints, near: hold.near };
    if (body.person === 'giant') joints = { ...joints, ...asGiant(pose) };
    if (waiting(pose) && body.belly) joints = { ...joints, nearLeg: [-18, -22], farLeg: [26, 6] };
    if (body.person === 'beast') joints = asBeast(pose, joints, body.lean);
    return { twist: 0, air: 0, fall: 0, ...joints, pose, weapon: aim(pose, hold, joints.near[1]) };
}

function asGiant(pose: Pose): Partial<Joints> {
    if (waiting(pose)) return { near: [-30, 34], far: [26, 98], nearLeg: [-24, -28], farLeg: [34, 6] };
    if (pose !== 'strike') return {};
    return { lean: 18, near: [72, 94], far: [-70, -26], nearLeg: [-40, -46], farLeg: [52, 8] };
}

function asBeast(pose: Pose, joints: Joints, lean: number): Joints {
    const bent = { ...joints, lean: joints.lean + (pose === 'down' ? 0 : lean) };
    return waiting(pose) ? { ...bent, near: [24, 40], far: [70, 64], head: joints.head - 20 } : bent;
}

function aim(pose: Pose, hold: Hold, forearm: number): number {
    if (striking(pose)) return hold.strike ?? forearm;
    if (pose === 'rise' || pose === 'win') return 172;
    if (pose === 'block') return 176;
    if (pose === 'down') return 12;
    const guard = hold.guard ?? forearm;
    return pose === 'hurt' ? guard - 100 : guard;
}

/** Returns the stance between two, by the share of the way from one to the other. */
export function mixPose(one: Stance, other: Stance, share: number): Stance {
    const mix = (from: number, to: number): number => from + (to - from) * share;
    const bend = (from: Bend, to: Bend): Bend => [mix(from[0], to[0]), mix(from[1], to[1])];
    return {
        pose: share < 0.5 ? one.pose : other.pose,
        lean: mix(one.lean, other.lean),
        head: mix(one.head, other.head),
        near: bend(one.near, other.near),
        far: bend(one.far, other.far),
        nearLeg: bend(one.nearLeg, other.nearLeg),
        farLeg: bend(one.farLeg, other.farLeg),
        weapon: mix(one.weapon, other.weapon),
        twist: mix(one.twist, other.twist),
        air: mix(one.air, other.air),
        fall: mix(one.fall, other.fall),
    };
}
