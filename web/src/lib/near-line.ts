import type { Socket } from './connection';
import type { FromPage, ToPage } from '../wire';

/** A line whose other end is in this page: what a table says over it is heard here, and answered without a server. */
export class NearLine implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;

    constructor(private readonly hear: (message: FromPage) => unknown) {
        queueMicrotask(() => this.onopen?.());
    }

    /** Takes what the table says. */
    send(text: string): void {
        const message: FromPage = JSON.parse(text);
        this.hear(message);
    }

    /** Tells the table something. */
    say(message: ToPage): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }

    close(): void {
        this.onmessage = null;
    }
}
