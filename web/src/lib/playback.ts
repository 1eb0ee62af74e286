import type { AnyGame, Situation } from '../wire';

/** How a game shows its events one by one. */
export interface Staging<G extends AnyGame> {
    /** Returns the view as it looks once an event has happened; one that is not known changes nothing. */
    stage(view: G['view'], event: G['event']): G['view'];
    /**
     * Says how long an event is looked at, in milliseconds at the normal pace; 0 for what happens by the way, or
     * together with the event that follows.
     */
    pause(event: G['event'], following?: G['event']): number;
}

export type Pace = 'step' | 'calm' | 'normal' | 'quick' | 'none';

/** By how much each pace stretches the pauses; step by step, each lasts until the next is asked for. */
export const PACES: Record<Pace, number> = { step: Infinity, calm: 2, normal: 1, quick: 0.5, none: 0 };

export interface Stage<G extends AnyGame> {
    /** Shows a view after an event. */
    show(view: G['view'], event: G['event']): void;
    /** Shows where a message ends: its own view, and its question. */
    settle(message: Situation<G>): void;
}

/** Shows the events of table messages one after the other, and each message's own view at its end. */
export class Playback<G extends AnyGame> {
    private readonly waiting: Situation<G>[] = [];
    private events: G['event'][] = [];
    private current: Situation<G> | null = null;
    private view: G['view'] | null = null;
    private timer: ReturnType<typeof setTimeout> | null = null;

    constructor(
        private readonly staging: Staging<G>,
        private readonly stage: Stage<G>,
        private pace: Pace = 'normal',
    ) {}

    get playing(): boolean {
        return this.current !== null;
    }

    /** Takes a message; one that comes while another is played waits its turn. */
    push(message: Situation<G>): void {
        this.waiting.push(message);
        if (!this.current) this.begin();
    }

    /** Shows the next event that is looked at, without waiting for the end of this one. */
    next(): void {
        this.stopTimer();
        this.step(false);
    }

    /** Changes the pace, from the event that is looked at now. */
    setPace(pace: Pace): void {
        this.pace = pace;
        if (pace === 'none') this.skip();
        else if (pace === 'step') this.stopTimer();
        else if (this.current && this.timer === null) this.next();
    }

    /** Shows a message at once, as after a line that was broken: what waited is older than it. */
    jump(message: Situation<G>): void {
        this.stop();
        this.view = message.view;
        for (const event of message.events) this.stage.show(message.view, event);
        this.stage.settle(message);
    }

    /** Shows all that is left at once. */
    skip(): void {
        this.stopTimer();
        while (this.current) this.step(true);
    }

    /** Forgets what is left to show. */
    stop(): void {
        this.stopTimer();
        this.waiting.length = 0;
        this.current = null;
    }

    private begin(): void {
        const message = this.waiting.shift();
        if (!message) return;
        this.current = message;
        // The first view has nothing before it that could change step by step.
        this.view ??= message.view;
        this.events = [...message.events];
        this.step(false);
    }

    /** Shows events up to one that is looked at, or all of them; then the end of the message. */
    private step(hurried: boolean): void {
        this.timer = null;
        const message = this.current;
        if (!message || this.view === null) return;
        for (let event = this.events.shift(); event; event = this.events.shift()) {
            this.view = this.staging.stage(this.view, event);
            this.stage.show(this.view, event);
            const length = hurried ? 0 : this.staging.pause(event, this.events[0]);
            if (length > 0 && PACES[this.pace] > 0) return this.wait(length * PACES[this.pace]);
        }
        this.current = null;
        this.view = message.view;
        this.stage.settle(message);
        if (!this.current) this.continue(hurried);
    }

    private wait(pause: number): void {
        if (Number.isFinite(pause)) this.timer = setTimeout(() => this.step(false), pause);
    }

    private continue(hurried: boolean): void {
        const message = this.waiting[0];
        if (!message) return;
        if (!hurried) return this.begin();
        this.waiting.shift();
        this.current = message;
        this.events = [...message.events];
    }

    private stopTimer(): void {
        if (this.timer !== null) clearTimeout(this.timer);
        this.timer = null;
    }
}
