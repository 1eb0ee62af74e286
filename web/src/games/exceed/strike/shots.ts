/** A strike as a film: the shots that its events give, worked out from them alone. */

import type { Seat } from '../../../lib/seats';
import { reasonsOf, type Reason } from '../report';
import type { ExceedEvent, ExceedView } from '../wire';
import { after, EMPTY, isNoAttack, sideOf, type Scene } from './scene';

export type ShotKind =
    | 'set'
    | 'split'
    | 'flip'
    | 'invalid'
    | 'speed'
    | 'before'
    | 'lunge'
    | 'effect'
    | 'miss'
    | 'hit-stop'
    | 'damage'
    | 'guard'
    | 'stun'
    | 'skip'
    | 'after'
    | 'trap'
    | 'cleanup'
    | 'cancel'
    | 'exceed'
    | 'revert'
    | 'ko';

/** A moment with its length, in milliseconds at the normal pace. */
export interface Beat {
    kind: ShotKind;
    length: number;
}

/** What is shown for one event, or for two that happen together. */
export interface Shot {
    /** What it is called by: the last of its beats. */
    kind: ShotKind;
    beats: Beat[];
    /** Who does it, or to whom it is done. */
    seat: Seat | null;
    /** Whether it belongs to the attack that comes second. */
    answer: boolean;
    events: ExceedEvent[];
    before: Scene;
    scene: Scene;
}

/** A strike, or a moment outside of one that is shown as large, shot by shot. */
export interface Film {
    /** Who struck, if it is a strike. */
    attacker: Seat | null;
    shots: Shot[];
    scene: Scene;
    /** Whether all of it has happened. */
    over: boolean;
    /** Whether something else has happened since. */
    past: boolean;
}

/** A strike that is looked back at, and the table after it. */
export interface LookBack {
    film: Film;
    view: ExceedView;
}

/** Tells whether a strike goes on, and is shown as it does. */
export const goesOn = (film: Film, playing: boolean): boolean => !film.past && (!film.over || playing);

/** How long the eye rests on what the last beat of a shot has shown. */
const REST: Record<ShotKind, number> = {
    set: 240,
    split: 0,
    flip: 900,
    invalid: 800,
    speed: 800,
    before: 500,
    lunge: 60,
    effect: 500,
    miss: 800,
    'hit-stop': 0,
    damage: 420,
    guard: 400,
    stun: 700,
    skip: 600,
    after: 500,
    trap: 500,
    cleanup: 100,
    cancel: 500,
    exceed: 500,
    revert: 500,
    ko: 900,
};

const STEP = 90;
const MOST_STEPS = 6;

/** Returns the beats of an event; what follows it at once may take its place, and things by the way have none. */
function beatsOf(event: ExceedEvent, scene: Scene): Beat[] {
    switch (event.event) {
        case 'AttackSet':
            return [beat('set', 260)];
        case 'AttackRevealed':
            return scene.cut ? [beat('flip', 440)] : [beat('split', 180), beat('flip', 440)];
        case 'AttackInvalid':
            return [beat('invalid', 300)];
        case 'Prioritized':
            return [beat('speed', 420)];
        case 'Moved': {
            if (event.target === event.origin) return [];
            const spaces = Math.min(Math.abs(event.target - event.origin), MOST_STEPS);
            return [beat(windowOf(scene), Math.max(240, STEP * spaces))];
        }
        case 'AttackChecked':
            if (isNoAttack(event)) return [];
            return event.hit ? [beat('lunge', 240)] : [beat('lunge', 240), beat('miss', 260)];
        case 'Damaged':
            return damageBeats(event.amount, guardHolds(event, scene));
        case 'BecameStunned':
            return [beat('stun', 260)];
        case 'AttackSkipped':
            return [beat('skip', 260)];
        case 'Placed':
        case 'TakenOff':
            return [beat('trap', 300)];
        case 'Canceled':
            return [beat('cancel', 500)];
        case 'Flipped':
            return [event.exceeded ? beat('exceed', 1400) : beat('revert', 400)];
        case 'TextResolved':
        case 'LifeChanged':
        case 'Drew':
        case 'BoostPlayed':
        case 'BoostNegated':
        case 'Named':
        case 'Shown':
        case 'Reshuffled':
        case 'AdvantageGained':
            return [beat(windowOf(scene), 240)];
        case 'StrikeEnded':
            return [beat('cleanup', 1000)];
        case 'GameOver':
            return [beat('ko', 1200)];
        default:
            return [];
    }
}

