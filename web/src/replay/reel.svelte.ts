import type { Socket } from '../lib/connection';
import { NearLine } from '../lib/near-line';
import { SPECTATOR, type Seat } from '../lib/seats';
import type { AskedSeat, Ending, Frame, MomentWish, Replay, Telling, ToPage } from '../wire';
import { Review } from './review.svelte';
import { seenBy, toldTo, viewsOf, type Eyes } from './replay';

/**
 * A match that is shown again. To the table of the game it is a line like any other: it is greeted with all that
 * happened before, and told each answer as if it were given now.
 */
export class Reel {
    /** The frame that is shown, or whose events are being shown. */
    place = $state(0);
    eyes = $state<Eyes | 'asked'>('open');
    /** Whether one frame follows the other by itself. */
    running = $state(false);

    /** What is shown from the beginning to the end: the match, or another line of a study. */
    frames = $state.raw<Frame[]>([]);

    /** What the table finds out about its answers; nothing about a match that is not of this table. */
    readonly review: Review | null;

    private views: unknown[];
    private line: NearLine | null = null;
    private number = 0;

    constructor(
        readonly replay: Replay,
        place = 0,
    ) {
        this.frames = replay.frames;
        this.place = Math.min(place, replay.frames.length - 1);
        this.views = viewsOf(replay.frames);
        this.review = replay.match ? new Review(replay.match) : null;
    }

    get last(): number {
        return this.frames.length - 1;
    }

    /** The frame of the match itself that is shown; null where something else was tried. */
    get own(): number | null {
        return this.place;
    }

    /** How it ends. */
    get outcome(): Ending | null {
        return this.replay.outcome;
    }

    /** What is shown, as the table finds it. */
    get moment(): MomentWish {
        return { match: this.replay.match, answers: this.place };
    }

    /** What is asked where the reel stands, and whom, if answers can be tried. */
    protected get asked(): AskedSeat | null {
        return null;
    }

    /** Through whose eyes the table is seen now. */
    protected get looking(): Seat | 'open' {
        if (this.eyes !== 'asked') return this.eyes;
        return this.asked?.seat ?? 'open';
    }

    /** Takes an answer; a reel that only shows takes none. */
    protected answer(_question: number, _option: number): void {}

    /** Opens the line to this match. */
    readonly dial = (): Socket => {
        this.line = new NearLine((message) => {
            if (message.type === 'hello') this.greet();
            else if (message.type === 'answer') this.answer(message.question, message.option);
        });
        return this.line;
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

    lookThrough(eyes: Eyes | 'asked'): void {
        this.eyes = eyes;
        this.greet();
    }

    /** Returns what is told of a frame to those through whose eyes it is seen. */
    told(place: number): Telling[] {
        const frame = this.frames[place];
        return frame ? toldTo(this.looking, frame) : [];
    }

    /** Goes along other frames from now on. */
    protected follow(frames: Frame[], place: number): void {
        this.frames = frames;
        this.views = viewsOf(frames);
        this.place = place;
    }

    protected greet(): void {
        const { match, game, title, seats, catalog, fairness } = this.replay;
        const { looking } = this;
        const log = this.frames.slice(0, this.place + 1).flatMap((frame) => toldTo(looking, frame));
        const seat = looking === 'open' ? SPECTATOR : looking;
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

    protected tell(events: Telling[]): void {
        const frame = this.frames[this.place];
        if (!frame) return;
        this.say({
            type: 'table',
            number: this.next(),
            view: seenBy(this.looking, this.views[this.place], frame),
            secret: false,
            events,
            question: this.asked?.question ?? null,
            thinking: this.askedNext(),
            open: [],
            people: this.replay.players,
            hints: false,
            outcome: null,
            watching: 0,
            rematch: {},
            clocks: [],
            away: [],
            stand_ins: [],
            accounts: [],
            series: null,
        });
    }

    /** Whoever gives the answer that comes next was asked here. */
    private askedNext(): number[] {
        const seat = this.asked?.seat ?? this.frames[this.place + 1]?.seat ?? SPECTATOR;
        return seat === SPECTATOR ? [] : [seat];
    }

    /** Says whether an answer was taken, and why not. */
    protected settle(question: number, reason = ''): void {
        const number = this.next();
        this.say(reason ? { type: 'refused', number, question, reason } : { type: 'accepted', number, question });
    }

    private next(): number {
        this.number += 1;
        return this.number;
    }

    private say(message: ToPage): void {
        this.line?.say(message);
    }
}
