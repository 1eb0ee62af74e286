/** What moves in a shot. Only transforms and opacities do, so that the page lays nothing out meanwhile. */

import type { Seat } from '../../../lib/seats';
import { play } from '../../../sound/player';
import type { Way } from './acting';
import { sideOf } from './scene';
import type { Shot, ShotKind } from './shots';

/** The things on the stage, where they are there. */
export interface Things {
    stage: HTMLElement;
    wedges: HTMLElement[];
    /** By seat. */
    cards: (HTMLElement | undefined)[];
    actors: (HTMLElement | undefined)[];
    speeds: (HTMLElement | undefined)[];
    star: Element | undefined;
    numeral: HTMLElement | undefined;
    stamp: HTMLElement | undefined;
    mark: HTMLElement | undefined;
    notes: Element[];
    banner: HTMLElement | undefined;
}

/** How a shot is played. */
export interface Take {
    things: Things;
    /** How fast: 1 is the normal pace, 2 twice as fast. */
    rate: number;
    /** Whether pictures stand still and only fade. */
    still: boolean;
    /** Where the fighters stood before, and where they stand now, as transforms. */
    from: string[];
    to: string[];
    /** Where the attack meets its target. */
    contact: string;
    way: Way;
}

const OUT = 'cubic-bezier(0.2, 0.9, 0.3, 1)';
const BACK = 'cubic-bezier(0.3, 1.6, 0.5, 1)';
const FADE = 120;

/** Plays a shot; returns what stops it. */
export function playShot(shot: Shot, take: Take): () => void {
    const running: Animation[] = [];
    const move = (
        thing: Element | undefined,
        frames: Keyframe[] | PropertyIndexedKeyframes,
        duration: number,
        delay = 0,
        easing = OUT,
    ): void => {
        if (!thing) return;
        const timing = { duration: duration / take.rate, delay: delay / take.rate, easing, fill: 'backwards' as const };
        running.push(thing.animate(frames, timing));
    };
    sound(shot, take.rate);
    if (take.still) fade(shot, take.things, move);
    else {
        walk(shot, take, move);
        let delay = 0;
        for (const { kind, length } of shot.beats) {
            MOVES[kind]?.({ shot, take, things: take.things, move, length, delay });
            delay += length;
        }
    }
    return () => {
        for (const one of running) one.cancel();
    };
}

type Move = (
    thing: Element | undefined,
    frames: Keyframe[] | PropertyIndexedKeyframes,
    duration: number,
    delay?: number,
    easing?: string,
) => void;

interface Beat {
    shot: Shot;
    take: Take;
    things: Things;
    move: Move;
    length: number;
    delay: number;
}

/** Whatever is new is there at once, faded in. */
function fade({ kind }: Shot, things: Things, move: Move): void {
    const news: Partial<Record<ShotKind, (Element | undefined)[]>> = {
        set: things.cards,
        flip: [...things.wedges, ...things.cards],
        speed: things.speeds,
        damage: [things.numeral, things.star],
        guard: [things.stamp],
        stun: [things.stamp],
        miss: [things.stamp],
    };
    for (const one of [...(news[kind] ?? []), ...things.notes, things.banner])
        move(one, { opacity: [0, 1] }, FADE, 0, 'linear');
}

