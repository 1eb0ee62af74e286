/** What a page says to the worker in which its table runs. */
export type ToWorker =
    | { kind: 'open'; base: string }
    | { kind: 'ask'; number: number; method: string; address: string; token: string; body: string; language: string }
    | { kind: 'call'; line: number; match: string; watches: boolean }
    | { kind: 'tell'; line: number; text: string }
    | { kind: 'hang up'; line: number };

/** What the worker says to the page. */
export type FromWorker =
    | { kind: 'open' }
    | { kind: 'failed'; reason: string }
    | { kind: 'answer'; number: number; status: number; text: string }
    | { kind: 'say'; line: number; text: string }
    | { kind: 'end'; line: number; code: number };
