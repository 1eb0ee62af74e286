/** A fighter as a figure: drawn from the look, back to front, in a pose, basic or exceeded.
 *
 * Feet stand on y = 0, the figure looks to the right, and an ordinary fighter is about 260 units tall.
 */

import { flare, sparks } from './auras';
import { bodyOf, type Body } from './body';
import { AURAS, BLADE, dark, lite } from './colours';
import { company } from './companions';
import { dressOf, type Dress } from './dress';
import { moved, placing, plus, type Matrix, type Point } from './geometry';
import { head, type Mood } from './head';
import { arm, leg } from './limbs';
import type { Appearance } from './look';
import { boxOf, edged, inked, silhouette, type Box } from './markup';
import { mixPose, stanceOf, striking, type Pose, type Stance } from './poses';
import { brought, limb, poly, type Shape } from './shapes';
import { skeletonOf, type Skeleton } from './skeleton';
import { armed } from './weapons';
import { worn } from './wear';

/** A figure in a pose; what is seldom asked for is worked out when it is. */
export class Figure {
    readonly body: Body;
    readonly dress: Dress;
    /** The inside of an SVG. */
    readonly markup: string;
    readonly #layers: Layers;
    readonly #matrix: Matrix;
    readonly #bones: Skeleton;

    constructor(layers: Layers, body: Body, dress: Dress, bones: Skeleton, fall: number) {
        const { behind, own, before } = layers;
        this.body = body;
        this.dress = dress;
        this.#layers = layers;
        this.#bones = bones;
        this.#matrix = fall ? lying(own, body.scale, fall) : placing([0, 0], 0, body.scale);
        const drawing = [inked(behind), edged(own), inked(own), inked(before)].join('');
        this.markup = `<g transform="matrix(${this.#matrix.map((one) => Math.round(one * 1000) / 1000).join(' ')})">${drawing}</g>`;
    }

    /** Everything in one path, to tell figures apart by. */
    get silhouette(): string {
        return silhouette(brought([...this.#layers.behind, ...this.#layers.own], this.#matrix));
    }

    /** What the figure itself takes up, without spirits and auras. */
    get box(): Box {
        return boxOf(brought(this.#layers.own, this.#matrix), 6 * this.body.scale);
    }

    /** The middle of the head and its radius. */
    get head(): { at: Point; radius: number } {
        return { at: moved(this.#matrix, this.#bones.head), radius: this.#bones.radius * this.body.scale };
    }
}

/** Layers in the order in which they are painted; the fighter's own have a paper edge. */
interface Layers {
    behind: Shape[];
    own: Shape[];
    before: Shape[];
}

const drawn = new WeakMap<Appearance, Map<string, Figure>>();

/** Returns the figure of a look in a pose; each is drawn once. */
export function figureOf(look: Appearance, pose: Pose, exceeded = false): Figure {
    return frameOf(look, pose, pose, 1, exceeded);
}

/** Returns the figure of a look on its way from one pose to another; each is drawn once. */
export function frameOf(look: Appearance, from: Pose, to: Pose, share: number, exceeded = false): Figure {
    const known = drawn.get(look) ?? new Map<string, Figure>();
    drawn.set(look, known);
    const key = share === 1 ? `${to} ${exceeded}` : `${from} ${to} ${share} ${exceeded}`;
    const found = known.get(key) ?? draw(look, from, to, share, exceeded);
    known.set(key, found);
    return found;
}

function draw(look: Appearance, from: Pose, to: Pose, share: number, exceeded: boolean): Figure {
    const body = bodyOf(look);
    const outfit = exceeded ? look.exceeded : look.basic;
    const dress = dressOf(look, outfit, body);
    const glow = outfit.aura ? AURAS[outfit.aura] : exceeded ? lite(dress.two) : null;
    const stance = mixPose(stanceOf(from, body, dress.weapon), stanceOf(to, body, dress.weapon), share);
    const { pose } = stance;
    const bones = skeletonOf(body, stance, exceeded && pose === 'power' ? 6 : 0);
    const around = company({
        bones,
        dress,
        striking: striking(pose),
        exceeded,
    });
    const down = stance.fall !== 0;
    const layers: Layers = {
        behind: down ? [] : [...aura(glow, outfit.aura, bones, body, pose), ...around.behind],
        own: [...bodyLayers(bones, body, dress, glow, stance, down ? [] : around.back), ...(down ? [] : around.front)],
        before: glow && !down ? sparks(outfit.aura, glow, bones.height) : [],
    };
    return new Figure(layers, body, dress, bones, stance.fall);
}

function aura(
    glow: string | null,
    kind: Appearance['basic']['aura'],
    bones: Skeleton,
    body: Body,
    pose: Pose,
): Shape[] {
    if (!glow) return [];
    // It blazes up in the moment of power, and stays lower afterwards.
    const high = pose === 'power' || pose === 'win' ? 1 : 0.68;
    return flare(kind, glow, bones.height * high, body.shoulders);
}

function mood(pose: Pose): Mood {
    if (pose === 'down') return 'out';
    return pose === 'hurt' ? 'hurt' : 'calm';
}

function bodyLayers(
    bones: Skeleton,
    body: Body,
    dress: Dress,
    glow: string | null,
    { pose, weapon: aim }: Stance,
    attached: Shape[],
): Shape[] {
    const drift = striking(pose) ? 1.25 : pose === 'hurt' ? -0.6 : 1;
    const cloth = worn(bones, body, dress, drift);
    const weapon = armed({
        bones,
        dress,
        aim,
        striking: striking(pose),
        steel: glow ? lite(glow, 0.3) : BLADE,
        glow,
    });
    const parts = head(bones, body, dress, glow, mood(pose));
    const giant = body.person === 'giant';
    const neck = giant
        ? []
        : limb(plus(bones.neck, [1, 6]), 8 * body.limbs, bones.head, 7.5 * body.limbs, dark(dress.skin, 0.8));
    const oneArmed = dress.wear.has('empty sleeve');
    return [
        ...parts.back,
        ...attached,
        ...cloth.back,
        ...(weapon.back ?? []),
        ...arm(bones.far, body, dress, true),
        ...(weapon.far ?? []),
        ...leg(bones.farLeg, body, dress, true),
        ...leg(bones.nearLeg, body, dress, false),
        ...cloth.torso,
        ...cloth.skirts,
        ...neck,
        ...cloth.neck,
        ...(giant ? [] : parts.front),
        ...(weapon.mid ?? []),
        ...(oneArmed ? emptySleeve(bones.near.shoulder, dress.topColour) : arm(bones.near, body, dress, false)),
        ...(weapon.front ?? []),
        // A giant's shoulders stand before the neck, not before the face.
        ...(giant ? parts.front : []),
    ];
}

function emptySleeve(shoulder: Point, colour: string): Shape[] {
    const p = (x: number, y: number): Point => plus(shoulder, [x, y]);
    return [poly([p(-14, -8), p(12, -10), p(6, 40), p(-16, 74), p(-34, 62)], colour)];
}

/** Returns what lays a figure down: turned around its feet, on the ground, and back in the middle. */
function lying(shapes: Shape[], scale: number, fall: number): Matrix {
    const turned = placing([0, 0], fall, scale);
    const [left, top, wide, high] = boxOf(brought(shapes, turned));
    return placing([-(left + wide / 2), -(top + high)], fall, scale);
}
