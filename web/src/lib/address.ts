/** An open seat in somebody else's match; no seat stands for the first that is open. */
export interface Invitation {
    match: string;
    invitation: string;
    seat: number | null;
}

/** Where the part of the address behind the # leads: to a match, an invitation, the past, others and the best of them, a notation, puzzles, or home, to a game there. */
export type Address =
    | { to: 'match'; match: string; seat: number | null }
    | ({ to: 'invitation' } & Invitation)
    | { to: 'history' | 'running' | 'notation' | 'order' }
    | { to: 'online'; rival: string }
    | { to: 'ratings'; game: string; brought: string }
    | { to: 'tournaments'; id: string }
    | { to: 'person'; name: string }
    | { to: 'watch'; match: string }
    | { to: 'replay'; match: string; turned: boolean; place: number }
    | { to: 'puzzles' }
    | { to: 'puzzle'; game: string; number: number }
    | ({ to: 'study' } & StudyAddress)
    | { to: 'nowhere' }
    | { to: 'home'; game: string };

/** A moment of a study: of a match, or of a text, of which the number chooses one of several. */
export interface Place {
    match?: string;
    text?: string;
    number?: number;
    answers: number;
    then: [number, number][];
}

/** A study in an address, its text still folded. */
export interface StudyAddress {
    match: string;
    folded: string;
    number: number;
    answers: number;
    then: [number, number][];
}

/** The address of the first page. */
export const HOME = '#play';

/** The address of the matches that somebody has played. */
export const HISTORY = '#history';

/** The address of those who wait for somebody to play with. */
export const ONLINE = '#online';

/** The address of the matches that everybody may watch. */
export const WATCH = '#watch';

/** The address of those who play best. */
export const RATINGS = '#ratings';

/** The address of the tournaments. */
export const TOURNAMENTS = '#tournaments';

/** The address at which people with a role keep order. */
export const ORDER = '#order';

/** The address at which a match that somebody has written down is shown. */
export const NOTATION = '#notation';

/** The address of the puzzles. */
export const PUZZLES = '#puzzles';

/** In the address of a replay: where the match turned, and not its beginning. */
const TURNED = 'turned';

/** Returns the address at which a match is looked at again, from the moment when it turned. */
export function studyAddress(match: string): string {
    return `#replay=${encodeURIComponent(match)}/${TURNED}`;
}

/** Reads where an address leads; what it cannot make sense of leads home. */
export function readAddress(hash: string): Address {
    if (hash === HISTORY) return { to: 'history' };
    if (hash === ONLINE) return { to: 'online', rival: '' };
    if (hash === WATCH) return { to: 'running' };
    if (hash === ORDER) return { to: 'order' };
    if (hash === NOTATION) return { to: 'notation' };
    if (hash === PUZZLES) return { to: 'puzzles' };
    if (hash === TOURNAMENTS) return { to: 'tournaments', id: '' };
    if (hash === RATINGS) return { to: 'ratings', game: '', brought: '' };
    const [, kind = '', rest = ''] = /^#(\w+)=(.*)$/.exec(hash) ?? [];
    const [first = '', second = '', third = '', fourth = ''] = rest.split('/').map(decoded);
    if ((kind === 'watch' || kind === 'replay') && !first) return { to: 'nowhere' };
    if (kind === 'watch') return { to: kind, match: first };
    if (kind === 'replay') {
        return {
            to: kind,
            match: first,
            turned: second === TURNED,
            place: /^\d{1,6}$/.test(second) ? Number(second) : 0,
        };
    }
    if (kind === 'study' && first) {
        const folded = first.startsWith(TEXT) ? first.slice(1) : '';
        const place = /^\d{1,6}$/.test(second) ? Number(second) : 0;
        const number = Number(/^\d{1,4}$/.exec(fourth)?.[0] ?? 0);
        return { to: kind, match: folded ? '' : first, folded, number, answers: place, then: triedIn(third) };
    }
    if (kind === 'ratings') return { to: kind, game: first, brought: second };
    if (kind === 'challenge') return { to: 'online', rival: first };
    if (kind === 'puzzle') {
        return first && /^\d{1,6}$/.test(second)
            ? { to: kind, game: first, number: Number(second) }
            : { to: 'puzzles' };
    }
    if (kind === 'tournaments') return { to: kind, id: first };
    if (kind === 'person' && first) return { to: kind, name: first };
    if (kind === 'match' && first) return { to: 'match', match: first, seat: seatIn(second) };
    if (kind === 'join' && first && second) {
        return { to: 'invitation', match: first, invitation: second, seat: seatIn(third) };
    }
    return { to: 'home', game: kind === 'game' ? first : '' };
}