const MOVES: Partial<Record<ShotKind, (beat: Beat) => void>> = {
    set: ({ shot, things, move, length }) =>
        move(things.cards[shot.seat ?? 0], { transform: ['translateY(90cqh) rotate(-12deg)', 'none'] }, length),
    split: ({ things, move, length }) => {
        things.wedges.forEach((wedge, place) =>
            move(wedge, { transform: [`translateX(${place ? 70 : -70}cqw)`, 'none'] }, length),
        );
    },
    flip: ({ shot, things, move, delay }) => {
        const turned = shot.events.flatMap((event) => (event.event === 'AttackRevealed' ? [event.seat] : []));
        turned.forEach((seat, place) => {
            const inner = things.cards[seat]?.querySelector('.turning') ?? undefined;
            move(inner, { transform: ['rotateY(0)', 'rotateY(180deg)'] }, 320, delay + place * 120);
        });
        if (delay) things.actors.forEach((actor) => enter(actor, move, delay));
    },
    invalid: ({ shot, things, move, length }) =>
        move(
            things.cards[shot.seat ?? 0],
            { transform: ['none', 'translateX(8px)', 'translateX(-8px)', 'none'] },
            length,
            0,
            'linear',
        ),
    speed: ({ shot, things, move, length }) => {
        things.speeds.forEach((speed, seat) => {
            const slower = shot.scene.first !== seat;
            const size = slower ? 0.8 : 1;
            move(
                speed,
                { transform: ['scale(0.2)', 'scale(1.35)', `scale(${size})`], opacity: [0, 1, 1] },
                length,
                0,
                BACK,
            );
        });
    },
    before: step,
    after: step,
    effect: step,
    lunge: ({ shot, take, things, move, length }) => {
        if (shot.seat !== null) WAYS[take.way]?.({ take, move, things, length, seat: shot.seat });
    },
    miss: ({ things, move, length, delay }) => pop(things.stamp, move, length, delay),
    'hit-stop': ({ things, move, length }) => {
        const shake = ['none', 'translate(6px, 3px)', 'translate(-6px, -2px)', 'translate(4px, -3px)', 'none'];
        move(things.stage, { transform: shake }, length, 0, 'linear');
        move(things.star, { transform: ['scale(0.3)', 'scale(1.1)', 'none'], opacity: [0, 1, 1] }, length);
    },
    damage: ({ shot, things, move, length, delay }) => {
        const frames = ['rotate(-9deg) scale(0.4)', 'rotate(-9deg) scale(1.15)', 'rotate(-9deg)'];
        move(things.numeral, { transform: frames, opacity: [0, 1, 1] }, length * 0.7, delay * 0.4);
        const target = things.actors[shot.seat ?? 0]?.firstElementChild ?? undefined;
        move(target, { transform: ['none', 'translateX(calc(var(--away) * 2.5cqw))', 'none'] }, length, delay);
    },
    guard: ({ things, move, length, delay }) => pop(things.stamp, move, length, delay),
    stun: ({ things, move, length }) =>
        move(
            things.stamp,
            {
                transform: ['rotate(-7deg) scale(1.9)', 'rotate(-7deg) scale(0.94)', 'rotate(-7deg)'],
                opacity: [0, 1, 1],
            },
            length,
        ),
    skip: ({ shot, things, move, length }) =>
        move(things.cards[shot.seat ?? 0], { transform: ['translateY(-40px)', 'none'] }, length),
    trap: ({ things, move, length }) => things.notes.forEach((note) => pop(note, move, length, 0)),
    cleanup: ({ shot, things, move }) => {
        things.wedges.forEach((wedge, place) =>
            move(wedge, { transform: ['none', `translateX(${place ? 70 : -70}cqw)`] }, 300),
        );
        for (const [seat, card] of things.cards.entries())
            move(
                card,
                { transform: ['none', `translateY(${seat === shot.scene.next ? 60 : -60}cqh)`], opacity: [1, 0] },
                300,
            );
        move(things.banner, { transform: ['translateX(-60cqw)', 'none'], opacity: [0, 1] }, 260, 200);
    },
    cancel: ({ things, move, length }) => move(things.banner, { transform: ['translateX(-60cqw)', 'none'] }, length),
    revert: ({ things, move, length }) => move(things.banner, { opacity: [0, 1] }, length),
    exceed: ({ things, move }) => exceed(things, move),
    ko: ({ things, move, length }) => {
        move(things.banner, { opacity: [0, 1] }, 120);
        const word = things.banner?.querySelector('.huge') ?? undefined;
        move(
            word,
            { transform: ['rotate(-9deg) scale(3)', 'rotate(-9deg)'], opacity: [0, 1] },
            length * 0.4,
            length * 0.3,
        );
    },
};

/** Whoever stands elsewhere than before walks there; an attacker goes the way of the attack. */
function walk({ seat, beats }: Shot, { from, to, things }: Take, move: Move): void {
    for (const one of [0, 1]) {
        if (beats[0]?.kind === 'lunge' && one === seat) continue;
        const frames = [from[one] ?? '', to[one] ?? ''];
        if (frames[0] !== frames[1])
            move(things.actors[one], { transform: frames }, beats[0]?.length ?? 0, 0, 'ease-in-out');
    }
}

function enter(actor: HTMLElement | undefined, move: Move, length: number): void {
    move(
        actor?.firstElementChild ?? undefined,
        { transform: [`translateX(calc(var(--away) * 40cqw))`, 'none'] },
        length + 120,
    );
}

