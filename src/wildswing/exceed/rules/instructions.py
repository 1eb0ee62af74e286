"""Does the instructions of a line, one step each; those about cards are in `handling`.

A step knows who performs, whose text it is, and the card that carries it. What an instruction leaves is in the table's
`result` for the next to ask about.
"""

from collections.abc import Callable
from typing import Any, Final, TypeGuard

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.language.walk import walk
from wildswing.exceed.rules import exceeding, handling, movement, putting
from wildswing.exceed.rules.book import NO_EFFECT
from wildswing.exceed.rules.damage import take_damage
from wildswing.exceed.rules.events import AdvantageGained, LifeChanged, Named, TokensChanged
from wildswing.exceed.rules.facts import RAISE, STRIDE
from wildswing.exceed.rules.losing import defeat, draw
from wildswing.exceed.rules.movement import note
from wildswing.exceed.rules.payment import FOR_TEXT, GAUGE_POINTS, NO_LIMIT, most, payment, record, spend_life
from wildswing.exceed.rules.piles import in_play, is_a, seat_of
from wildswing.exceed.rules.placing import can_put, has_space, is_kept, place_on, removable, remove, swap, take_token
from wildswing.exceed.rules.reading import (
    amount,
    armor_left,
    attack_of,
    count,
    held_by,
    may_raise,
    passes_guard,
    raised,
    span_of,
    stride,
    token_owner,
    token_space,
    token_spaces,
    total,
)
from wildswing.exceed.rules.results import afresh, done, left, named, names_in, unspent, with_cards, with_picked
from wildswing.exceed.rules.reveal import turn_up
from wildswing.exceed.rules.setting import swing_again
from wildswing.exceed.rules.standing import AGAIN, ATTACK_WINDOWS, called, waiting
from wildswing.exceed.rules.steps import (
    Choose,
    Chosen,
    Do,
    HowMany,
    Instruction,
    Life,
    Moving,
    Name,
    PassOn,
    Perform,
    Space,
    Triggers,
)
from wildswing.exceed.rules.table import (
    ANY_RANGE,
    ATTACK,
    EXTRA_MISSES,
    NO_SPACE,
    UNTIL_END,
    UNTIL_TURN,
    Ban,
    Bonus,
    Duty,
    Granted,
    InPlay,
    Table,
)
from wildswing.exceed.rules.zones import HAND, replace_boost
from wildswing.kernel.agenda import push, push_all
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

DRAW: Final = v.Effort.DRAW.value
ADD: Final = v.Change.ADD.value
TO_MOVE: Final = v.Verb.MOVE
MAXIMUM_RANGE: Final = v.SpaceName.MAXIMUM_RANGE

PLACES: Final = (n.Named, n.AtRange, v.SpaceName)
"""What a movement leads to, if it is not by a number of spaces."""

PASS: Final = (NO_EFFECT, 0)
"""The answer that leaves a "may" undone."""

NAMED_RANGES: Final = (*[str(away) for away in range(10)], "X", "-")
"""EX-NOTION-NAMING-01: what can be named as a range."""

Handler = Callable[[Table, Any, Instruction, Heard], None]


def do(table: Table, step: Do, heard: Heard) -> None:
    """Does one instruction."""
    effect = table.book.effects[step.number]
    HANDLERS[type(effect)](table, effect, step, heard)


def _inner(step: Instruction, number: int) -> Step:
    """Returns the step of an instruction inside another."""
    return Do(number, step.performer, step.owner, step.source)


# --- How instructions are put together ---


def _sequence(table: Table, effect: n.Sequence | n.Together, step: Instruction, heard: Heard) -> None:
    performer, owner, source = step.performer, step.owner, step.source
    push_all(table, [Do(child, performer, owner, source) for child in table.book.children[step.number]])


def _by(table: Table, effect: n.By, step: Instruction, heard: Heard) -> None:
    owner = step.owner
    push(table, Do(table.book.children[step.number][0], 1 - owner, owner, step.source))


