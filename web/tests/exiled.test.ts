import { describe, expect, it } from 'vitest';
import {
    boxAround,
    common,
    drawn,
    farthest,
    fromScreen,
    heading,
    nearestOn,
    onTable,
    screenAngle,
    toScreen,
    toward,
    turnFor,
} from '../src/games/exiled/geometry';
import { nudgeOf } from '../src/games/exiled/keys';
import { lastMissIn, missesIn } from '../src/games/exiled/misses';
import { prospectOf, struckBy, widthOfMiss } from '../src/games/exiled/chance';
import { enteredFor, type Entries, type Hit } from '../src/games/exiled/moderator/batch';
import { callsOf, signFor } from '../src/games/exiled/moderator/calls';
import { directionIn, reachOf, roomOf, slideTo, stripTo } from '../src/games/exiled/moving';
import { partInUse, sceneOf, statesOf } from '../src/games/exiled/scene';
import { SOLO_STAGING } from '../src/games/exiled/solo/stage';
import { soloScene } from '../src/games/exiled/solo/view';
import { EXILED_STAGING } from '../src/games/exiled/stage';
import { aimInWords, moveInWords, targetsOf } from '../src/games/exiled/targets';
import {
    allowedAim,
    isByHand,
    missByChance,
    powerAt,
    ringAt,
    RING_PERIOD,
    swayOf,
    spreadAt,
    spreadOf,
    throwPlace,
} from '../src/games/exiled/throwing';
import type { Point, ShownView } from '../src/games/exiled/view';
import type {
    BodyView,
    CharacterFacts,
    ExiledCatalog,
    ExiledEvent,
    ExiledView,
    PlayerView,
    SoloEvent,
    Threw,
    SoloView,
} from '../src/games/exiled/wire';
import { recast, reseat, resized, sizesFor, usual } from '../src/games/exiled/line-up';
import type { Axis, Question } from '../src/wire';
import { eventsOf } from './events';
import { placeOf } from '../src/lib/space';

function near([x, y]: Point, [otherX, otherY]: Point): void {
    expect(x).toBeCloseTo(otherX, 5);
    expect(y).toBeCloseTo(otherY, 5);
}

const HAND: Axis[] = [
    { name: 'x', low: -900, high: 900 },
    { name: 'y', low: -600, high: 600 },
    { name: 'power', low: -30, high: 30 },
    { name: 'sway', low: -30, high: 30 },
];

describe('the table on the screen', () => {
    it('has the loupe where it is farthest from everything', () => {
        const corners = [
            { x: 0, y: 0 },
            { x: 10, y: 0 },
            { x: 0, y: 10 },
        ];
        expect(farthest(corners, [{ x: 1, y: 1 }])).toBe(1);
        expect(
            farthest(corners, [
                { x: 1, y: 1 },
                { x: 9, y: 1 },
            ]),
        ).toBe(2);
    });
    it('shows the own team at the bottom, whichever it is', () => {
        const first: Point = [0, -42400];
        const second: Point = [0, 42400];
        expect(toScreen(first, turnFor(0, 2)).y).toBeGreaterThan(0);
        expect(toScreen(second, turnFor(1, 2)).y).toBeGreaterThan(0);
        const third = toward(2400, -42400);
        expect(toScreen(third, turnFor(2, 3)).y).toBeCloseTo(42400, 5);
    });

    it('leads from the table to the screen and back', () => {
        for (const turn of [0, 1200, 1800, 2400]) near(fromScreen(toScreen([1234, -567], turn), turn), [1234, -567]);
    });

    it('has a moderator look from the side of the first team', () => {
        expect(turnFor(-1, 2)).toBe(0);
    });

    it('turns cards clockwise on the screen as their angle grows less', () => {
        expect(screenAngle(1800, 0)).toBe(-180);
        expect(screenAngle(1800, 1800)).toBe(0);
    });

    it('counts directions counter-clockwise from the far side', () => {
        expect(heading([0, 1])).toBeCloseTo(0);
        expect(heading([-1, 0])).toBeCloseTo(900);
        expect(heading([0, -1])).toBeCloseTo(1800);
        expect(heading([1, 0])).toBeCloseTo(2700);
        near(toward(900, 10), [-10, 0]);
    });

    it('finds the plane of attack on the nearest edge of a card', () => {
        near(nearestOn({ x: 0, y: 0, angle: 0 }, [0, 50000]), [0, 4400]);
        near(nearestOn({ x: 0, y: 0, angle: 900 }, [0, 50000]), [0, 3150]);
        near(nearestOn({ x: 0, y: 0, angle: 0 }, [100, 200]), [100, 200]);
    });

    it('draws shapes with the head upwards', () => {
        expect(drawn([[1, 2]])).toBe('1,-2');
        near(onTable({ x: 10, y: 20, angle: 1800 }, [0, 5]), [10, 15]);
    });

    it('shows a box round all that lies there, and no more than the table', () => {
        const box = boxAround(
            [
                { x: 0, y: 0 },
                { x: 10, y: 20 },
            ],
            5,
            1,
        );
        expect(box).toEqual({ x: -5, y: -1, width: 20, height: 22 });
        expect(common(box, { x: 0, y: 0, width: 8, height: 100 })).toEqual({ x: 0, y: 0, width: 8, height: 21 });
    });
});

