import { analyse, analysisOf, stopAnalysis } from '../lib/lobby';
import type { Analysis, JudgedAnswer } from '../wire';

/** Milliseconds between two looks at how far an analysis is. */
const PAUSE = 2000;

/** How a review asks the table. */
export interface Asking {
    find: (match: string, since: number) => Promise<Analysis>;
    begin: (match: string) => Promise<Analysis>;
    stop: (match: string) => Promise<Analysis>;
}

const TABLE: Asking = { find: analysisOf, begin: analyse, stop: stopAnalysis };

/** What the table finds out about the answers of a match that is over, as far as it is; it looks on while that goes on. */
export class Review {
    /** How far it is; null until the table has said so. */
    found = $state.raw<Analysis | null>(null);
    /** The answers that were judged, by their number. */
    judged = $state.raw<ReadonlyMap<number, JudgedAnswer>>(new Map());
    /** Why nothing could be asked for. */
    trouble = $state('');

    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly match: string,
        private readonly asking: Asking = TABLE,
    ) {}

    get running(): boolean {
        return this.found?.running ?? false;
    }

    get complete(): boolean {
        return this.found !== null && this.found.of > 0 && this.found.done === this.found.of;
    }

    /** Asks how far it is. */
    look(): Promise<void> {
        const { match, asking } = this;
        return this.take(() => asking.find(match, this.found?.done ?? 0));
    }

    begin(): Promise<void> {
        return this.take(() => this.asking.begin(this.match));
    }

    stop(): Promise<void> {
        return this.take(() => this.asking.stop(this.match));
    }

    /** Looks on no longer; the table goes on. */
    leave(): void {
        clearTimeout(this.timer);
    }

    private async take(asked: () => Promise<Analysis>): Promise<void> {
        this.leave();
        try {
            const found = await asked();
            const kept = found.since ? this.judged : new Map<number, JudgedAnswer>();
            this.judged = new Map([...kept, ...found.judged.map((one): [number, JudgedAnswer] => [one.number, one])]);
            this.found = found;
            this.trouble = '';
            if (found.running) this.timer = setTimeout(() => void this.look(), PAUSE);
        } catch (error) {
            this.trouble = error instanceof Error ? error.message : String(error);
        }
    }
}
