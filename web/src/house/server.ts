import type { Asking } from '../lib/lobby';
import type { Socket } from '../lib/connection';

/** The table behind a page that a server has sent. */

/** Whether other people can be met at this table, by name, in the lobby or by a link. */
export const HAS_OTHERS = true;

/** Nothing has to be set up: the server has done it. */
export function settle(): void {}

/** Asks the table something. */
export function reach(address: string, request: Asking): Promise<Response> {
    return fetch(address, request);
}

/** Returns where the rules of a game can be read. */
export function rulesAddress(game: string, language: string): string {
    return `/rules/${game}?language=${language}`;
}

/** Returns how to reach a match, to play or only to watch. */
export function dialer(match: string, how: 'play' | 'watch' = 'play'): () => Socket {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/matches/${encodeURIComponent(match)}/${how}`;
    return () => {
        const line = new WebSocket(address);
        const socket: Socket = {
            onopen: null,
            onmessage: null,
            onclose: null,
            send: (text) => line.send(text),
            close: () => line.close(),
        };
        line.onopen = () => socket.onopen?.();
        line.onmessage = ({ data }: MessageEvent<string>) => socket.onmessage?.({ data });
        line.onclose = ({ code }) => socket.onclose?.({ code });
        return socket;
    };
}
