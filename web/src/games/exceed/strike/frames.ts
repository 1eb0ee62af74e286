/** The frames of a figure on the stage: each is drawn once, and from then on only shown or hidden. */

import { sometime } from '../../../lib/soon.svelte';
import { drawn } from '../../../rig/drawn';
import { frameOf } from '../../../rig/figure';
import type { Appearance } from '../../../rig/look';
import type { Pose } from '../../../rig/poses';

const BOX = '-150 -300 300 306';
/** The share of a way at which one more picture shows the movement; it is the same there and back. */
const BETWEEN = 0.5;

function nameOf(from: Pose, to: Pose, share: number): string {
    return share === 1 ? to : [from, to].sort().join(' ');
}

/** A figure that goes from pose to pose. */
export class Frames {
    private readonly known = new Map<string, SVGSVGElement>();
    private pose: Pose = 'guard';
    private shown: SVGSVGElement | null = null;
    private running: Animation[] = [];

    constructor(
        private readonly host: HTMLElement,
        private readonly look: Appearance,
        private readonly exceeded: boolean,
    ) {}

    /** Draws the way from guard to a pose, and back, before it is wanted: a step at a time. */
    prepare(pose: Pose): void {
        for (const share of [1, BETWEEN]) {
            if (pose === 'guard' || this.known.has(nameOf('guard', pose, share))) continue;
            sometime(() => void frameOf(this.look, 'guard', pose, share, this.exceeded));
            sometime(() => void this.frame('guard', pose, share));
        }
    }

    /** Takes a pose within so many milliseconds, or at once. */
    take(pose: Pose, length: number): void {
        for (const one of this.running) one.cancel();
        this.running = [];
        const last = this.frame(this.pose, pose, 1);
        const before = this.shown;
        if (last === before) return;
        if (before) before.style.opacity = '0';
        last.style.opacity = '1';
        if (before && length) this.pass(before, last, pose, length);
        this.shown = last;
        this.pose = pose;
    }

    private pass(before: SVGSVGElement, last: SVGSVGElement, pose: Pose, length: number): void {
        // What is not drawn yet is left out: drawing it now would take longer than showing it.
        const between = this.known.get(nameOf(this.pose, pose, BETWEEN));
        const steps = between ? [before, between] : [before];
        const each = length / (steps.length + 1);
        const show = (one: SVGSVGElement, opacity: number, delay: number, duration: number): void => {
            this.running.push(one.animate({ opacity: [opacity, opacity] }, { delay, duration }));
        };
        steps.forEach((one, place) => show(one, 1, place * each, each));
        show(last, 0, 0, steps.length * each);
    }

    private frame(from: Pose, to: Pose, share: number): SVGSVGElement {
        const key = nameOf(from, to, share);
        const found = this.known.get(key);
        if (found) return found;
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        svg.setAttribute('viewBox', BOX);
        svg.setAttribute('preserveAspectRatio', 'xMidYMax meet');
        svg.style.opacity = '0';
        svg.append(...drawn(frameOf(this.look, from, to, share, this.exceeded).markup));
        this.known.set(key, svg);
        this.host.append(svg);
        return svg;
    }
}
