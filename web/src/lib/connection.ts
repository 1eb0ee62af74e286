import type { Answer, FromTable, Plea, SeatToken, ToTable } from './protocol';
import { language } from './texts.svelte';

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that a connection uses. */
export interface Socket {
    onopen: (() => void) | null;
    onmessage: ((message: { data: string }) => void) | null;
    onclose: ((end?: { code: number }) => void) | null;
    send(text: string): void;
    close(): void;
}

export interface Ears {
    hear(message: FromTable): void;
    status(status: Status, reason: string): void;
}

export const FIRST_WAIT = 300;
export const LONGEST_WAIT = 8000;

/** The code of a line that the table closes because of a trouble that passes, such as a database that is away. */
export const CALL_AGAIN = 1013;
/** How long the table is left in peace then, even if it said welcome before. */
export const TROUBLED_WAIT = 3000;

/**
 * One seat's line to the table. It opens itself again when it breaks, and keeps an answer until the table has taken
 * or refused it.
 */
export class Connection {
    private socket: Socket | null = null;
    private timer: ReturnType<typeof setTimeout> | null = null;
    private wait = FIRST_WAIT;
    private seen = 0;
    private pending: Answer | null = null;
    private greeted = false;
    private over = false;

    constructor(
        private readonly dial: () => Socket,
        private readonly key: Pick<SeatToken, 'token' | 'entropy'>,
        private readonly ears: Ears,
    ) {}

    /** Opens the line. */
    open(): void {
        if (this.over || this.socket) return;
        this.forgetTimer();
        this.ears.status('connecting', '');
        const socket = this.dial();
        this.socket = socket;
        this.greeted = false;
        const { token, entropy } = this.key;
        socket.onopen = () => this.say({ type: 'hello', token, seen: this.seen, entropy, language: language() });
        socket.onmessage = (message) => this.take(message.data);
        socket.onclose = (end) => this.broken(socket, end?.code);
    }

    /** Tries at once instead of waiting, for a network that has just come back. */
    hurry(): void {
        if (this.socket || this.over) return;
        this.wait = FIRST_WAIT;
        this.open();
    }

    /** Opens the line anew, for the table to tell all again in another language. */
    renew(): void {
        const before = this.socket;
        if (!before) return;
        this.socket = null;
        before.onmessage = null;
        before.close();
        this.open();
    }

    /** Sends an answer now, or as soon as the line is open again and the question still stands. */
    answer(question: number, option: number): void {
        this.pending = { type: 'answer', question, option };
        if (this.greeted) this.say(this.pending);
    }

    /** Asks what a card would do; on a broken line nobody is asked. */
    point(owner: number, card: string): void {
        if (this.greeted) this.say({ type: 'point', owner, card });
    }

    /** Asks for something that changes or tells at most this seat's own question. */
    plead(plea: Plea['type']): void {
        if (this.greeted) this.say({ type: plea });
    }

    /** Closes the line for good. */
    close(): void {
        this.end('');
        this.socket?.close();
        this.socket = null;
    }

    private take(text: string): void {
        const message = JSON.parse(text) as FromTable;
        if ('number' in message) this.seen = Math.max(this.seen, message.number);
        switch (message.type) {
            case 'gathering':
            case 'welcome':
                this.wait = FIRST_WAIT;
                this.ears.status('open', '');
                break;
            case 'table':
                this.resend(message.question?.question ?? null);
                break;
            case 'accepted':
            case 'refused':
                if (this.pending?.question === message.question) this.pending = null;
                break;
            case 'farewell':
                this.end(message.reason);
                break;
        }
        this.ears.hear(message);
    }

    /** After the first table of a fresh line, an answer goes again if its question is still open, else it was taken. */
    private resend(open: number | null): void {
        if (this.greeted) return;
        this.greeted = true;
        if (!this.pending) return;
        if (this.pending.question === open) this.say(this.pending);
        else this.pending = null;
    }

    private broken(socket: Socket, code?: number): void {
        if (this.socket !== socket) return;
        this.socket = null;
        this.greeted = false;
        if (this.over) return;
        this.ears.status('lost', '');
        if (code === CALL_AGAIN) this.wait = Math.max(this.wait, TROUBLED_WAIT);
        this.timer = setTimeout(() => this.open(), this.wait);
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }

    private end(reason: string): void {
        this.over = true;
        this.forgetTimer();
        this.ears.status('closed', reason);
    }

    private forgetTimer(): void {
        if (this.timer !== null) clearTimeout(this.timer);
        this.timer = null;
    }

    private say(message: ToTable): void {
        this.socket?.send(JSON.stringify(message));
    }
}

/** Returns how to reach a match on the server that sent this page, to play or only to watch. */
export function dialer(match: string, how: 'play' | 'watch' = 'play'): () => Socket {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/${how}`;
    return () => new WebSocket(address) as unknown as Socket;
}
