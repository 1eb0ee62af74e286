import { describe, expect, it } from 'vitest';
import { shownAttacks } from '../src/games/exceed/attacks';
import { boostsInPlay } from '../src/games/exceed/boosts';
import { choiceOfSpace, reasonOfSpace, usesOfCard } from '../src/games/exceed/choices';
import { pilesOf } from '../src/games/exceed/piles';
import { reasonsOf } from '../src/games/exceed/report';
import { EXCEED_STAGING } from '../src/games/exceed/stage';
import { thingsOn } from '../src/games/exceed/view';
import type { Card, ExceedCatalog, ExceedEvent, ExceedView, SideView } from '../src/games/exceed/wire';
import { EXCEED_WORDING } from '../src/games/exceed/wording';
import { groupsOf } from '../src/lib/choices';
import type { Question } from '../src/wire';
import { eventsOf } from './events';
import { LOOKS } from './looks';

function side(name: string, space: number, width = 1): SideView {
    const none = {
        gauge: [],
        discard: [],
        sealed: [],
        overdrive: [],
        set_aside: [],
        under: [],
        laid: [],
        gained: [],
        held: [],
        put_back: [],
        drawn: [],
    };
    const plain = { most_life: 30, life: 30, exceeded: false, reshuffled: false, x: 0, exchanged: 0 };
    const held = {
        hand: ['Dive'],
        hand_or_set: [],
        unseen: [],
        present: [],
        deck: ['', '', ''],
        boosts: [],
        transformations: [],
        tokens: [],
    };
    return { ...none, ...plain, ...held, name, fighter: name, space, width };
}

function view(): ExceedView {
    return {
        seat: 0,
        edition: 'strive',
        first: 0,
        turn: 0,
        number: 1,
        distance: 4,
        spaces: 9,
        sides: [side('One', 3), side('Two', 7)],
        strike: null,
        playing: [],
        opened: [],
        named: [],
        pending: [],
        canceled: [false, false],
        winner: -1,
        ending: '',
    };
}

const event = eventsOf<ExceedEvent>();

const STRIKE: ExceedEvent[] = [
    event('StrikeBegan', { attacker: 0, who: 'One' }),
    event('AttackSet', { seat: 0, who: 'One', how: 'an attack', card: '' }),
    event('AttackSet', { seat: 1, who: 'Two', how: 'an EX attack', card: '' }),
    event('AttackRevealed', { seat: 0, who: 'One', card: 'Slash', ex: false, wild: false }),
    event('AttackRevealed', { seat: 1, who: 'Two', card: 'Dust', ex: true, wild: false }),
    event('Prioritized', {
        active: 0,
        who: 'One',
        speeds: [
            [[5, 'Slash']],
            [
                [3, 'Dust'],
                [1, 'EX'],
            ],
        ],
        names: ['One', 'Two'],
    }),
    event('Moved', { seat: 0, who: 'One', verb: 'close', origin: 3, target: 6, passed: false }),
    event('AttackChecked', { seat: 0, who: 'One', card: 'Slash', hit: true, distance: 1, reach: '1', reason: '' }),
    event('Damaged', {
        seat: 1,
        who: 'Two',
        amount: 5,
        life: 25,
        power: [
            [4, 'Slash'],
            [2, 'Fierce'],
        ],
        armor: 1,
        guard: [],
    }),
    event('BecameStunned', {
        seat: 1,
        who: 'Two',
        damage: 5,
        guard: [
            [4, 'Dust'],
            [1, 'EX'],
        ],
    }),
];

function played(events: ExceedEvent[]): ExceedView {
    return events.reduce((shown, one) => EXCEED_STAGING.stage(shown, one), view());
}

