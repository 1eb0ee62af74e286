import { ask, authorization, posted } from '../lib/lobby';
import type { SayWish, Talked } from '../wire';

interface Key {
    match: string;
    token: string;
}

export const talked = ({ match, token }: Key) => ask<Talked>(addressOf(match), { headers: authorization(token) });
export const speak = ({ match, token }: Key, wish: SayWish) =>
    ask<null>(addressOf(match), posted(wish, authorization(token)));

function addressOf(match: string): string {
    return `/api/matches/${encodeURIComponent(match)}/said`;
}
