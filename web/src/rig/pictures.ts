/** Pictures that a figure is part of: a bust, a round emblem, and what a card shows. */

import { AURAS, dark, INK, lite } from './colours';
import { figureOf } from './figure';
import type { Appearance, Motif } from './look';
import { inked, viewBox, type Box } from './markup';
import type { Pose } from './poses';
import { oval, shape, type Shape } from './shapes';

export interface Picture {
    viewBox: string;
    /** The inside of an SVG. */
    markup: string;
}

/** Two fields of the signature colours, cut along the diagonal, with ink between them. */
function backdrop(look: Appearance, [x, y, width, height]: Box): string {
    const { one, two } = figureOf(look, 'guard').dress;
    const across = (share: number): number => x + width * share;
    const bottom = y + height;
    return inked([
        shape(`M${x} ${y}L${x + width} ${y}L${x + width} ${bottom}L${x} ${bottom}Z`, dark(one, 0.62), { width: 0 }),
        shape(
            `M${across(0.52)} ${y}L${x + width} ${y}L${x + width} ${bottom}L${across(0.26)} ${bottom}Z`,
            dark(two, 0.58),
            { width: 0 },
        ),
        shape(`M${across(0.5)} ${y}L${across(0.56)} ${y}L${across(0.3)} ${bottom}L${across(0.24)} ${bottom}Z`, INK, {
            width: 0,
        }),
    ]);
}

/** Returns head and shoulders before the signature colours. */
export function bust(look: Appearance, exceeded = false): Picture {
    const { head, body, markup } = figureOf(look, 'guard', exceeded);
    const size = Math.max(head.radius * 5.2, body.shoulders * body.scale * 3.6);
    const [x, y] = head.at;
    const box: Box = [x - size * 0.52, y - size * 0.46, size, size];
    return { viewBox: viewBox(box), markup: backdrop(look, box) + markup };
}

/** A pose with one bold mark before or behind the figure; the accent is the colour of the fighter's power. */
interface Scene {
    pose: Pose;
    box: Box;
    under?: (accent: string) => Shape[];
    over?: (accent: string) => Shape[];
    ghosts?: boolean;
}

const WHITE = '#ffffff';
const rays = (d: string, width = 9): Shape => shape(d, 'none', { stroke: WHITE, width });

