import type { Staging } from '../../lib/playback';
import type { GameEvent, Seat } from '../../lib/protocol';
import { ends, type AttackView, type ExceedView, type Pair, type Parts, type SideView, type StrikeView } from './view';

const PAUSES: Record<string, number> = {
    TurnBegan: 500,
    ActionTaken: 650,
    CardsMoved: 220,
    Drew: 250,
    Spent: 300,
    LifeChanged: 800,
    Moved: 700,
    Placed: 500,
    BoostPlayed: 1100,
    BoostNegated: 1000,
    Canceled: 800,
    TextResolved: 900,
    Named: 900,
    Shown: 1000,
    StrikeBegan: 800,
    AttackSet: 600,
    AttackRevealed: 1200,
    AttackInvalid: 1400,
    Prioritized: 1700,
    AttackChecked: 1300,
    AttackSkipped: 1000,
    Damaged: 1600,
    BecameStunned: 1300,
    AdvantageGained: 800,
    StrikeEnded: 600,
    Flipped: 1200,
    Reshuffled: 900,
};

/** Exceed's events one by one: what each changes at once; the rest follows with the message's own view. */
export const EXCEED_STAGING: Staging<ExceedView> = {
    stage,
    pause: (event) => PAUSES[event.event] ?? 0,
};

function stage(view: ExceedView, event: GameEvent): ExceedView {
    const seat = event.seat as Seat;
    switch (event.event) {
        case 'TurnBegan':
            return { ...view, turn: seat, number: event.number as number, strike: null };
        case 'Moved':
            return withDistance(withSide(view, seat, { space: event.target as number }));
        case 'LifeChanged':
            return withSide(view, seat, { life: event.life as number });
        case 'Flipped':
            return withSide(view, seat, { exceeded: event.exceeded as boolean });
        case 'Drew':
            return draw(view, seat, event.count as number, event.cards as string[]);
        case 'StrikeBegan':
            return { ...view, strike: freshStrike(event.attacker as Seat) };
        case 'AttackSet':
            return withAttack(view, seat, { card: event.card as string, wild: false, ex: false });
        case 'AttackRevealed':
            return withAttack(view, seat, {
                card: event.card as string,
                ex: event.ex as boolean,
                wild: event.wild as boolean,
                face_up: true,
            });
        case 'Prioritized':
            return withSpeeds(view, event.speeds as Pair<Parts>, event.active as Seat);
        case 'AttackChecked':
            return withAttack(withStrike(view, { active: seat }), seat, { hit: event.hit as boolean });
        case 'Damaged':
            return damage(withTotal(view, 1 - seat, 'power', event.power as Parts), seat, event);
        case 'BecameStunned':
            return stunned(withTotal(view, seat, 'guard', event.guard as Parts), seat);
        case 'AdvantageGained':
            return withStrike(view, { advantage: seat });
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

function withSpeeds(view: ExceedView, speeds: Pair<Parts>, active: Seat): ExceedView {
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

function damage(view: ExceedView, seat: Seat, event: GameEvent): ExceedView {
    const hurt = withSide(view, seat, { life: event.life as number });
    if (!hurt.strike) return hurt;
    const taken = at(hurt.strike.damage, seat) + (event.amount as number);
    return withStrike(hurt, { damage: withSeat(hurt.strike.damage, seat, taken) });
}

function stunned(view: ExceedView, seat: Seat): ExceedView {
    return view.strike ? withStrike(view, { stunned: withSeat(view.strike.stunned, seat, true) }) : view;
}

function draw(view: ExceedView, seat: Seat, count: number, cards: string[]): ExceedView {
    const side = at(view.sides, seat);
    const drawn = cards.length ? cards : Array<string>(count).fill('');
    return withSide(view, seat, { hand: [...side.hand, ...drawn], deck: side.deck.slice(count) });
}

/** A fighter wider than a space is as near as its nearest end. */
function withDistance(view: ExceedView): ExceedView {
    const [one, other] = view.sides.map(ends) as Pair<Pair<number>>;
    return { ...view, distance: Math.max(other[0] - one[1], one[0] - other[1]) };
}

const NEW_ATTACK: AttackView = {
    card: '',
    ex: false,
    wild: false,
    face_up: false,
    critical: false,
    hit: false,
    reach: null,
    totals: [],
    armor_left: 0,
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
