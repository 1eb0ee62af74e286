import type { Staging } from '../../lib/playback';
import type { Seat } from '../../lib/seats';
import { lengthOf } from './strike/shots';
import { distanceIn, type Pair, type Parts } from './view';
import type {
    AttackView,
    Damaged,
    Drew,
    Exceed,
    ExceedEvent,
    ExceedView,
    Prioritized,
    SideView,
    StrikeView,
} from './wire';

/** How long is looked at what is not shown as a shot of its own. */
const PAUSES: Partial<Record<ExceedEvent['event'], number>> = {
    TurnBegan: 500,
    ActionTaken: 650,
    CardsMoved: 220,
    Drew: 250,
    Spent: 300,
    LifeChanged: 800,
    Moved: 700,
    Placed: 500,
    TakenOff: 500,
    BoostPlayed: 1100,
    BoostNegated: 1000,
    TextResolved: 900,
    Named: 900,
    Shown: 1000,
    StrikeBegan: 300,
    AdvantageGained: 800,
    Reshuffled: 900,
};

/** Exceed's events one by one: what each changes at once; the rest follows with the message's own view. */
export const EXCEED_STAGING: Staging<Exceed> = {
    stage,
    pause,
};

/** Cards that are put away one after the other, or as a strike ends, are put away together. */
function pause(event: ExceedEvent, following?: ExceedEvent): number {
    const goesOn = following?.event === 'CardsMoved' || following?.event === 'StrikeEnded';
    if (event.event === 'CardsMoved' && goesOn) return 0;
    return PAUSES[event.event] ?? lengthOf(event, following);
}

function stage(view: ExceedView, event: ExceedEvent): ExceedView {
    switch (event.event) {
        case 'TurnBegan':
            return { ...view, turn: event.seat, number: event.number, strike: null };
        case 'Moved':
            return withDistance(withSide(view, event.seat, { space: event.target }));
        case 'LifeChanged':
            return withSide(view, event.seat, { life: event.life });
        case 'Flipped':
            return withSide(view, event.seat, { exceeded: event.exceeded });
        case 'Drew':
            return draw(view, event);
        case 'StrikeBegan':
            return { ...view, strike: freshStrike(event.attacker) };
        case 'AttackSet':
            return withAttack(view, event.seat, { card: event.card, wild: false, ex: false });
        case 'AttackRevealed':
            return withAttack(view, event.seat, { card: event.card, ex: event.ex, wild: event.wild, face_up: true });
        case 'Prioritized':
            return withSpeeds(view, event);
        case 'AttackChecked':
            return withAttack(withStrike(view, { active: event.seat }), event.seat, { hit: event.hit });
        case 'Damaged':
            return damage(withTotal(view, 1 - event.seat, 'power', event.power), event);
        case 'BecameStunned':
            return stunned(withTotal(view, event.seat, 'guard', event.guard), event.seat);
        case 'AdvantageGained':
            return withStrike(view, { advantage: event.seat });
        default:
            return view;
    }
}

function withSeat<T>(pair: Pair<T>, seat: Seat, one: T): Pair<T> {
    return seat === 0 ? [one, pair[1]] : [pair[0], one];
}

function at<T>(pair: Pair<T>, seat: Seat): T {
    return seat === 0 ? pair[0] : pair[1];
}

function withSide(view: ExceedView, seat: Seat, change: Partial<SideView>): ExceedView {
    return { ...view, sides: withSeat(view.sides, seat, { ...at(view.sides, seat), ...change }) };
}

function withStrike(view: ExceedView, change: Partial<StrikeView>): ExceedView {
    return view.strike ? { ...view, strike: { ...view.strike, ...change } } : view;
}

function withAttack(view: ExceedView, seat: Seat, change: Partial<AttackView>): ExceedView {
    if (!view.strike) return view;
    const attack = at(view.strike.attacks, seat) ?? NEW_ATTACK;
    return withStrike(view, { attacks: withSeat(view.strike.attacks, seat, { ...attack, ...change }) });
}

function withSpeeds(view: ExceedView, { speeds, active }: Prioritized): ExceedView {
    let shown = withStrike(view, { revealed: true, active });
    for (const seat of [0, 1]) {
        shown = withTotal(shown, seat, 'speed', at(speeds, seat));
    }
    return shown;
}

/** Shows a total of an attack with what it is made of; nothing given means that nothing is known of it. */
function withTotal(view: ExceedView, seat: Seat, stat: string, parts: Parts): ExceedView {
    const attack = view.strike && at(view.strike.attacks, seat);
    if (!attack || !parts.length) return view;
    const value = parts.reduce((sum, [amount]) => sum + amount, 0);
    const others = attack.totals.filter((total) => total.stat !== stat);
    return withAttack(view, seat, { totals: [...others, { stat, value, parts }] });
}

function damage(view: ExceedView, { seat, life, amount }: Damaged): ExceedView {
    const hurt = withSide(view, seat, { life });
    if (!hurt.strike) return hurt;
    const taken = at(hurt.strike.damage, seat) + amount;
    return withStrike(hurt, { damage: withSeat(hurt.strike.damage, seat, taken) });
}

function stunned(view: ExceedView, seat: Seat): ExceedView {
    return view.strike ? withStrike(view, { stunned: withSeat(view.strike.stunned, seat, true) }) : view;
}

function draw(view: ExceedView, { seat, count, cards }: Drew): ExceedView {
    const side = at(view.sides, seat);
    const drawn = cards.length ? cards : Array<string>(count).fill('');
    return withSide(view, seat, { hand: [...side.hand, ...drawn], deck: side.deck.slice(count) });
}

function withDistance(view: ExceedView): ExceedView {
    return { ...view, distance: distanceIn(view, [view.sides[0].space, view.sides[1].space]) };
}

const NEW_ATTACK: AttackView = {
    card: '',
    ex: false,
    pair: false,
    wild: false,
    face_up: false,
    critical: false,
    hit: false,
    reach: null,
    totals: [],
    armor_left: 0,
    goes_to: '',
};

function freshStrike(attacker: Seat): StrikeView {
    return {
        attacker,
        revealed: false,
        active: attacker,
        attacks: [null, null],
        damage: [0, 0],
        stunned: [false, false],
        advantage: -1,
    };
}
