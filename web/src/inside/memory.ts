/** The memory of a Python that has played every first question, kept by the browser: a later start begins with it. */

/** The service worker knows this name too, and lets it be. */
const MEMORY = 'wildswing memory';

const address = (version: string) => new URL(encodeURIComponent(version), 'https://memory.invalid/').href;

/** Returns the memory that was kept for an engine, if there is one. */
export async function kept(version: string): Promise<Uint8Array<ArrayBuffer> | null> {
    if (!canKeep()) return null;
    const found = await (await caches.open(MEMORY)).match(address(version));
    if (!found?.body) return null;
    const unpacked = new Response(found.body.pipeThrough(new DecompressionStream('gzip')));
    return new Uint8Array(await unpacked.arrayBuffer());
}

/** Keeps a memory, packed, and no other. */
export async function keep(version: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
    await forget();
    const packed = new Blob([memory]).stream().pipeThrough(new CompressionStream('gzip'));
    // A cache takes the whole of it or nothing, whenever the page is closed.
    await (await caches.open(MEMORY)).put(address(version), new Response(await new Response(packed).blob()));
}

/** Forgets what was kept. */
export async function forget(): Promise<void> {
    if (canKeep()) await caches.delete(MEMORY);
}

/** Tells whether the browser keeps anything: it does not where others could change what is on its way. */
export function canKeep(): boolean {
    return 'caches' in globalThis;
}