def _in_turns(table: Table, effect: n.InTurns, step: Instruction, heard: Heard) -> None:
    """EX-NOTION-TURNS-01: the opponent may do it first; then each as long as the other did, out of their own cards."""
    seat = 1 - step.performer
    child = table.book.children[step.number][0]
    push(table, Do(child, seat, seat, step.source), PassOn(step.number, seat, seat, step.source))


def pass_on(table: Table, step: PassOn, heard: Heard) -> None:
    """Lets the other player do the same, if the performer did."""
    if table.result.did:
        push(table, Do(step.number, step.performer, step.owner, step.source))


def _if(table: Table, effect: n.If, step: Instruction, heard: Heard) -> None:
    then, otherwise = table.book.children[step.number]
    if passes_guard(table, effect.guard, step.owner, step.source):
        push(table, _inner(step, then))
    elif otherwise != NO_EFFECT:
        push(table, _inner(step, otherwise))


def _for_each(table: Table, effect: n.ForEach, step: Instruction, heard: Heard) -> None:
    child = _inner(step, table.book.children[step.number][0])
    often = count(table, effect.counted, step.owner)
    push_all(table, [child] * (often if effect.at_most is None else min(often, effect.at_most)))


def _decide(table: Table, effect: n.Choice | n.May | n.Move, step: Instruction, heard: Heard) -> None:
    if isinstance(effect, n.Choice) and effect.count > 1:
        table.result = with_picked(table.result, ())
        push_all(table, [Choose(step.number, step.performer, step.owner, step.source)] * effect.count)
    else:
        push(table, Choose(step.number, step.performer, step.owner, step.source))


def _is_of_several(effect: n.Effect) -> bool:
    """Tells whether an instruction is a choice of which several parts are done."""
    return isinstance(effect, n.Choice) and effect.count > 1


def ask_choice(table: Table, step: Choose) -> Ask:
    """Asks which of several instructions is done, or with which number of spaces, or whether at all."""
    effect = table.book.effects[step.number]
    options: list[tuple[int, int]] = []
    always = False
    if isinstance(effect, n.May):
        inner = table.book.children[step.number][0]
        options = _options(table, inner, step)
        always = _silence_tells(table, options, step)
        options = [option for option in options if _is_possible(table, option[0], step)]
        options.append(PASS)
    else:
        options = _choices(table, step.number, step)
        if _is_of_several(effect):
            options = [option for option in options if option[0] not in table.result.picked]
        always = _silence_tells(table, options, step)
        options = [option for option in options if _is_possible(table, option[0], step)]
        if not options:
            options = [PASS]
    return Ask(step.performer, "choose", tuple(options), step.number, always=always)


def _silence_tells(table: Table, options: list[tuple[int, int]], step: Choose) -> bool:
    for number, _ in options:
        if handling.silence_tells(table, number, step) or handling.needs_a_copy(table, number, step):
            return True
    return False


def _choices(table: Table, number: int, step: Instruction) -> list[tuple[int, int]]:
    """Returns the instructions among which a choice is made."""
    if isinstance(table.book.effects[number], n.Choice):
        return [option for child in table.book.children[number] for option in _options(table, child, step)]
    return _options(table, number, step)


def _options(table: Table, number: int, step: Instruction) -> list[tuple[int, int]]:
    """Returns what an instruction offers: each part of a choice of one, each number of spaces left open."""
    effect = table.book.effects[number]
    if isinstance(effect, n.Choice) and not _is_of_several(effect):
        return _choices(table, number, step)
    if not isinstance(effect, n.Move) or effect.verb is TO_MOVE:
        return [(number, 0)]
    more = may_raise(table, step.performer, effect.verb) if RAISE in table.book.keys else 0
    if isinstance(effect.by, n.Between):
        high = effect.by.high or table.book.spaces
        return [(number, spaces) for spaces in range(effect.by.low, high + (more if high else 0) + 1)]
    if STRIDE in table.book.keys and isinstance(effect.by, int) and _may_stop_short(table, effect, step.performer):
        return [(number, stride(table, step.performer, optional=True)), (number, effect.by)]
    if more and _is_amount(effect.by):
        asked = amount(table, effect.by, step.owner, step.source)
        return [(number, spaces) for spaces in range(asked, asked + more + 1)] if asked else [(number, 0)]
    return [(number, 0)]


