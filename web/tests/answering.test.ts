import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONGEST_WAIT, type Socket } from '../src/lib/connection';
import type { About } from '../src/lib/choices';
import type { Question, ToPage } from '../src/wire';
import { LULL, SeatAtTable } from '../src/lib/seat.svelte';

class Line implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    said: Record<string, unknown>[] = [];
    send = (text: string) => void this.said.push(JSON.parse(text) as Record<string, unknown>);
    close = () => undefined;
}

const CROSS = { card: 'Cross', zone: 'hand', worth: 1 };
const RAVE = { card: 'Rave', zone: 'hand', worth: 2 };

let line: Line;
let table: SeatAtTable;
let number: number;

function hear(message: object): void {
    number += 1;
    line.onmessage?.({ data: JSON.stringify({ number, ...message } as ToPage) });
}

function ask(question: number, kind: string, abouts: About[], more: Partial<Question> = {}): void {
    const options = abouts.map((about) => ({ label: '', about }));
    const asked = { question, kind, prompt: '', rule: '', about: {}, options, space: [], barred: [], bill: null };
    hear({
        type: 'table',
        view: {},
        secret: false,
        events: [],
        question: { ...asked, goes_without_saying: false, advice: '', read: '', ...more },
        thinking: [0],
        open: [],
        outcome: null,
    });
}

function welcome(): void {
    hear({
        type: 'welcome',
        match: 'm',
        game: 'g',
        title: '',
        seat: 0,
        seats: [],
        catalog: {},
        log: [],
        fairness: null,
    });
}

const answers = () =>
    line.said.filter(({ type }) => type === 'answer').map(({ question, option }) => [question, option]);

beforeEach(() => {
    number = 0;
    line = new Line();
    const staging = { stage: (view: unknown) => view, pause: () => 0 };
    table = new SeatAtTable(staging, () => line, { token: 't' }, { follow: () => undefined }, 'none');
    table.sitDown();
    line.onopen?.();
    welcome();
});

describe('several answers at once', () => {
    it('are given one by one, as each is asked for', () => {
        ask(1, 'pay', [CROSS, RAVE]);
        table.answerAll([RAVE, CROSS]);
        expect(answers()).toEqual([[1, 1]]);
        hear({ type: 'accepted', question: 1 });
        ask(2, 'pay', [CROSS]);
        expect(answers()).toEqual([
            [1, 1],
            [2, 0],
        ]);
        ask(3, 'action', [CROSS]);
        expect(answers()).toHaveLength(2);
        expect(table.question?.question).toBe(3);
    });

    it('do not go twice to a question that comes again before its answer is taken', () => {
        ask(1, 'pay', [CROSS, RAVE]);
        table.answerAll([RAVE, CROSS]);
        ask(1, 'pay', [CROSS, RAVE]);
        expect(answers()).toEqual([[1, 1]]);
    });

    it('end when one of them is refused', () => {
        ask(1, 'pay', [CROSS, RAVE]);
        table.answerAll([RAVE, CROSS]);
        hear({ type: 'refused', question: 1, reason: 'No.' });
        ask(2, 'pay', [CROSS]);
        expect(answers()).toEqual([[1, 1]]);
    });
});

describe('a question that goes without saying', () => {
    it('is answered and never shown', () => {
        ask(1, 'pay', [CROSS], { goes_without_saying: true });
        expect(answers()).toEqual([[1, 0]]);
        expect(table.question).toBeNull();
        ask(1, 'pay', [CROSS], { goes_without_saying: true });
        expect(answers()).toHaveLength(1);
        expect(table.question).toBeNull();
    });

    it('is shown after all if the answer is refused', () => {
        ask(1, 'pay', [CROSS], { goes_without_saying: true });
        hear({ type: 'refused', question: 1, reason: 'The disk is full.' });
        expect(table.question?.question).toBe(1);
        expect(table.refusal).toBe('The disk is full.');
    });
});

