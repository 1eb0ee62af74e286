import { describe, expect, it } from 'vitest';
import { exceedSummary } from '../src/games/exceed/spoken';
import type { BoostView, Card, ExceedCatalog, ExceedView, SideView as Fighter } from '../src/games/exceed/wire';
import { exiledSummary } from '../src/games/exiled/spoken';
import type { BodyView, ExiledCatalog, ExiledView, PlayerView } from '../src/games/exiled/wire';
import { formationSummary } from '../src/games/formation/spoken';
import type { FormationCatalog, FormationView } from '../src/games/formation/wire';
import { digitsAnswer, groupsOf, type Wording } from '../src/lib/choices';
import type { Ending, Question } from '../src/wire';
import { Narrator, questionInWords } from '../src/spoken/narrator';
import { Speaker } from '../src/spoken/speaker.svelte';
import { changedFacts, factsInWords, type Fact, type Summary } from '../src/spoken/summary';
import { LOOKS } from './looks';

/** Returns all numbers and words in a view, but for those in fields that nobody sees. */
function leaves(thing: unknown, unseen: string[]): string[] {
    if (Array.isArray(thing)) return thing.flatMap((one) => leaves(one, unseen));
    if (thing && typeof thing === 'object') {
        return Object.entries(thing).flatMap(([key, value]) => (unseen.includes(key) ? [] : leaves(value, unseen)));
    }
    return typeof thing === 'number' || (typeof thing === 'string' && thing) ? [String(thing)] : [];
}

function said({ table, own, others }: Summary): string {
    return [...table, ...own, ...others].join('\n');
}

function unsaid(summary: Summary, things: string[]): string[] {
    const words = said(summary);
    return things.filter((one) => !new RegExp(`(?<![\\p{L}\\d])${one}(?![\\p{L}\\d])`, 'u').test(words));
}

// --- Exceed: every number of the view is another one, so that each must be told ---

function boost(name: string, space: number, kept: number): BoostView {
    return { boost: name, card: `${name} card`, space, kept, sustained: true, face_down: false, under: kept + 5 };
}

function fighter(name: string, from: number): Fighter {
    const cards = (what: string, count: number) => Array.from({ length: count }, (_, at) => `${what} ${from + at}`);
    return {
        name,
        fighter: name,
        life: from,
        most_life: from + 1,
        space: from + 2,
        width: 1,
        exceeded: true,
        reshuffled: true,
        hand: cards('Held', 3),
        hand_or_set: [],
        unseen: [],
        present: [],
        deck: ['', `Known ${from}`, ''],
        gauge: cards('Charged', 2),
        discard: cards('Thrown', 2),
        sealed: cards('Sealed', 1),
        overdrive: cards('Driven', 1),
        set_aside: cards('Aside', 1),
        under: cards('Covered', 1),
        laid: [{ card: `Laid ${from}`, token: 'Rod', space: from + 7 }],
        put_back: cards('Back', 1),
        boosts: [boost(`Boost of ${name}`, from + 3, from + 4)],
        transformations: [boost(`Change of ${name}`, 0, 0)],
        tokens: [[`Token of ${name}`, from + 5]],
        gained: [{ carrier: `Carrier of ${name}`, text: `before: gained by ${name}.` }],
        held: [[`Count of ${name}`, from + 8]],
        x: from + 6,
        exchanged: 0,
        drawn: [`Held ${from}`],
    };
}

const CARD: Card = {
    name: 'Held 100',
    kind: 'ultra',
    copies: 2,
    cost: { amount: 901, resource: 'gauge' },
    range: [902, 903],
    power: 904,
    speed: 905,
    armor: 906,
    guard: 907,
    lines: ['hit: draw 908.'],
    boost: { name: 'Lower', kind: 'continuous', cost: null, cancelable: true, lines: ['now: draw 909.'] },
    motif: 'beam',
};

const CATALOG: ExceedCatalog = {
    edition: 'strive',
    move_action: 'Walk',
    fighters: [100, 200].map((from) => ({
        name: `Fighter ${from}`,
        look: LOOKS.Ryu,
        edition: 'strive',
        exceed_cost: 3,
        life: 30,
        tokens: [],
        both_sides: [`both ${from}.`],
        basic: [`basic ${from}.`],
        exceeded: [`exceeded ${from}.`],
        cards: from === 100 ? [CARD] : [],
    })),
};

