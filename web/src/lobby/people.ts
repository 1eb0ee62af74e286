import { ask, authorization, posted, withEntropy } from '../lib/lobby';
import { repeatable } from '../lib/requests';
import type { HeldSeat, MatchSeat } from '../lib/seats';
import type {
    Bot,
    JoinWish,
    Leaderboard,
    Me,
    NewBot,
    Played,
    Profile,
    QuickWish,
    RatingChange,
    Running,
    SignIn,
    Waiting,
} from '../wire';

// --- Who one is ---

export const whoIsHere = () => ask<Me>('/api/me');
export const beGuest = (name: string) => ask<Me>('/api/guests', posted({ name }));
export const register = (name: string, password: string) => ask<Me>('/api/accounts', posted({ name, password }));
export const signIn = (wish: SignIn) => ask<Me>('/api/sessions', posted(wish));
export const signOut = () => ask<null>('/api/sessions', { method: 'DELETE' });
export const signOutEverywhere = () => ask<null>('/api/sessions/all', { method: 'DELETE' });

export const bots = () => ask<Bot[]>('/api/me/bots');
export const newBot = (label: string) => ask<NewBot>('/api/me/bots', posted({ label }));
export const revokeBot = (id: string) => ask<null>(`/api/me/bots/${encodeURIComponent(id)}`, { method: 'DELETE' });

// --- How well people play ---

export const profileOf = (name: string) => ask<Profile>(`/api/people?name=${encodeURIComponent(name)}`);
export const ratingChanges = (match: string) =>
    ask<RatingChange[]>(`/api/matches/${encodeURIComponent(match)}/ratings`);
export const bestOf = (game: string, brought: string) =>
    ask<Leaderboard>(`/api/ratings/${encodeURIComponent(game)}?brought=${encodeURIComponent(brought)}`);

// --- Playing together ---

export const whoWaits = () => ask<Waiting[]>('/api/lobby');
export const whoPlays = () => ask<Running[]>('/api/running');
export const myMatches = () => ask<Played[]>('/api/me/matches');
export const myHistory = () => ask<Played[]>('/api/me/history');

/** Joins whoever waits longest for a game, or waits. */
export async function quickMatch(wish: QuickWish, title: string): Promise<HeldSeat> {
    const asking = (key: Record<string, string>) => ask<MatchSeat>('/api/quick', posted(wish, key));
    return held(await repeatable(`/api/quick ${JSON.stringify(wish)}`, asking), wish.game, title);
}

/** Takes a seat in a match of the lobby. */
export async function joinWaiting(
    { match, game, title, fan_made }: Waiting,
    more: Pick<JoinWish, 'brings' | 'text'> = {},
): Promise<HeldSeat> {
    const wish: JoinWish = { ...more, ...(fan_made?.length ? { agrees: true } : {}) };
    const address = `/api/lobby/${encodeURIComponent(match)}/seats`;
    const joining = (key: Record<string, string>) => ask<MatchSeat>(address, posted(wish, key));
    return held(await repeatable(`${address} ${JSON.stringify(wish)}`, joining), game, title);
}

/** Takes one's own seat again, which another page may have had. */
export async function comeBack({ match, game, title }: Pick<Played, 'match' | 'game' | 'title'>): Promise<HeldSeat> {
    const address = `/api/matches/${encodeURIComponent(match)}/return`;
    return held(await ask<MatchSeat>(address, { method: 'POST' }), game, title);
}

/** Takes a match back that nobody has joined. */
export function withdraw({ match, token }: HeldSeat): Promise<null> {
    return ask<null>(`/api/lobby/${encodeURIComponent(match)}`, { method: 'DELETE', headers: authorization(token) });
}

function held(taken: MatchSeat, game: string, title: string): HeldSeat {
    return { ...withEntropy(taken), game, title, began: Date.now() };
}
