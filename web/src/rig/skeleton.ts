/** Where the joints of a figure are: from the ground up, for a body in a stance. */

import type { Body } from './body';
import { at, between, plus, type Point } from './geometry';
import type { Stance } from './poses';

export interface Leg {
    hip: Point;
    knee: Point;
    foot: Point;
}

export interface Arm {
    shoulder: Point;
    elbow: Point;
    hand: Point;
    /** The directions of its halves. */
    upper: number;
    fore: number;
}

export interface Skeleton {
    hip: Point;
    /** The middle of the torso, on the height of the ribs. */
    middle: Point;
    chest: Point;
    neck: Point;
    head: Point;
    /** The radius of the head, and how far it is turned. */
    radius: number;
    nod: number;
    nearLeg: Leg;
    farLeg: Leg;
    near: Arm;
    far: Arm;
    waistBack: Point;
    waistFront: Point;
    ribsBack: Point;
    ribsFront: Point;
    /** How tall the figure stands. */
    height: number;
    /** Returns the way across the body, by so much to the front. */
    across: (by: number) => Point;
    /** Returns a point between neck and hip. */
    down: (share: number) => Point;
}

/** Returns the skeleton of a body in a stance, its feet on the ground. */
export function skeletonOf(body: Body, stance: Stance, lifted = 0): Skeleton {
    const { lean, twist } = stance;
    const torso = 76 * body.torso;
    const radius = 23 * body.head;
    const spread = body.hips * 0.55;
    const thigh = 58 * body.legs;
    const legOf = (hip: Point, [upper, lower]: readonly [number, number]): Leg => {
        const knee = at(hip, upper, thigh);
        return { hip, knee, foot: at(knee, lower, thigh) };
    };
    const near = legOf([-spread, 0], stance.nearLeg);
    const far = legOf([spread * 0.8, 0], stance.farLeg);
    const lowest = Math.max(near.foot[1], far.foot[1]) + 10 * Math.max(1, body.limbs * 0.8);
    const lift = -lowest - stance.air - lifted;
    const up = ([x, y]: Point): Point => [x, y + lift];
    const raised = ({ hip, knee, foot }: Leg): Leg => ({ hip: up(hip), knee: up(knee), foot: up(foot) });

    const hip: Point = [0, lift];
    const upward = 180 - lean;
    const chest = at(hip, upward, torso * 0.82);
    const neck = at(hip, upward, torso);
    const middle = at(hip, upward, torso * 0.3);
    const slope = (lean * Math.PI) / 180;
    const across = (by: number): Point => [Math.cos(slope) * by, Math.sin(slope) * by];
    const armOf = (shoulder: Point, [upper, fore]: readonly [number, number]): Arm => {
        const elbow = at(shoulder, upper, 44 * body.arms);
        return { shoulder, elbow, hand: at(elbow, fore, 42 * body.arms), upper, fore };
    };
    const side = (by: number): Point => plus(chest, across(body.shoulders * by));
    return {
        hip,
        middle,
        chest,
        neck,
        head: at(neck, 180 - lean * 0.6 - stance.head, radius * 1.02),
        radius,
        nod: lean * 0.35 - stance.head,
        nearLeg: raised(near),
        farLeg: raised(far),
        near: armOf(side(-0.92 * (1 - twist) + 0.3 * twist), stance.near),
        far: armOf(side(0.74 * (1 - twist) - 0.2 * twist), stance.far),
        waistBack: plus(hip, across(-body.waist)),
        waistFront: plus(hip, across(body.waist)),
        ribsBack: plus(middle, across(-body.waist * (body.belly ? 1.02 : 0.92))),
        ribsFront: plus(middle, across(body.waist * (body.belly ? 1.25 : 0.92))),
        height: -(neck[1] - radius * 2),
        across,
        down: (share) => between(neck, hip, share),
    };
}
