import { drawEntropy } from './fairness';

/** The two of a series, by their seats; the first sits at this screen. */
export type Player = 0 | 1;

/** What somebody is to do before the next match. */
export interface Task {
    who: Player;
    what: 'ban' | 'choose';
}

/** Several matches of the same two, until one has won more than half of them. */
export interface Series {
    id: string;
    game: string;
    bestOf: number;
    opponent: string;
    edition: string;
    wins: [number, number];
    /** Whom each plays. */
    picks: [string, string];
    banned: string[];
    /** What is to be done before the next match, the next thing first. */
    tasks: Task[];
    /** Who lost the last match; nobody before the first, and where nobody won. */
    loser: Player | null;
    /** Whether a match of it goes on. */
    playing: boolean;
    /** The last match that was counted. */
    counted: string;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'wildswing.series';

/** Returns a new series; with bans both ban in turns and choose then, and who begins is drawn. */
export function begun(
    asked: Pick<Series, 'game' | 'bestOf' | 'opponent' | 'edition' | 'picks'>,
    bans: number,
    chance: () => number = Math.random,
): Series {
    const first: Player = chance() < 0.5 ? 0 : 1;
    const order: Player[] = [first, first ? 0 : 1];
    const each = (what: Task['what']): Task[] => order.map((who) => ({ who, what }));
    const tasks = bans ? [...Array.from({ length: bans }, () => each('ban')).flat(), ...each('choose')] : [];
    return {
        ...asked,
        id: drawEntropy().slice(0, 16),
        wins: [0, 0],
        banned: [],
        tasks,
        loser: null,
        playing: false,
        counted: '',
    };
}

/** Returns the series after whoever is next has banned or chosen somebody. */
export function done(series: Series, name: string): Series {
    const [task, ...tasks] = series.tasks;
    if (!task) return series;
    if (task.what === 'ban') return { ...series, tasks, banned: [...series.banned, name] };
    const picks: Series['picks'] = task.who === 0 ? [name, series.picks[1]] : [series.picks[0], name];
    return { ...series, tasks, picks };
}

/** Lets a machine ban and choose, by chance, until a person is next. */
export function settled(
    series: Series,
    isMachine: boolean,
    names: string[],
    chance: () => number = Math.random,
): Series {
    let now = series;
    while (isMachine && now.tasks[0]?.who === 1) {
        const left = names.filter((name) => !now.banned.includes(name));
        now = done(now, left[Math.floor(chance() * left.length)] ?? now.picks[1]);
    }
    return now;
}

/** Returns the series after a match; each counts once, and one that nobody or both have won for nobody. */
export function counted(series: Series, match: string, winners: number[]): Series {
    if (series.counted === match) return series;
    const after = { ...series, playing: false, counted: match };
    const [winner] = winners;
    if (winners.length !== 1 || (winner !== 0 && winner !== 1)) return { ...after, loser: null };
    const wins: Series['wins'] =
        winner === 0 ? [series.wins[0] + 1, series.wins[1]] : [series.wins[0], series.wins[1] + 1];
    const loser: Player = winner ? 0 : 1;
    const next = { ...after, wins, loser };
    return winnerOf(next) === null ? { ...next, tasks: [{ who: loser, what: 'choose' }] } : next;
}

/** Returns who has won the series, if somebody has. */
export function winnerOf({ wins, bestOf }: Pick<Series, 'wins' | 'bestOf'>): Player | null {
    if (wins[0] * 2 > bestOf) return 0;
    return wins[1] * 2 > bestOf ? 1 : null;
}

/** Returns the series that goes on in this browser, as far as it can be read. */
export function keptSeries(shelf: Shelf = localStorage): Series | null {
    try {
        const found: unknown = JSON.parse(shelf.getItem(KEY) ?? 'null');
        return isSeries(found) ? found : null;
    } catch {
        return null;
    }
}

export function keepSeries(series: Series | null, shelf: Shelf = localStorage): void {
    if (series) shelf.setItem(KEY, JSON.stringify(series));
    else shelf.removeItem(KEY);
}

/** Counts a match of a series, and returns how the series stands; nothing if it is no longer kept. */
export function countMatch(id: string, match: string, winners: number[], shelf: Shelf = localStorage): Series | null {
    const series = keptSeries(shelf);
    if (series?.id !== id) return null;
    const after = counted(series, match, winners);
    keepSeries(after, shelf);
    return after;
}

function isSeries(one: unknown): one is Series {
    if (typeof one !== 'object' || one === null) return false;
    return 'id' in one && 'wins' in one && 'picks' in one && 'tasks' in one && Array.isArray(one.tasks);
}
