/** What a page says to the worker in which its table runs. */
export type ToWorker =
    | { kind: 'open'; base: string }
    | { kind: 'rehearse'; base: string; language: string }
    | { kind: 'ask'; number: number; method: string; address: string; token: string; body: string; language: string }
    | { kind: 'call'; line: number; match: string; watches: boolean }
    | { kind: 'tell'; line: number; text: string }
    | { kind: 'hang up'; line: number };

/** What the worker says to the page. */
export type FromWorker =
    | { kind: 'open'; remembers: boolean }
    | { kind: 'rehearsed' }
    | { kind: 'failed'; reason: string }
    | { kind: 'answer'; number: number; status: number; text: string }
    | { kind: 'say'; line: number; text: string }
    | { kind: 'end'; line: number; code: number };

/** What the worker of the table says to the one that judges: a decision, as Python tells it. */
export interface ToJudge {
    base: string;
    number: number;
    told: string;
}

/** What that one answers. */
export type FromJudge =
    { kind: 'judged'; number: number; found: string } | { kind: 'failed'; number: number; reason: string };
