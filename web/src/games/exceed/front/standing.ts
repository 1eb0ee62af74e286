import { figureOf } from '../../../rig/figure';
import type { Appearance } from '../../../rig/look';
import { viewBox } from '../../../rig/markup';
import type { Picture } from '../../../rig/pictures';
import type { Pose } from '../../../rig/poses';

const USUAL = 262;

/** Returns a fighter on the ground in a frame that all share, so that a giant stands above the others. */
export function standing(look: Appearance, pose: Pose): Picture {
    const { box, markup } = figureOf(look, pose);
    const height = Math.max(USUAL, -box[1] * 0.94);
    return { viewBox: viewBox([-height * 0.4, -height, height * 0.8, height + 8]), markup };
}
