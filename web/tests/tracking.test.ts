import { describe, expect, it } from 'vitest';
import { chanceOf, track, verdictOf } from '../src/games/exceed/tracker/tracking';
import { UNSEEN } from '../src/games/exceed/view';
import type {
    AttackView,
    Card,
    ExceedCatalog,
    ExceedView,
    Forecast,
    Meeting,
    SideView,
} from '../src/games/exceed/wire';

const card = (name: string, copies = 2) => ({ name, copies }) as Card;
const CATALOG = {
    fighters: [{ cards: [] }, { cards: [card('Sweep'), card('Dust'), card('Cross'), card('Edge', 1)] }],
} as unknown as ExceedCatalog;

function side(more: Partial<SideView>): SideView {
    const piles = {
        gauge: [],
        discard: [],
        sealed: [],
        overdrive: [],
        set_aside: [],
        under: [],
        laid: [],
        gained: [],
        held: [],
        boosts: [],
        transformations: [],
    };
    const known = { hand: [], hand_or_set: [], unseen: [], deck: [] };
    return { ...piles, ...known, ...more } as unknown as SideView;
}

function view(theirs: Partial<SideView>, attack: Partial<AttackView> | null = null): ExceedView {
    const strike = attack && { attacks: [null, { card: UNSEEN, wild: false, pair: false, ...attack }] };
    return { seat: 0, sides: [side({}), side(theirs)], strike } as unknown as ExceedView;
}

const MEETING: Meeting = {
    card: 'Sweep',
    copies: 2,
    power: 4,
    speed: 5,
    is_first: true,
    stuns: false,
    is_stunned: false,
    hits: true,
    their_speed: 4,
    why_missed: '',
    is_unpaid: false,
};

function told(...meetings: Partial<Meeting>[]): Forecast {
    return { is_met: false, meetings: meetings.map((one) => ({ ...MEETING, ...one })) } as unknown as Forecast;
}

describe('their cards', () => {
    const shown = view({
        hand: ['Sweep', UNSEEN, UNSEEN],
        unseen: ['Sweep', 'Sweep', 'Dust', 'Cross', 'Cross'],
        deck: [UNSEEN, UNSEEN],
        discard: ['Dust'],
        gauge: ['Edge'],
    });

    it('are counted by what is seen, what may be, and what is gone', () => {
        const { untold, gone } = track(shown, CATALOG, 1, null);
        const copies = Object.fromEntries(untold.map((row) => [row.card.name, row.copies]));
        expect(copies).toEqual({
            Sweep: { seen: 1, doubtful: 0, unknown: 1, deck: 0, gone: 0 },
            Dust: { seen: 0, doubtful: 0, unknown: 1, deck: 0, gone: 1 },
            Cross: { seen: 0, doubtful: 0, unknown: 2, deck: 0, gone: 0 },
        });
        expect(gone.map((row) => [row.card.name, row.piles])).toEqual([['Edge', ['gauge']]]);
    });

    it('have the chance that is left by what nobody knows', () => {
        // Two unknown places in the hand, four cards that may lie there.
        const { untold } = track(shown, CATALOG, 1, null);
        const chance = (name: string) => untold.find((row) => row.card.name === name)?.chance;
        expect(chance('Dust')).toBeCloseTo(1 / 2);
        expect(chance('Cross')).toBeCloseTo(5 / 6);
    });

    it('stand by what they do now, the dangerous first', () => {
        const { reach, miss, untold } = track(
            shown,
            CATALOG,
            1,
            told(
                { card: 'Sweep' },
                { card: 'Cross', is_first: false, is_stunned: true },
                { card: 'Dust', why_missed: 'out of range' },
            ),
        );
        expect(reach.map((row) => row.card.name)).toEqual(['Cross', 'Sweep']);
        expect(miss.map((row) => row.card.name)).toEqual(['Dust']);
        expect(untold).toEqual([]);
    });

    it('may be in the hand or set while an attack lies face down', () => {
        const set = view(
            {
                hand: [UNSEEN, UNSEEN],
                hand_or_set: ['Sweep'],
                unseen: ['Sweep', 'Sweep', 'Dust', 'Cross', 'Cross'],
                deck: [UNSEEN, UNSEEN],
            },
            {},
        );
        const { isSet, untold } = track(set, CATALOG, 1, null);
        const sweep = untold.find((row) => row.card.name === 'Sweep');
        expect(isSet).toBe(true);
        expect(sweep?.copies).toMatchObject({ seen: 0, doubtful: 1, unknown: 1 });
        // Two more places are left for the four others.
        expect(sweep?.chance).toBeCloseTo(1 / 2);
    });

    it('are not in the hand when a wild swing lies face down', () => {
        expect(track(view({ hand: [UNSEEN], unseen: ['Dust', 'Cross'] }, { wild: true }), CATALOG, 1, null).isSet).toBe(
            false,
        );
    });
});

describe('the chance of at least one', () => {
    it('is nothing without copies or places, and certain where all must lie there', () => {
        expect(chanceOf(0, 3, 9)).toBe(0);
        expect(chanceOf(2, 0, 9)).toBe(0);
        expect(chanceOf(1, 9, 9)).toBe(1);
        expect(chanceOf(2, 5, 17)).toBeCloseTo(1 - (12 * 11) / (17 * 16));
    });
});

describe('a meeting', () => {
    const verdict = (more: Partial<Meeting>) => verdictOf({ ...MEETING, ...more });

    it('is lost by whoever is stunned first', () => {
        expect(verdict({ stuns: true })).toBe('loses');
        expect(verdict({ is_first: false, is_stunned: true })).toBe('beats');
    });

    it('is a trade where both hit, and a tie at the same speed', () => {
        expect(verdict({})).toBe('trades');
        expect(verdict({ is_stunned: true })).toBe('trades');
        expect(verdict({ their_speed: 5 })).toBe('tie');
    });

    it('is won by whoever alone hits', () => {
        expect(verdict({ why_missed: 'out of range' })).toBe('loses');
        expect(verdict({ is_unpaid: true })).toBe('loses');
        expect(verdict({ hits: false })).toBe('beats');
        expect(verdict({ hits: false, why_missed: 'out of range' })).toBe('misses');
    });
});