const EXCEED: ExceedView = {
    seat: 0,
    edition: 'strive',
    first: 0,
    turn: 0,
    number: 800,
    distance: 801,
    spaces: 9,
    sides: [fighter('Ann', 100), fighter('Bob', 200)],
    strike: {
        attacker: 1,
        revealed: true,
        active: 1,
        attacks: [
            {
                card: 'Held 100',
                ex: true,
                pair: true,
                wild: false,
                face_up: true,
                critical: true,
                hit: true,
                reach: [810, 811],
                totals: [
                    {
                        stat: 'power',
                        value: 812,
                        parts: [
                            [813, 'Held 100'],
                            [814, 'EX'],
                        ],
                    },
                    { stat: 'speed', value: 815, parts: [] },
                    { stat: 'armor', value: 830, parts: [] },
                    { stat: 'guard', value: 817, parts: [] },
                ],
                armor_left: 818,
                goes_to: 'gauge',
            },
            null,
        ],
        damage: [819, 0],
        stunned: [true, false],
        advantage: 1,
    },
    playing: ['Played'],
    opened: ['Opened'],
    named: ['Name'],
    pending: [],
    canceled: [true, false],
    winner: -1,
    ending: '',
};

/** Seats, and what a sighted player is not shown either. */
const HIDDEN_OF_EXCEED = [
    'seat',
    'first',
    'turn',
    'attacker',
    'active',
    'advantage',
    'winner',
    'edition',
    'width',
    'stat',
    'exchanged',
    'fighter',
];

describe('Exceed in words', () => {
    const summary = exceedSummary(EXCEED, CATALOG);

    it('tells every number and name of the view', () => {
        const things = leaves(EXCEED, HIDDEN_OF_EXCEED).filter((one) => one !== '0');
        // What a boost's card is called is no part of the picture.
        expect(unsaid(summary, things).filter((one) => !one.endsWith(' card'))).toEqual([]);
    });

    it('tells the cards in hand with their numbers and texts', () => {
        const held = summary.own.find((line) => line.startsWith('Held 100'));
        for (const number of [901, 902, 903, 904, 905, 906, 907, 908, 909]) expect(held).toContain(String(number));
    });

    it('tells how many cards lie in each pile', () => {
        expect(summary.own).toContain('3 cards in hand.');
        expect(summary.others.join('\n')).toMatch(/hand 3: Held 200, Held 201, Held 202\./);
        expect(said(summary)).toMatch(/gauge 2: Charged 101, Charged 100\./);
        expect(said(summary)).toMatch(/deck 3: Known 100/);
    });

    it('tells no card that the seat does not see', () => {
        const hidden = { ...fighter('Bob', 200), hand: ['', ''], drawn: [] };
        const other = exceedSummary({ ...EXCEED, sides: [EXCEED.sides[0], hidden] }, CATALOG).others.join('\n');
        expect(other).toMatch(/hand 2\./);
        expect(other).not.toContain('Held 200');
    });

    it('names nobody as on turn before the first turn', () => {
        expect(summary.table[0]).toBe('Turn 800: Ann. The distance is 801.');
        const beginning = exceedSummary({ ...EXCEED, number: 0 }, CATALOG).table[0];
        expect(beginning).toBe('Before the first turn. The distance is 801.');
    });

    it('tells whose side is whose from the other seat, too', () => {
        expect(exceedSummary({ ...EXCEED, seat: 1 }, CATALOG).own[0]).toContain('Bob');
        expect(summary.facts.map(({ who }) => who)).toContain('Ann');
    });
});

// --- Formation ---

describe('Formation in words', () => {
    const catalog: FormationCatalog = {
        layouts: [{ type: 'sword', round: 1, name: 'Wedge', spaces: '12RWXD..X', house: true }],
        icons: { '1': 'Rank +1', '2': 'Rank +2', R: 'Reveal', W: 'Wild', X: 'Blank', D: '2 Cards' },
        cards: Array.from({ length: 44 }, (_, at) => ({
            colour: at % 2 ? 'blue' : 'red',
            rank: 100 + at,
            achievements: 1,
        })),
    };
    const side = (from: number) => ({
        type: 'sword',
        formation: '12RWXD..X',
        grid: [from, from + 1, from + 2, from + 3, -2, from + 4, from + 5, -1, -2],
        spare: from + 6,
        hand: [from + 7],
        sealed: [from + 8],
        deck: 300 + from,
        taken: 400 + from,
        scores: [500 + from, 600 + from],
    });
    const view: FormationView = {
        seat: 0,
        round: 2,
        phase: 'combat',
        battle: 5,
        first: 0,
        starter: 0,
        offence: 1,
        lead: [1, 21, 0],
        sides: [side(0), side(20)],
        totals: [700, 701],
        fought: [
            { round: 1, battle: 6, offence: 0, space: 0, card: 40, colour: 0, reply_space: 3, reply: 41, winner: 1 },
        ],
    };
    const summary = formationSummary(view, catalog, ['Black', 'White']);

    it('tells every card that lies open, every pile and every score', () => {
        const cards = [...[0, 1, 2, 3, 4, 5, 6, 7, 8], ...[20, 21, 22, 23, 24, 25, 26], 40, 41];
        const numbers = [300, 320, 400, 420, 500, 520, 600, 620, 700, 701, 2, 5, 6];
        expect(unsaid(summary, [...cards.map((card) => String(100 + card)), ...numbers.map(String)])).toEqual([]);
    });

    it('tells what each space does and what lies face down', () => {
        for (const line of [
            'Vanguard left: red 100 (Rank +1).',
            'Rearguard middle: empty (Blank).',
            'Rearguard right: red 104, red 106 (2 Cards).',
            'Reinforcement middle: face down.',
        ]) {
            expect(summary.own).toContain(line);
        }
        expect(summary.table).toContain('blue 121 was led from Vanguard middle, as red.');
    });

    it('tells nothing of the hand of the other but its size', () => {
        expect(summary.others.join('\n')).not.toMatch(/127|128/);
        expect(summary.others).toContain('1 card in hand.');
    });
});

