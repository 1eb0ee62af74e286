import { beforeEach, describe, expect, it } from 'vitest';
import type { Socket } from '../src/lib/connection';
import type { ToPage } from '../src/wire';
import { Screen } from '../src/lib/screen.svelte';
import type { HeldSeat } from '../src/lib/seats';

class Line implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    closed = false;
    said: string[] = [];
    send = (text: string) => void this.said.push(text);
    close = () => (this.closed = true);
    hear = (message: ToPage) => this.onmessage?.({ data: JSON.stringify(message) });
}

const HELD: HeldSeat = { match: 'm', seat: 0, token: 'a', game: 'toss', title: 'Toss', began: 0 };
const NAMES = ['North', 'East', 'South'];
const QUESTION = {
    question: 1,
    kind: 'throw',
    prompt: '?',
    rule: '',
    about: {},
    options: [],
    space: [],
    barred: [],
    bill: null,
    goes_without_saying: false,
    advice: '',
    read: '',
};

let lines: Line[];
beforeEach(() => (lines = []));

function screenOf(held: HeldSeat): Screen {
    const screen = new Screen(held, () => {
        lines.push(new Line());
        return lines.at(-1) as Line;
    });
    screen.open();
    return screen;
}

function shared(): Screen {
    const screen = screenOf({ ...HELD, others: [{ seat: 2, token: 'b' }] });
    welcomeAll();
    return screen;
}

function welcomeAll(seats = NAMES): void {
    for (const [place, line] of lines.entries()) {
        const seat = place === 0 ? 0 : 2;
        line.onopen?.();
        line.hear({
            type: 'welcome',
            number: 1,
            match: 'm',
            game: 'toss',
            title: 'Toss',
            seat,
            seats,
            catalog: {},
            log: [],
            fairness: null,
            notice: '',
        });
    }
}

function tell(place: number, asked: boolean, secret: boolean, over = false): void {
    lines[place]?.hear({
        type: 'table',
        number: 2,
        view: {},
        secret,
        events: [],
        question: asked ? QUESTION : null,
        thinking: [],
        open: [],
        people: [],
        hints: false,
        outcome: over ? { winners: [0], scores: [], sentence: '', secret: '', how: 'rules', rank: '' } : null,
        watching: 0,
        rematch: {},
        clocks: [],
        away: [],
        stand_ins: [],
        accounts: [],
        series: null,
    });
}

function gather(place: number, entropies: string[]): void {
    lines[place]?.hear({
        type: 'gathering',
        number: 1,
        match: 'm',
        game: 'toss',
        title: 'Toss',
        seat: place === 0 ? 0 : 2,
        seats: NAMES,
        open: [],
        people: [],
        fairness: { match: 'm', digest: 'd', commitment: 'c', entropies },
        series: null,
        draft: null,
    });
}

describe('a screen with one seat', () => {
    it('shows it at once, and listens to nothing', () => {
        const screen = screenOf(HELD);
        expect([screen.front, screen.covered, screen.shared]).toEqual([0, false, false]);
        expect(screen.sitting?.token).toBe('a');
        expect(lines).toEqual([]);
    });
});

describe('a screen with several seats', () => {
    it('opens a line for each', () => {
        const screen = shared();
        expect(lines.map((line) => JSON.parse(line.said[0] ?? '').token)).toEqual(['a', 'b']);
        screen.close();
        expect(lines.map((line) => line.closed)).toEqual([true, true]);
    });

    it('calls anew for each, to hear what they are called in another language', () => {
        const screen = shared();
        tell(0, true, false);
        tell(1, false, false);
        const before = lines.splice(0);
        screen.renew();
        expect(before.map(({ closed }) => closed)).toEqual([true, true]);
        expect(lines).toHaveLength(2);
        welcomeAll(['Nord', 'Ost', 'Süd']);
        expect(screen.name).toBe('Nord');
    });

    it('waits until all are heard, then shows who is asked, under a cover', () => {
        const screen = shared();
        tell(0, false, true);
        expect([screen.front, screen.sitting]).toEqual([null, null]);
        tell(1, true, true);
        expect([screen.front, screen.covered, screen.name]).toEqual([1, true, 'South']);
        expect(screen.sitting).toMatchObject({ match: 'm', seat: 2, token: 'b' });
        screen.uncover();
        expect(screen.covered).toBe(false);
    });

    it('passes on when the one in front is done, and not before', () => {
        const screen = shared();
        tell(0, true, true);
        tell(1, true, true);
        expect(screen.name).toBe('North');
        tell(0, false, true);
        expect(screen.name).toBe('North'); // still under its cover
        screen.uncover();
        screen.report(true);
        tell(0, false, true);
        expect(screen.name).toBe('North'); // still looking
        screen.report(false);
        expect([screen.name, screen.covered]).toEqual(['South', true]);
    });

    it('keeps the one in front who is asked again', () => {
        const screen = shared();
        tell(0, true, true);
        tell(1, true, true);
        screen.uncover();
        screen.report(false);
        expect(screen.name).toBe('North');
    });

    it('needs no cover for what all may see', () => {
        const screen = shared();
        tell(0, true, false);
        tell(1, false, false);
        expect([screen.name, screen.covered]).toEqual(['North', false]);
        tell(0, false, false);
        tell(1, true, false);
        screen.report(false);
        expect([screen.name, screen.covered]).toEqual(['South', false]);
    });

    it('shows who is waited for before the cards are dealt, and then covers them', () => {
        const screen = screenOf({ ...HELD, others: [{ seat: 2, token: 'b' }] });
        gather(0, ['a', '', '']);
        expect([screen.front, screen.covered]).toEqual([0, false]);
        welcomeAll();
        expect(screen.front).toBe(null);
        tell(0, true, true);
        tell(1, true, true);
        expect([screen.name, screen.covered]).toEqual(['North', true]);
    });

    it('shows nothing while it waits for its own seats alone', () => {
        const screen = screenOf({ ...HELD, others: [{ seat: 2, token: 'b' }] });
        gather(0, ['a', 'b', '']);
        expect(screen.front).toBe(null);
    });

    it('adds the entropy of each seat', () => {
        screenOf({ ...HELD, entropy: 'x', others: [{ seat: 2, token: 'b', entropy: 'y' }] });
        for (const line of lines) line.onopen?.();
        expect(lines.map((line) => JSON.parse(line.said[0] ?? '').entropy)).toEqual(['x', 'y']);
    });

    it('shows the end openly', () => {
        const screen = shared();
        tell(0, false, true, true);
        tell(1, false, true, true);
        expect([screen.name, screen.covered]).toEqual(['North', false]);
    });
});