def _is_amount(by: n.Amount | n.Place) -> TypeGuard[n.Amount]:
    """Tells whether a movement is by a number of spaces, and not to a place."""
    return not isinstance(by, PLACES)


def _may_stop_short(table: Table, effect: n.Move, seat: int) -> bool:
    """EX-NOTION-STRIDE-02: tells whether a player may end an own movement before it has gone all its way."""
    if effect.what is not None or effect.verb in movement.FORCED:
        return False
    return isinstance(effect.by, int) and effect.by > stride(table, seat, optional=True)


def _is_possible(table: Table, number: int, step: Instruction) -> bool:
    """Tells whether an instruction can be begun: its first payment made, its first cards found."""
    effect = table.book.effects[table.book.begins[number]]
    able = ABLE.get(type(effect))
    return able is None or able(table, effect, step)


def _can_spend(table: Table, effect: n.Spend, step: Instruction) -> bool:
    """EX-CHAR-27: whoever has less life than a text asks for can spend what is left."""
    if not isinstance(effect.amount, int) or effect.resource is v.Resource.LIFE:
        return True
    return most(table, step.performer, effect.resource) >= effect.amount


def _can_collect(table: Table, effect: n.Collect, step: Instruction) -> bool:
    if not effect.spends or not isinstance(effect.amount, int | None):
        return True
    return held_by(table, step.performer, effect.token.name) >= (effect.amount or 1)


def _can_remove(table: Table, effect: n.Remove, step: Instruction) -> bool:
    return effect.spot is None or bool(removable(table, effect, step))


def _can_move(table: Table, effect: n.Move, step: Instruction) -> bool:
    return not isinstance(effect.what, n.Named) or bool(token_spaces(table, step.owner, effect.what.name))


ABLE: Final[dict[type, Callable[[Table, Any, Instruction], bool]]] = {
    n.Spend: _can_spend,
    n.Collect: _can_collect,
    n.Remove: _can_remove,
    n.Move: _can_move,
    n.PlaceOn: can_put,
    n.Put: handling.has_cards,
    n.Play: handling.has_cards,
    n.Show: handling.has_cards,
    n.Strike: handling.has_cards,
    n.ExtraAttack: handling.has_cards,
    n.Origin: handling.has_cards,
}
"""What tells whether an instruction can be begun; any other one always can."""


def choose(table: Table, step: Choose, choice: Value, heard: Heard) -> None:
    """Does what was chosen."""
    if choice == PASS:
        table.result = left(table.result, did=False)
        return
    number: int = choice[0]
    effect = table.book.effects[number]
    asked = table.book.effects[step.number]
    if _is_of_several(asked):
        table.result = with_picked(table.result, (*table.result.picked, number))
    if not isinstance(asked, n.Move) and _ends_in_movement(table, number):
        push(table, Chosen(step.performer))
    if isinstance(effect, n.Move) and offers_lengths(effect, choice[1]):
        _go(table, effect, choice[1], step, heard)
    else:
        table.result = left(table.result, did=True)  # unless the instruction finds that it cannot be done
        push(table, _inner(step, number))


def offers_lengths(effect: n.Move, spaces: int) -> bool:
    """Tells whether an answer to a choice is one of several lengths of a movement."""
    return spaces > 0 or (isinstance(effect.by, n.Between) and effect.verb is not TO_MOVE)


def _ends_in_movement(table: Table, number: int) -> bool:
    """Tells whether the last that an instruction does is a movement; one that may be of no space is none."""
    effect = table.book.effects[table.book.ends[number]]
    return isinstance(effect, n.Move) and not (isinstance(effect.by, n.Between) and effect.by.low == 0)


