import { describe, expect, it } from 'vitest';
import { clockFace, leftAt, Times, readingsOf, warningBetween, type ClockReading } from '../src/clock/times.svelte';
import { agreed, amongPeople } from '../src/home/terms';
import type { Situation } from '../src/wire';

const running: ClockReading = { seat: 0, left: 10_000, runs: true, at: 500 };

describe('a clock', () => {
    it('ticks while it runs, and never below nothing', () => {
        expect(leftAt(running, 3_500)).toBe(7_000);
        expect(leftAt({ ...running, runs: false }, 3_500)).toBe(10_000);
        expect(leftAt(running, 99_999)).toBe(0);
        expect(leftAt({ ...running, left: null }, 3_500)).toBeNull();
    });

    it('shows minutes and seconds, and counts a second that has begun', () => {
        expect([0, 1, 1000, 59_999, 60_000, 60_001, 247_000, 3_600_000].map(clockFace)).toEqual([
            '0:00',
            '0:01',
            '0:01',
            '1:00',
            '1:00',
            '1:01',
            '4:07',
            '60:00',
        ]);
    });

    it('goes on from what is known while the table does not tell what is left', () => {
        const told = readingsOf([{ seat: 0, left: null, runs: true }], [running], 4_500);
        expect(told).toEqual([{ seat: 0, left: 6_000, runs: true, at: 4_500 }]);
        expect(readingsOf([{ seat: 1, left: null, runs: true }], [running], 4_500)[0]?.left).toBeNull();
        expect(readingsOf([{ seat: 0, left: 42, runs: false }], [running], 4_500)[0]?.left).toBe(42);
    });

    it('warns once at 30 and once at 10 seconds', () => {
        expect(warningBetween(30_001, 30_000)).toBe(30);
        expect(warningBetween(30_000, 29_900)).toBeNull();
        expect(warningBetween(10_100, 9_900)).toBe(10);
        expect(warningBetween(60_000, 5_000)).toBe(10);
        expect(warningBetween(5_000, 20_000)).toBeNull();
    });
});

describe('the times at a table', () => {
    it('are told with each table, and gone when it tells none', () => {
        const times = new Times();
        const away = [{ seat: 1, left: 100_000, then: 'forfeit' as const }];
        times.hear({ clocks: [{ seat: 0, left: 1000, runs: false }], away, stand_ins: [2] } as unknown as Situation);
        expect(times.clocks.map(({ seat, left }) => [seat, left])).toEqual([[0, 1000]]);
        expect(times.away[0]?.settled).toBeGreaterThanOrEqual(performance.now() + 99_000);
        expect(times.standIns).toEqual([2]);
        times.hear({} as unknown as Situation);
        expect([times.clocks, times.away, times.standIns]).toEqual([[], [], []]);
    });
});

describe('an agent that waits', () => {
    const wait = { type: 'waits' as const, seat: 1, why: 'turn' as const, left: 9_000 };

    it('is noted with the last that was told, until it thinks or a table comes', () => {
        const times = new Times();
        times.hearWait({ ...wait, left: 90_000 });
        times.hearWait({ ...wait, why: 'budget' });
        expect(times.waiting.map(({ seat, why }) => [seat, why])).toEqual([[1, 'budget']]);
        expect(times.waiting[0]?.over).toBeLessThanOrEqual(performance.now() + 9_000);
        times.hearWait({ ...wait, left: 0 });
        expect(times.waiting).toEqual([]);
        times.hearWait(wait);
        times.hear({} as unknown as Situation);
        expect(times.waiting).toEqual([]);
    });
});

describe('terms', () => {
    it('are part of a wish only among people, and only if they say something', () => {
        const terms = { clock: { minutes: 5, increment: 5 } };
        expect(agreed(['open'], terms)).toEqual({ terms });
        expect(agreed(['here', 'listed'], { absence: 'forfeit' })).toEqual({ terms: { absence: 'forfeit' } });
        expect(agreed(['open'], {})).toEqual({});
        expect(agreed(['fighter', 'here'], terms)).toEqual({});
        expect(amongPeople(['fighter', 'here'])).toBe(false);
    });
});
