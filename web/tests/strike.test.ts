import { describe, expect, it } from 'vitest';
import { noteOf, poseIn, spacesIn, wayOf } from '../src/games/exceed/strike/acting';
import { contactAt, placesIn } from '../src/games/exceed/strike/places';
import { sideOf } from '../src/games/exceed/strike/scene';
import { follow, lengthOf, shotsOf, sumsOf, type Film, type Shot } from '../src/games/exceed/strike/shots';
import type { ExceedEvent } from '../src/games/exceed/wire';
import { eventsOf } from './events';
import { BLOCK, KNOCKOUT, MISS, STUN } from './strikes';

const event = eventsOf<ExceedEvent>();
const kinds = (events: ExceedEvent[]): string[] => shotsOf(events).map(({ kind }) => kind);
const beats = (events: ExceedEvent[]): string[] =>
    shotsOf(events).flatMap((shot) => shot.beats.map(({ kind }) => kind));
const filmOf = (events: ExceedEvent[]): Film | null => events.reduce<Film | null>(follow, null);

function shotOf(events: ExceedEvent[], kind: Shot['kind']): Shot {
    const found = shotsOf(events).find((shot) => shot.kind === kind);
    if (!found) throw new Error(`no shot of kind ${kind}`);
    return found;
}

describe('the shots of a strike', () => {
    it('tell a stunning throw in order', () => {
        expect(beats(STUN)).toEqual([
            'set',
            'set',
            'split',
            'flip',
            'speed',
            'before',
            'lunge',
            'effect',
            'effect',
            'effect',
            'hit-stop',
            'damage',
            'stun',
            'skip',
            'cleanup',
        ]);
    });

    it('turn both cards together, from the first face down to both open', () => {
        const flip = shotOf(STUN, 'flip');
        expect(flip.events).toHaveLength(2);
        expect(flip.before.sides.map(({ card }) => card?.open)).toEqual([false, false]);
        expect(flip.scene.sides.map(({ card }) => card?.card)).toEqual(['Wild Throw', 'Dust']);
        expect(flip.before.cut).toBe(false);
        expect(flip.scene.cut).toBe(true);
    });

    it('compare the speeds, with the first in sight', () => {
        const { scene } = shotOf(STUN, 'speed');
        expect(scene.sides.map(({ speed }) => speed?.value)).toEqual([3, 3]);
        expect(scene.first).toBe(0);
    });

    it('sum the damage up, and break the guard only when that is told', () => {
        const damage = shotOf(STUN, 'damage');
        const hurt = sideOf(damage.scene, 1);
        expect(hurt.blow).toMatchObject({ amount: 7, armor: 0, power: { value: 7 }, guard: { value: 4 } });
        expect(hurt.guard).toBeNull();
        expect(sumsOf(damage)[0]).toMatchObject({
            value: 7,
            parts: [
                [5, 'Wild Throw'],
                [2, 'Flame of corruption'],
            ],
        });
        expect(sideOf(shotOf(STUN, 'stun').scene, 1)).toMatchObject({ stunned: true, guard: 'broken' });
    });

    it('freeze the longer, the harder the blow is, but not for long', () => {
        const stop = (amount: number): number => {
            const blow = event('Damaged', { seat: 1, amount, life: 9, power: [], armor: 0, guard: [] });
            const [begin] = STUN.filter((one) => one.event === 'StrikeBegan');
            return shotsOf([...(begin ? [begin] : []), blow])[0]?.beats[0]?.length ?? 0;
        };
        expect([1, 5, 30].map(stop)).toEqual([102, 150, 240]);
    });

    it('let a guard hold, and nobody answer with a block', () => {
        expect(beats(BLOCK).slice(-5)).toEqual(['hit-stop', 'damage', 'guard', 'after', 'cleanup']);
        expect(sideOf(shotOf(BLOCK, 'guard').scene, 1)).toMatchObject({ guard: 'holds', stunned: false });
    });

    it('show how far a blow was too short, and the answer', () => {
        const misses = shotsOf(MISS).filter(({ kind }) => kind === 'miss');
        expect(misses.map(({ seat, answer }) => [seat, answer])).toEqual([
            [0, false],
            [1, true],
        ]);
        expect(sideOf(misses[1]?.scene ?? misses[0]!.scene, 1).met).toEqual({
            hit: false,
            distance: 8,
            reach: '2-3',
            reason: 'out of range',
        });
    });

    it('end with a knockout, where no guard matters any more', () => {
        expect(beats(KNOCKOUT).slice(-3)).toEqual(['hit-stop', 'damage', 'ko']);
        expect(shotOf(KNOCKOUT, 'ko').scene.winner).toBe(0);
    });

    it('say what became of a card that cannot be paid, of EX and of wild swings', () => {
        const shots = shotsOf([
            event('StrikeBegan', { attacker: 0 }),
            event('AttackSet', { seat: 0, how: 'an EX attack', card: 'Slash' }),
            event('AttackSet', { seat: 1, how: 'a wild swing face up', card: 'Dust' }),
            event('AttackRevealed', { seat: 0, card: 'Slash', ex: true, wild: false }),
            event('AttackInvalid', { seat: 0, card: 'Slash' }),
            event('AttackRevealed', { seat: 0, card: 'Grasp', ex: false, wild: true }),
        ]);
        expect(shots.map(({ kind }) => kind)).toEqual(['set', 'set', 'flip', 'invalid', 'flip']);
        expect(shots[0]?.scene.sides[0].card).toMatchObject({ card: '', open: false, ex: true });
        expect(shots[1]?.scene.sides[1].card).toMatchObject({ card: 'Dust', open: true, wild: true });
        expect(shots[3]?.scene.sides[0].card).toMatchObject({ card: 'Slash', invalid: true });
        expect(shots[4]?.scene.sides[0].card).toMatchObject({ card: 'Grasp', invalid: false, wild: true });
    });

    it('hold tokens, boosts and canceled actions', () => {
        const [began] = STUN.filter((one) => one.event === 'StrikeBegan');
        const placed = event('Placed', { seat: 0, what: 'Mine', space: 4 });
        expect(kinds(began ? [began, placed] : [])).toEqual(['trap']);
        expect(noteOf(shotOf(began ? [began, placed] : [], 'trap'))).toBe('Mine');
        expect(kinds([event('Canceled', { seat: 0 })])).toEqual(['cancel']);
    });

    it('give an exceeding fighter a shot of its own outside of a strike too', () => {
        const film = filmOf([...STUN, event('Flipped', { seat: 0, exceeded: true })]);
        expect(film?.shots.map(({ kind }) => kind)).toEqual(['exceed']);
        expect(film).toMatchObject({ attacker: null, over: true, past: false });
        expect(sideOf(film!.scene, 0).exceeded).toBe(true);
    });

    it('are over with the strike, and past with what comes then', () => {
        const ended = STUN.findIndex((one) => one.event === 'StrikeEnded');
        expect(filmOf(STUN.slice(0, ended))).toMatchObject({ over: false, past: false });
        expect(filmOf(STUN.slice(0, ended + 1))).toMatchObject({ over: true, past: false });
        expect(filmOf(STUN)).toMatchObject({ over: true, past: true });
    });
});