describe('the last answer', () => {
    const wondered = () => line.said.filter(({ type }) => type === 'ask take back').length;

    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('can be taken back once the table says so', () => {
        ask(1, 'pay', [CROSS, RAVE]);
        vi.advanceTimersByTime(LULL);
        expect([wondered(), table.mayTakeBack]).toEqual([1, false]);
        line.onmessage?.({ data: JSON.stringify({ type: 'last answer', take_back: true }) });
        expect(table.mayTakeBack).toBe(true);
    });

    it('is not asked about while the next one is given', () => {
        ask(1, 'pay', [CROSS, RAVE]);
        table.answerAll([RAVE, CROSS]);
        ask(2, 'pay', [CROSS]);
        vi.advanceTimersByTime(LULL);
        expect([answers().length, wondered()]).toEqual([2, 0]);
        ask(3, 'action', [CROSS]);
        vi.advanceTimersByTime(LULL);
        expect(wondered()).toBe(1);
    });

    it('is asked about once for many tables that come in a row', () => {
        for (let question = 1; question <= 200; question += 1) ask(question, 'pay', [CROSS, RAVE]);
        vi.advanceTimersByTime(10 * LULL);
        expect(wondered()).toBe(1);
    });

    it('is asked about when the one that was on its way is refused', () => {
        ask(1, 'pay', [CROSS], { goes_without_saying: true });
        vi.advanceTimersByTime(LULL);
        expect(wondered()).toBe(0);
        hear({ type: 'refused', question: 1, reason: 'The disk is full.' });
        vi.advanceTimersByTime(LULL);
        expect(wondered()).toBe(1);
    });
});

function goAway(): void {
    vi.useFakeTimers();
    line.onclose?.();
}

function comeBack(): void {
    vi.advanceTimersByTime(LONGEST_WAIT);
    vi.useRealTimers();
    line.onopen?.();
    welcome();
}

describe('an answer while the table is away', () => {
    beforeEach(() => {
        ask(1, 'action', [CROSS, RAVE]);
        goAway();
        table.answer(1);
    });

    it('is kept, and goes when the table is back', () => {
        expect(answers()).toEqual([]);
        expect(table.answering).toBe(true);
        comeBack();
        ask(1, 'action', [CROSS, RAVE]);
        expect(answers()).toEqual([[1, 1]]);
        expect(table.answering).toBe(true);
        hear({ type: 'accepted', question: 1 });
        ask(2, 'action', [CROSS]);
        expect(table.answering).toBe(false);
        expect(table.refusal).toBe('');
    });

    it('is refused for all to see if another page has answered meanwhile', () => {
        comeBack();
        ask(2, 'action', [CROSS]);
        expect(answers()).toEqual([[1, 1]]);
        hear({ type: 'refused', question: 1, reason: 'Already answered.' });
        expect(table.refusal).toBe('Already answered.');
        expect(table.question?.question).toBe(2);
    });

    it('is refused for all to see if the question has changed', () => {
        comeBack();
        ask(1, 'action', [RAVE, CROSS]);
        expect(answers()).toEqual([]);
        expect(table.refusal).toContain('your answer was not sent');
        table.answer(0);
        expect(answers()).toEqual([[1, 0]]);
    });
});

describe('what is asked for while the table is away', () => {
    it.each(['takeBack', 'resign', 'askHint'] as const)('is refused for all to see: %s', (plea) => {
        ask(1, 'action', [CROSS]);
        goAway();
        table[plea]();
        expect(table.refusal).toContain('nothing was sent');
        expect(table.hinting).toBe(false);
        vi.useRealTimers();
    });
});

describe('pointing', () => {
    it('asks once, and forgets what it heard when anything happens', () => {
        ask(1, 'action', [CROSS]);
        table.forecasts.want(0, 'Cross');
        table.forecasts.want(0, 'Cross');
        expect(line.said.filter(({ type }) => type === 'point')).toEqual([{ type: 'point', owner: 0, card: 'Cross' }]);
        hear({ type: 'foretold', owner: 0, card: 'Cross', forecast: { spaces: [4] } });
        expect(table.forecasts.of(0, 'Cross')).toEqual({ spaces: [4] });
        expect(table.forecasts.of(1, 'Cross')).toBeNull();
        ask(2, 'action', [CROSS]);
        expect(table.forecasts.of(0, 'Cross')).toBeNull();
    });
});