describe('a throw', () => {
    it('is right when the ring is in the middle of its time', () => {
        expect(ringAt(0)).toBe(-1);
        expect(ringAt(RING_PERIOD / 2)).toBe(0);
        expect(powerAt(RING_PERIOD / 2)).toBe(0);
        expect(powerAt(RING_PERIOD * 3.5)).toBe(0);
    });

    it('falls short when it is released early, and flies far when late', () => {
        expect(powerAt(RING_PERIOD / 2 - 50)).toBe(-10);
        expect(powerAt(RING_PERIOD / 2 + 50)).toBe(10);
    });

    it('has the sway of the last moments', () => {
        const up = { x: 0, y: -100 };
        const swaying = [
            { x: 0, y: 0, time: 0 },
            { x: 0, y: 0, time: 900 },
            { x: 20, y: 0, time: 1000 },
        ];
        expect(swayOf(swaying, 1000, up)).toBe(10);
        expect(swayOf(swaying, 1000, { x: 0, y: 100 })).toBe(-10);
        expect(swayOf(swaying, 2000, up)).toBe(0);
        expect(swayOf([], 1000, up)).toBe(0);
    });

    it('has no sway from a movement along the throw', () => {
        const along = [
            { x: 0, y: 0, time: 950 },
            { x: 0, y: -40, time: 1000 },
        ];
        expect(swayOf(along, 1000, { x: 0, y: -100 })).toBe(0);
    });

    it('misses by chance as an average hand does', () => {
        expect(missByChance(() => 0)).toBe(0);
        const chances = [1 - Math.exp(-0.5), 0];
        expect(missByChance(() => chances.shift() ?? 0)).toBe(9);
    });

    it('is answered by the place of its point, within the space', () => {
        expect(throwPlace(HAND, [12340, -5660], 3, -4)).toBe(placeOf(HAND, [123, -57, 3, -4]));
        expect(throwPlace(HAND, [999999, 0], 300, -300)).toBe(placeOf(HAND, [900, 0, 30, -30]));
        const still = HAND.map((axis) =>
            axis.name === 'power' || axis.name === 'sway' ? { ...axis, low: 0, high: 0 } : axis,
        );
        expect(throwPlace(still, [0, 0], 12, 12)).toBe(placeOf(still, [0, 0, 0, 0]));
        expect([isByHand(HAND), isByHand(still)]).toEqual([true, false]);
    });

    it('aims at whole millimetres of the table', () => {
        expect(allowedAim(HAND, [1249, -70000])).toEqual([1200, -60000]);
    });

    it('strays more from farther away, and with the other hand', () => {
        expect(spreadAt([0, 0], [0, 10000])).toEqual({ along: 1850, across: 1350 });
        expect(spreadOf('average', true)).toBe(1.5);
        expect(spreadOf('expert', false)).toBe(0.6);
    });
});

