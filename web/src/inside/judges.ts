import type { FromJudge, ToJudge } from './messages';

/** Milliseconds without a decision to judge after which the judge is sent home, and gives its memory back. */
const REST = 10_000;

/** The part of a worker that is used here. */
export interface Judge {
    onmessage: ((message: MessageEvent<FromJudge>) => void) | null;
    onerror: ((error: ErrorEvent) => void) | null;
    postMessage(message: ToJudge): void;
    terminate(): void;
}

interface Waiting {
    resolve: (found: string) => void;
    reject: (error: Error) => void;
}

/** Has decisions judged beside the table, by a worker that is there as long as it is needed. */
export class Judges {
    private judge: Judge | null = null;
    private number = 0;
    private readonly waiting = new Map<number, Waiting>();
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly hire: () => Judge,
        private readonly base: string,
    ) {}

    /** Has a decision judged, from a text to a text. */
    judged(told: string): Promise<string> {
        clearTimeout(this.timer);
        this.judge ??= this.hired();
        const number = ++this.number;
        this.judge.postMessage({ base: this.base, number, told });
        return new Promise((resolve, reject) => this.waiting.set(number, { resolve, reject }));
    }

    private hired(): Judge {
        const judge = this.hire();
        judge.onmessage = ({ data }) => this.hear(data);
        judge.onerror = ({ message }) => {
            for (const number of [...this.waiting.keys()]) this.hear({ kind: 'failed', number, reason: message });
        };
        return judge;
    }

    private hear(message: FromJudge): void {
        const asked = this.waiting.get(message.number);
        this.waiting.delete(message.number);
        if (message.kind === 'judged') {
            asked?.resolve(message.found);
        } else {
            asked?.reject(new Error(message.reason));
            this.dismiss(); // who has failed once, such as for want of memory, is not asked again
        }
        if (!this.waiting.size) this.timer = setTimeout(() => this.dismiss(), REST);
    }

    private dismiss(): void {
        clearTimeout(this.timer);
        this.judge?.terminate();
        this.judge = null;
        for (const { reject } of this.waiting.values()) reject(new Error('the judge was sent home'));
        this.waiting.clear();
    }
}
