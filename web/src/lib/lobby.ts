import { HAS_OTHERS, reach as reachTable } from '$house';
import type { Entry } from '../glossary/marking';
import type { Invitation } from './address';
import { drawEntropy } from './fairness';
import type {
    Analysis,
    AnalysisWish,
    AnyGame,
    GameOffer,
    MatchStanding,
    MatchWish,
    Moment,
    MomentWish,
    NextWish,
    PlayWish,
    RematchWish,
    Replay,
    SeatWish,
    Study,
    StudyWish,
    TreeWish,
    TurningPoint,
    Values,
    ValuesWish,
    Watchable,
} from '../wire';
import { repeatable } from './requests';
import { tokensOf, type HeldSeat, type MatchSeat } from './seats';
import { language, t } from './texts.svelte';

/** A request that the table refused, with its sentence. */
export class Refusal extends Error {
    constructor(
        sentence: string,
        readonly status: number,
    ) {
        super(sentence);
    }
}

/** Asks which games there are. */
export function games(): Promise<GameOffer[]> {
    return ask<GameOffer[]>('/api/games');
}

/** Asks for all about one of the choices of a game, such as a fighter with its cards. */
export function sheetOf<G extends AnyGame>(game: string, name: string): Promise<G['sheet']> {
    return ask<G['sheet']>(`/api/games/${encodeURIComponent(game)}/sheet?name=${encodeURIComponent(name)}`);
}

/** Asks what the words of a game mean. */
export function glossaryOf(game: string, language: string): Promise<Entry[]> {
    return ask<Entry[]>(`/api/games/${encodeURIComponent(game)}/glossary?language=${encodeURIComponent(language)}`);
}

/** Starts a match and takes a seat in it. */
export async function takeSeat(wish: MatchWish, title: string): Promise<HeldSeat> {
    const taken = withEntropy(await ask<MatchSeat>('/api/matches', posted(wish)));
    return { ...taken, game: wish.game, title, began: Date.now(), wish };
}

/** Takes an open seat by an invitation. */
export async function joinMatch(
    { match, invitation, seat }: Invitation,
    more: Pick<SeatWish, 'brings' | 'text' | 'agrees'> = {},
): Promise<HeldSeat> {
    const wish: SeatWish = { invitation, ...(seat === null ? {} : { seat }), ...more };
    const address = `/api/matches/${encodeURIComponent(match)}/seats`;
    return repeatable(`${address} ${seat ?? ''}`, async (key) => {
        const taken = withEntropy(await ask<MatchSeat>(address, posted(wish, key)));
        const { game } = await matchState(match, taken.token);
        const title = (await games()).find((offer) => offer.name === game)?.title ?? game;
        return { ...taken, game, title, began: Date.now() };
    });
}

/** Draws entropy for the seats that were taken, now that the table has committed itself. */
export function withEntropy(taken: MatchSeat): MatchSeat {
    if (!taken.commitment) return taken;
    const others = taken.others?.map((one) => ({ ...one, entropy: drawEntropy() }));
    return { ...taken, entropy: drawEntropy(), ...(others ? { others } : {}) };
}

/** Asks for the file of a match that is over. */
export async function matchFile({ match }: { match: string }): Promise<Blob> {
    return (await reach(`/api/matches/${encodeURIComponent(match)}/record`)).blob();
}

/** Asks what is played in a match that may be watched. */
export function watchable(match: string): Promise<Watchable> {
    return ask<Watchable>(`/api/matches/${encodeURIComponent(match)}/watch`);
}

/** Asks for a match that is over, from its beginning. */
export function replayOf(match: string): Promise<Replay> {
    return ask<Replay>(`/api/matches/${encodeURIComponent(match)}/replay`);
}

/** Asks for a match that is over, written down. */
export async function notationOf(match: string): Promise<string> {
    return (await reach(`/api/matches/${encodeURIComponent(match)}/notation`)).text();
}

/** Asks where a match that is over turned. */
export function turningPoint<G extends AnyGame>(match: string): Promise<TurningPoint<G> | null> {
    return ask<TurningPoint<G> | null>(`/api/matches/${encodeURIComponent(match)}/turning-point`);
}

/** Asks how far the analysis of a match is, and what was found since a decision. */
export function analysisOf(match: string, since = 0): Promise<Analysis> {
    return ask<Analysis>(`${analysisAddress(match)}?since=${since}`);
}