describe('a move', () => {
    const card = { x: 1000, y: 2000, angle: 0 };
    const free: Axis[] = [
        { name: 'direction', low: 0, high: 359 },
        { name: 'distance', low: 0, high: 88 },
    ];
    const bound: Axis[] = [
        { name: 'direction', low: -89, high: 89 },
        { name: 'distance', low: 0, high: 88 },
    ];

    it('goes as far as it may', () => {
        expect(slideTo(free, card, [1000, 5000]).point).toEqual([0, 30]);
        expect(slideTo(free, card, [1000, 90000]).point).toEqual([0, 88]);
        expect(slideTo(free, card, [-4000, 2000]).point).toEqual([90, 50]);
        near(slideTo(free, card, [-4000, 2000]).at, [-4000, 2000]);
    });

    it('keeps to its sector', () => {
        expect(slideTo(bound, card, [4000, 2000 + 1]).point[0]).toBe(-89);
        expect(slideTo(bound, card, [900, -5000]).point[0]).toBe(89);
        expect(directionIn({ name: '', low: 271, high: 449 }, 10)).toBe(370);
        expect(directionIn({ name: '', low: 91, high: 269 }, 80)).toBe(91);
    });

    it('shows how far that is', () => {
        expect(reachOf(free, card)).toHaveLength(73);
        expect(reachOf(bound, card)[0]).toEqual([1000, 2000]);
    });

    it('finds a place in the strip, as the card looks', () => {
        const strip: Axis[] = [
            { name: 'right', low: -88, high: 88 },
            { name: 'back', low: 0, high: 77 },
        ];
        expect(stripTo(strip, card, [1000 + 2000, 2000 - 1000]).point).toEqual([20, 10]);
        expect(stripTo(strip, { ...card, angle: 1800 }, [3000, 3000]).point).toEqual([-20, 10]);
        expect(stripTo(strip, card, [99999, 99999]).point).toEqual([88, 0]);
        near(roomOf(strip, card)[0] ?? [0, 0], [1000 - 8800, 2000]);
    });

    it('is nudged by the arrow keys, with Shift farther', () => {
        expect(nudgeOf({ key: 'ArrowUp', shiftKey: false })).toEqual([0, 4]);
        expect(nudgeOf({ key: 'ArrowLeft', shiftKey: true })).toEqual([-25, 0]);
        expect(nudgeOf({ key: 'a', shiftKey: false })).toBeNull();
    });

    it('is told as the viewer sees it', () => {
        expect(moveInWords([0, 0], [0, 3000], 0)).toBe('30 mm ahead');
        expect(moveInWords([0, 0], [0, 3000], 1800)).toBe('30 mm back');
        expect(moveInWords([0, 0], [3000, 0], 0)).toBe('30 mm to the right');
        expect(moveInWords([0, 0], [0, 0], 0)).toBe('It stays where it is.');
    });
});

// --- A small match ---

const SQUARE: Point[] = [
    [-100, -100],
    [100, -100],
    [100, 100],
    [-100, 100],
];

function character(name: string, weapon: string): CharacterFacts {
    return {
        name,
        faction: 'Venery',
        life: 7,
        bodies: 1,
        figure: { zones: [{ name: 'head', value: 3, shape: SQUARE }], spikes: [SQUARE], armour: [SQUARE] },
        vine: null,
        weapons: [{ name: weapon, parts: [{ shape: SQUARE, harms: true }], thrown: true, along: 0, factor: 100 }],
        abilities: [],
        house: [],
    };
}

const CATALOG: ExiledCatalog = { characters: [character('Ann', 'mace'), character('Bob', 'arrow')], items: [] };

function player(seat: number): PlayerView {
    const states = { blind: false, off_hand: false, hexed: false, vampyr: false, ricochet: false, tome: false };
    return {
        seat,
        team: seat,
        character: '',
        skill: 'hand',
        arrives: 0,
        uses: [],
        items: [],
        named: -1,
        guards: [],
        ...states,
    };
}

function body(seat: number, y: number): BodyView {
    const name = seat ? 'Bob' : 'Ann';
    const still = { persists: false, stood: false, pulled: false, wait: 0, terrain: '', blocks: 0 };
    return {
        seat,
        name,
        character: name,
        kind: 'own',
        place: 'in play',
        x: 0,
        y,
        angle: seat * 1800,
        life: 7,
        most: 7,
        ...still,
    };
}

const VIEW: ExiledView = {
    round: 1,
    last_round: 50,
    phase: 'attack',
    variants: [],
    edges: [-90000, -60000, 90000, 60000],
    players: [player(0), player(1)],
    bodies: [body(0, -42400), body(1, 42400)],
    landings: [],
    contacts: [],
    shields: [],
    ethereal: [],
    bonuses: [],
    chests: [{ x: 100, y: 0, closed: true }],
    terrain: [],
    gemstones: [],
    spent: [],
    chosen: [],
    pending: [],
    winner: -1,
};

const event = eventsOf<ExiledEvent>();
const solo = eventsOf<SoloEvent>();

function told(...events: ExiledEvent[]): ShownView {
    return events.reduce<ShownView>((view, one) => EXILED_STAGING.stage(view, one), VIEW);
}

const THROWN: Partial<Threw> = {
    landing: 0,
    seat: 0,
    body: 0,
    weapon: 'mace',
    kind: 'throw',
    aim: [0, 42400],
    place: [10, 42000, 300],
};
const THREW = event('threw', THROWN);