// --- Rise of the Exiled ---

describe('Rise of the Exiled in words', () => {
    const body = (seat: number, y: number, life: number): BodyView => ({
        seat,
        name: `Body ${seat}`,
        character: `Body ${seat}`,
        kind: 'own',
        place: 'in play',
        x: 0,
        y,
        angle: 0,
        life,
        most: 70 + seat,
        blocks: 30 + seat,
        persists: false,
        stood: false,
        pulled: false,
        wait: 0,
        terrain: 'forest',
    });
    const player = (seat: number): PlayerView => ({
        seat,
        team: seat,
        character: `Body ${seat}`,
        skill: 'average',
        arrives: 0,
        uses: [20 + seat],
        items: [`Item ${seat}`],
        blind: true,
        off_hand: false,
        hexed: seat === 1,
        named: -1,
        vampyr: false,
        ricochet: false,
        tome: false,
        guards: [],
    });
    const view: ExiledView = {
        round: 40,
        last_round: 0,
        phase: 'attack',
        variants: [],
        edges: [-90000, -60000, 90000, 60000],
        players: [player(0), player(1)],
        bodies: [body(0, -30000, 50), body(1, 30000, 51)],
        landings: [
            {
                seat: 1,
                body: 1,
                weapon: 'mace',
                kind: '',
                chest: -1,
                aim: [0, 0],
                x: 0,
                y: -10000,
                angle: 0,
                under: [0],
                named: -1,
                timing: 0,
                sway: 0,
            },
        ],
        contacts: [],
        shields: [],
        ethereal: [],
        bonuses: [],
        chests: [{ x: 0, y: -5000, closed: true }],
        terrain: [{ kind: 'swamp', x: 12300, y: -30000 }],
        gemstones: [{ team: 1, x: 0, y: -30000, life: 60 }],
        spent: [],
        chosen: [],
        pending: [],
        winner: -1,
    };
    const catalog = {
        characters: [0, 1].map((seat) => ({
            name: `Body ${seat}`,
            faction: '',
            life: 7,
            bodies: 1,
            weapons: [],
            abilities: [{ name: `Ability ${seat}`, icon: '', text: `Does ${seat}.`, clarifications: [], uses: 2 }],
        })),
        items: [],
    } as unknown as ExiledCatalog;
    const summary = exiledSummary(view, catalog, 0, 0);

    it('tells where all lies, seen from the own card', () => {
        expect(summary.others).toContain(
            'Body 1: 51 of 71 hit points, 600 mm ahead, throws blind, hexed, armour blocks 31 more, on forest.',
        );
        expect(summary.table).toContain('Chest 1: 250 mm ahead.');
        expect(summary.table).toContain('swamp: 123 mm to the right.');
        expect(summary.table.join('\n')).toMatch(/The mace of Body 1 lies 200 mm ahead, under a card\./);
    });

    it('tells every number that is seen', () => {
        const seen = [40, 50, 70, 30, 51, 71, 31, 20, 21, 60].map(String);
        expect(unsaid(summary, [...seen, 'Item 0', 'Item 1', 'Ability 0', 'Ability 1'])).toEqual([]);
    });
});

// --- What is said by itself ---

const fact = (who: string, what: string, value: number): Fact => ({ who, what, value });

describe('what changes', () => {
    it('is told, unless a sentence has told it', () => {
        const before = [fact('Ann', 'life', 30), fact('Bob', 'life', 30), fact('Bob', 'hand', 5)];
        const after = [fact('Ann', 'life', 27), fact('Bob', 'life', 26), fact('Bob', 'hand', 5)];
        expect(changedFacts(before, after, ['Ann takes 3 damage and has 27 life.'])).toEqual([after[1]]);
        expect(changedFacts(before, after, ['Ann takes 273 damage.'])).toEqual([after[0], after[1]]);
    });

    it('is told together for each side', () => {
        const facts = [fact('Ann', 'life', 1), fact('Ann', 'hand', 2), fact('', 'distance', 3)];
        expect(factsInWords(facts)).toEqual(['Ann: life 1, hand 2.', 'distance 3.']);
    });
});

