import type { Asking } from '../lib/lobby';
import { keepForLater } from '../inside/offline';
import { Engine } from '../inside/engine';

/** The table inside the page: no server, nobody else, and everything from the folder that the page came from. */

/** Whether other people can be met at this table, by name, in the lobby or by a link. */
export const HAS_OTHERS = false;

/** Whether matches that are over are analysed at this table. */
export const HAS_ANALYSES = false;

const engine = new Engine(() => new Worker(new URL('../inside/worker.ts', import.meta.url), { type: 'module' }));

/** Has the table set while somebody looks around, and all of it kept for when there is no network. */
export function settle(): void {
    engine.start(document.baseURI);
    void engine.opened.then(keepForLater);
}

/** Asks the table something; what can be played is known before the table is set. */
export async function reach(address: string, request: Asking): Promise<Response> {
    if (address === '/api/games' && !engine.isOpen) {
        return fetch(new URL(`games/${request.headers?.['Accept-Language'] ?? 'en'}.json`, document.baseURI));
    }
    return engine.ask(address, request);
}

/** Returns where the rules of a game can be read. */
export function rulesAddress(game: string, language: string): string {
    return `rules/${game}.${language}.html`;
}

/** Returns how to reach a match, to play or only to watch. */
export const dialer = (match: string, how: 'play' | 'watch' = 'play') => engine.dialer(match, how);
