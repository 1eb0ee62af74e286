/** An open seat in somebody else's match; no seat stands for the first that is open. */
export interface Invitation {
    match: string;
    invitation: string;
    seat: number | null;
}

/** Where the part of the address behind the # leads: to a match, an invitation, the past, others and the best of them, a notation, or home, to a game there. */
export type Address =
    | { to: 'match'; match: string; seat: number | null }
    | ({ to: 'invitation' } & Invitation)
    | { to: 'history' | 'online' | 'running' | 'notation' }
    | { to: 'ratings'; game: string; brought: string }
    | { to: 'person'; name: string }
    | { to: 'watch'; match: string }
    | { to: 'replay'; match: string; turned: boolean; place: number }
    | { to: 'nowhere' }
    | { to: 'home'; game: string };

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

/** The address at which a match that somebody has written down is shown. */
export const NOTATION = '#notation';

/** In the address of a replay: where the match turned, and not its beginning. */
const TURNED = 'turned';

/** Returns the address at which a match is looked at again, from the moment when it turned. */
export function studyAddress(match: string): string {
    return `#replay=${encodeURIComponent(match)}/${TURNED}`;
}

/** Reads where an address leads; what it cannot make sense of leads home. */
export function readAddress(hash: string): Address {
    if (hash === HISTORY) return { to: 'history' };
    if (hash === ONLINE) return { to: 'online' };
    if (hash === WATCH) return { to: 'running' };
    if (hash === NOTATION) return { to: 'notation' };
    if (hash === RATINGS) return { to: 'ratings', game: '', brought: '' };
    const [, kind = '', rest = ''] = /^#(\w+)=(.*)$/.exec(hash) ?? [];
    const [first = '', second = '', third = ''] = rest.split('/').map(decoded);
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
    if (kind === 'ratings') return { to: kind, game: first, brought: second };
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

/** Returns the address of what everybody may know of somebody. */
export function personAddress(name: string): string {
    return `#person=${encodeURIComponent(name)}`;
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
