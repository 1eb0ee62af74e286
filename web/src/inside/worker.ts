import type { PyodideAPI } from 'pyodide';
import type { FromWorker, ToWorker } from './messages';
import { Shelf } from './shelf';

/** The worker in which the table runs: Python, the engine, and the shelf on which matches are kept. */

/** `TableInPage` of wildswing.server.hosting.in_page, as far as it is called. */
interface Table {
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

let table: Table | null = null;

const say = (message: FromWorker) => postMessage(message);

/** Starts Python, unpacks the engine and sets the table. */
async function open(base: string): Promise<void> {
    const folder = new URL('engine/', base).href;
    const archive = fetch(`${folder}engine.zip`).then((response) => response.arrayBuffer());
    const { loadPyodide }: typeof import('pyodide') = await import(/* @vite-ignore */ `${folder}pyodide.mjs`);
    const python: PyodideAPI = await loadPyodide({ indexURL: folder });
    python.unpackArchive(await archive, 'zip', { extractDir: '/engine' });
    python.runPython('import sys; sys.path.insert(0, "/engine")');
    table = python.pyimport('wildswing.server.hosting.in_page').open_table(await Shelf.open());
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
                () => say({ kind: 'open' }),
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
