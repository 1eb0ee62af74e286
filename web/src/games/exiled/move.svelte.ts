import type { Axis, Question } from '../../wire';
import { placeOf } from '../../lib/space';
import { MM, plus, turned, type Lying } from './geometry';
import type { Gesture, Touch } from './gesture';
import { reachOf, roomOf, slideTo, stripTo, type Spot } from './moving';
import type { Point } from './view';

/** Tells whether a space is one of places for a card: of moves, or of the front line. */
export function isMove(space: Axis[]): boolean {
    return space.some(({ name }) => name === 'direction' || name === 'right');
}

/** A card that is being moved, or laid on its place. */
export class MoveControl implements Gesture {
    spot = $state.raw<Spot>({ point: [], at: [0, 0] });
    /** Whether the card hangs on the pointer. */
    held = $state(false);

    /** Whether the card slides from where it lies; otherwise it is laid on the front line. */
    readonly slides: boolean;
    /** In which the middle of the card may come to lie. */
    readonly room: Point[];
    private readonly space: Axis[];
    private readonly to: (space: Axis[], card: Lying, to: Point) => Spot;
    /** Where the keys have led, which the whole degrees of a slide do not reach exactly. */
    private wanted: Point;
    private grip: Point = [0, 0];

    constructor(
        question: Question,
        readonly body: number,
        readonly card: Lying,
        private readonly turn: number,
        private readonly answer: (place: number) => void,
    ) {
        this.slides = question.space.some(({ name }) => name === 'direction');
        this.space = question.space;
        this.to = this.slides ? slideTo : stripTo;
        this.room = this.slides ? reachOf(this.space, card) : roomOf(this.space, card);
        this.wanted = [card.x, card.y];
        this.go(this.wanted);
    }

    get stays(): boolean {
        return Math.hypot(this.spot.at[0] - this.card.x, this.spot.at[1] - this.card.y) < MM / 2;
    }

    press({ at }: Touch): void {
        // Whoever takes hold beside the middle of the card moves it from there.
        const [dx, dy] = [at[0] - this.spot.at[0], at[1] - this.spot.at[1]];
        this.grip = Math.hypot(dx, dy) < 44 * MM ? [dx, dy] : [0, 0];
        this.held = true;
        this.go([at[0] - this.grip[0], at[1] - this.grip[1]]);
    }

    drag({ at }: Touch): void {
        if (this.held) this.go([at[0] - this.grip[0], at[1] - this.grip[1]]);
    }

    release(touch: Touch): void {
        this.drag(touch);
        this.held = false;
    }

    cancel(): void {
        this.held = false;
    }

    nudge(right: number, up: number): void {
        this.go(plus(this.wanted, turned([right * MM, up * MM], this.turn)));
    }

    confirm(): void {
        this.answer(placeOf(this.space, this.spot.point));
    }

    /** Leaves the card where it is. */
    stay(): void {
        this.go([this.card.x, this.card.y]);
        this.confirm();
    }

    private go(to: Point): void {
        this.spot = this.to(this.space, this.card, to);
        // What cannot be reached is not remembered, or the keys would seem dead on the way back.
        const far = Math.hypot(to[0] - this.spot.at[0], to[1] - this.spot.at[1]);
        this.wanted = far > 2 * MM ? this.spot.at : to;
    }
}