/** Returns the address of those who play a game best, or play it best with something. */
export function ratingsAddress(game: string, brought = ''): string {
    return `${RATINGS}=${[game, ...(brought ? [brought] : [])].map(encodeURIComponent).join('/')}`;
}

/** Returns the address of a puzzle of a game. */
export function puzzleAddress(game: string, number: number): string {
    return `#puzzle=${encodeURIComponent(game)}/${number}`;
}

/** Returns the address of what everybody may know of somebody. */
export function personAddress(name: string): string {
    return `#person=${encodeURIComponent(name)}`;
}

/** Returns the address at which somebody is challenged. */
export function challengeAddress(name: string): string {
    return `#challenge=${encodeURIComponent(name)}`;
}

/** Returns the address of a tournament. */
export function tournamentAddress(id: string): string {
    return `${TOURNAMENTS}=${encodeURIComponent(id)}`;
}

/** Returns the address of the form in which a match of a game is set up. */
export function gameAddress(game: string): string {
    return `#game=${encodeURIComponent(game)}`;
}

/** Returns the address of a seat that this browser holds. */
export function matchAddress({ match, seat }: { match: string; seat: number }): string {
    return `#match=${encodeURIComponent(match)}/${seat}`;
}

/** Returns the address that is given to somebody who is invited. */
export function invitationAddress({ match, invitation, seat }: Invitation): string {
    return `#join=${encodeURIComponent(match)}/${encodeURIComponent(invitation)}${seat === null ? '' : `/${seat}`}`;
}

/** Returns the whole address under which everybody can watch a match, or see it again. */
export function linkTo(to: 'watch' | 'replay', match: string): string {
    return new URL(`#${to}=${encodeURIComponent(match)}`, location.href).href;
}

/** Returns the whole address of a place in a match that is over. */
export function linkToPlace(match: string, place: number): string {
    return `${linkTo('replay', match)}/${place}`;
}

/** Before a text that is folded into an address, where otherwise the match stands. */
const TEXT = '~';

/** What is longer is cut by some programs through which people send addresses. */
const LONGEST = 8000;

/** Returns the address of the study of a match, at a place in it. */
export function boardAddress(match: string, place: number): string {
    return `#study=${encodeURIComponent(match)}/${place}`;
}

/** Returns the whole address of a moment of a study; nothing if it would be too long. */
export async function studyLink({ match, text, number, answers, then }: Place): Promise<string> {
    const source = match ? encodeURIComponent(match) : `${TEXT}${await folded(text ?? '')}`;
    const tried = then.map(([seat, answer]) => `${seat}.${answer}`).join('-');
    const tail = number ? `/${tried}/${number}` : tried ? `/${tried}` : '';
    const { href } = new URL(`#study=${source}/${answers}${tail}`, location.href);
    return href.length > LONGEST ? '' : href;
}

function triedIn(part: string): [number, number][] {
    return part.split('-').flatMap((one): [number, number][] => {
        const [, seat, answer] = /^(\d{1,3})\.(\d{1,16})$/.exec(one) ?? [];
        return seat && answer ? [[Number(seat), Number(answer)]] : [];
    });
}

/** Folds a text so that it fits into an address. */
export async function folded(text: string): Promise<string> {
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Unfolds a text; one that was cut is refused. */
export async function unfolded(packed: string): Promise<string> {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Response(plain).text();
}

function seatIn(part: string): number | null {
    return /^\d{1,3}$/.test(part) ? Number(part) : null;
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}