/** Has a match that is over analysed, from where that was left off. */
export function analyse(match: string): Promise<Analysis> {
    return ask<Analysis>(analysisAddress(match), posted({} satisfies AnalysisWish));
}

/** Stops the analysis of a match; what was found stays. */
export function stopAnalysis(match: string): Promise<Analysis> {
    return ask<Analysis>(analysisAddress(match), { method: 'DELETE' });
}

function analysisAddress(match: string): string {
    return `/api/matches/${encodeURIComponent(match)}/analysis`;
}

/** Opens a match that is over, or a text, to study. */
export function study(wish: StudyWish): Promise<Study> {
    return ask<Study>('/api/studies', posted(wish));
}

/** Asks for a moment of a study. */
export function studyMoment(wish: MomentWish): Promise<Moment> {
    return ask<Moment>('/api/studies/moment', posted(wish));
}

/** Asks what the answers at a moment of a study are worth. */
export function studyValues(wish: ValuesWish): Promise<Values> {
    return ask<Values>('/api/studies/values', posted(wish));
}

/** Says that this is no longer asked for. */
export function stopValues(asker: string): Promise<unknown> {
    return ask(`/api/studies/values?asker=${encodeURIComponent(asker)}`, { method: 'DELETE' });
}

/** Asks for a study as a notation, with all that was tried. */
export async function studyNotation(wish: TreeWish): Promise<string> {
    return (await reach('/api/studies/notation', posted(wish))).text();
}

/** Asks for a moment of a study as a scenario. */
export async function studyScenario(wish: MomentWish): Promise<string> {
    return (await reach('/api/studies/scenario', posted(wish))).text();
}

/** Starts a match that goes on from a moment of a study, and takes a seat in it. */
export function playStudy(wish: PlayWish): Promise<MatchSeat> {
    return ask<MatchSeat>('/api/studies/match', posted(wish));
}

/** Says that all seats of this screen want to play again; returns them in the new match, once everybody wants to. */
export async function wishAgain(seat: HeldSeat, next: NextWish = {}): Promise<HeldSeat | null> {
    const taken: MatchSeat[] = [];
    const tokens = tokensOf(seat);
    // The last wish begins the match in which those before it then have their seats, too.
    for (const { token } of [...tokens, ...tokens.slice(0, -1)]) {
        const address = `/api/matches/${encodeURIComponent(seat.match)}/rematch`;
        const wish = await ask<RematchWish>(address, posted(next, authorization(token)));
        if (wish.seat && !taken.some((one) => one.seat === wish.seat?.seat)) taken.push(wish.seat);
    }
    const first = taken.find((one) => one.seat === seat.seat);
    if (!first) return null;
    const others = taken.filter((one) => one !== first).map((one) => ({ seat: one.seat, token: one.token }));
    const { game, title, wish } = seat;
    const fresh = withEntropy({ ...first, ...(others.length ? { others } : {}) });
    return { ...fresh, game, title, began: Date.now(), ...(wish ? { wish } : {}) };
}

/** Asks how a match stands. */
export function matchState(match: string, token: string): Promise<MatchStanding> {
    return ask<MatchStanding>(`/api/matches/${encodeURIComponent(match)}`, { headers: authorization(token) });
}

/** Shows the token of a seat. */
export function authorization(token: string): Record<string, string> {
    return { Authorization: `Bearer ${token}` };
}

/** What goes along with a request. */
export interface Asking {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
}

/** Sends something along. */
export function posted(body: object, headers: Record<string, string> = {}): Asking {
    return { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** Asks the table something; a refusal is thrown with its sentence. */
export async function ask<T>(address: string, request?: Asking): Promise<T> {
    const response = await reach(address, request);
    return response.json().catch(() => null);
}

async function reach(address: string, request: Asking = {}): Promise<Response> {
    let response: Response;
    try {
        const headers = { ...request.headers, 'Accept-Language': language() };
        response = await reachTable(address, { ...request, headers });
    } catch (error) {
        throw new Refusal(whyUnanswered(error), 0);
    }
    if (response.ok) return response;
    throw new Refusal(sentence(await response.json().catch(() => null), response.status), response.status);
}

/** A table that is inside the page says itself why it does not answer. */
function whyUnanswered(error: unknown): string {
    if (!HAS_OTHERS && error instanceof Error) return error.message;
    return t('The table does not answer; check that wildswing is still running, then try again.');
}

function sentence(body: unknown, status: number): string {
    if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string') {
        return body.error;
    }
    return t('The table answered with an error ({status}); try again.', { status });
}
