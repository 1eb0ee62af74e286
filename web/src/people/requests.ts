import { ask, posted, withEntropy } from '../lib/lobby';
import { repeatable } from '../lib/requests';
import type { HeldSeat, MatchSeat } from '../lib/seats';
import type { BlockWish, Challenge, ChallengeWish, JoinWish, NameWish, Tied } from '../wire';

export const ties = () => ask<Tied>('/api/me/ties');
export const follow = (name: string) => ask<null>('/api/me/follows', posted({ name } satisfies NameWish));
export const unfollow = (name: string) => ask<null>(`/api/me/follows?name=${encodeURIComponent(name)}`, ENDED);
export const block = (name: string) => ask<null>('/api/me/blocks', posted({ name } satisfies BlockWish));
/** Blocks whoever has a seat at a match of one's own, also a guest. */
export const blockAt = (match: string, seat: number) =>
    ask<null>('/api/me/blocks', posted({ match, seat } satisfies BlockWish));
/** By the name of an account, or the sign of a guest. */
export const unblock = (name: string) => ask<null>(`/api/me/blocks?name=${encodeURIComponent(name)}`, ENDED);

export const myChallenges = () => ask<Challenge[]>('/api/me/challenges');
export const decline = (match: string) => ask<null>(addressOf(match), ENDED);

const ENDED = { method: 'DELETE' };

/** Begins a match that waits for somebody with an account. */
export async function challenge(wish: ChallengeWish, title: string): Promise<HeldSeat> {
    const asking = (key: Record<string, string>) => ask<MatchSeat>('/api/challenges', posted(wish, key));
    const taken = await repeatable(`/api/challenges ${JSON.stringify(wish)}`, asking);
    return { ...withEntropy(taken), game: wish.game, title, began: Date.now() };
}

/** Takes the seat that waits. */
export async function accept({ table }: Challenge, wish: JoinWish): Promise<HeldSeat> {
    const { match, game, title } = table;
    const joining = (key: Record<string, string>) => ask<MatchSeat>(addressOf(match), posted(wish, key));
    const taken = await repeatable(`${addressOf(match)} ${JSON.stringify(wish)}`, joining);
    return { ...withEntropy(taken), game, title, began: Date.now() };
}

function addressOf(match: string): string {
    return `/api/me/challenges/${encodeURIComponent(match)}`;
}
