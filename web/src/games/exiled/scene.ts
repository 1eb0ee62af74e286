import type { Seat } from '../../lib/seats';
import { t } from '../../lib/texts.svelte';
import { wordFor } from '../../lib/words';
import type { Appearance } from '../../rig/look';
import { teamColour } from './colours';
import { boxAround, CARD_HEIGHT, common, corners, middleOf, MM, toScreen, type Box } from './geometry';
import { lookOf } from './looks';
import { isInPlay, NOTHING, shownFigure, teamOf, type Edges, type Point, type ShownView } from './view';
import type { ExiledCatalog, ExiledView, FigureFacts, PlayerView, WeaponFacts } from './wire';

/** A card with a figure on it. */
export interface CardOnField {
    body: number;
    name: string;
    figure: FigureFacts;
    look: Appearance;
    team: number;
    /** The colour of the team. */
    colour: string;
    /** Whether there are teams to tell apart. */
    lettered: boolean;
    x: number;
    y: number;
    angle: number;
    life: number;
    most: number;
    own: boolean;
    vine: boolean;
    /** The zones that were hit, and what each hit has cost, in the frame of the card. */
    lit: Set<string>;
    hits: { at: Point; damage: number }[];
    states: State[];
}

/** What is the matter with a card or its player: a mark, if it is shown on the card, and words. */
export interface State {
    mark: string;
    words: string;
}

/** A weapon card, where it lies. */
export interface WeaponOnField {
    key: string;
    name: string;
    weapon: WeaponFacts;
    colour: string;
    /** What it was aimed at. */
    aim: Point;
    x: number;
    y: number;
    angle: number;
    /** Where it was thrown from, while it is in the air. */
    from: Point | null;
    under: boolean;
    /** How far beside its target it lies, and why, if it missed. */
    missed: string;
}

/** Everything that lies on the table. */
export interface Scene {
    edges: Edges;
    cards: CardOnField[];
    weapons: WeaponOnField[];
    chests: { at: number; x: number; y: number; closed: boolean }[];
    terrain: { kind: string; x: number; y: number }[];
    gemstones: { at: number; team: number; colour: string; x: number; y: number; life: number }[];
    /** The rings of a target, the smallest first, round the middle of the table. */
    rings: { radius: number; worth: number }[];
}

/** Lists what lies on the table of a match. */
export function sceneOf(view: ShownView, catalog: ExiledCatalog, me: Seat, misses = new Map<number, string>()): Scene {
    const own = teamOf(view, me);
    return {
        edges: view.edges,
        cards: view.bodies.flatMap((body, at) => (isInPlay(body) ? [cardOf(view, catalog, me, at)] : [])),
        weapons: weaponsOf(view, catalog, own, misses),
        chests: view.chests.map((one, at) => ({ at, ...one })),
        terrain: view.terrain,
        gemstones: view.gemstones.map((one, at) => ({ at, colour: teamColour(one.team, own), ...one })),
        rings: [],
    };
}

function cardOf(view: ShownView, catalog: ExiledCatalog, me: Seat, at: number): CardOnField {
    const body = view.bodies[at]!;
    const hits = view.shown?.hits.filter((one) => one.body === at) ?? [];
    const figure = shownFigure(body, catalog);
    const team = teamOf(view, body.seat);
    const faction = catalog.characters.find(({ name }) => name === body.character)?.faction ?? '';
    return {
        body: at,
        name: body.name,
        figure,
        look: lookOf({ name: body.character, faction }),
        team,
        colour: teamColour(team, teamOf(view, me)),
        lettered: true,
        x: body.x,
        y: body.y,
        angle: body.angle,
        life: body.life,
        most: body.most,
        own: body.seat === me,
        vine: body.kind === 'vine',
        lit: hits.length ? new Set(hits.map(({ where }) => where)) : touchedZones(view, catalog, at),
        hits: hits.map(({ where, damage }) => ({ at: placeOfZone(figure, where), damage })),
        states: statesOf(view, at),
    };
}

/** Returns the middle of a zone in the frame of its card, or of the card if it has no such zone. */
export function placeOfZone({ zones }: FigureFacts, where: string): Point {
    const shape = zones.find(({ name }) => name === where)?.shape;
    return shape ? middleOf(shape) : [0, 0];
}

