import type { Course } from '../../lessons/course';
import { text, translated } from '../../lib/texts.svelte';
import type { MatchWish } from '../../wire';
import type { ExceedEvent } from './wire';

/** A match against the gentlest opponent; the seed is one that gives every goal its chance. */
const against = (fighters: [string, string], seed: string): MatchWish => ({
    game: 'exceed',
    opponent: 'novice',
    fighters,
    edition: 'strive',
    seat: 0,
    seed,
});

const PAY_FROM_GAUGE = text(
    'Here you can spend gauge: tick a card in your gauge instead of one from your hand, then accept.',
);

/** Returns the place of the last event of a kind, or -1. */
function lastOf(kind: ExceedEvent['event'], before: readonly ExceedEvent[]): number {
    return before.map(({ event }) => event).lastIndexOf(kind);
}

/** Tells whether a strike goes on. */
function striking(before: readonly ExceedEvent[]): boolean {
    return lastOf('StrikeBegan', before) > lastOf('StrikeEnded', before);
}

/** Tells whether somebody has played a boost since the last strike ended. */
function boosted(before: readonly ExceedEvent[], me: number): boolean {
    const since = before.slice(lastOf('StrikeEnded', before) + 1);
    return since.some((one) => one.event === 'BoostPlayed' && one.seat === me);
}

/** Says how the next goal is reached when an attack is set, too: which one it is decides most of them. */
const whileSetting: NonNullable<Course<ExceedEvent>['help']> = ({ about }, next) =>
    about.attack && next ? translated(next.how) : '';

const FIRST: Course<ExceedEvent> = {
    id: 'exceed/first',
    title: text('Your first game'),
    line: text('Move, boost, strike and gauge, in ten minutes'),
    wish: against(['Sol Badguy', 'Ky Kiske'], 'first game 5'),
    goals: [
        {
            name: text('Move'),
            how: text(
                'Come closer: choose to walk to a space near your opponent, or press that space on the board. Each space costs 1 Force, and a card that you discard is worth 1 Force, an Ultra 2.',
            ),
            done: text('You moved. Distance decides which attacks can hit.'),
            reachedBy: (event, me, before) => event.event === 'Moved' && event.seat === me && !striking(before),
        },
        {
            name: text('Boost'),
            how: text(
                'Play a boost: the lower half of a card in your hand. Some do something at once, others lie in front of you and help until your next strike.',
            ),
            done: text('You played a boost. The card is spent for it, not for its attack.'),
            reachedBy: (event, me) => event.event === 'BoostPlayed' && event.seat === me,
        },
        {
            name: text('Strike'),
            how: text(
                'Strike: set an attack face down, your opponent answers with one, and both are turned up. The faster one goes first. Point at a card before you choose it, to see which spaces it hits.',
            ),
            done: text(
                'You struck. Power less armor is the damage; damage above the guard stuns, and a stunned fighter does not attack.',
            ),
            reachedBy: (event) => event.event === 'StrikeEnded',
        },
        {
            name: text('Gauge'),
            how: text(
                'An attack that hits goes into your gauge. Spend a card from there: pay Force with it, or strike with an attack that costs gauge. If your gauge is empty, strike again, and hit.',
            ),
            done: text('You spent gauge. It also pays for your strongest attacks, and to exceed.'),
            reachedBy: (event, me) => event.event === 'Spent' && event.seat === me && event.source === 'gauge',
        },
    ],
    end: text('You know all you need for a fight. Bring your opponent down to 0 life; ask for a hint if you want one.'),
    help: (question, next) => {
        const pays = question.bill?.cards.some(({ zone }) => zone === 'gauge') && next?.name === 'Gauge';
        return pays ? translated(PAY_FROM_GAUGE) : '';
    },
};

