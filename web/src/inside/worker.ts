import { begun, engine } from './beginning';
import { Judges } from './judges';
import { keep } from './memory';
import type { FromWorker, ToWorker } from './messages';
import { start } from './python';
import { Shelf } from './shelf';

/** The worker in which the table runs: Python, the engine, and the shelf on which matches are kept. */

/** The class of this name in wildswing.server.hosting.in_page, as far as it is called. */
interface TableInPage {
    ask(method: string, address: string, token: string, body: string, language: string): Promise<Answer>;
    call(line: number, match: string, watches: boolean, say: (text: string) => void, end: (code: number) => void): void;
    tell(line: number, text: string): void;
    hang_up(line: number): void;
}

/** A tuple of Python. */
interface Answer {
    toJs(): [number, string];
    destroy(): void;
}

let table: TableInPage | null = null;

/** Milliseconds in which Python has done what it has put off. */
const TICK = 100;

const say = (message: FromWorker) => postMessage(message);

/** Starts Python and sets the table; returns whether Python began with a memory that was kept. */
async function open(base: string): Promise<boolean> {
    const { python, remembers } = await begun(base);
    const judges = new Judges(
        () => new Worker(new URL('./judge.ts', import.meta.url), { type: 'module', name: 'judge' }),
        base,
    );
    table = python
        .pyimport('wildswing.server.hosting.in_page')
        .open_table(await Shelf.open(), (told: string) => judges.judged(told));
    return remembers;
}

/** Plays all first questions, and has the browser keep what Python then has in mind. */
async function rehearse(base: string, language: string): Promise<void> {
    const { folder, pack } = await engine(base);
    const python = await start(folder, pack, 'to be kept');
    const rehearsal = python.pyimport('wildswing.server.hosting.rehearsal');
    const asked = await rehearsal.rehearse(language);
    asked.destroy();
    rehearsal.destroy();
    // What was promised above is let go a moment later; nothing of this page may be in the memory.
    await new Promise((resolve) => setTimeout(resolve, TICK));
    python.runPython('import gc; gc.collect()');
    await keep(pack.version, new Uint8Array(python.makeMemorySnapshot()));
}

async function answer(asked: Extract<ToWorker, { kind: 'ask' }>): Promise<void> {
    const { number, method, address, token, body, language } = asked;
    const found = await table?.ask(method, address, token, body, language);
    if (!found) return;
    const [status, text] = found.toJs();
    found.destroy();
    say({ kind: 'answer', number, status, text });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    switch (data.kind) {
        case 'open':
            open(data.base).then(
                (remembers) => say({ kind: 'open', remembers }),
                (error: unknown) => say({ kind: 'failed', reason: String(error) }),
            );
            break;
        case 'rehearse':
            rehearse(data.base, data.language).then(
                () => say({ kind: 'rehearsed' }),
                (error: unknown) => say({ kind: 'failed', reason: String(error) }),
            );
            break;
        case 'ask':
            void answer(data);
            break;
        case 'call': {
            const { line, match, watches } = data;
            table?.call(
                line,
                match,
                watches,
                (text) => say({ kind: 'say', line, text }),
                (code) => say({ kind: 'end', line, code }),
            );
            break;
        }
        case 'tell':
            table?.tell(data.line, data.text);
            break;
        case 'hang up':
            table?.hang_up(data.line);
            break;
    }
});