def count_as_done(table: Table, step: Step, heard: Heard) -> None:
    """What follows a chosen movement follows, also if nobody could move."""
    table.result = done(table.result)


# --- Movement and places ---


def _move(table: Table, effect: n.Move, step: Instruction, heard: Heard) -> None:
    performer = step.performer
    if isinstance(effect.what, n.Named):
        take_token(table, effect.what.name, step)
    elif effect.what is not None:
        handling.handle(table, effect, step, heard)
    elif effect.verb is TO_MOVE:
        _move_to(table, effect, step, heard)
    elif isinstance(effect.by, n.AtRange):
        movement.begin(table, str(effect.verb), movement.to_range(table, effect.verb, effect.by.low), performer, heard)
    elif isinstance(effect.by, n.Between) or (STRIDE in table.book.keys and _may_stop_short(table, effect, performer)):
        _decide(table, effect, step, heard)
    elif effect.by is MAXIMUM_RANGE:
        movement.begin(table, str(effect.verb), movement.to_maximum_range(table, performer), performer, heard)
    elif _is_amount(effect.by):
        spaces = amount(table, effect.by, step.owner, step.source)
        if RAISE in table.book.keys and spaces > 0 and may_raise(table, performer, effect.verb):
            _decide(table, effect, step, heard)
        else:
            _go(table, effect, spaces, step, heard)


def _go(table: Table, effect: n.Move, spaces: int, step: Instruction, heard: Heard) -> None:
    """Begins a movement of so many spaces, and more if a text raises it; none stays none.

    Nobody else sees which length was chosen, so a chosen one is done with the least that was asked for.
    """
    verb = str(effect.verb)
    more = raised(table, step.performer, verb) if spaces > 0 and RAISE in table.book.keys else 0
    enough = max(1, effect.by.low) if isinstance(effect.by, n.Between) else 0
    origin = NO_SPACE if effect.origin is None else token_space(table, step.owner, effect.origin.name)
    end = NO_SPACE if effect.stop is None else token_space(table, step.owner, effect.stop.name)
    movement.begin(table, verb, spaces + more, step.performer, heard, origin, enough, end)


def _move_to(table: Table, effect: n.Move, step: Instruction, heard: Heard) -> None:
    push(table, Space(step.number, step.performer, step.owner, step.source))


def _place_on(table: Table, effect: n.PlaceOn, step: Instruction, heard: Heard) -> None:
    if effect.token is None:
        place_on(table, effect, step, heard)
    elif has_space(table, effect, step):
        handling.handle(table, effect, step, heard)
    else:
        table.result = left(table.result, did=False)


def _remove(table: Table, effect: n.Remove, step: Instruction, heard: Heard) -> None:
    """EX-NOTION-LAID-03: a token that is a card is discarded, and "it" is that card."""
    seat = token_owner(table, step.owner, effect.token.name)
    if effect.token.name not in table.book.fighters[seat].card_tokens:
        remove(table, effect, step, heard)
    elif not is_kept(table, effect, step):
        handling.handle(table, effect, step, heard)


def _origin(table: Table, effect: n.Origin, step: Instruction, heard: Heard) -> None:
    """Range is measured from a token, from a boost to be picked, or from where the attack lay as a boost."""
    attack = attack_of(table, step.owner)
    if attack is None:
        return
    if isinstance(effect.place, int):
        attack.origin = effect.place
    elif isinstance(effect.place, n.Named):
        attack.origin = token_space(table, step.owner, effect.place.name)
    elif effect.place is v.Ref.THIS:
        attack.origin = attack.lay_on
    else:
        handling.handle(table, effect, step, heard)


def _occupy(table: Table, effect: n.Occupy, step: Instruction, heard: Heard) -> None:
    """Widens a fighter where it stands; the arena's edge, or the opponent, moves it aside as far as needed.

    EX-CHAR-35.
    """
    side = table.sides[step.performer]
    other = table.sides[1 - step.performer]
    side.width = effect.spaces
    half = effect.spaces // 2
    apart = half + other.width // 2 + 1
    room = [space for space in range(1 + half, table.book.spaces - half + 1) if abs(space - other.space) >= apart]
    here = side.space
    side.space = min(room, key=lambda space: abs(space - here))


