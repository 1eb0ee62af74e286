import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback } from '../src/lib/playback';
import type { AnyGame, Situation, Telling } from '../src/wire';

interface Added extends Telling {
    add: number;
}

interface Sum extends AnyGame {
    view: { sum: number };
    event: Added;
}

function event(name: string, add: number): Added {
    return { event: name, sentence: name, add };
}

function message(sum: number, ...events: Added[]): Situation<Sum> {
    return {
        type: 'table',
        number: 0,
        view: { sum },
        secret: false,
        events,
        question: null,
        thinking: [],
        open: [],
        people: [],
        hints: false,
        outcome: null,
        watching: 0,
        rematch: {},
        clocks: [],
        away: [],
        stand_ins: [],
        accounts: [],
        series: null,
    };
}

let told: string[];
let playback: Playback<Sum>;

beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    playback = new Playback<Sum>(
        {
            stage: (view, one) => ({ sum: view.sum + one.add }),
            pause: (one) => (one.event === 'quiet' ? 0 : 100),
        },
        {
            show: (view, one) => told.push(`${one.event} ${view.sum}`),
            settle: (one) => told.push(`settled ${one.view.sum}`),
        },
    );
    playback.jump(message(10));
    told = [];
});

afterEach(() => vi.useRealTimers());

describe('playback', () => {
    it('shows each event with what it changes, one after the other, then the view of the message', () => {
        playback.push(message(99, event('one', 1), event('two', 2)));
        expect(told).toEqual(['one 11']);
        expect(playback.playing).toBe(true);
        vi.advanceTimersByTime(100);
        expect(told).toEqual(['one 11', 'two 13']);
        vi.advanceTimersByTime(100);
        expect(told).toEqual(['one 11', 'two 13', 'settled 99']);
        expect(playback.playing).toBe(false);
    });

    it('does not stop at events that happen by the way', () => {
        playback.push(message(20, event('quiet', 1), event('one', 1)));
        expect(told).toEqual(['quiet 11', 'one 12']);
    });

    it('plays messages in order, each from where the last one ended', () => {
        playback.push(message(50, event('one', 1)));
        playback.push(message(60, event('two', 2)));
        vi.advanceTimersByTime(100);
        expect(told).toEqual(['one 11', 'settled 50', 'two 52']);
        vi.advanceTimersByTime(100);
        expect(told.at(-1)).toBe('settled 60');
    });

    it('shows all that is left when skipped, of waiting messages too', () => {
        playback.push(message(50, event('one', 1), event('two', 1)));
        playback.push(message(60, event('three', 1)));
        playback.skip();
        expect(told).toEqual(['one 11', 'two 12', 'settled 50', 'three 51', 'settled 60']);
        expect(playback.playing).toBe(false);
        vi.runAllTimers();
        expect(told).toHaveLength(5);
    });

    it('waits as long as the pace says, and not at all without one', () => {
        playback.setPace('calm');
        playback.push(message(20, event('one', 1)));
        vi.advanceTimersByTime(199);
        expect(told).toEqual(['one 11']);
        vi.advanceTimersByTime(1);
        expect(told.at(-1)).toBe('settled 20');
        playback.setPace('none');
        playback.push(message(30, event('two', 1)));
        expect(told.at(-1)).toBe('settled 30');
    });

    it('stands still step by step, until the next event is asked for or another pace is set', () => {
        playback.push(message(20, event('one', 1), event('quiet', 1), event('two', 1), event('three', 1)));
        playback.setPace('step');
        vi.runAllTimers();
        expect(told).toEqual(['one 11']);
        playback.next();
        vi.runAllTimers();
        expect(told).toEqual(['one 11', 'quiet 12', 'two 13']);
        playback.setPace('normal');
        expect(told.at(-1)).toBe('three 14');
        vi.runAllTimers();
        expect(told.at(-1)).toBe('settled 20');
        playback.next();
        expect(playback.playing).toBe(false);
    });

    it('jumps to a fresh message and drops what waited', () => {
        playback.push(message(50, event('one', 1), event('two', 1)));
        playback.jump(message(70, event('three', 1)));
        vi.runAllTimers();
        expect(told).toEqual(['one 11', 'three 70', 'settled 70']);
    });
});
