import type { Screen } from './geometry';
import type { Point } from './view';

/** A pointer over the field: where on the table, where on the screen in pixels, and when. */
export interface Touch {
    at: Point;
    pixel: Screen;
    time: number;
}

/** What is done with the pointer and the keys while a question is open. */
export interface Gesture {
    press(touch: Touch): void;
    drag(touch: Touch): void;
    release(touch: Touch): void;
    cancel(): void;
    /** Moves by some millimetres of the table, as the viewer sees it. */
    nudge(right: number, up: number): void;
    /** Does what Enter or Space ask for. */
    confirm(): void;
}