describe('the length of a shot', () => {
    it('is none for the first of two cards that turn together', () => {
        const [one, other] = STUN.filter((found) => found.event === 'AttackRevealed');
        expect(one && lengthOf(one, other)).toBe(0);
        expect(other && lengthOf(other)).toBeGreaterThan(600);
    });

    it('lets a strike be seen in ten seconds', () => {
        const whole = STUN.reduce((sum, one, place) => sum + lengthOf(one, STUN[place + 1]), 0);
        expect(whole).toBeGreaterThan(5_000);
        expect(whole).toBeLessThan(11_000);
    });
});

describe('the acting', () => {
    it('strikes in the pose of the card, and suffers in its own', () => {
        expect(poseIn(shotOf(STUN, 'speed'), 0, 'grab')).toBe('guard');
        expect(poseIn(shotOf(STUN, 'lunge'), 0, 'grab')).toBe('grab');
        expect(poseIn(shotOf(STUN, 'effect'), 0, 'grab')).toBe('grab');
        expect(poseIn(shotOf(STUN, 'damage'), 1, 'slash')).toBe('hurt');
        expect(poseIn(shotOf(BLOCK, 'guard'), 1, 'block')).toBe('block');
        expect(poseIn(shotOf(KNOCKOUT, 'ko'), 0, 'slash')).toBe('win');
        expect(poseIn(shotOf(KNOCKOUT, 'ko'), 1, 'slash')).toBe('down');
        expect(wayOf('beam')).toBe('ray');
    });

    it('knows where both stood before and after they moved', () => {
        const film = filmOf(STUN)!;
        const moved = film.shots.findIndex(({ events }) =>
            events.some((one) => one.event === 'Moved' && one.seat === 1),
        );
        expect(spacesIn(film, moved - 1, [4, 3])).toEqual([4, 5]);
        expect(spacesIn(film, moved, [4, 3])).toEqual([4, 3]);
    });

    it('stands the near one on the left until they pass each other', () => {
        const lunge = shotOf(STUN, 'lunge');
        expect(placesIn(lunge, [4, 5], [4, 5], 0, () => 'rush').left).toEqual([true, false]);
        expect(placesIn(lunge, [4, 3], [4, 5], 0, () => 'rush').left).toEqual([false, true]);
        expect(placesIn(lunge, [5, 4], [5, 4], 0, () => 'rush').left).toEqual([true, false]);
    });

    it('brings an attacker to its target, unless something flies there', () => {
        const lunge = shotOf(STUN, 'lunge');
        const rush = placesIn(lunge, [4, 9], [4, 9], 0, () => 'rush');
        const shot = placesIn(lunge, [4, 9], [4, 9], 0, () => 'shot');
        const waits = placesIn(undefined, [4, 9], [4, 9], 0, () => 'rush');
        expect(shot.at).toEqual(waits.at);
        expect(rush.at[0]).not.toBe(waits.at[0]);
        expect(rush.at[1]).toBe(waits.at[1]);
        expect(contactAt(rush, 0)).not.toBe(waits.at[1]);
    });
});
