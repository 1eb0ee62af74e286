import { dark, INK } from '../../../rig/colours';
import { figureOf } from '../../../rig/figure';
import type { Appearance } from '../../../rig/look';
import { inked, viewBox, type Box } from '../../../rig/markup';
import type { Picture } from '../../../rig/pictures';
import type { Pose } from '../../../rig/poses';
import { shape } from '../../../rig/shapes';

/** How high a poster is for a fighter of height one: with room below for words over it, or down to the feet. */
const ROOMY = 1.5;
export const STANDING = 1.15;

/** Returns a fighter from head to foot before two fields of the own colours, cut on the slant. */
export function poster(look: Appearance, pose: Pose, share = ROOMY): Picture {
    const { box, dress, markup } = figureOf(look, pose);
    const height = Math.max(230, -box[1]);
    const frame: Box = [-height * 0.4, -height * 1.12, height * 0.8, height * share];
    const [x, y, width, tall] = frame;
    // The fields go on beyond the frame, since a wide place shows more at the sides.
    const left = x - width * 3;
    const right = x + width * 4;
    const rises = (from: number, to: number): string => `M${left} ${y + tall * from}L${right} ${y + tall * to}`;
    const bottom = y + tall * 2;
    const fields = inked([
        shape(
            `M${left} ${y - tall}L${right} ${y - tall}L${right} ${bottom}L${left} ${bottom}Z`,
            dark(dress.one, 0.66),
            {
                width: 0,
            },
        ),
        shape(`${rises(1.2, -0.6)}L${right} ${bottom}L${left} ${bottom}Z`, dark(dress.two, 0.5), { width: 0 }),
        shape(`${rises(1.17, -0.63)}l0 ${tall * 0.03}L${left} ${y + tall * 1.2}Z`, INK, { width: 0 }),
    ]);
    return { viewBox: viewBox(frame), markup: fields + markup };
}
