import { calls } from './calls.svelte';
import { t } from './texts.svelte';

/** Where the browser finds the picture of the tab. */
const ICONS = { usual: `${import.meta.env.BASE_URL}icon.svg`, called: `${import.meta.env.BASE_URL}icon-your-turn.svg` };

let name = '';
let called = false;

/** Says on the tab what the page shows; without a name, the page itself. */
export function nameTab(shown = ''): void {
    name = shown;
    show();
}

/** Says on the tab, by words and picture, whether the person at this screen is waited for; who looks elsewhere is called. */
export function callFromTab(waited: boolean): void {
    if (waited === called) return;
    called = waited;
    show();
    if (waited) calls.call(document.title);
    else calls.hush();
}

function show(): void {
    document.title = [called ? t('Your turn') : '', name, 'Wildswing'].filter(Boolean).join(' · ');
    document.querySelector('link[rel=icon]')?.setAttribute('href', called ? ICONS.called : ICONS.usual);
}