describe('the strike on the stage', () => {
    it('shows how attacks were set, and their faces only once they are revealed', () => {
        const set = played(STRIKE.slice(0, 3)).strike;
        expect(set?.attacks.map((attack) => attack?.card)).toEqual(['', '']);
        const revealed = played(STRIKE.slice(0, 5)).strike;
        expect(revealed?.attacks.map((attack) => attack?.card)).toEqual(['Slash', 'Dust']);
        expect(revealed?.attacks[1]?.ex).toBe(true);
    });

    it('gives every number with its parts', () => {
        const strike = played(STRIKE).strike;
        expect(strike?.attacks[1]?.totals).toEqual([
            {
                stat: 'speed',
                value: 4,
                parts: [
                    [3, 'Dust'],
                    [1, 'EX'],
                ],
            },
            {
                stat: 'guard',
                value: 5,
                parts: [
                    [4, 'Dust'],
                    [1, 'EX'],
                ],
            },
        ]);
        expect(strike?.attacks[0]?.totals.at(-1)).toEqual({
            stat: 'power',
            value: 6,
            parts: [
                [4, 'Slash'],
                [2, 'Fierce'],
            ],
        });
    });

    it('moves fighters, counts the range anew, and takes life', () => {
        const shown = played(STRIKE);
        expect(shown.sides[0].space).toBe(6);
        expect(shown.distance).toBe(1);
        expect(shown.sides[1].life).toBe(25);
        expect(shown.strike?.damage).toEqual([0, 5]);
        expect(shown.strike?.stunned).toEqual([false, true]);
    });

    it('measures the range to the nearest end of a wide fighter', () => {
        const wide = { ...view(), sides: [side('One', 3), side('Two', 8, 3)] as ExceedView['sides'] };
        const moved = EXCEED_STAGING.stage(wide, event('Moved', { seat: 0, target: 4 }));
        expect(moved.distance).toBe(3);
    });

    it('draws cards that are not named as unseen ones', () => {
        const shown = EXCEED_STAGING.stage(view(), event('Drew', { seat: 1, count: 2, cards: [] }));
        expect(shown.sides[1].hand).toEqual(['Dive', '', '']);
        expect(shown.sides[1].deck).toHaveLength(1);
    });

    it('is not changed by an event that is not known', () => {
        const unheard = { event: 'Unheard', sentence: 'Something new.' } as unknown as ExceedEvent;
        expect(EXCEED_STAGING.stage(view(), unheard)).toEqual(view());
        expect(EXCEED_STAGING.pause(unheard)).toBe(0);
    });

    it('leaves the view before it untouched', () => {
        const before = view();
        EXCEED_STAGING.stage(before, event('Damaged', { seat: 1, amount: 3, life: 27, power: [] }));
        expect(before.sides[1].life).toBe(30);
    });
});

describe('the sums of a strike', () => {
    it('take armor off the damage', () => {
        const damaged = STRIKE.filter((one) => one.event === 'Damaged').flatMap(reasonsOf);
        expect(damaged).toEqual([
            {
                label: 'damage',
                value: 5,
                parts: [
                    [4, 'Slash'],
                    [2, 'Fierce'],
                    [-1, 'armor'],
                ],
            },
        ]);
    });
});

const QUESTION: Question = {
    question: 1,
    kind: 'set',
    prompt: 'Set your attack.',
    rule: '',
    options: [
        { label: 'Dive', about: { how: 'card', card: 'Dive', zone: 'hand' }, verb: 'Attack' },
        { label: 'Wild Swing', about: { how: 'swing' } },
    ],
    about: {},
    space: [],
    barred: [
        { about: { how: 'EX', card: 'Dive', zone: 'hand' }, reason: 'You hold one Dive.', verb: 'EX' },
        { about: { how: 'card', card: 'Block', zone: 'hand' }, reason: 'Block is barred.' },
    ],
    bill: null,
    goes_without_saying: false,
    advice: '',
    read: '',
};

const CARD: Card = {
    name: 'Dive',
    kind: 'normal',
    copies: 2,
    cost: null,
    range: [1, 2],
    power: 5,
    speed: 4,
    armor: 0,
    guard: 0,
    lines: [],
    boost: { name: 'Tech', kind: 'instant', cost: null, cancelable: false, lines: ['draw 1.'] },
    motif: 'dive',
};

const CATALOG: ExceedCatalog = {
    edition: 'strive',
    move_action: 'Walk',
    fighters: [0, 1].map(() => ({
        name: 'One',
        look: LOOKS.Ryu,
        edition: 'strive',
        exceed_cost: 2,
        life: 30,
        tokens: [],
        both_sides: [],
        basic: [],
        exceeded: [],
        cards: [CARD],
    })),
};

