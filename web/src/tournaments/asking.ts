import { ask, posted } from '../lib/lobby';
import type { EntryWish, TournamentLine, TournamentTold, TournamentWish } from '../wire';

const at = (id: string, more = '') => `/api/tournaments/${encodeURIComponent(id)}${more}`;

export const tournaments = () => ask<TournamentLine[]>('/api/tournaments');
export const tournament = (id: string) => ask<TournamentTold>(at(id));
export const openTournament = (wish: TournamentWish) => ask<TournamentTold>('/api/tournaments', posted(wish));
export const enter = (id: string, wish: EntryWish) => ask<TournamentTold>(at(id, '/entrants'), posted(wish));
export const checkIn = (id: string) => ask<TournamentTold>(at(id, '/check-in'), { method: 'POST' });
export const start = (id: string) => ask<TournamentTold>(at(id, '/start'), { method: 'POST' });
export const callOff = (id: string) => ask<TournamentTold>(at(id), { method: 'DELETE' });

/** Leaves a tournament, or as its host sends away who has a place among those who take part. */
export const leave = (id: string, place?: number) =>
    ask<TournamentTold>(at(id, `/entrants${place === undefined ? '' : `?place=${place}`}`), { method: 'DELETE' });

/** Returns where all results are as a file. */
export const fileOf = (id: string, kind: 'csv' | 'json') => at(id, `/standings.${kind}`);