// prettier-ignore
const SCENES: Record<Motif, Scene> = {
    thrust: { pose: 'strike', box: [-70, -250, 300, 190], over: (accent) => [
        shape('M250 -150L70 -176L110 -150L60 -128Z', WHITE), shape('M250 -150L120 -166L140 -150L116 -138Z', accent),
    ] },
    slash: { pose: 'strike', box: [-120, -284, 340, 222], over: (accent) => [
        shape('M-60 -268Q190 -236 150 -60Q138 -196 -60 -268Z', WHITE), shape('M10 -246Q160 -210 146 -100Q120 -196 10 -246Z', accent),
    ] },
    sweep: { pose: 'low', box: [-120, -226, 370, 250], over: (accent) => [
        shape('M-100 -8Q60 36 200 -40Q120 4 20 -14Q-60 -24 -100 -8Z', WHITE), shape('M-10 2Q90 12 176 -34Q100 0 -10 2Z', accent),
    ] },
    rising: { pose: 'rise', box: [-150, -392, 340, 250], over: (accent) => [
        shape('M-10 -200Q110 -240 70 -400Q120 -390 112 -300Q106 -220 -10 -200Z', WHITE), shape('M20 -214Q108 -260 86 -380Q70 -270 20 -214Z', accent),
    ] },
    dive: { pose: 'dive', box: [-120, -290, 310, 214], over: (accent) => [
        rays('M-120 -290L-20 -230M-130 -240L-40 -190M-60 -300L10 -250'), shape('M96 -112L190 -96L116 -84L150 -40L88 -74Z', accent),
    ] },
    charge: { pose: 'strike', box: [-190, -250, 350, 222], over: (accent) => [
        rays('M-190 -210L-60 -210M-190 -170L-90 -170M-190 -120L-70 -120M-190 -70L-110 -70'), shape('M106 -196L170 -150L106 -104L124 -150Z', accent),
    ] },
    grab: { pose: 'grab', box: [-120, -270, 340, 220], over: (accent) => [
        shape('M100 -210Q150 -190 150 -150Q150 -110 104 -92', 'none', { width: 19 }),
        shape('M100 -210Q150 -190 150 -150Q150 -110 104 -92', 'none', { stroke: WHITE, width: 12 }),
        shape('M96 -232L130 -222L104 -192ZM96 -70L132 -80L106 -108Z', accent),
    ] },
    projectile: { pose: 'cast', box: [-110, -260, 380, 240], over: (accent) => [
        shape('M90 -160L150 -204L140 -176L250 -150L140 -124L150 -96Z', WHITE), oval(190, -150, 40, 40, accent), oval(200, -150, 22, 22, WHITE),
    ] },
    beam: { pose: 'cast', box: [-110, -260, 380, 240], over: (accent) => [
        shape('M84 -150L130 -194L300 -194L300 -106L130 -106Z', accent), shape('M96 -150L134 -176L300 -176L300 -124L134 -124Z', WHITE),
    ] },
    burst: { pose: 'power', box: [-160, -290, 320, 222], under: (accent) => [
        shape('M0 -330L30 -230L110 -310L96 -210L200 -240L120 -160L220 -110L110 -104L150 -10L60 -60L0 10L-60 -60L-150 -10L-110 -104L-220 -110L-120 -160L-200 -240L-96 -210L-110 -310L-30 -230Z', WHITE),
        shape('M0 -290L24 -212L84 -262L76 -190L150 -206L92 -150L160 -114L84 -112L110 -40L46 -76L0 -20L-46 -76L-110 -40L-84 -112L-160 -114L-92 -150L-150 -206L-76 -190L-84 -262L-24 -212Z', accent, { width: 0 }),
    ] },
    block: { pose: 'block', box: [-140, -276, 320, 206], over: () => [
        shape('M66 -250L130 -214L130 -130L66 -94L50 -130L50 -214Z', WHITE, { opacity: 0.92 }), shape('M76 -226L112 -206L112 -140L76 -120L66 -140L66 -206Z', '#9fb4c9'),
    ] },
    counter: { pose: 'block', box: [-130, -276, 340, 216], over: (accent) => [
        shape('M180 -230Q60 -250 66 -150L40 -156L80 -96L118 -150L94 -150Q92 -210 180 -230Z', WHITE),
        shape('M150 -120L164 -90L196 -94L172 -72L186 -42L156 -58L130 -38L136 -70L110 -88L142 -92Z', accent),
    ] },
    trap: { pose: 'low', box: [-130, -226, 370, 250], over: (accent) => [
        oval(150, -6, 70, 18, 'none', { stroke: accent, width: 8 }), shape('M100 -8L112 -74L126 -10L146 -100L162 -8L184 -70L196 -6Z', WHITE),
    ] },
    summon: { pose: 'power', box: [-180, -290, 360, 250], under: (accent) => [
        oval(0, -160, 150, 150, 'none', { stroke: WHITE, width: 8 }),
        shape('M0 -310L130 -85L-130 -85ZM0 -10L-130 -235L130 -235Z', 'none', { stroke: accent, width: 6 }),
    ] },
    teleport: { pose: 'guard', box: [-170, -270, 340, 225], ghosts: true, over: () => [
        rays('M-150 -250L-40 -250M-160 -60L-60 -60M60 -230L160 -230M50 -40L150 -40', 6),
    ] },
};

/** Returns the pose in which an attack with this motif is made. */
export const poseFor = (motif: Motif): Pose => SCENES[motif].pose;

const shown = new WeakMap<Appearance, Map<Motif, Picture>>();

/** Returns what a card of a fighter shows; each picture is drawn once. */
export function cardPicture(look: Appearance, motif: Motif): Picture {
    const known = shown.get(look) ?? new Map<Motif, Picture>();
    shown.set(look, known);
    const found = known.get(motif) ?? drawScene(look, SCENES[motif]);
    known.set(motif, found);
    return found;
}

function drawScene(look: Appearance, { pose, box, under, over, ghosts }: Scene): Picture {
    const { markup, body, dress } = figureOf(look, pose);
    // Marks and frame follow the size of the fighter, but never so far that a small one is lost in it.
    const size = body.person === 'giant' ? 1.34 : Math.min(1.3, Math.max(0.82, body.scale));
    const [x, y, width, height] = box;
    const frame: Box = [x * size, y * size, width * size, height * size];
    const accent = look.exceeded.aura ? AURAS[look.exceeded.aura] : lite(dress.two);
    const mark = (shapes: Shape[]): string => `<g transform="scale(${size})">${inked(shapes, 1.6)}</g>`;
    const ghost = (at: number): string => `<g opacity=".3" transform="translate(${at} 0)">${markup}</g>`;
    return {
        viewBox: viewBox(frame),
        markup: [
            backdrop(look, frame),
            under ? mark(under(accent)) : '',
            ghosts ? ghost(-80) + ghost(80) : '',
            markup,
            over ? mark(over(accent)) : '',
        ].join(''),
    };
}
