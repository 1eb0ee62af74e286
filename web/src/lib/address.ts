/** An open seat in somebody else's match; no seat stands for the first that is open. */
export interface Invitation {
    match: string;
    invitation: string;
    seat: number | null;
}

/** Where the part of the address behind the # leads: to a match, an invitation, the past, or home, to a game there. */
export type Address =
    | { to: 'match'; match: string; seat: number | null }
    | ({ to: 'invitation' } & Invitation)
    | { to: 'history' }
    | { to: 'watch' | 'replay'; match: string }
    | { to: 'nowhere' }
    | { to: 'home'; game: string };

/** The address of the matches that somebody has played. */
export const HISTORY = '#history';

/** Reads where an address leads; what it cannot make sense of leads home. */
export function readAddress(hash: string): Address {
    if (hash === HISTORY) return { to: 'history' };
    const [, kind = '', rest = ''] = /^#(\w+)=(.*)$/.exec(hash) ?? [];
    const [first = '', second = '', third = ''] = rest.split('/').map(decoded);
    if (kind === 'watch' || kind === 'replay') return first ? { to: kind, match: first } : { to: 'nowhere' };
    if (kind === 'match' && first) return { to: 'match', match: first, seat: seatIn(second) };
    if (kind === 'join' && first && second) {
        return { to: 'invitation', match: first, invitation: second, seat: seatIn(third) };
    }
    return { to: 'home', game: kind === 'game' ? first : '' };
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