function beat(kind: ShotKind, length: number): Beat {
    return { kind, length };
}

function damageBeats(amount: number, held: boolean): Beat[] {
    if (!amount) return [beat('guard', 260)];
    const blow = [beat('hit-stop', Math.min(90 + 12 * amount, 240)), beat('damage', 480)];
    return held ? [...blow, beat('guard', 260)] : blow;
}

function guardHolds(event: ExceedEvent, scene: Scene): boolean {
    return event.event === 'Damaged' && sideOf(after(scene, event), event.seat).guard === 'holds';
}

/** Returns when in an attack something happens: before it is measured, when it hits, or after it. */
function windowOf({ active, reaching, landed, sides }: Scene): 'before' | 'effect' | 'after' {
    if (reaching !== null && !landed) return 'effect';
    return active === null || sides[active === 0 ? 0 : 1].met === null ? 'before' : 'after';
}

/** Returns how long an event is looked at, at the normal pace. */
export function lengthOf(event: ExceedEvent, following?: ExceedEvent): number {
    if (event.event === 'AttackRevealed' && following?.event === 'AttackRevealed') return 0;
    const beats = beatsOf(event, EMPTY);
    const last = beats.at(-1);
    return last ? beats.reduce((sum, { length }) => sum + length, REST[last.kind]) : 0;
}

/** Returns the film once another event has happened. */
export function follow(film: Film | null, event: ExceedEvent): Film | null {
    if (event.event === 'StrikeBegan') return { ...begun(event.attacker), scene: EMPTY };
    const running = film && film.attacker !== null && !film.over;
    if (running) return event.event === 'TurnBegan' ? { ...film, over: true, past: true } : shown(film, event);
    if (event.event === 'Flipped' || event.event === 'Canceled') return { ...shown(begun(null), event), over: true };
    if (event.event === 'GameOver' && film && !film.past) return shown(film, event);
    return film && !film.past ? { ...film, past: true } : film;
}

/** Returns the shots of some events: of the latest strike among them, or of what was shown as large after it. */
export function shotsOf(events: ExceedEvent[]): Shot[] {
    return events.reduce<Film | null>(follow, null)?.shots ?? [];
}

function begun(attacker: Seat | null): Film {
    return { attacker, shots: [], scene: EMPTY, over: false, past: false };
}

function shown(film: Film, event: ExceedEvent): Film {
    const scene = after(film.scene, event);
    const over = event.event === 'StrikeEnded' || event.event === 'GameOver';
    return { ...film, scene, over, shots: withShot(film.shots, film.scene, scene, event) };
}

function withShot(shots: Shot[], before: Scene, scene: Scene, event: ExceedEvent): Shot[] {
    const beats = beatsOf(event, before);
    const last = shots.at(-1);
    if (last && isPart(last, event, beats))
        return [...shots.slice(0, -1), { ...last, scene, events: [...last.events, event] }];
    const kind = beats.at(-1)?.kind;
    if (!kind) return shots;
    const seat = 'seat' in event ? event.seat : event.event === 'GameOver' ? event.winner : null;
    const answer = scene.first !== null && scene.active !== null && scene.active !== scene.first;
    return [...shots, { kind, beats, seat, answer, before, scene, events: [event] }];
}

/** Tells whether an event is seen in the shot before it: both cards turn together, and cards move by the way. */
function isPart(last: Shot, event: ExceedEvent, beats: Beat[]): boolean {
    if (!beats.length) return true;
    return (
        last.kind === 'flip' &&
        event.event === 'AttackRevealed' &&
        last.events.every((one) => one.event === 'AttackRevealed' && one.seat !== event.seat)
    );
}

/** Returns the sums of a shot. */
export function sumsOf(shot: Shot): Reason[] {
    return shot.events.flatMap(reasonsOf);
}