const PLAIN: Wording = {
    primer: { title: '', lines: [] },
    groupOf: () => '',
    hintOf: () => '',
    barredLabel: () => '',
};

function question(number: number, labels: string[]): Question {
    return {
        question: number,
        kind: '',
        prompt: 'Which?',
        rule: '',
        about: {},
        options: labels.map((label) => ({ label, about: {} })),
        space: [],
        barred: [],
    } as unknown as Question;
}

function summary(life: number): Summary {
    return { table: ['Turn 1.'], own: [], others: [], facts: [fact('Ann', 'life', life)] };
}

describe('the narrator', () => {
    const event = (sentence: string) => ({ event: 'x', sentence });

    it('tells each event once, in order, and none from before one sat down', () => {
        const narrator = new Narrator();
        const log = Array.from({ length: 12 }, (_, at) => event(`Event ${at}.`));
        expect(narrator.events(log.slice(0, 3), 2)).toEqual(['Event 2.']);
        expect(narrator.events(log, 2)).toEqual(log.slice(3).map(({ sentence }) => sentence));
        expect(narrator.events(log, 12)).toEqual([]);
    });

    it('tells the question with a digit for each of nine answers, once', () => {
        const narrator = new Narrator();
        const asked = question(
            1,
            Array.from({ length: 10 }, (_, at) => `Answer ${at}`),
        );
        const standing = {
            summary: summary(30),
            question: asked,
            groups: groupsOf(asked, PLAIN),
            direct: true,
            outcome: null,
        };
        const lines = narrator.settled(standing);
        expect(lines.slice(0, 4)).toEqual(['Turn 1.', 'Ann: life 30.', 'Question: Which?', '10 answers.']);
        expect(lines.at(4)).toBe('1: Answer 0.');
        expect(lines.at(-2)).toBe('9: Answer 8.');
        expect(lines.at(-1)).toBe('Without a digit: Answer 9.');
        expect(narrator.settled(standing)).toEqual([]);
    });

    it('tells that the list has the digits where those of the table lift cards', () => {
        const asked = question(1, ['Dive', 'Block']);
        const byHand = { ...PLAIN, isByHand: () => true };
        const groups = groupsOf(asked, byHand);
        expect(questionInWords(asked, groups, digitsAnswer(groups, byHand))).toEqual([
            'Question: Which?',
            '2 answers.',
            'A lists them; there a digit answers.',
            '1: Dive.',
            '2: Block.',
        ]);
    });

    it('tells what a bill can be paid with, and what is ticked', () => {
        const cards = [
            { card: 'Dive', zone: 'hand' },
            { card: 'Block', zone: 'gauge' },
        ];
        const bill = { resource: 'force', least: 1, most: 1, cards, suggested: [1] };
        const asked = { ...question(1, ['Dive']), bill } as unknown as Question;
        expect(questionInWords(asked, [], true)).toEqual([
            'Question: Which?',
            '1: Dive (hand).',
            '2: Block (gauge), ticked.',
            'Enter pays with what is ticked.',
        ]);
    });

    it('tells what the events have left untold, and the end', () => {
        const narrator = new Narrator();
        const none = { question: null, groups: [], direct: true, outcome: null };
        narrator.settled({ ...none, summary: summary(30) });
        narrator.events([event('Ann takes 3 damage.')], 0);
        expect(narrator.settled({ ...none, summary: summary(27) })).toEqual(['Ann: life 27.']);
        const outcome: Ending = {
            winners: [1],
            scores: [0, 1],
            sentence: 'Bob wins.',
            secret: '',
            how: 'rules',
            rank: '',
        };
        const over = { ...none, summary: summary(27), outcome };
        expect(narrator.settled(over)).toEqual(['The match is over.', 'Bob wins.']);
        expect(narrator.settled(over)).toEqual([]);
        const other = new Narrator();
        other.events([event('Bob wins.')], 0);
        expect(other.settled(over)).toEqual(['Turn 1.', 'Ann: life 27.', 'The match is over.']);
    });
});

describe('the speaker', () => {
    it('loses no line, however fast they come, and gives each a number of its own', () => {
        const speaker = new Speaker();
        for (let at = 0; at < 50; at += 1) speaker.say(`Line ${at}`, '');
        expect(speaker.polite.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, at) => `Line ${at}`));
        expect(new Set(speaker.polite.map(({ number }) => number)).size).toBe(50);
    });

    it('says the same again as something new when it is asked for', () => {
        const speaker = new Speaker();
        speaker.sayAtOnce('All.');
        const [first] = speaker.urgent;
        speaker.sayAtOnce('All.');
        expect(speaker.urgent).toHaveLength(1);
        expect(speaker.urgent[0]?.number).not.toBe(first?.number);
    });
});