# --- Numbers ---


def _modify(table: Table, effect: n.Modify, step: Instruction, heard: Heard) -> None:
    """Grants a change of a total for the strike; it survives its source."""
    strike = table.strike
    seat = step.performer
    if strike is None:
        return
    change = effect.amount
    if effect.change is v.Change.LOSE:
        # Armor gained later counts again, so what is there now is taken away.
        left_now = armor_left(table, seat) if effect.stat is v.Stat.ARMOR else total(table, seat, str(effect.stat))
        low = high = -max(0, left_now)
        kind = ADD
    elif isinstance(change, tuple):
        low, high = change
        kind = str(effect.change)
    elif effect.change is v.Change.SUBTRACT:
        low = high = -amount(table, change, step.owner, step.source)
        kind = ADD
    else:
        low = high = amount(table, change, step.owner, step.source)
        kind = str(effect.change)
    giver = table.book.carriers[step.number]
    attack = strike.attacks[seat]
    extra = attack is not None and attack.extra
    strike.bonuses = (*strike.bonuses, Bonus(seat, str(effect.stat), kind, low, high, giver, extra))


def _set_x(table: Table, effect: n.SetX, step: Instruction, heard: Heard) -> None:
    number = max(0, amount(table, effect.amount, step.owner, step.source))
    if effect.more:  # EX-NOTION-SPEND-05
        number += amount(table, v.Measure.X, step.owner, step.source)
    if step.source > NOTHING:
        _keep(table, step.source, number)
    else:
        table.sides[step.owner].x = number


def _keep(table: Table, serial: int, number: int) -> None:
    """Writes X on the boost whose text sets it."""
    boost = in_play(table, serial)
    for playing in table.playing:
        if playing.serial == serial and boost is None:
            kept = playing.copy()
            kept.kept = number
            table.playing = tuple([kept if one is playing else one for one in table.playing])
    if boost is not None:
        replace_boost(table, InPlay(boost.card, boost.serial, boost.space, number, boost.sustained, boost.face))


def _draw(table: Table, effect: n.Draw, step: Instruction, heard: Heard) -> None:
    seat = step.performer
    if isinstance(effect.amount, n.Between):  # EX-NOTION-DRAWN-03
        side = table.sides[seat]
        high = len(side.deck) + (0 if side.reshuffled else len(side.discard))
        push(table, HowMany(step.number, seat, step.owner, step.source, 0, high))
        return
    number = amount(table, effect.amount, step.owner, step.source)
    number = max(0, number - len(table.sides[seat].hand)) if effect.to else number + raised(table, seat, DRAW)
    _draw_so_many(table, effect, number, step, heard)


def _draw_so_many(table: Table, effect: n.Draw, number: int, step: Instruction, heard: Heard) -> None:
    seat = step.performer
    cards = draw(table, seat, number, heard, effect.bottom)
    did = len(cards) == number
    # EX-NOTION-DRAWN-01
    kept = step.number in table.book.drawn_as_them
    table.result = with_cards(afresh(table.result), did, cards, HAND, seat) if kept else left(table.result, did)


def choose_how_many(table: Table, step: HowMany, number: Value, heard: Heard) -> None:
    """Draws so many cards, or takes so many at random."""
    effect = table.book.effects[step.number]
    if isinstance(effect, n.Draw):
        _draw_so_many(table, effect, number, step, heard)
    else:
        handling.take_at_random(table, effect, step, number, heard)


