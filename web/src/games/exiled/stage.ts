import type { Staging } from '../../lib/playback';
import type { Seat } from '../../lib/seats';
import { IN_PLAY, NOTHING, type ShownExiled, type ShownView } from './view';
import type { BodyView, ExiledEvent, Hit, LandingView, PhaseBegan, PlayerView, Threw } from './wire';

/** How long each event is looked at; what happens to all at once is looked at together. */
const PAUSES: Partial<Record<ExiledEvent['event'], number>> = {
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

const TOGETHER: ExiledEvent['event'][] = ['placed', 'threw', 'missed', 'moved', 'lost', 'shielded'];

export const EXILED_STAGING: Staging<ShownExiled> = {
    stage,
    pause: ({ event }, following) =>
        TOGETHER.includes(event) && following?.event === event ? 0 : (PAUSES[event] ?? 0),
};

function stage(view: ShownView, event: ExiledEvent): ShownView {
    switch (event.event) {
        case 'phase':
            return phase(view, event);
        case 'placed':
            return withBody(view, event.body, { x: event.x, y: event.y, angle: event.angle, place: IN_PLAY });
        case 'pulled':
        case 'moved':
        case 'tunnel':
            return withBody(view, event.body, { x: event.x, y: event.y });
        case 'vine':
            return withBody(view, event.body, { x: event.x, y: event.y, place: IN_PLAY });
        case 'threw':
            return threw(view, event);
        case 'hit':
            return hit(view, event);
        case 'lost':
        case 'healed':
            return withBody(view, event.body, { life: event.life });
        case 'armour':
            return withBody(view, event.body, { blocks: event.left });
        case 'persisted':
            return withBody(view, event.body, { persists: true });
        case 'fell':
            return withBody(view, event.body, { place: event.returns ? 'waiting' : 'out', wait: event.returns });
        case 'rose':
            return withBody(view, event.body, { kind: 'risen', seat: event.seat, life: event.life, place: IN_PLAY });
        case 'ethereal':
            return { ...view, ethereal: [...view.ethereal, event.seat] };
        case 'shielded':
            return { ...view, shields: [...view.shields, [event.body, event.reduced]] };
        case 'hampered':
            return withPlayer(view, event.seat, event.how === 'blind' ? { blind: true } : { off_hand: true });
        case 'chest':
            return {
                ...view,
                chests: view.chests.map((one, i) => (i === event.chest ? { ...one, closed: false } : one)),
            };
        case 'gemstone':
            return {
                ...view,
                gemstones: view.gemstones.map((one) => (one.team === event.team ? { ...one, life: event.life } : one)),
            };
        default:
            return view;
    }
}

/** The weapons are taken up when an attack begins. */
function phase(view: ShownView, event: PhaseBegan): ShownView {
    const begun = { ...view, phase: event.phase, round: event.round };
    if (event.phase !== 'attack') return begun;
    return { ...begun, landings: [], contacts: [], shields: [], ethereal: [], shown: { flying: [], hits: [] } };
}

function threw(view: ShownView, event: Threw): ShownView {
    const [x, y, angle] = event.place;
    const { seat, body, weapon, kind, aim } = event;
    const landing: LandingView = {
        ...{ seat, body, weapon, kind, aim, x, y, angle },
        chest: NOTHING,
        under: [],
        named: NOTHING,
        timing: 0,
        sway: 0,
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

function hit(view: ShownView, { body, where, damage }: Hit): ShownView {
    const shown = view.shown ?? { flying: [], hits: [] };
    return { ...view, shown: { ...shown, hits: [...shown.hits, { body, where, damage }] } };
}

function withBody(view: ShownView, at: number, change: Partial<BodyView>): ShownView {
    return { ...view, bodies: view.bodies.map((body, i) => (i === at ? { ...body, ...change } : body)) };
}

function withPlayer(view: ShownView, seat: Seat, change: Partial<PlayerView>): ShownView {
    return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change } : one)) };
}
