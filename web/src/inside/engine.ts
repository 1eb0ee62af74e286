import type { Asking } from '../lib/lobby';
import type { Socket } from '../lib/connection';
import { t } from '../lib/texts.svelte';
import type { FromWorker, ToWorker } from './messages';

/** The part of a worker that is used here. */
export interface Colleague {
    onmessage: ((message: MessageEvent<FromWorker>) => void) | null;
    onerror: ((error: ErrorEvent) => void) | null;
    postMessage(message: ToWorker): void;
}

/** The table in a worker: whoever asks or calls before it is set waits until it is. */
export class Engine {
    /** Done when the table is set; a table that cannot be set says why. */
    readonly opened: Promise<void>;
    isOpen = false;
    /** Whether the table was set with the memory of an earlier one. */
    remembers = false;
    private worker: Colleague | null = null;
    private number = 0;
    private readonly answers = new Map<number, (response: Response) => void>();
    private readonly lines = new Map<number, Socket>();
    private open: () => void = () => {};
    private fail: (error: Error) => void = () => {};

    constructor(private readonly hire: () => Colleague) {
        this.opened = new Promise((open, fail) => {
            this.open = open;
            this.fail = fail;
        });
        // Whoever waits is told; where nobody does, nothing is to be said.
        this.opened.catch(() => {});
    }

    /** Sets the table with what lies at an address. */
    start(base: string): void {
        if (this.worker) return;
        this.worker = this.hire();
        this.worker.onmessage = ({ data }) => this.hear(data);
        this.worker.onerror = ({ message }) => this.hear({ kind: 'failed', reason: message });
        this.worker.postMessage({ kind: 'open', base });
    }

    /** Asks the table something. */
    async ask(address: string, { method = 'GET', headers = {}, body = '' }: Asking): Promise<Response> {
        await this.opened;
        const number = ++this.number;
        const token = headers['Authorization']?.replace('Bearer ', '') ?? '';
        const language = headers['Accept-Language'] ?? 'en';
        return new Promise((resolve) => {
            this.answers.set(number, resolve);
            this.worker?.postMessage({ kind: 'ask', number, method, address, token, body, language });
        });
    }

    /** Returns how to reach a match. */
    dialer(match: string, how: 'play' | 'watch'): () => Socket {
        return () => {
            const line = ++this.number;
            const socket: Socket = {
                onopen: null,
                onmessage: null,
                onclose: null,
                send: (text) => this.worker?.postMessage({ kind: 'tell', line, text }),
                close: () => {
                    this.worker?.postMessage({ kind: 'hang up', line });
                    this.lines.delete(line);
                },
            };
            this.lines.set(line, socket);
            this.opened.then(
                () => {
                    if (!this.lines.has(line)) return;
                    this.worker?.postMessage({ kind: 'call', line, match, watches: how === 'watch' });
                    socket.onopen?.();
                },
                (error: Error) => {
                    socket.onmessage?.({ data: JSON.stringify({ type: 'farewell', reason: error.message }) });
                },
            );
            return socket;
        };
    }

    private hear(message: FromWorker): void {
        switch (message.kind) {
            case 'open':
                this.isOpen = true;
                this.remembers = message.remembers;
                this.open();
                break;
            case 'failed': {
                const reason = t(
                    'The table cannot be set in this browser ({reason}); reload the page, or try another one.',
                    {
                        reason: message.reason,
                    },
                );
                console.error(message.reason);
                this.fail(new Error(reason));
                break;
            }
            case 'answer': {
                const { status, text } = message;
                this.answers.get(message.number)?.(new Response(text, { status }));
                this.answers.delete(message.number);
                break;
            }
            case 'say':
                this.lines.get(message.line)?.onmessage?.({ data: message.text });
                break;
            case 'end':
                this.lines.get(message.line)?.onclose?.({ code: message.code });
                this.lines.delete(message.line);
                break;
        }
    }
}
