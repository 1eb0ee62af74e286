import { HAS_ANALYSES } from '$house';
import type { Socket } from '../lib/connection';
import { SPECTATOR } from '../lib/seats';
import type { FromPage, Replay, Telling, ToPage } from '../wire';
import { Review } from './review.svelte';
import { seenBy, toldTo, viewsOf, type Eyes } from './replay';

/**
 * A match that is shown again. To the table of the game it is a line like any other: it is greeted with all that
 * happened before, and told each answer as if it were given now.
 */
export class Reel {
    /** The frame that is shown, or whose events are being shown. */
    place = $state(0);
    eyes = $state<Eyes>('open');
    /** Whether one frame follows the other by itself. */
    running = $state(false);

    /** What the table finds out about its answers; nothing about a match that is not of this table. */
    readonly review: Review | null;

    private readonly views: unknown[];
    private line: Line | null = null;
    private number = 0;

    constructor(
        readonly replay: Replay,
        place = 0,
    ) {
        this.place = Math.min(place, replay.frames.length - 1);
        this.views = viewsOf(replay.frames);
        this.review = HAS_ANALYSES && replay.match ? new Review(replay.match) : null;
    }

    get last(): number {
        return this.replay.frames.length - 1;
    }

    /** Opens the line to this match. */
    readonly dial = (): Socket => {
        const line = new Line(() => this.greet());
        this.line = line;
        return line;
    };

    /** Shows a frame at once. */
    goTo(place: number): void {
        this.place = Math.max(0, Math.min(place, this.last));
        this.greet();
    }

    /** Shows what the next answer brought about, event by event; returns whether there is a next one. */
    forward(): boolean {
        if (this.place >= this.last) return false;
        this.place += 1;
        this.tell(this.told(this.place));
        return true;
    }

    lookThrough(eyes: Eyes): void {
        this.eyes = eyes;
        this.greet();
    }

    /** Returns what is told of a frame to those through whose eyes it is seen. */
    told(place: number): Telling[] {
        const frame = this.replay.frames[place];
        return frame ? toldTo(this.eyes, frame) : [];
    }

    private greet(): void {
        const { match, game, title, seats, catalog, fairness, frames } = this.replay;
        const log = frames.slice(0, this.place + 1).flatMap((frame) => toldTo(this.eyes, frame));
        const seat = this.eyes === 'open' ? SPECTATOR : this.eyes;
        this.say({
            type: 'welcome',
            number: this.next(),
            match,
            game,
            title,
            seat,
            seats,
            catalog,
            log,
            fairness,
            notice: '',
        });
        this.tell([]);
    }

    private tell(events: Telling[]): void {
        const frame = this.replay.frames[this.place];
        if (!frame) return;
        this.say({
            type: 'table',
            number: this.next(),
            view: seenBy(this.eyes, this.views[this.place], frame),
            secret: false,
            events,
            question: null,
            thinking: this.askedNext(),
            open: [],
            people: this.replay.players,
            take_back: false,
            hints: false,
            outcome: null,
            watching: 0,
            rematch: {},
            clocks: [],
            away: [],
            stand_ins: [],
        });
    }

    /** Whoever gives the answer that comes next was asked here. */
    private askedNext(): number[] {
        const seat = this.replay.frames[this.place + 1]?.seat ?? SPECTATOR;
        return seat === SPECTATOR ? [] : [seat];
    }

    private next(): number {
        this.number += 1;
        return this.number;
    }

    private say(message: ToPage): void {
        this.line?.onmessage?.({ data: JSON.stringify(message) });
    }
}

/** The end of a line at which a table hears the reel. */
class Line implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;

    constructor(private readonly greet: () => void) {
        queueMicrotask(() => this.onopen?.());
    }

    /** Only a hello is answered. */
    send(text: string): void {
        const message: FromPage = JSON.parse(text);
        if (message.type === 'hello') this.greet();
    }

    close(): void {
        this.onmessage = null;
    }
}