def _spend(table: Table, effect: n.Spend, step: Instruction, heard: Heard) -> None:
    """EX-FAQ-05: once, unless the text names a number to choose (EX-CHAR-36, EX-CHAR-37)."""
    seat = step.performer
    resource = str(effect.resource)
    can = most(table, seat, resource)
    asked = effect.amount
    if asked is None:
        least = need = can
    elif isinstance(asked, n.Between):
        least, need = asked.low, NO_LIMIT if asked.high is None else asked.high
    else:
        least = need = amount(table, asked, step.owner, step.source)
    table.result = unspent(table.result)
    if resource == v.Resource.LIFE:
        _spend_life(table, seat, min(least, can), min(need, can), heard)
        return
    if need < least or can < least:
        return
    if need > 0:
        push(table, payment(table, seat, resource, need, least, f"{FOR_TEXT}{step.number} {step.owner}"))
    if need == 0 and least == 0 and not isinstance(asked, n.Between):
        record(table, resource, 0, ())


def _spend_life(table: Table, seat: int, least: int, need: int, heard: Heard) -> None:
    """EX-CHAR-27: life never bars a text; whoever has less than it asks for spends what is left."""
    if least == need:
        spend_life(table, seat, need, heard)
    else:
        push(table, Life(seat, least, need))


def ask_life(table: Table, step: Life) -> Ask:
    """Asks how much life is spent."""
    return Ask(step.seat, "life", tuple(range(step.least, step.most + 1)))


def choose_life(table: Table, step: Life, spent: Value, heard: Heard) -> None:
    """Spends the life."""
    if spent:
        spend_life(table, step.seat, spent, heard)


def _collect(table: Table, effect: n.Collect, step: Instruction, heard: Heard) -> None:
    """EX-NOTION-HELD-02: nobody has more than there are; EX-NOTION-HELD-03: all that is asked for is spent, or none."""
    seat = step.performer
    name = effect.token.name
    has = held_by(table, seat, name)
    asked = has if effect.amount is None else amount(table, effect.amount, step.owner, step.source)
    change = min(max(0, asked), table.book.held[name] - has)
    if effect.spends:
        change = -asked if 0 < asked <= has else 0
    side = table.sides[seat]
    side.held = tuple([had + (one == name) * change for one, had in zip(table.book.held, side.held, strict=True)])
    table.result = left(table.result, did=change != 0 and abs(change) == asked)
    if heard is not None and change:
        verb = "spends" if effect.spends else "gains"
        heard.append(Told(TokensChanged(seat, table.book.names[seat], name, abs(change), has + change, verb)))


def _damage(table: Table, effect: n.Damage, step: Instruction, heard: Heard) -> None:
    number = amount(table, effect.amount, step.owner, step.source)
    take_damage(table, step.performer, number, effect.nonlethal, table.book.carriers[step.number], heard)


def _life(table: Table, effect: n.Life, step: Instruction, heard: Heard) -> None:
    """EX-DMG-11: life never goes above its maximum (EX-SETUP-11)."""
    seat = step.performer
    side = table.sides[seat]
    number = amount(table, effect.amount, step.owner, step.source)
    before = side.life
    most_life = table.book.fighters[seat].most_life
    side.life = max(0, number) if effect.becomes else max(before, min(before + number, most_life))
    if side.life == 0:
        defeat(table, seat, False, heard)
    if heard is not None:
        who = table.book.names[seat]
        verb = "gains" if side.life >= before else "loses"
        heard.append(Told(LifeChanged(seat, who, side.life - before, side.life, verb)))


# --- Attacks, texts, rules ---


def _become(table: Table, effect: n.Become, step: Instruction, heard: Heard) -> None:
    # EX-CHAR-01
    seat = seat_of(effect.owner, step.owner)
    attack = attack_of(table, seat)
    strike = table.strike
    if effect.quality is v.Quality.MISSES and strike is not None and attack is not None and attack.extra:
        strike.deeds = (*strike.deeds, (seat, EXTRA_MISSES))
    elif effect.quality in (v.Quality.CRITICAL, v.Quality.NONLETHAL, v.Quality.MISSES):
        note(table, seat, str(effect.quality))
    if attack is None:
        return
    match effect.quality:
        case v.Quality.EX:
            attack.ex = True
        case v.Quality.HITS:
            attack.sure = True
        case v.Quality.FACE_UP:
            attack.early = not attack.face_up or attack.early
            turn_up(table, seat, heard)


