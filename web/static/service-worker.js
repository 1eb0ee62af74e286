// @ts-check
// Keeps the whole table, so that it can be played without a network. `tools/static.py` fills in what there is to keep.

const VERSION = '{version}';
/** @type {string[]} */
const FILES = ['{files}'];
const KEPT = `wildswing ${VERSION}`;
/** What src/inside/memory.ts keeps; it knows itself of which version that is. */
const MEMORY = 'wildswing memory';

/** @type {any} */
const worker = self;

worker.addEventListener('install', (/** @type {any} */ event) => {
    event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});

// A new version takes over when no page of the old one is open, so a page never meets files of two.
worker.addEventListener('activate', (/** @type {any} */ event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) =>
                Promise.all(
                    names.filter((name) => name !== KEPT && name !== MEMORY).map((name) => caches.delete(name)),
                ),
            ),
    );
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
    event.respondWith(
        caches.open(KEPT).then(async (cache) => {
            const found = await cache.match(event.request, { ignoreSearch: true });
            return found ?? fetch(event.request);
        }),
    );
});