function pop(thing: Element | undefined, move: Move, length: number, delay: number): void {
    move(thing, { transform: ['scale(0.4)', 'scale(1.1)', 'none'], opacity: [0, 1, 1] }, length, delay, BACK);
}

function step({ things, move, length }: Beat): void {
    things.notes.forEach((note) => pop(note, move, Math.max(length, 240), 0));
}

interface Lunge {
    take: Take;
    move: Move;
    things: Things;
    length: number;
    seat: Seat;
}

const WAYS: Partial<Record<Way, (lunge: Lunge) => void>> = {
    rush: ({ take, move, things, length, seat }) =>
        move(things.actors[seat], { transform: [take.from[seat] ?? '', take.to[seat] ?? ''] }, length, 0, 'ease-in'),
    arc: ({ take, move, things, length, seat }) => {
        move(things.actors[seat], { transform: [take.from[seat] ?? '', take.to[seat] ?? ''] }, length, 0, 'linear');
        const inner = things.actors[seat]?.firstElementChild ?? undefined;
        move(inner, { transform: ['none', 'translateY(-34cqh)', 'none'] }, length, 0, 'ease-in-out');
    },
    blink: ({ take, move, things, length, seat }) =>
        move(
            things.actors[seat],
            [
                { transform: take.from[seat] ?? '', opacity: 1 },
                { transform: take.from[seat] ?? '', opacity: 0, offset: 0.45 },
                { transform: take.to[seat] ?? '', opacity: 0, offset: 0.55 },
                { transform: take.to[seat] ?? '', opacity: 1 },
            ],
            length,
        ),
    shot: ({ take, move, things, length, seat }) => {
        const start = take.to[seat] ?? '';
        move(things.mark, { transform: [start, take.contact], opacity: [1, 1] }, length, 0, 'linear');
    },
    ray: ({ move, things, length }) =>
        move(things.mark?.firstElementChild ?? undefined, { transform: ['scaleX(0)', 'none'] }, length, 0, 'ease-in'),
    ground: ({ move, things, length }) => pop(things.mark?.firstElementChild ?? undefined, move, length, 0),
};

function exceed(things: Things, move: Move): void {
    move(things.banner, { transform: ['translateX(-100cqw)', 'none'] }, 260);
    const find = (name: string): Element | undefined => things.banner?.querySelector(name) ?? undefined;
    move(
        find('.huge'),
        { transform: ['rotate(-6deg) scale(0.3)', 'rotate(-6deg) scale(1.06)', 'rotate(-6deg)'], opacity: [0, 1, 1] },
        420,
        180,
    );
    move(find('.bust'), { transform: ['translateX(60cqw)', 'none'] }, 460, 120);
    move(find('.plate'), { transform: ['translateY(30cqh)', 'none'], opacity: [0, 1] }, 300, 420);
    [...(things.banner?.querySelectorAll('.pip') ?? [])].forEach((pip, place) => {
        const landing = 560 + place * 120;
        move(pip, { transform: ['translateY(-40cqh) rotate(-8deg)', 'rotate(-8deg)'], opacity: [0, 1] }, 220, landing);
        const flame = pip.querySelector('.flame') ?? undefined;
        move(flame, { transform: ['scale(0)', 'scale(1.25)', 'none'] }, 240, landing + 200);
    });
}

/** Lets a shot sound: each beat at its time. */
function sound(shot: Shot, rate: number): void {
    let delay = 0;
    for (const { kind, length } of shot.beats) {
        soundOf(kind, shot, delay / rate, rate);
        delay += length;
    }
}

function soundOf(kind: ShotKind, { events, scene, seat }: Shot, wait: number, rate: number): void {
    const event = events[0];
    if (kind === 'set' || kind === 'flip' || kind === 'stun') play(kind, 0, wait);
    else if (kind === 'speed') play('clash', 0, wait);
    else if (kind === 'lunge') play('lunge', 0, wait);
    else if (kind === 'guard') play('blocked', 0, wait);
    else if (kind === 'hit-stop') play('hit', seat === null ? 0 : (sideOf(scene, seat).blow?.amount ?? 0), wait);
    else if (kind === 'ko') play('hit', 10, wait);
    else if (kind === 'exceed') {
        play('exceed', 0, wait);
        play('hit', 8, wait + 500 / rate);
    } else if (event?.event === 'Moved') play('step', Math.abs(event.target - event.origin), wait);
}
