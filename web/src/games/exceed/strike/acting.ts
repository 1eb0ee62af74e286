/** How the fighters act in a shot: where they stand, in which pose, and what is written over them. */

import type { Seat } from '../../../lib/seats';
import { plural, t } from '../../../lib/texts.svelte';
import type { Motif } from '../../../rig/look';
import { poseFor } from '../../../rig/pictures';
import type { Pose } from '../../../rig/poses';
import type { Pair } from '../view';
import type { ExceedEvent } from '../wire';
import { sideOf } from './scene';
import type { Film, Shot } from './shots';

/** How an attack gets to its target. */
export type Way = 'rush' | 'arc' | 'shot' | 'ray' | 'ground' | 'blink' | 'stay';

const WAYS: Record<Motif, Way> = {
    block: 'stay',
    summon: 'ground',
    trap: 'ground',
    counter: 'rush',
    dive: 'arc',
    teleport: 'blink',
    grab: 'rush',
    beam: 'ray',
    projectile: 'shot',
    rising: 'rush',
    burst: 'rush',
    charge: 'rush',
    sweep: 'rush',
    slash: 'rush',
    thrust: 'rush',
};

export const wayOf = (motif: Motif | undefined): Way => (motif ? WAYS[motif] : 'rush');

/** Returns the pose of a seat in a shot; its attack is made in the pose of the card's picture. */
export function poseIn(shot: Shot, seat: Seat, motif: Motif | undefined): Pose {
    const { kind, scene } = shot;
    if (scene.winner !== null) return scene.winner === seat ? 'win' : 'down';
    if (kind === 'exceed') return shot.seat === seat ? 'power' : 'guard';
    const side = sideOf(scene, seat);
    const suffers = shot.seat === seat && (kind === 'damage' || kind === 'guard' || kind === 'stun');
    if (suffers) return kind === 'guard' ? 'block' : 'hurt';
    if (side.stunned) return 'hurt';
    if (scene.reaching === seat) return motif ? poseFor(motif) : 'strike';
    return 'guard';
}

/** Returns where both stand in a shot: what the strike tells of it, and else where they stand now. */
export function spacesIn(film: Film, at: number, now: Pair<number>): Pair<number> {
    const space = (seat: 0 | 1): number => {
        const told = film.shots[at]?.scene.sides[seat].space;
        if (told !== null && told !== undefined) return told;
        const later = film.shots.slice(at + 1).flatMap(({ events }) => events.filter((one) => isMove(one, seat)));
        const next = later[0];
        return next?.event === 'Moved' ? next.origin : now[seat];
    };
    return [space(0), space(1)];
}

const isMove = (event: ExceedEvent, seat: Seat): boolean => event.event === 'Moved' && event.seat === seat;

/** Returns what is written over a fighter for what happens to it by the way, or nothing. */
export function noteOf({ events }: Shot): string {
    const event = events[0];
    switch (event?.event) {
        case 'TextResolved':
            return event.carrier;
        case 'LifeChanged': {
            const amount = `${event.amount > 0 ? '+' : '−'}${Math.abs(event.amount)}`;
            return t('{amount} life', { amount });
        }
        case 'Drew':
            return `+${plural(event.count, '{count} card', '{count} cards')}`;
        case 'BoostPlayed':
        case 'BoostNegated':
            return event.boost;
        case 'Named':
            return event.name;
        case 'Shown':
            return event.cards.join(', ');
        case 'Placed':
        case 'TakenOff':
            return event.what;
        case 'Reshuffled':
            return t('Reshuffle');
        case 'AdvantageGained':
            return t('Advantage');
        default:
            return '';
    }
}
