import type { SeatKey } from './seats';
import type { AnyGame, AskHint, AskTakeBack, FromPage, Question, Resign, TakeBack, ToPage } from '../wire';
import { language } from './texts.svelte';

/** What is asked for besides answering. */
export type Plea = (TakeBack | AskTakeBack | AskHint | Resign)['type'];

export type Status = 'connecting' | 'open' | 'lost' | 'closed';

/** The part of a WebSocket that a connection uses. */
export interface Socket {
    onopen: (() => void) | null;
    onmessage: ((message: { data: string }) => void) | null;
    onclose: ((end?: { code: number }) => void) | null;
    send(text: string): void;
    close(): void;
}

export interface Ears<G extends AnyGame> {
    hear(message: ToPage<G>): void;
    status(status: Status, reason: string): void;
    /** An answer that was kept is not sent, since its question was replaced by another. */
    dropped(): void;
}

export const FIRST_WAIT = 300;
export const LONGEST_WAIT = 8000;
/** How long an answer may go unheard; after that nobody is at the other end, though the line seems open. */
export const PATIENCE = 10_000;

/** An answer on its way, and what it answers. */
interface Kept {
    asked: Question;
    option: number;
}

/** The code of a line that the table closes because of a trouble that passes, such as a database that is away. */
export const CALL_AGAIN = 1013;
/** How long the table is left in peace then, even if it said welcome before. */
export const TROUBLED_WAIT = 3000;

/**
 * One seat's line to the table. It opens itself again when it breaks, and keeps an answer until the table has taken
 * or refused it.
 */
export class Connection<G extends AnyGame = AnyGame> {
    private socket: Socket | null = null;
    private timer: ReturnType<typeof setTimeout> | null = null;
    private wait = FIRST_WAIT;
    private seen = 0;
    private kept: Kept | null = null;
    private patience: ReturnType<typeof setTimeout> | null = null;
    private greeted = false;
    /** Whether the cards of the match that the line leads to are not dealt yet. */
    private gathers = false;
    private over = false;

    constructor(
        private readonly dial: () => Socket,
        private readonly key: Pick<SeatKey, 'token' | 'entropy'>,
        private readonly ears: Ears<G>,
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
        const drawn = entropy ? { entropy } : {};
        socket.onopen = () => this.say({ type: 'hello', token, seen: this.seen, ...drawn, language: language() });
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
        if (!this.hangUp()) return;
        this.open();
    }

    /** Sends an answer now, or as soon as the table is back; it is kept until the table has taken or refused it. */
    answer(asked: Question, option: number): void {
        this.kept = { asked, option };
        if (this.greeted) this.sayKept(this.kept);
    }

    /** Whether an answer to a question is on its way, or kept for a table that is away. */
    keeps(question: number | undefined): boolean {
        return this.kept !== null && this.kept.asked.question === question;
    }

    /** Asks what a card would do; on a broken line nobody is asked. */
    point(owner: number, card: string): void {
        if (this.greeted) this.say({ type: 'point', owner, card });
    }

    /** Asks for something that changes or tells at most this seat's own question; returns whether it was said. */
    plead(plea: Plea): boolean {
        if (this.greeted) this.say({ type: plea });
        return this.greeted;
    }

    /** Bans or chooses something before the cards are dealt; returns whether it was said. */
    draft(name: string): boolean {
        if (this.gathers) this.say({ type: 'draft', name });
        return this.gathers;
    }

    /** Closes the line for good. */
    close(): void {
        this.end('');
        this.socket?.close();
        this.socket = null;
    }

    private take(text: string): void {
        const message: ToPage<G> = JSON.parse(text);
        if ('number' in message) this.seen = Math.max(this.seen, message.number);
        switch (message.type) {
            case 'gathering':
            case 'welcome':
                this.gathers = message.type === 'gathering';
                this.wait = FIRST_WAIT;
                this.ears.status('open', '');
                break;
            case 'table':
                this.resend(message.question);
                break;
            case 'accepted':
            case 'refused':
                if (this.keeps(message.question)) this.drop();
                break;
            case 'farewell':
                this.end(message.reason);
                break;
        }
        this.ears.hear(message);
    }

    /**
     * After the first table of a fresh line an answer goes again: the table knows one that it has taken already, and
     * says why it does not take another. It does not go to another question that has the same number by now.
     */
    private resend(open: Question | null): void {
        if (this.greeted) return;
        this.greeted = true;
        if (!this.kept) return;
        if (open && this.keeps(open.question) && !isSame(open, this.kept.asked)) {
            this.drop();
            this.ears.dropped();
        } else this.sayKept(this.kept);
    }

    private sayKept({ asked, option }: Kept): void {
        this.say({ type: 'answer', question: asked.question, option });
        this.forgetPatience();
        this.patience = setTimeout(() => this.giveUp(), PATIENCE);
    }

    private drop(): void {
        this.kept = null;
        this.forgetPatience();
    }

    /** Calls again on a line at whose other end nobody is any more. */
    private giveUp(): void {
        if (!this.hangUp()) return;
        this.ears.status('lost', '');
        this.open();
    }

    /** Leaves the line, whatever may still come over it; returns whether there was one. */
    private hangUp(): boolean {
        const before = this.socket;
        if (!before) return false;
        this.socket = null;
        this.greeted = this.gathers = false;
        before.onmessage = null;
        this.forgetPatience();
        before.close();
        return true;
    }

    private broken(socket: Socket, code?: number): void {
        if (this.socket !== socket) return;
        this.socket = null;
        this.greeted = this.gathers = false;
        this.forgetPatience();
        if (this.over) return;
        this.ears.status('lost', '');
        if (code === CALL_AGAIN) this.wait = Math.max(this.wait, TROUBLED_WAIT);
        this.timer = setTimeout(() => this.open(), this.wait);
        this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }

    private end(reason: string): void {
        this.over = true;
        this.forgetTimer();
        this.forgetPatience();
        this.ears.status('closed', reason);
    }

    private forgetTimer(): void {
        if (this.timer !== null) clearTimeout(this.timer);
        this.timer = null;
    }

    private forgetPatience(): void {
        if (this.patience !== null) clearTimeout(this.patience);
        this.patience = null;
    }

    private say(message: FromPage): void {
        this.socket?.send(JSON.stringify(message));
    }
}

/** Tells whether two questions are the same but for the language in which they are asked. */
function isSame(one: Question, other: Question): boolean {
    return meaning(one) === meaning(other);
}

function meaning({ kind, about, options, space }: Question): string {
    return JSON.stringify([kind, about, options.map((option) => option.about), space]);
}
