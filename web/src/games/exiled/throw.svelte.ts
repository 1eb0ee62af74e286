import type { Axis, Question } from '../../wire';
import { t } from '../../lib/texts.svelte';
import { MM, nearestOn, plus, toScreen, turned, type Lying } from './geometry';
import type { Gesture, Touch } from './gesture';
import {
    allowedAim,
    isByHand,
    missByChance,
    powerAt,
    ringAt,
    SHORT_PRESS,
    swayOf,
    throwPlace,
    type Sample,
} from './throwing';
import type { Point } from './view';

/** A throw that is being made: its aim, and the ring that closes while it is held. */
export class ThrowControl implements Gesture {
    aim = $state.raw<Point>([0, 0]);
    /** Where the ring is, from -1 to 1, or null while nothing is held. */
    ring = $state<number | null>(null);
    /** Whether the next throw is only tried. */
    practising = $state(false);

    readonly byHand: boolean;
    private readonly space: Axis[];
    private since = 0;
    private frame = 0;
    private pressed: Touch | null = null;
    private samples: Sample[] = [];

    constructor(
        question: Question,
        /** The card whose edge the throw crosses; nothing for the lower edge of the table. */
        readonly origin: Lying | null,
        private readonly turn: number,
        aim: Point,
        /** Takes the throw, and how it was released in words. */
        private readonly answer: (place: number, released: string) => void,
        /** Takes a throw that was only tried: its power, its sway, and how it was released. */
        private readonly tried: (power: number, sway: number, released: string) => void,
    ) {
        this.space = question.space;
        this.byHand = isByHand(this.space);
        this.take(aim);
    }

    /** Where the plane of attack is crossed. */
    get start(): Point {
        if (this.origin) return nearestOn(this.origin, this.aim);
        const low = this.space.find(({ name }) => name === 'y')?.low ?? 0;
        return [this.aim[0], low * MM];
    }

    take(aim: Point): void {
        this.aim = allowedAim(this.space, aim);
    }

    press(touch: Touch): void {
        this.pressed = touch;
        this.samples = [sampleOf(touch)];
        this.take(touch.at);
        if (this.byHand) this.startRing(touch.time);
    }

    drag(touch: Touch): void {
        if (!this.pressed) return;
        this.samples = [...this.samples.slice(-30), sampleOf(touch)];
        this.take(touch.at);
    }

    release(touch: Touch): void {
        if (!this.pressed) return;
        const short = touch.time - this.pressed.time < SHORT_PRESS;
        this.pressed = null;
        if (short) {
            this.stopRing();
            return;
        }
        const [from, to] = [toScreen(this.start, this.turn), toScreen(this.aim, this.turn)];
        this.letGo(touch.time, swayOf(this.samples, touch.time, { x: to.x - from.x, y: to.y - from.y }));
    }

    cancel(): void {
        this.pressed = null;
        this.stopRing();
    }

    nudge(right: number, up: number): void {
        this.take(plus(this.aim, turned([right * MM, up * MM], this.turn)));
    }

    /** Starts the ring, or releases the throw; without a ring it is thrown at once. */
    confirm(): void {
        if (!this.byHand) this.send(0, 0);
        else if (this.ring === null) this.startRing(performance.now());
        else this.letGo(performance.now(), 0);
    }

    /** Throws without the ring, as an average hand would. */
    quick(): void {
        this.stopRing();
        if (this.byHand) this.send(missByChance(Math.random), missByChance(Math.random));
        else this.send(0, 0);
    }

    /** Makes the next throw one that only shows where it would land, or a real one again. */
    practise(): void {
        this.stopRing();
        this.practising = !this.practising;
    }

    private letGo(time: number, sway: number): void {
        this.send(this.byHand ? powerAt(time - this.since) : 0, sway);
        this.stopRing();
    }

    private send(power: number, sway: number): void {
        const released = this.byHand ? inWords(power, sway) : '';
        if (this.practising) this.tried(power, sway, released);
        else this.answer(throwPlace(this.space, this.aim, power, sway), released);
    }

    private startRing(time: number): void {
        this.stopRing();
        this.since = time;
        const turn = () => {
            this.ring = ringAt(performance.now() - this.since);
            this.frame = requestAnimationFrame(turn);
        };
        this.ring = -1;
        this.frame = requestAnimationFrame(turn);
    }

    private stopRing(): void {
        cancelAnimationFrame(this.frame);
        this.ring = null;
    }
}

function sampleOf({ pixel, time }: Touch): Sample {
    return { ...pixel, time };
}

const CLEAN = 4;

/** Says how a throw was released. */
function inWords(power: number, sway: number): string {
    const late = Math.abs(power) <= CLEAN ? '' : power > 0 ? t('too late') : t('too early');
    const aside = Math.abs(sway) <= CLEAN ? '' : sway > 0 ? t('swaying to the right') : t('swaying to the left');
    return [late, aside].filter(Boolean).join(', ') || t('right on time');
}