describe('what is shown one by one', () => {
    it('has weapons fly together and then lie where they landed', () => {
        const view = told(THREW, event('threw', { ...THROWN, landing: 1, seat: 1, body: 1, weapon: 'arrow' }));
        expect(view.shown?.flying).toEqual([0, 1]);
        const [mace] = sceneOf(view, CATALOG, 0).weapons;
        expect(mace).toMatchObject({ name: 'mace', x: 10, y: 42000, angle: 300, from: [0, -42400] });
    });

    it('looks at throws, moves and losses together', () => {
        const threw = event('threw');
        const hit = event('hit');
        expect(EXILED_STAGING.pause(threw, threw)).toBe(0);
        expect(EXILED_STAGING.pause(threw, hit)).toBeGreaterThan(1000);
        expect(EXILED_STAGING.pause(hit, hit)).toBeGreaterThan(0);
    });

    it('lights up what is hit, and counts the damage', () => {
        const view = told(
            THREW,
            event('hit', { body: 1, where: 'head', damage: 3 }),
            event('hit', { body: 1, where: 'splash', damage: 1 }),
        );
        const card = sceneOf(view, CATALOG, 0).cards[1];
        expect(card?.hits.map(({ damage }) => damage)).toEqual([3, 1]);
        expect(card?.hits[1]?.at).toEqual([0, 0]);
        expect([...(card?.lit ?? [])]).toEqual(['head', 'splash']);
    });

    it('keeps hit points, places and states', () => {
        const view = told(
            event('lost', { body: 1, life: 4 }),
            event('moved', { body: 0, x: 5, y: 6 }),
            event('hampered', { seat: 1, how: 'blind' }),
            event('chest', { chest: 0 }),
        );
        expect(view.bodies[1]?.life).toBe(4);
        expect([view.bodies[0]?.x, view.bodies[0]?.y]).toEqual([5, 6]);
        expect(statesOf(view, 1)).toEqual([{ mark: 'blind', words: 'throws blind' }]);
        expect(view.chests[0]?.closed).toBe(false);
    });

    it('takes the fallen off the table, and has the risen fight on for another', () => {
        expect(sceneOf(told(event('fell', { body: 1, returns: 0 })), CATALOG, 0).cards).toHaveLength(1);
        const risen = sceneOf(told(event('rose', { body: 1, seat: 0, life: 3 })), CATALOG, 0).cards[1];
        expect(risen).toMatchObject({ team: 0, life: 3, own: true });
        expect(risen?.figure.spikes).toEqual([]);
    });

    it('takes the weapons up when an attack begins', () => {
        const view = told(
            THREW,
            event('hit', { body: 1, where: 'head', damage: 3 }),
            event('phase', { phase: 'attack', round: 2 }),
        );
        expect(view).toMatchObject({ round: 2, landings: [], shown: { flying: [], hits: [] } });
    });
});

describe('what lies on the table', () => {
    it('shows armour only while it blocks', () => {
        expect(sceneOf(VIEW, CATALOG, 0).cards[0]?.figure.armour).toEqual([]);
        const whole = { ...VIEW, bodies: [{ ...body(0, 0), blocks: 2 }] };
        expect(sceneOf(whole, CATALOG, 0).cards[0]?.figure.armour).toHaveLength(1);
    });

    it('lights up zones that weapons of enemies lie over, not those of allies', () => {
        const landed = {
            seat: 0,
            body: 0,
            weapon: 'mace',
            kind: 'throw',
            chest: -1,
            aim: [0, 0] as Point,
            x: 0,
            y: 0,
            angle: 0,
            under: [],
            named: -1,
            timing: 0,
            sway: 0,
        };
        const contact = { landing: 0, part: -1, what: 'body', zone: 0, spiked: false, armoured: false };
        const contacts = [0, 1].map((at) => ({ ...contact, at }));
        const { cards } = sceneOf({ ...VIEW, landings: [landed], contacts }, CATALOG, 0);
        expect(cards.map(({ lit }) => [...lit])).toEqual([[], ['head']]);
    });

    it('says beside a weapon by how much it missed, and why, until the next attack', () => {
        const attack = event('phase', { phase: 'attack', round: 1 });
        const missed = event('missed', { landing: 0, distance: 24, why: ['too early'] });
        const landings = told(THREW).landings;
        const shown = (log: ExiledEvent[]) =>
            sceneOf({ ...VIEW, landings }, CATALOG, 0, missesIn(log)).weapons.map((one) => one.missed);
        expect(shown([attack, missed])).toEqual(['24 mm wide, too early']);
        expect(shown([attack, event('missed', { landing: 0, distance: 24, why: [] })])).toEqual(['24 mm wide']);
        expect(shown([attack])).toEqual(['']);
        expect(shown([attack, missed, attack])).toEqual(['']);
    });

    it('is shown as far as it is in use', () => {
        const box = partInUse(sceneOf(VIEW, CATALOG, 0), 0);
        expect(box.width).toBeLessThan(60000);
        expect(box.height).toBeGreaterThan(84800);
        expect(box.height).toBeLessThanOrEqual(120000);
    });

    it('can be aimed at, enemies first', () => {
        const targets = targetsOf(sceneOf(VIEW, CATALOG, 0), 0, 0);
        expect(targets.map(({ name, at }) => [name, at])).toEqual([
            ['Bob', [0, 41600]],
            ['Chest 1', [100, 0]],
        ]);
        expect(aimInWords([0, 41600], targets, 0)).toBe('At Bob');
        expect(aimInWords([400, 41600 - 2500], targets, 0)).toBe('Bob: 4 mm right, 25 mm short');
        expect(aimInWords([400, 41600 - 2500], targets, 1800)).toBe('Bob: 4 mm left, 25 mm beyond');
    });
});