def _cannot(table: Table, effect: n.Cannot, step: Instruction, heard: Heard) -> None:
    strike = table.strike
    if strike is not None:
        low, high = (ANY_RANGE, ANY_RANGE) if effect.at is None else span_of(table, effect.at, step.owner)
        strike.bans = (*strike.bans, Ban(step.performer, str(effect.ban), low, high, owner=step.owner))


def _must(table: Table, effect: n.Must, step: Instruction, heard: Heard) -> None:
    """EX-CARE-13: a duty to set the named card is done if the card is in hand; else it binds nobody."""
    strike = table.strike
    seat = step.performer
    name = table.result.name
    able = effect.duty is v.Duty.WILD_SWING or any(
        table.book.cards[card].name in names_in(name) for card in table.sides[seat].hand
    )
    if strike is not None and able:
        strike.duties = (*strike.duties, Duty(seat, str(effect.duty), name))
    table.result = left(table.result, did=able)


def _grant(table: Table, effect: n.Grant, step: Instruction, heard: Heard) -> None:
    number = table.book.granted_line(effect)
    if effect.attack is not None:
        owner, until, source = seat_of(effect.attack, step.owner), v.Until.STRIKE.value, ATTACK
    else:
        until = _lasting(effect.until, step.owner)
        owner, source = step.performer, step.source
    table.granted = (*table.granted, Granted(number, owner, source, until, table.result.name))


def _borrow(table: Table, effect: n.Borrow, step: Instruction, heard: Heard) -> None:
    """EX-NOTION-TRIGGER-01: the attack, or what replaces it, has these lines too until the strike is over."""
    seat = seat_of(effect.owner, step.owner)
    for card in [putting.card_of(table, thing) for thing in handling.meant(table, effect.cards, step)]:
        windows = table.book.cards[card].attack.windows
        lines = [line for window in ATTACK_WINDOWS for line in windows.get((window.value, v.Who.YOU.value), ())]
        table.granted += tuple([Granted(line.number, seat, ATTACK, v.Until.STRIKE.value, "") for line in lines])


def _lasting(until: v.Until | None, owner: int) -> str:
    """EX-NOTION-UNTIL-01: "your" next turn is that of the player whose text it is, whoever gains the other text."""
    match until:
        case v.Until.NEXT_TURN:
            return f"{UNTIL_TURN}{owner}"
        case v.Until.NEXT_TURN_END:
            return f"{UNTIL_END}{owner}"
    return v.Until.TURN.value if until is None else until.value


def _name_one(table: Table, effect: n.NameOne, step: Instruction, heard: Heard) -> None:
    # EX-CHAR-50
    push(table, Name(step.number, step.performer, step.owner, step.source))


def ask_name(table: Table, step: Name) -> Ask:
    """Asks for the name of one of the opponent's cards."""
    effect = table.book.effects[step.number]
    sort = effect.noun if isinstance(effect, n.NameOne) else v.Noun.CARD
    if isinstance(sort, v.Stat):
        return Ask(step.performer, "name", NAMED_RANGES)
    cards = table.book.all_cards[1 - step.performer]
    names = [table.book.cards[card].name for card in cards if is_a(table, card, sort)]
    return Ask(step.performer, "name", tuple(names) or ("",))


def choose_name(table: Table, step: Name, name: Value, heard: Heard) -> None:
    """Remembers the name for the rest of the line."""
    table.result = named(table.result, name)
    if heard is not None:
        heard.append(Told(Named(step.performer, table.book.names[step.performer], name)))