describe('the uses of a card', () => {
    it('are the answers it gives, then what it does not, with the reason', () => {
        expect(usesOfCard(QUESTION, 'Dive', 0)).toEqual([
            { label: 'Attack', said: 'Dive', place: 0, reason: '' },
            { label: 'EX', said: 'You hold one Dive.', place: null, reason: 'You hold one Dive.' },
        ]);
        expect(usesOfCard(QUESTION, 'Block', 0).map(({ label, place }) => [label, place])).toEqual([['Choose', null]]);
        expect(usesOfCard(null, 'Dive', 0)).toEqual([]);
    });

    it('are not those of the same card of the other player, or in another area', () => {
        const options = [
            { label: 'Dive', about: { card: 'Dive', zone: 'hand', seat: 1 } },
            { label: 'Dive', about: { card: 'Dive', zone: 'discard', seat: 0 } },
        ];
        expect(usesOfCard({ ...QUESTION, kind: 'pick', options, barred: [] }, 'Dive', 0)).toEqual([]);
    });
});

describe('spaces', () => {
    const question: Question = {
        ...QUESTION,
        kind: 'action',
        options: [{ label: 'Walk to space 4 (1 Force)', about: { action: 'move', space: 4, cost: 1 } }],
        barred: [{ about: { action: 'move', space: 7 }, reason: 'Your opponent stands there.' }],
    };

    it('are answers or tell why they are none', () => {
        expect(choiceOfSpace(question, 4)?.place).toBe(0);
        expect(choiceOfSpace(question, 7)).toBeNull();
        expect(reasonOfSpace(question, 7)).toBe('Your opponent stands there.');
        expect(reasonOfSpace(question, 4)).toBe('');
    });

    it('show what lies on them, face-down tokens without a name', () => {
        const boost = {
            boost: 'Web Trap',
            card: 'Dive',
            space: 5,
            kept: 0,
            sustained: false,
            face_down: false,
            under: 0,
        };
        const sides: ExceedView['sides'] = [
            { ...side('One', 3), boosts: [boost] },
            { ...side('Two', 7), tokens: [['', 5]] },
        ];
        expect(thingsOn({ ...view(), sides }, 5)).toEqual([
            { name: 'Web Trap', kind: 'boost', own: true },
            { name: '', kind: 'token', own: false },
        ]);
    });
});

describe('boosts in play', () => {
    const boost = { boost: 'Tech', card: 'Dive', space: 0, kept: 3, sustained: true, face_down: false, under: 0 };
    const sides: ExceedView['sides'] = [
        { ...side('One', 3), boosts: [boost] },
        { ...side('Two', 7), transformations: [{ ...boost, kept: 0, sustained: false }] },
    ];

    it('are told with what they keep and how long they stay', () => {
        const shown = boostsInPlay({ ...view(), sides }, CATALOG, null);
        expect(shown.map((one) => one.facts)).toEqual([
            'yours, instant, keeps the number 3, sustained',
            'Two, transformation',
        ]);
        expect(shown[0]?.lines).toEqual(['draw 1.']);
    });

    it('have no text while they lie face down, and a name for whoever knows it', () => {
        const back = { ...boost, boost: 'Face-down boost', kept: 0, sustained: false, face_down: true };
        const [one, two]: ExceedView['sides'] = sides;
        const down: ExceedView['sides'] = [
            { ...one, boosts: [back] },
            { ...two, transformations: [], boosts: [{ ...back, card: '' }] },
        ];
        const shown = boostsInPlay({ ...view(), sides: down }, CATALOG, null);
        expect(shown.map((one) => one.name)).toEqual(['Dive, face down', 'a card face down']);
        expect(shown.flatMap((one) => one.lines)).toEqual([]);
    });

    it('are answers of the seat they belong to', () => {
        const about = { card: 'Dive', zone: 'boosts', boost: 'Tech', space: 0 };
        const question = { ...QUESTION, kind: 'discard boost', options: [{ label: 'Tech', about }], barred: [] };
        const shown = boostsInPlay({ ...view(), sides }, CATALOG, question);
        expect(shown.map((one) => one.use?.place ?? null)).toEqual([0, null]);
    });
});

