import type { Seat } from '../lib/seats';
import type { Away, SeatClock, Situation, Waits } from '../wire';

/** The clock of a seat as it was told at a moment of this page. */
export interface ClockReading {
    seat: Seat;
    /** Milliseconds, or null if they were never told. */
    left: number | null;
    runs: boolean;
    at: number;
}

/** Someone who is away, with the moment of this page at which that is settled. */
export interface Missed extends Pick<Away, 'seat' | 'then'> {
    settled: number;
}

/** An agent that waits before it thinks, with the moment of this page at which that should be over. */
export interface Waiting extends Pick<Waits, 'seat' | 'why'> {
    over: number;
}

/** Returns what a clock shows at a moment; it never shows less than nothing. */
export function leftAt(clock: ClockReading, now: number): number | null {
    if (clock.left === null) return null;
    return Math.max(0, clock.left - (clock.runs ? now - clock.at : 0));
}

/**
 * Returns the clocks as they were told. While answers are sealed the table does not tell what others have left; until
 * it does again, their clocks go on from what is known.
 */
export function readingsOf(clocks: SeatClock[], before: ClockReading[], now: number): ClockReading[] {
    return clocks.map(({ seat, left, runs }) => {
        const known = before.find((one) => one.seat === seat);
        return { seat, left: left ?? (known ? leftAt(known, now) : null), runs, at: now };
    });
}

/** Says a time as a clock does, such as 4:07; a second that has begun counts whole. */
export function clockFace(left: number): string {
    const seconds = Math.ceil(left / 1000);
    const minutes = Math.floor(seconds / 60);
    return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Seconds at which somebody is told that time runs short. */
export const WARNINGS = [30, 10];

/** Returns the warning that falls between two readings of a clock, if one does; of several the last. */
export function warningBetween(before: number, now: number): number | null {
    return WARNINGS.filter((seconds) => before > seconds * 1000 && now <= seconds * 1000).at(-1) ?? null;
}

/** The clocks at a table, who is away, where an agent plays for a person, and which agents wait. */
export class Times {
    clocks = $state.raw<ClockReading[]>([]);
    away = $state.raw<Missed[]>([]);
    standIns = $state.raw<Seat[]>([]);
    waiting = $state.raw<Waiting[]>([]);

    hear({ clocks = [], away = [], stand_ins = [] }: Situation): void {
        const now = performance.now();
        this.clocks = readingsOf(clocks, this.clocks, now);
        this.away = away.map(({ seat, left, then }) => ({ seat, then, settled: now + left }));
        this.standIns = stand_ins;
        this.waiting = [];
    }

    /** Notes that an agent waits, or waits no more. */
    hearWait({ seat, why, left }: Waits): void {
        const others = this.waiting.filter((one) => one.seat !== seat);
        this.waiting = left > 0 ? [...others, { seat, why, over: performance.now() + left }] : others;
    }
}
