/** Has the browser keep the whole table, so that it can be set again without a network. */
export async function keepForLater(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
        await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI));
        // Matches are worth more than a cache: the browser is asked not to make place by deleting them.
        await navigator.storage?.persist?.();
    } catch (error) {
        console.warn(error); // a page that is not kept is still played
    }
}
