import { HAS_OTHERS } from '$house';
import { createContext } from 'svelte';
import { Connection, type Socket } from './connection';
import type { PuzzleSitting } from '../puzzles/sitting.svelte';
import type { Reel } from '../replay/reel.svelte';
import type { Gathering, NextWish, ToPage } from '../wire';
import { SPECTATOR, tokensOf, type HeldSeat, type SeatKey } from './seats';
import { calledApart, nextInFront, type Standing } from './turns';

/**
 * One screen with one or several seats of a match. Of several, one has the screen at a time; the others have a line
 * each, on which the screen hears when they are asked.
 */
export class Screen {
    /** The place, among the seats of this screen, of the one that has it. */
    front = $state<number | null>(null);
    /** Whether the table waits under a cover until the right person is there. */
    covered = $state(false);

    /** What is said with the wish for another match. */
    next: NextWish = {};

    readonly seats: SeatKey[];
    private readonly names: string[] = [];
    private readonly standings: (Standing | null)[];
    private lines: Connection[] = [];
    private busy = true;
    private gathering = false;

    constructor(
        readonly held: HeldSeat,
        readonly dial: () => Socket,
        /** What is shown again, if the match is over and shown from its beginning. */
        readonly reel: Reel | null = null,
        /** The puzzle that the table shows, if it is one. */
        readonly puzzle: PuzzleSitting | null = null,
    ) {
        this.seats = tokensOf(held);
        this.standings = this.seats.map(() => null);
        if (!this.shared) this.front = 0;
    }

    /** Whether anybody of those at the table sits at another screen, and can be spoken to. */
    talksWith(people: readonly string[]): boolean {
        const own = this.seats.map(({ seat }) => seat);
        return HAS_OTHERS && !this.reel && !this.watches && people.some((name, seat) => name && !own.includes(seat));
    }

    /** Whether nobody plays at this screen. */
    get watches(): boolean {
        return this.held.seat === SPECTATOR;
    }

    /** Whether several people share the screen. */
    get shared(): boolean {
        return this.seats.length > 1;
    }

    /** What the seat that has the screen is called. */
    get name(): string {
        return (this.front === null ? '' : this.names[this.front]) ?? '';
    }

    /** The seat that has the screen, as if it were the only one. */
    get sitting(): HeldSeat | null {
        const seat = this.front === null ? undefined : this.seats[this.front];
        return seat ? { ...this.held, ...seat } : null;
    }

    open(): void {
        if (!this.shared) return;
        this.lines = this.seats.map(
            (key, place) =>
                new Connection(this.dial, key, {
                    hear: (message) => this.hear(place, message),
                    status: () => {},
                    dropped: () => {},
                }),
        );
        for (const line of this.lines) line.open();
    }

    close(): void {
        for (const line of this.lines) line.close();
    }

    /** Hears all again, in the language that is spoken now. */
    renew(): void {
        for (const line of this.lines) line.renew();
    }

    /** The right person is there. */
    uncover(): void {
        this.covered = false;
    }

    /** Hears whether the seat that has the screen still needs it. */
    report(busy: boolean): void {
        this.busy = busy;
        this.handOver();
    }

    private hear(place: number, message: ToPage): void {
        if (message.type === 'gathering') {
            this.gathering ||= this.waitsForOthers(message);
            if (this.gathering) this.front ??= 0;
        } else if (message.type === 'welcome') {
            // Until now nothing was secret; now the right person must be there.
            if (this.gathering) this.front = null;
            this.gathering = false;
            this.names[place] = calledApart(message.seats, message.seat);
        } else if (message.type === 'table') {
            const { question, secret, outcome } = message;
            this.standings[place] = { asked: question !== null, covered: secret && outcome === null };
            this.handOver();
        }
    }

    private waitsForOthers({ fairness }: Gathering): boolean {
        const own = this.seats.map(({ seat }) => seat);
        return fairness.entropies.some((entropy, seat) => !entropy && !own.includes(seat));
    }

    /** Gives the screen to the next seat that is asked, once all have been heard. */
    private handOver(): void {
        const standings = this.standings.filter((one) => one !== null);
        if (standings.length < this.seats.length) return;
        const next = nextInFront(this.front, this.busy || this.covered, standings);
        if (next === this.front) return;
        this.front = next;
        this.covered = standings[next]?.covered ?? false;
        this.busy = true;
    }
}

export const [getScreen, setScreen] = createContext<Screen>();