/** Returns the zones of a card that enemies' weapons lie over. */
function touchedZones(view: ShownView, catalog: ExiledCatalog, at: number): Set<string> {
    const body = view.bodies[at]!;
    const { zones } = shownFigure(body, catalog);
    const all = view.variants.includes('friendly fire');
    const found = view.contacts.filter(({ what, at: struck, zone, landing }) => {
        const thrower = view.landings[landing]?.seat ?? NOTHING;
        const enemy = teamOf(view, thrower) !== teamOf(view, body.seat);
        return what === 'body' && struck === at && zone !== NOTHING && (enemy || all);
    });
    return new Set(found.map(({ zone }) => zones[zone]?.name ?? ''));
}

/** Lists what is the matter with a card and its player. */
export function statesOf(view: ExiledView, at: number): State[] {
    const body = view.bodies[at]!;
    const player = view.players[body.seat];
    if (!player) return [];
    const shield = view.shields.find(([shielded]) => shielded === at)?.[1];
    const told: [boolean, string, string][] = [
        [player.blind, 'blind', t('throws blind')],
        [player.off_hand, 'hand', t('throws with the other hand')],
        [player.hexed, 'hex', t('hexed')],
        [body.persists, 'persists', t('persists for a round')],
        [view.ethereal.includes(body.seat), 'ethereal', t('ethereal')],
        [shield !== undefined, 'shield', t('shielded by {count}', { count: shield ?? 0 })],
        [body.kind === 'risen', '', t('risen')],
        [body.blocks > 0, '', t('armour blocks {count} more', { count: body.blocks })],
        [player.vampyr, '', t('Vampyr Potion at work')],
        [player.ricochet, '', t('Ricochet at work')],
        [player.tome, '', t('Tome at work')],
        [view.players.some((one) => one.guards.includes(body.seat)), '', t('protected')],
        [body.terrain !== '', '', t('on {terrain}', { terrain: wordFor(body.terrain) })],
    ];
    return told.flatMap(([is, mark, words]) => (is ? [{ mark, words }] : []));
}

/** Says when somebody who is not there yet joins: in a round, or when a side calls. */
export function arrivalInWords({ arrives }: PlayerView): string {
    return arrives < 0 ? t('Joins when called') : t('Joins in round {number}', { number: arrives });
}

function weaponsOf(view: ShownView, catalog: ExiledCatalog, own: number, misses: Map<number, string>): WeaponOnField[] {
    return view.landings.flatMap((landing, at) => {
        const weapon = catalog.characters[landing.seat]?.weapons.find(({ name }) => name === landing.weapon);
        const thrower = view.bodies[landing.body];
        if (!weapon) return [];
        const flying = view.shown?.flying.includes(at) && thrower;
        return [
            {
                key: `${view.round}-${at}`,
                name: landing.weapon,
                weapon,
                colour: teamColour(teamOf(view, landing.seat), own),
                aim: landing.aim,
                x: landing.x,
                y: landing.y,
                angle: landing.angle,
                from: flying ? [thrower.x, thrower.y] : null,
                under: landing.under.length > 0,
                missed: misses.get(at) ?? '',
            },
        ];
    });
}

/** Room round the cards, for weapons beside them and names below. */
const ASIDE = 60 * MM;
const BELOW = 75 * MM;

/** Returns the whole table on the screen. */
export function wholeTable(scene: Scene, turn: number): Box {
    return boxAround(
        corners(scene.edges).map((corner) => toScreen(corner, turn)),
        0,
        0,
    );
}

/** Returns the part of the screen in which all cards lie, with room for weapons around them. */
export function partInUse(scene: Scene, turn: number): Box {
    const whole = wholeTable(scene, turn);
    const things = [
        ...scene.cards,
        ...scene.chests.filter(({ closed }) => closed),
        ...scene.gemstones,
        ...scene.terrain,
    ];
    if (!things.length || scene.rings.length) return whole;
    const around = boxAround(
        things.map(({ x, y }) => toScreen([x, y], turn)),
        ASIDE + CARD_HEIGHT / 2,
        BELOW,
    );
    return common(around, whole);
}
