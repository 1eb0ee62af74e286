import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
    CALL_AGAIN,
    Connection,
    FIRST_WAIT,
    LONGEST_WAIT,
    PATIENCE,
    TROUBLED_WAIT,
    type Socket,
    type Status,
} from '../src/lib/connection';
import type { Question, Situation, ToPage } from '../src/wire';
import { speak } from '../src/lib/texts.svelte';

/** A socket whose other end is the test. */
class Wire implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: string }) => void) | null = null;
    onclose: ((end?: { code: number }) => void) | null = null;
    sent: unknown[] = [];
    closed = false;

    send(text: string): void {
        this.sent.push(JSON.parse(text));
    }

    close(): void {
        this.closed = true;
        this.onclose?.();
    }

    say(...messages: ToPage[]): void {
        for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    }
}

function welcome(number: number): ToPage {
    return {
        type: 'welcome',
        number,
        match: 'm',
        game: 'exceed',
        title: '',
        seat: 0,
        seats: [],
        catalog: {},
        log: [],
        fairness: null,
        notice: '',
    };
}

function asked(question: number, kind = 'action', prompt = '?'): Question {
    return {
        question,
        kind,
        prompt,
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
}

function table(number: number, question: number | Question | null): Situation {
    return {
        type: 'table',
        number,
        view: {},
        secret: false,
        events: [],
        question: typeof question === 'number' ? asked(question) : question,
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

let wires: Wire[];
let heard: ToPage[];
let statuses: [Status, string][];
let dropped: number;
let connection: Connection;

/** The line breaks, and opens again to a table. */
function comeBack(seen: number, question: number | Question | null): void {
    latest().onclose?.();
    vi.advanceTimersByTime(LONGEST_WAIT);
    latest().onopen?.();
    latest().say(welcome(seen), table(seen + 1, question));
}

function latest(): Wire {
    const wire = wires.at(-1);
    if (!wire) throw new Error('no line was opened');
    return wire;
}

beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    heard = [];
    statuses = [];
    dropped = 0;
    const dial = () => {
        const wire = new Wire();
        wires.push(wire);
        return wire;
    };
    connection = new Connection(
        dial,
        { token: 'secret' },
        {
            hear: (message) => heard.push(message),
            status: (status, reason) => statuses.push([status, reason]),
            dropped: () => (dropped += 1),
        },
    );
    connection.open();
});

afterEach(() => vi.useRealTimers());

describe('a connection', () => {
    it('says hello with the token and nothing seen', () => {
        latest().onopen?.();
        expect(latest().sent).toEqual([{ type: 'hello', token: 'secret', seen: 0, language: 'en' }]);
    });

    it('calls anew for another language, and hears no more of the line before', async () => {
        vi.stubGlobal('document', { documentElement: {} });
        latest().onopen?.();
        latest().say(welcome(1), table(4, 1));
        const before = latest();
        await speak('de');
        connection.renew();
        expect(before.closed).toBe(true);
        expect(wires).toHaveLength(2);
        latest().onopen?.();
        expect(latest().sent).toEqual([{ type: 'hello', token: 'secret', seen: 4, language: 'de' }]);
        before.say(table(5, 2));
        expect(heard).toHaveLength(2);
        expect(statuses.map(([status]) => status)).not.toContain('lost');
        await speak('en');
        vi.unstubAllGlobals();
    });

    it('waits with a new language until a line that is broken comes back by itself', () => {
        latest().onclose?.();
        connection.renew();
        expect(wires).toHaveLength(1);
    });

    it('sends an answer at once while the line is open', () => {
        latest().onopen?.();
        latest().say(welcome(1), table(2, 1));
        connection.answer(asked(1), 3);
        expect(latest().sent.at(-1)).toEqual({ type: 'answer', question: 1, option: 3 });
    });

    it('calls again with the last number it has seen, waiting longer each time', () => {
        latest().onopen?.();
        latest().say(welcome(1), table(7, 1));
        latest().onclose?.();
        expect(statuses.at(-1)).toEqual(['lost', '']);
        vi.advanceTimersByTime(FIRST_WAIT - 1);
        expect(wires).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(wires).toHaveLength(2);
        latest().onopen?.();
        expect(latest().sent).toEqual([{ type: 'hello', token: 'secret', seen: 7, language: 'en' }]);
        latest().onclose?.();
        vi.advanceTimersByTime(FIRST_WAIT * 2 - 1);
        expect(wires).toHaveLength(2);
        vi.advanceTimersByTime(1);
        expect(wires).toHaveLength(3);
    });

    it('never waits longer than the longest wait', () => {
        for (let times = 0; times < 12; times++) {
            latest().onclose?.();
            vi.advanceTimersByTime(LONGEST_WAIT);
        }
        expect(wires).toHaveLength(13);
    });

    it('calls at once when the network is back', () => {
        latest().onclose?.();
        connection.hurry();
        expect(wires).toHaveLength(2);
        vi.advanceTimersByTime(LONGEST_WAIT);
        expect(wires).toHaveLength(2);
    });

    it('sends an unacknowledged answer again when its question is still open', () => {
        latest().onopen?.();
        latest().say(welcome(1), table(2, 4));
        connection.answer(asked(4), 1);
        latest().onclose?.();
        vi.advanceTimersByTime(FIRST_WAIT);
        latest().onopen?.();
        expect(latest().sent).toHaveLength(1);
        latest().say(welcome(3), table(4, 4));
        expect(latest().sent.at(-1)).toEqual({ type: 'answer', question: 4, option: 1 });
    });

    it('sends an answer again also when its question is no longer open, for the table to say what became of it', () => {
        latest().onopen?.();
        latest().say(welcome(1), table(2, 4));
        connection.answer(asked(4), 1);
        for (const open of [5, 3, null]) {
            comeBack(3, open);
            expect(latest().sent.at(-1)).toEqual({ type: 'answer', question: 4, option: 1 });
        }
        latest().say({ type: 'accepted', number: 5, question: 4 });
        comeBack(6, 5);
        expect(latest().sent).toHaveLength(1);
        expect(dropped).toBe(0);
    });

    it('does not give an answer to another question with the same number', () => {
        latest().onopen?.();
        latest().say(welcome(1), table(2, 4));
        connection.answer(asked(4), 1);
        comeBack(3, asked(4, 'pay'));
        expect(latest().sent).toHaveLength(1);
        expect(dropped).toBe(1);
        expect(connection.keeps(4)).toBe(false);
    });

    it('knows a question in another language', () => {
        latest().onopen?.();
        latest().say(welcome(1), table(2, 4));
        connection.answer(asked(4), 1);
        comeBack(3, asked(4, 'action', 'Wohin?'));
        expect(latest().sent.at(-1)).toEqual({ type: 'answer', question: 4, option: 1 });
    });

    it('calls again when an answer is not heard on a line that seems open', () => {
        latest().onopen?.();
        latest().say(welcome(1), table(2, 4));
        connection.answer(asked(4), 1);
        vi.advanceTimersByTime(PATIENCE - 1);
        expect(wires).toHaveLength(1);
        vi.advanceTimersByTime(1);
        expect(wires).toHaveLength(2);
        expect(statuses.map(([status]) => status)).toContain('lost');
        latest().onopen?.();
        latest().say(welcome(3), table(4, 4));
        expect(latest().sent.at(-1)).toEqual({ type: 'answer', question: 4, option: 1 });
        latest().say({ type: 'accepted', number: 5, question: 4 });
        vi.advanceTimersByTime(PATIENCE);
        expect(wires).toHaveLength(2);
    });

    it('tells when something cannot be asked for', () => {
        latest().onopen?.();
        latest().say(welcome(1), table(2, 4));
        expect(connection.plead('resign')).toBe(true);
        latest().onclose?.();
        expect(connection.plead('resign')).toBe(false);
    });

    it('does not repeat an answer that was accepted or refused', () => {
        for (const type of ['accepted', 'refused'] as const) {
            latest().onopen?.();
            latest().say(welcome(1), table(2, 4));
            connection.answer(asked(4), 1);
            latest().say({ type, number: 3, question: 4, reason: 'no' });
            latest().onclose?.();
            vi.advanceTimersByTime(FIRST_WAIT);
            latest().onopen?.();
            latest().say(welcome(4), table(5, 4));
            expect(latest().sent).toHaveLength(1);
        }
    });

    it('keeps an answer given while the line is broken', () => {
        latest().onopen?.();
        latest().say(welcome(1), table(2, 4));
        latest().onclose?.();
        connection.answer(asked(4), 2);
        vi.advanceTimersByTime(FIRST_WAIT);
        latest().onopen?.();
        latest().say(welcome(3), table(4, 4));
        expect(latest().sent.at(-1)).toEqual({ type: 'answer', question: 4, option: 2 });
    });

    it('calls again after a trouble that passes, in some seconds, and repeats its answer', () => {
        for (let times = 0; times < 3; times += 1) {
            latest().onopen?.();
            latest().say(welcome(1), table(2, 4));
            if (times === 0) connection.answer(asked(4), 2);
            expect(latest().sent.at(-1)).toEqual({ type: 'answer', question: 4, option: 2 });
            latest().onclose?.({ code: CALL_AGAIN });
            expect(statuses.at(-1)).toEqual(['lost', '']);
            vi.advanceTimersByTime(TROUBLED_WAIT - 1);
            expect(wires).toHaveLength(times + 1);
            vi.advanceTimersByTime(1);
            expect(wires).toHaveLength(times + 2);
        }
    });

    it('does not call again after a farewell', () => {
        latest().onopen?.();
        latest().say({ type: 'farewell', reason: 'The seat is not yours.' });
        latest().onclose?.();
        vi.advanceTimersByTime(LONGEST_WAIT);
        expect(wires).toHaveLength(1);
        expect(statuses.at(-1)).toEqual(['closed', 'The seat is not yours.']);
    });
});
