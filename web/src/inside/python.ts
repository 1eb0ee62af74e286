import type { PyodideAPI } from 'pyodide';
import type { Pack } from './pack';

/** Python with the engine at hand. A start takes seconds of work, a start with the memory of an earlier one hardly any. */

/** What is used of the program that loads Python, and of Python before it runs. */
type Load = (options: object) => Promise<PyodideAPI>;
type Create = (settings: { preRun: ((python: Unborn) => void)[] }) => Promise<unknown>;

interface Unborn {
    FS: {
        mkdirTree(path: string): void;
        writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
    };
    addRunDependency(name: string): void;
    removeRunDependency(name: string): void;
    growMemory(bytes: number): void;
    loadWebAssemblyModule(
        library: Uint8Array,
        flags: { loadAsync: true; nodelete: true },
        name: string,
        scope: object,
    ): Promise<unknown>;
    preloadedWasm: Record<string, unknown>;
}

/** Where the engine lies. */
const PLACE = '/engine';

/** How Python begins: from nothing, from nothing with its memory to be kept, or with a memory. */
export type Beginning = 'afresh' | 'to be kept' | Uint8Array<ArrayBuffer>;

/** Starts Python with what lies in a folder. */
export async function start(folder: string, pack: Pack, beginning: Beginning): Promise<PyodideAPI> {
    const [{ loadPyodide }, { default: create }]: [{ loadPyodide: Load }, { default: Create }] = await Promise.all([
        import(/* @vite-ignore */ `${folder}pyodide.mjs`),
        import(/* @vite-ignore */ `${folder}pyodide.asm.mjs`),
    ]);
    const memory = typeof beginning === 'string' ? null : beginning;
    let fail: (error: unknown) => void = () => {};
    const failed = new Promise<never>((_, reject) => (fail = reject));
    const loaded = loadPyodide({
        indexURL: folder,
        env: { HOME: '/home/pyodide', PYTHONPATH: PLACE },
        createPyodideModule: (settings: Parameters<Create>[0]) => {
            settings.preRun.push((python) => {
                python.addRunDependency('engine');
                if (memory) python.growMemory(memory.length);
                unpack(python, pack).then(() => python.removeRunDependency('engine'), fail);
            });
            return create(settings);
        },
        ...(memory ? { _loadSnapshot: memory } : {}),
        ...(beginning === 'to be kept' ? { _makeSnapshot: true } : {}),
    });
    return Promise.race([loaded, failed]);
}

/**
 * Lays the engine where Python finds it. Libraries are linked before anything runs: only then do they come to the same
 * place every time, which a memory that knows them depends on.
 */
async function unpack(python: Unborn, pack: Pack): Promise<void> {
    const folders = new Set<string>();
    for (const [name, content] of pack.files) {
        const path = `${PLACE}/${name}`;
        const folder = path.slice(0, path.lastIndexOf('/'));
        if (!folders.has(folder)) python.FS.mkdirTree(folder);
        folders.add(folder);
        python.FS.writeFile(path, content, { canOwn: true });
        if (path.endsWith('.so')) {
            const flags = { loadAsync: true, nodelete: true } as const;
            python.preloadedWasm[path] = await python.loadWebAssemblyModule(content, flags, path, {});
        }
    }
}
