import type { Staging } from '../../lib/playback';
import type { GameEvent, Seat } from '../../lib/protocol';
import { IN_PLAY, type BodyView, type ExiledView, type LandingView, type PlayerView, type Point } from './view';

/** How long each event is looked at; what happens to all at once is looked at together. */
const PAUSES: Record<string, number> = {
    began: 600,
    placed: 700,
    phase: 800,
    called: 900,
    threw: 1500,
    stance: 900,
    overruled: 900,
    ethereal: 1200,
    hit: 900,
    missed: 1300,
    armour: 900,
    shielded: 600,
    lost: 1100,
    healed: 900,
    hampered: 800,
    fell: 1100,
    persisted: 1100,
    rose: 1200,
    pulled: 900,
    moved: 900,
    tunnel: 900,
    vine: 900,
    ability: 900,
    chest: 1200,
    'item used': 900,
    'item passed': 900,
    gemstone: 1100,
};

const TOGETHER = ['placed', 'threw', 'missed', 'moved', 'lost', 'shielded'];

export const EXILED_STAGING: Staging<ExiledView> = {
    stage,
    pause: ({ event }, following) =>
        TOGETHER.includes(event) && following?.event === event ? 0 : (PAUSES[event] ?? 0),
};

function stage(view: ExiledView, event: GameEvent): ExiledView {
    const at = event.body as number;
    const seat = event.seat as Seat;
    const spot = { x: event.x as number, y: event.y as number };
    switch (event.event) {
        case 'phase':
            return phase(view, event);
        case 'placed':
            return withBody(view, at, { ...spot, angle: event.angle as number, place: IN_PLAY });
        case 'pulled':
        case 'moved':
        case 'tunnel':
            return withBody(view, at, spot);
        case 'vine':
            return withBody(view, at, { ...spot, place: IN_PLAY });
        case 'threw':
            return threw(view, event);
        case 'hit':
            return hit(view, event);
        case 'lost':
        case 'healed':
            return withBody(view, at, { life: event.life as number });
        case 'armour':
            return withBody(view, at, { blocks: event.left as number });
        case 'persisted':
            return withBody(view, at, { persists: true });
        case 'fell':
            return withBody(view, at, { place: event.returns ? 'waiting' : 'out', wait: event.returns as number });
        case 'rose':
            return withBody(view, at, { kind: 'risen', seat, life: event.life as number, place: IN_PLAY });
        case 'ethereal':
            return { ...view, ethereal: [...view.ethereal, seat] };
        case 'shielded':
            return { ...view, shields: [...view.shields, [at, event.reduced as number]] };
        case 'hampered':
            return withPlayer(view, seat, event.how === 'blind' ? { blind: true } : { off_hand: true });
        case 'chest':
            return {
                ...view,
                chests: view.chests.map((one, i) => (i === event.chest ? { ...one, closed: false } : one)),
            };
        case 'gemstone':
            return {
                ...view,
                gemstones: view.gemstones.map((one) =>
                    one.team === event.team ? { ...one, life: event.life as number } : one,
                ),
            };
        default:
            return view;
    }
}

/** The weapons are taken up when an attack begins. */
function phase(view: ExiledView, event: GameEvent): ExiledView {
    const begun = { ...view, phase: event.phase as string, round: event.round as number };
    if (event.phase !== 'attack') return begun;
    return { ...begun, landings: [], contacts: [], shields: [], ethereal: [], shown: { flying: [], hits: [] } };
}

function threw(view: ExiledView, event: GameEvent): ExiledView {
    const [x, y, angle] = event.place as [number, number, number];
    const landing: LandingView = {
        seat: event.seat as Seat,
        body: event.body as number,
        weapon: event.weapon as string,
        kind: event.kind as string,
        chest: -1,
        aim: event.aim as Point,
        x,
        y,
        angle,
        under: [],
    };
    const shown = view.shown ?? { flying: [], hits: [] };
    // Those that are thrown together are in the air together; those of a second throw are not.
    const aloft = shown.hits.length ? [] : shown.flying;
    return {
        ...view,
        landings: [...view.landings, landing],
        contacts: [],
        shown: { flying: [...aloft, view.landings.length], hits: [] },
    };
}

function hit(view: ExiledView, event: GameEvent): ExiledView {
    const struck = { body: event.body as number, where: event.where as string, damage: event.damage as number };
    const shown = view.shown ?? { flying: [], hits: [] };
    return { ...view, shown: { ...shown, hits: [...shown.hits, struck] } };
}

function withBody(view: ExiledView, at: number, change: Partial<BodyView>): ExiledView {
    return { ...view, bodies: view.bodies.map((body, i) => (i === at ? { ...body, ...change } : body)) };
}

function withPlayer(view: ExiledView, seat: Seat, change: Partial<PlayerView>): ExiledView {
    return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}
