import { describe, expect, it } from 'vitest';
import {
    begun,
    counted,
    countMatch,
    done,
    keepSeries,
    keptSeries,
    settled,
    winnerOf,
    type Series,
} from '../src/lib/series';

const NAMES = ['Ryu', 'Ky', 'May', 'Leo'];
const asked = (): Pick<Series, 'game' | 'bestOf' | 'opponent' | 'edition' | 'picks'> => ({
    game: 'exceed',
    bestOf: 3,
    opponent: 'fighter',
    edition: '',
    picks: ['Ryu', 'Ky'],
});

function shelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
    const kept = new Map<string, string>();
    return {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
    };
}

describe('a series', () => {
    it('without bans begins at once', () => {
        expect(begun(asked(), 0).tasks).toEqual([]);
    });

    it('lets both ban in turns, and choose then, in the order that is drawn', () => {
        expect(begun(asked(), 1, () => 0.9).tasks).toEqual([
            { who: 1, what: 'ban' },
            { who: 0, what: 'ban' },
            { who: 1, what: 'choose' },
            { who: 0, what: 'choose' },
        ]);
    });

    it('notes who is banned and who is chosen', () => {
        const series = ['May', 'Leo', 'Ky'].reduce(
            done,
            begun(asked(), 1, () => 0),
        );
        expect(series.banned).toEqual(['May', 'Leo']);
        expect(series.picks).toEqual(['Ky', 'Ky']);
        expect(series.tasks).toEqual([{ who: 1, what: 'choose' }]);
    });

    it('lets a machine take nobody who is banned', () => {
        const series = settled(
            begun(asked(), 1, () => 0.9),
            true,
            NAMES,
            () => 0,
        );
        expect(series.banned).toEqual(['Ryu']);
        const after = settled(done(series, 'Ky'), true, NAMES, () => 0);
        expect(after.picks).toEqual(['Ryu', 'May']);
        expect(after.tasks).toEqual([{ who: 0, what: 'choose' }]);
    });

    it('waits for two people at one screen', () => {
        const series = begun(asked(), 1, () => 0.9);
        expect(settled(series, false, NAMES)).toBe(series);
    });

    it('counts each match once, and lets the loser choose', () => {
        const one = counted({ ...begun(asked(), 0), playing: true }, 'a', [0]);
        expect([one.wins, one.loser, one.playing]).toEqual([[1, 0], 1, false]);
        expect(one.tasks).toEqual([{ who: 1, what: 'choose' }]);
        expect(counted(one, 'a', [0])).toBe(one);
    });

    it('counts a match that nobody won for nobody, who then choose nothing', () => {
        const drawn = counted(begun(asked(), 0), 'a', []);
        expect([drawn.wins, drawn.loser, drawn.tasks]).toEqual([[0, 0], null, []]);
    });

    it('is won with more than half of its matches', () => {
        const once = counted(begun(asked(), 0), 'a', [1]);
        expect(winnerOf(once)).toBeNull();
        const twice = counted({ ...once, tasks: [] }, 'b', [1]);
        expect([winnerOf(twice), twice.tasks]).toEqual([1, []]);
    });

    it('is kept in the browser until it is given up', () => {
        const kept = shelf();
        const series = begun(asked(), 0);
        keepSeries(series, kept);
        expect(keptSeries(kept)).toEqual(series);
        expect(countMatch('another', 'a', [0], kept)).toBeNull();
        expect(countMatch(series.id, 'a', [0], kept)?.wins).toEqual([1, 0]);
        expect(keptSeries(kept)?.wins).toEqual([1, 0]);
        keepSeries(null, kept);
        expect(keptSeries(kept)).toBeNull();
    });

    it('that cannot be read is none', () => {
        const kept = shelf();
        kept.setItem('wildswing.series', '{"id": 1}');
        expect(keptSeries(kept)).toBeNull();
        kept.setItem('wildswing.series', 'nonsense');
        expect(keptSeries(kept)).toBeNull();
    });
});