def _simple(  # noqa: PLR0912 - a case for each instruction
    table: Table, effect: v.Simple, step: Instruction, heard: Heard
) -> None:
    # EX-EXC-05
    seat = step.performer
    match effect:
        case v.Simple.ADVANTAGE:
            if table.strike is not None:
                table.strike.advantage = seat  # EX-NEXT-03: the last gain counts
                if heard is not None:
                    heard.append(Told(AdvantageGained(seat, table.book.names[seat])))
                push(table, *waiting(table, v.Window.GAINS_ADVANTAGE, seat))  # EX-NOTION-ADVANTAGE-01
        case v.Simple.EXCEED:
            exceeding.exceed(table, seat, heard)
        case v.Simple.EXCEED_PAID:
            _exceed_for_its_cost(table, seat)
        case v.Simple.REVERT:
            exceeding.revert(table, seat, heard)
        case v.Simple.ANOTHER_ACTION | v.Simple.ANOTHER_BUT_STRIKE:
            if seat == table.turn:
                table.actions += 1  # for nothing in a strike, after which the turn is over (EX-NEXT-01)
                if effect is v.Simple.ANOTHER_BUT_STRIKE:
                    table.deeds = (*table.deeds, (seat, effect.value))
        case v.Simple.STOP:
            _stop(table)
        case v.Simple.HIT_AGAIN:
            _hit_again(table, seat)
        case v.Simple.SWING:
            swing_again(table, seat, heard)
        case v.Simple.SKIP_DRAW:
            table.deeds = (*table.deeds, (seat, effect.value))


def _exceed_for_its_cost(table: Table, seat: int) -> None:
    """EX-NOTION-SPEND-04: what the Exceed action costs now is paid, if it can be; else nobody exceeds."""
    cost = exceeding.cost_of(table, seat)
    able = exceeding.may_exceed(table, seat) and 0 <= cost <= most(table, seat, GAUGE_POINTS)
    table.result = left(table.result, did=able)
    if able:
        push(table, *exceeding.steps(table, seat, cost))


def _hit_again(table: Table, seat: int) -> None:
    """EX-NOTION-TRIGGER-03: one of the player's hit lines is done, whether it was done before or not."""
    others = [
        call
        for call in called(table, seat, v.Window.HIT, v.Who.YOU)
        if v.Simple.HIT_AGAIN not in walk(table.book.effects[table.book.lines[call[0]].effect])
    ]
    if others:
        push(table, Triggers(seat, tuple(others), AGAIN))


def _stop(table: Table) -> None:
    """Stops what the line has interrupted: a movement where it is, or a boost that is being played."""
    for step in reversed(table.agenda):
        if isinstance(step, Moving):
            movement.stop(table)
            return
        if isinstance(step, Perform):
            putting.negate(table)
            return


HANDLERS: Final[dict[type, Handler]] = {
    n.Sequence: _sequence,
    n.Together: _sequence,
    n.Choice: _decide,
    n.May: _decide,
    n.By: _by,
    n.InTurns: _in_turns,
    n.If: _if,
    n.ForEach: _for_each,
    n.Move: _move,
    n.Swap: swap,
    n.PlaceOn: _place_on,
    n.Origin: _origin,
    n.Modify: _modify,
    n.SetX: _set_x,
    n.Put: handling.handle,
    n.Draw: _draw,
    n.Show: handling.handle,
    n.ShuffleDeck: putting.shuffle,
    n.NameOne: _name_one,
    n.Spend: _spend,
    n.Collect: _collect,
    n.Damage: _damage,
    n.Life: _life,
    n.Strike: putting.defer_strike,
    n.ExtraAttack: handling.handle,
    n.Play: handling.handle,
    n.Sustain: handling.handle,
    n.Remove: _remove,
    v.Simple: _simple,
    n.Become: _become,
    n.Cannot: _cannot,
    n.Must: _must,
    n.Occupy: _occupy,
    n.Grant: _grant,
    n.Borrow: _borrow,
}
"""What does each sort of instruction."""


RULES: Final[tuple[Does, ...]] = (
    Does(Do, do),
    Does(Chosen, count_as_done),
    Does(PassOn, pass_on),
)
"""What becomes of the steps of this chapter."""