const RANGE: Course<ExceedEvent> = {
    id: 'exceed/range',
    title: text('Range and speed'),
    line: text('Hit, go first, make them miss, stun'),
    wish: against(['Ky Kiske', 'Potemkin'], 'range and speed'),
    goals: [
        {
            name: text('Reach'),
            how: text(
                'Every attack has a range: the distances at which it hits. Point at a card, and the spaces that it reaches light up. Walk to where one of yours reaches, strike with it, and hit.',
            ),
            done: text('You hit: the distance was within the range of your attack.'),
            reachedBy: (event, me) => event.event === 'AttackChecked' && event.seat === me && event.hit,
        },
        {
            name: text('Speed'),
            how: text(
                'The faster attack goes first, and of two as fast that of whoever began the strike. Strike with a fast one, such as Grasp or Cross, and go first.',
            ),
            done: text('You went first. Whoever is stunned by that does not attack at all.'),
            reachedBy: (event, me) => event.event === 'Prioritized' && event.active === me,
        },
        {
            name: text('Miss'),
            how: text(
                'Make your opponent miss: strike from farther away than their cards reach, or with an attack that takes you out of reach first. “Their cards” shows which of their cards reach you now.',
            ),
            done: text('They missed. An attack that does not reach does nothing, whatever its power.'),
            reachedBy: (event, me) => event.event === 'AttackChecked' && event.seat !== me && !event.hit,
        },
        {
            name: text('Stun'),
            how: text(
                'Damage above the guard of an attack stuns: go first, with more power than their guard and armor together. Slow attacks have the highest guard.',
            ),
            done: text('They were stunned. That is why a slow attack needs guard, or a boost with armor.'),
            reachedBy: (event, me) => event.event === 'BecameStunned' && event.seat !== me,
        },
    ],
    end: text('Range first, then speed, then guard: in this order every attack is looked at. Now win the match.'),
    help: whileSetting,
};

const BOOSTS: Course<ExceedEvent> = {
    id: 'exceed/boosts',
    title: text('Boosts and cancels'),
    line: text('Prepare a strike, and act twice in a turn'),
    wish: against(['Sol Badguy', 'May'], 'boosts and cancels'),
    goals: [
        {
            name: text('Boost'),
            how: text(
                'Play a boost: the lower half of a card. A continuous one lies in front of you until your next strike is over, an instant one works at once.',
            ),
            done: text('You played a boost. A boost takes your action, as walking or a strike does.'),
            reachedBy: (event, me) => event.event === 'BoostPlayed' && event.seat === me,
        },
        {
            name: text('Boosted strike'),
            how: text(
                'Have a boost in front of you, and strike: its numbers count for your attack. Play a boost now and strike in your next turn.',
            ),
            done: text('You struck with a boost. Afterwards continuous boosts are discarded.'),
            reachedBy: (event, me, before) => event.event === 'StrikeEnded' && boosted(before, me),
        },
        {
            name: text('Gauge'),
            how: text('Hit with an attack: it goes into your gauge, and a cancel costs 1 of it.'),
            done: text('You have gauge to spend.'),
            reachedBy: (event, me) => event.event === 'AttackChecked' && event.seat === me && event.hit,
        },
        {
            name: text('Cancel'),
            how: text(
                'Play a boost that says “cancelable” while you have gauge, and choose “Cancel” when you are asked: for 1 gauge you take another action in the same turn, a strike for example.',
            ),
            done: text('You canceled: a boost and another action in one turn.'),
            reachedBy: (event, me) => event.event === 'Canceled' && event.seat === me,
        },
    ],
    end: text('A boost, a cancel and a strike in one turn is what your opponent fears. Now win the match.'),
    help: whileSetting,
};

const GAUGE: Course<ExceedEvent> = {
    id: 'exceed/gauge',
    title: text('Gauge, EX and exceeding'),
    line: text('Earn gauge, strike twice as well, turn your fighter over'),
    wish: against(['Sol Badguy', 'Ky Kiske'], 'gauge and exceeding 2'),
    goals: [
        {
            name: text('Earn'),
            how: text('Hit with an attack: the card goes into your gauge, face up. That is how gauge is earned.'),
            done: text('Your attack went into your gauge.'),
            reachedBy: (event, me) => event.event === 'AttackChecked' && event.seat === me && event.hit,
        },
        {
            name: text('EX'),
            how: text(
                'With two copies of a card set both as an EX attack: speed, power, armor and guard are all 1 higher. Prepare or change cards until you have a pair.',
            ),
            done: text('That was an EX attack. The second card is discarded, so keep pairs for a strike that matters.'),
            reachedBy: (event, me) => event.event === 'AttackRevealed' && event.seat === me && event.ex,
        },
        {
            name: text('Exceed'),
            how: text(
                'Once you have as much gauge as your fighter costs, take the action Exceed: the card of your fighter is turned over, and its other side counts from then on.',
            ),
            done: text('You exceeded, for the rest of the match.'),
            reachedBy: (event, me) => event.event === 'Flipped' && event.seat === me && event.exceeded,
        },
    ],
    end: text('Gauge buys Ultras, cancels, critical attacks and exceeding: spend it where it decides the match.'),
    help: whileSetting,
};

/** What can be learnt, in the order in which it is best learnt. */
export const COURSES: readonly Course<ExceedEvent>[] = [FIRST, RANGE, BOOSTS, GAUGE];
