import type { Asking } from '../lib/lobby';
import { keepForLater } from '../inside/offline';
import { Engine } from '../inside/engine';
import { rehearseLater } from '../inside/rehearsal';

/** The table inside the page: no server, nobody else, and everything from the folder that the page came from. */

/** Whether other people can be met at this table, by name, in the lobby or by a link. */
export const HAS_OTHERS = false;

const hire = () => new Worker(new URL('../inside/worker.ts', import.meta.url), { type: 'module' });

const engine = new Engine(hire);

/** Has the table set while somebody looks around, and all of it kept for a later start and for when there is no network. */
export function settle(): void {
    const base = document.baseURI;
    engine.start(base);
    void engine.opened.then(async () => {
        await keepForLater();
        if (!engine.remembers) rehearseLater(hire, base, () => document.documentElement.lang);
    });
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
