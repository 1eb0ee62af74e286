import type { PyodideAPI } from 'pyodide';
import { forget, kept } from './memory';
import { load, type Pack } from './pack';
import { start } from './python';

/** Python with the engine, as a worker begins with it. */
export interface Begun {
    python: PyodideAPI;
    /** Whether it began with a memory that was kept. */
    remembers: boolean;
}

/** Loads the engine that lies below an address. */
export async function engine(base: string): Promise<{ folder: string; pack: Pack }> {
    const folder = new URL('engine/', base).href;
    return { folder, pack: await load(`${folder}engine.pack`) };
}

/** Starts Python with a memory if one is kept, which is forgotten should it not fit. */
export async function begun(base: string): Promise<Begun> {
    const { folder, pack } = await engine(base);
    try {
        const memory = await kept(pack.version);
        if (memory) return { python: await start(folder, pack, memory), remembers: true };
    } catch (error) {
        console.warn(error);
        await forget();
    }
    return { python: await start(folder, pack, 'afresh'), remembers: false };
}