describe('a solo game', () => {
    const view: SoloView = {
        mode: 'ghost-bride',
        character: 'Ann',
        weapon: 'mace',
        skill: 'hand',
        start: 5,
        lengths: 5,
        moves: 0,
        rounds: 5,
        edges: [-45000, 0, 45000, 66000],
        target: { x: 0, y: 44000, angle: 1800 },
        stand: null,
        rings: [],
        thrown: [],
        total: 0,
        needed: 7,
        phase: 'playing',
        score: 0,
        rank: '',
    };

    it('has the weapon fly from the edge of the table and light up the zone', () => {
        const tossed = solo('tossed', {
            aim: [0, 44000],
            place: [0, 43000, 0],
            under: false,
            where: 'head',
            worth: 3,
            total: 3,
        });
        const after = SOLO_STAGING.stage(view, tossed);
        const scene = soloScene(after, { character: CATALOG.characters[0]! });
        expect(scene.weapons[0]).toMatchObject({ y: 43000, from: [0, 0] });
        expect(scene.cards[0]).toMatchObject({ life: 4, most: 7 });
        expect([...(scene.cards[0]?.lit ?? [])]).toEqual(['head']);
    });

    it('says how far beside the target the last throw lies', () => {
        const missed = solo('tossed', { distance: 24, why: ['too early', 'swaying to the left'] });
        const hit = solo('tossed', { distance: 0, why: [] });
        expect(lastMissIn([hit, missed])).toBe('24 mm wide, too early, swaying to the left');
        expect(lastMissIn([missed, hit])).toBe('');
        expect(lastMissIn([])).toBe('');
    });

    it('has the player stand before a target with rings', () => {
        const rings = [{ radius: 500, worth: 10 }];
        const practice = { ...view, needed: 0, rings, stand: { x: 0, y: -40000, angle: 0 } };
        const scene = soloScene(practice, { character: CATALOG.characters[0]! });
        expect(scene.cards[0]).toMatchObject({ y: -40000, own: true });
        expect(targetsOf(scene, 0, 0).map(({ name }) => name)).toEqual(['The target']);
    });
});