describe('piles', () => {
    it('show the latest card first, and only areas that hold something', () => {
        const piles = pilesOf({ ...side('One', 3), discard: ['Dive', 'Block'], sealed: ['Dive'] }, true);
        expect(piles.map((pile) => `${pile.name} ${pile.size}`)).toEqual([
            'Gauge 0',
            'Discard 2',
            'Sealed 1',
            'Deck 3',
        ]);
        expect(piles[1]?.cards.map((card) => card.name)).toEqual(['Block', 'Dive']);
    });

    it('tell how many sealed cards lie face down', () => {
        const piles = pilesOf({ ...side('Two', 7), sealed: ['', 'Dive', ''] }, false);
        const sealed = piles.find((pile) => pile.name === 'Sealed');
        expect(sealed).toMatchObject({ size: 3, said: '2 cards that you have not seen.' });
        expect(sealed?.cards.map((card) => card.name)).toEqual(['Dive']);
    });

    it('tell which cards of another hand and of a deck are known', () => {
        const piles = pilesOf({ ...side('Two', 7), hand: ['Dive', ''], deck: ['', 'Block', ''] }, false);
        const [hand, deck] = piles.slice(-2);
        expect(hand).toMatchObject({ name: 'Hand', size: 2, said: '1 card that you have not seen.' });
        expect(deck?.cards).toEqual([{ name: 'Block', note: '2 from the top' }]);
    });

    it('tell which cards may have been set face down', () => {
        const [hand] = pilesOf({ ...side('Two', 7), hand: ['Dive', '', ''], hand_or_set: ['Block'] }, false).slice(-2);
        expect(hand?.size).toBe(3);
        expect(hand?.cards).toEqual([
            { name: 'Dive', note: '' },
            { name: 'Block', note: 'In hand or set' },
        ]);
        expect(hand?.said).toBe('2 cards lie face down.');
    });
});

describe('the attacks of a strike', () => {
    it('show totals where they are told, else what is printed', () => {
        const [own, other] = shownAttacks(played(STRIKE.slice(0, 6)), CATALOG);
        expect(own).toMatchObject({ own: true, name: 'Slash', set: true, card: null });
        expect(other.tags.map((tag) => tag.word)).toEqual(['EX']);
        expect(other.numbers).toEqual([
            {
                stat: 'speed',
                value: 4,
                parts: [
                    [3, 'Dust'],
                    [1, 'EX'],
                ],
            },
        ]);
    });

    it('hide a face that is not told', () => {
        const set = played(STRIKE.slice(0, 2));
        const [own, other] = shownAttacks(set, CATALOG);
        expect(own).toMatchObject({ set: true, name: '', faceDown: true });
        expect(other.set).toBe(false);
    });
});

describe('the wording', () => {
    it('groups moves, boosts and other actions, and lists the actions that are barred', () => {
        const question: Question = {
            ...QUESTION,
            kind: 'action',
            options: [
                { label: 'Strike', about: { action: 'strike' } },
                { label: 'Walk to space 4 (1 Force)', about: { action: 'move', space: 4 } },
                { label: 'Walk to space 5 (2 Force)', about: { action: 'move', space: 5 } },
            ],
            barred: [
                { about: { action: 'exceed' }, reason: 'You have 0 Gauge.' },
                { about: { action: 'move', space: 7 }, reason: 'Your opponent stands there.' },
            ],
        };
        const groups = groupsOf(question, EXCEED_WORDING);
        expect(groups.map(({ name, start }) => [name, start])).toEqual([
            ['Actions', ''],
            ['Move', 'Walk to space '],
        ]);
        expect(groups[0]?.barred).toEqual([{ label: 'Exceed', reason: 'You have 0 Gauge.' }]);
        expect(groups[1]?.barred).toEqual([]);
    });

    it('note what an action takes, where its label does not say so', () => {
        expect(EXCEED_WORDING.noteOf?.({ action: 'change' })).toBe('1 Force each');
        expect(EXCEED_WORDING.noteOf?.({ how: 'swing' })).toBe('off your deck');
        expect(EXCEED_WORDING.noteOf?.({ action: 'exceed' })).toBe('');
    });

    it('name attacks last that would become a wild swing', () => {
        const rave = { how: 'card', card: 'Rave', zone: 'hand', unpaid: true };
        const label = 'Rave (costs 2 Gauge, which you cannot pay: becomes a wild swing)';
        const question: Question = { ...QUESTION, options: [{ label, about: rave }, ...QUESTION.options] };
        const [attacks] = groupsOf(question, EXCEED_WORDING);
        expect(attacks?.choices.map(({ place, option }) => [place, option.label])).toEqual([
            [1, 'Dive'],
            [2, 'Wild Swing'],
            [0, label],
        ]);
    });
});
