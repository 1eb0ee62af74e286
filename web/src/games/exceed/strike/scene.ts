/** What is to be seen of a strike at one moment. */

import type { Seat } from '../../../lib/seats';
import type { Pair, Parts } from '../view';
import type { AttackChecked, ExceedEvent } from '../wire';

export interface StrikeCard {
    /** Empty while it lies face down. */
    card: string;
    open: boolean;
    ex: boolean;
    wild: boolean;
    invalid: boolean;
}

/** A number and what it is made of. */
export interface Total {
    value: number;
    parts: Parts;
}

/** How an attack met its target. */
export interface Meeting {
    hit: boolean;
    distance: number;
    reach: string;
    reason: string;
}

/** All that a side has shown and borne so far. */
export interface SceneSide {
    card: StrikeCard | null;
    speed: Total | null;
    met: Meeting | null;
    /** What the last blow that it took was made of. */
    blow: { amount: number; power: Total; armor: number; guard: Total } | null;
    /** All damage that it took in this strike. */
    damage: number;
    guard: 'holds' | 'broken' | null;
    stunned: boolean;
    /** It does not attack any more. */
    skipped: boolean;
    /** Where it stands, if it moved. */
    space: number | null;
    exceeded: boolean | null;
}

export interface Scene {
    /** Whether the stage is cut in two: from the moment when cards are turned over. */
    cut: boolean;
    sides: Pair<SceneSide>;
    /** Whose attack goes first. */
    first: Seat | null;
    /** Whose attack is made. */
    active: Seat | null;
    /** Who reaches out for the other now, and whether the blow has landed, or missed. */
    reaching: Seat | null;
    landed: boolean;
    /** Who takes the next turn. */
    next: Seat | null;
    winner: Seat | null;
}

const NOTHING: SceneSide = {
    card: null,
    speed: null,
    met: null,
    blow: null,
    damage: 0,
    guard: null,
    stunned: false,
    skipped: false,
    space: null,
    exceeded: null,
};

export const EMPTY: Scene = {
    cut: false,
    sides: [NOTHING, NOTHING],
    first: null,
    active: null,
    reaching: null,
    landed: false,
    next: null,
    winner: null,
};

const FACE_DOWN: StrikeCard = { card: '', open: false, ex: false, wild: false, invalid: false };

/** What happens with a blow itself, so that nobody steps back meanwhile. */
const BLOW = new Set<ExceedEvent['event']>(['AttackChecked', 'Damaged', 'BecameStunned', 'GameOver', 'CardsMoved']);

/** Returns the scene once an event has happened. */
export function after(scene: Scene, event: ExceedEvent): Scene {
    const back = scene.landed && !BLOW.has(event.event);
    return changed(back ? { ...scene, reaching: null, landed: false } : scene, event);
}

function changed(scene: Scene, event: ExceedEvent): Scene {
    switch (event.event) {
        case 'AttackSet':
            return withSide(scene, event.seat, {
                card: {
                    ...FACE_DOWN,
                    card: event.how.endsWith('face up') ? event.card : '',
                    open: event.how.endsWith('face up'),
                    ex: event.how.includes('EX'),
                    wild: event.how.includes('wild'),
                },
            });
        case 'AttackRevealed': {
            const { card, ex, wild } = event;
            const shown = withSide(scene, event.seat, { card: { card, ex, wild, open: true, invalid: false } });
            return { ...shown, cut: true };
        }
        case 'AttackInvalid': {
            const { card } = sideOf(scene, event.seat);
            return withSide(scene, event.seat, { card: { ...(card ?? FACE_DOWN), invalid: true } });
        }
        case 'Prioritized': {
            const [one, other] = [totalOf(event.speeds[0]), totalOf(event.speeds[1])];
            const { active } = event;
            const timed = withSide(withSide(scene, 0, { speed: one }), 1, { speed: other });
            return { ...timed, cut: true, first: active, active };
        }
        case 'AttackChecked': {
            const { hit, distance, reach, reason } = event;
            const met = { hit, distance, reach, reason: reason.replace(/^ \(|\)$/g, '') };
            const reaching = isNoAttack(event) ? null : event.seat;
            return { ...withSide(scene, event.seat, { met }), active: event.seat, reaching, landed: !hit };
        }
        case 'Damaged': {
            const { seat, amount, armor } = event;
            const damage = sideOf(scene, seat).damage + amount;
            const guard = totalOf(event.guard);
            const blow = { amount, armor, power: totalOf(event.power), guard };
            const held = !sideOf(scene, seat).stunned && damage <= guard.value && event.life > 0;
            return { ...withSide(scene, seat, { damage, blow, guard: held ? 'holds' : null }), landed: true };
        }
        case 'BecameStunned':
            return withSide(scene, event.seat, { stunned: true, guard: 'broken' });
        case 'AttackSkipped':
            return { ...withSide(scene, event.seat, { skipped: true }), active: event.seat };
        case 'Moved':
            return withSide(scene, event.seat, { space: event.target });
        case 'Flipped':
            return withSide(scene, event.seat, { exceeded: event.exceeded });
        case 'StrikeEnded':
            return { ...scene, next: event.next };
        case 'GameOver':
            return { ...scene, winner: event.winner };
        default:
            return scene;
    }
}

/** Tells whether an attack was measured that has no range, so that it is not even made. */
export function isNoAttack({ hit, reach }: AttackChecked): boolean {
    return !hit && reach === '-';
}

export function sideOf(scene: Scene, seat: Seat): SceneSide {
    return scene.sides[seat === 0 ? 0 : 1];
}

function totalOf(parts: Parts): Total {
    return { parts, value: parts.reduce((sum, [amount]) => sum + amount, 0) };
}

function withSide(scene: Scene, seat: Seat, change: Partial<SceneSide>): Scene {
    const [one, other] = scene.sides;
    return {
        ...scene,
        sides: seat === 0 ? [{ ...one, ...change }, other] : [one, { ...other, ...change }],
    };
}