describe('a moderator', () => {
    it('calls the phases aloud, and not every hit', () => {
        const events = [event('hit', { sentence: 'A hit.' }), event('phase', { sentence: 'Round 2: attack!' })];
        expect(callsOf(events)).toBe('Round 2: attack!');
    });

    it('gives the sign', () => {
        expect(signFor('attack')).toContain('throw');
        expect(signFor('movement')).toContain('move');
    });

    describe('enters a phase on one screen', () => {
        const asking = (about: object, ...options: object[]) =>
            ({ about, options: options.map((one) => ({ label: '', about: one })) }) as unknown as Question;
        const entries = (hits: Hit[] | null = null): Entries => ({
            phase: '1 movement',
            asking: new Set([2]),
            moved: new Set([5]),
            hits,
            before: 0,
        });

        it('who moved, and who is asked more', () => {
            const moved = [{ moved: true }, { moved: false }];
            expect(enteredFor(asking({ body: 5 }, ...moved), entries(), 0)).toBe(0);
            expect(enteredFor(asking({ body: 4 }, ...moved), entries(), 0)).toBe(1);
            const used = [{ plain: false }, { plain: true }];
            expect(enteredFor(asking({ seat: 1 }, ...used), entries(), 0)).toBe(1);
            expect(enteredFor(asking({ seat: 2 }, ...used), entries(), 0)).toBe(-1);
            expect(enteredFor(asking({ seat: 1 }, {}, {}), entries(), 0)).toBe(-1);
        });

        it('what the weapons lie over, one after the other', () => {
            const hit: Hit = {
                ...{ landing: 3, part: -1, what: 'body', at: 1 },
                ...{ zone: 0, spiked: false, armoured: false },
            };
            const source = { landing: 3, part: -1 };
            const report = asking({}, { done: true }, { landing: 2, part: -1 }, source, { correction: true });
            expect(enteredFor(report, entries(), 0)).toBe(-1);
            expect(enteredFor(report, entries([hit]), 0)).toBe(2);
            expect(enteredFor(asking(source, { body: 0 }, { body: 1 }), entries([hit]), 0)).toBe(1);
            const zone = asking({ ...source, body: 1 }, { ...hit, zone: 1 }, { ...hit });
            expect(enteredFor(zone, entries([hit]), 0)).toBe(1);
            expect(enteredFor(asking({}, { body: 1 }), entries([hit]), 0)).toBe(-1);
            expect(enteredFor(report, entries([hit]), 1)).toBe(0);
        });
    });
});

describe('the chance of a throw', () => {
    const square = (half: number): Point[] => [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
    ];
    const weapon = {
        ...{ name: 'stone', thrown: true, along: 0, factor: 100 },
        parts: [{ shape: square(1000), harms: true }],
    };
    const card = (half: number) => ({
        ...{ name: 'Ann', x: 0, y: 0, angle: 0 },
        figure: { zones: [{ name: 'body', value: 2, shape: square(half) }], spikes: [], armour: [] },
    });
    const attempt = (far: number) => ({ start: [0, -far] as Point, aim: [0, 0] as Point, weapon, spread: 1 });

    it('grows with the nearness and with the zone', () => {
        const near = prospectOf(attempt(15000), [card(1500)]).hit;
        expect(near).toBeGreaterThan(prospectOf(attempt(60000), [card(1500)]).hit);
        expect(prospectOf(attempt(60000), [card(3000)]).hit).toBeGreaterThan(
            prospectOf(attempt(60000), [card(1500)]).hit,
        );
        expect(prospectOf(attempt(15000), [card(1500)]).zone).toBe('body');
        expect(prospectOf(attempt(15000), []).hit).toBe(0);
    });

    it('is certain for a hand that never strays', () => {
        expect(prospectOf({ ...attempt(60000), spread: 0 }, [card(1500)]).hit).toBe(1);
    });

    it('says how far a weapon lies beside', () => {
        const at = { x: 4000, y: 0, angle: 0 };
        expect(struckBy(weapon, at, [card(1500)])).toBeNull();
        expect(widthOfMiss(weapon, at, [card(1500)])).toBe(15);
        expect(struckBy(weapon, { ...at, x: 2400 }, [card(1500)])?.zone).toBe('body');
    });
});

describe('the line-up before a match', () => {
    const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'];
    const lineUp = usual([['Ann'], ['Bob']], 'greedy');

    it('has one person at this screen', () => {
        expect(lineUp.flat().map(({ player: who }) => who)).toEqual(['here', 'greedy']);
    });

    it('grows with characters that are free, and all teams alike', () => {
        const larger = resized(lineUp, 3, 2, names, 'greedy');
        expect(larger.flat().map((one) => one.character)).toEqual(['Ann', 'Cid', 'Bob', 'Dan', 'Eve', 'Fay']);
        expect(resized(larger, 2, 1, names, 'greedy')).toEqual(lineUp);
    });

    it('has a size that fits', () => {
        expect(sizesFor(5, 12)).toEqual([1, 2]);
    });

    it('never gives a character to two', () => {
        expect(
            recast(lineUp, 0, 'Bob')
                .flat()
                .map((one) => one.character),
        ).toEqual(['Bob', 'Ann']);
        expect(
            recast(lineUp, 0, 'Cid')
                .flat()
                .map((one) => one.character),
        ).toEqual(['Cid', 'Bob']);
        expect(reseat(lineUp, 1, 'open').flat()[1]?.player).toBe('open');
    });
});
