"""Does the instructions of a line, one step each; those about cards are in `handling`.

A step knows who performs, whose text it is, and the card that carries it. What an instruction leaves is in the table's
`result` for the next to ask about.
"""

from collections.abc import Callable
from typing import Any, Final

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules import exceeding, handling, movement
from wildswing.exceed.rules.arena import distance_to, fits
from wildswing.exceed.rules.book import BAN, NO_EFFECT
from wildswing.exceed.rules.damage import defeat, take_damage
from wildswing.exceed.rules.events import UNKNOWN_TOKEN, AdvantageGained, LifeChanged, Named, Placed
from wildswing.exceed.rules.losing import draw
from wildswing.exceed.rules.movement import note
from wildswing.exceed.rules.payment import FOR_TEXT, NO_LIMIT, most, payment, record, spend_life
from wildswing.exceed.rules.piles import in_play, is_a, seat_of
from wildswing.exceed.rules.reading import (
    amount,
    applying,
    armor_left,
    attack_of,
    count,
    passes_guard,
    raised,
    spaces_in_range,
    token_owner,
    token_space,
    total,
)
from wildswing.exceed.rules.results import done, left, unspent, with_picked
from wildswing.exceed.rules.reveal import turn_up
from wildswing.exceed.rules.steps import Choose, Chosen, Do, Instruction, Life, Moving, Name, Perform, Space
from wildswing.exceed.rules.table import ANY_RANGE, ATTACK, NO_SPACE, Granted, InPlay, Table
from wildswing.exceed.rules.zones import replace_boost
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

DRAW: Final = v.Effort.DRAW.value

PASS: Final = (NO_EFFECT, 0)
"""The answer that leaves a "may" undone."""

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
    push(table, *[_inner(step, child) for child in table.book.children[step.number]])


def _by(table: Table, effect: n.By, step: Instruction, heard: Heard) -> None:
    owner = step.owner
    push(table, Do(table.book.children[step.number][0], 1 - owner, owner, step.source))


def _if(table: Table, effect: n.If, step: Instruction, heard: Heard) -> None:
    then, otherwise = table.book.children[step.number]
    if passes_guard(table, effect.guard, step.owner, step.source):
        push(table, _inner(step, then))
    elif otherwise != NO_EFFECT:
        push(table, _inner(step, otherwise))


def _for_each(table: Table, effect: n.ForEach, step: Instruction, heard: Heard) -> None:
    child = _inner(step, table.book.children[step.number][0])
    push(table, *[child] * count(table, effect.counted, step.owner))


def _decide(table: Table, effect: n.Choice | n.May | n.Move, step: Instruction, heard: Heard) -> None:
    if isinstance(effect, n.Choice) and effect.count > 1:
        table.result = with_picked(table.result, ())
        push(table, *[Choose(step.number, step.performer, step.owner, step.source)] * effect.count)
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
        options = _options(table, inner)
        always = _silence_tells(table, options)
        options = [option for option in options if _is_possible(table, option[0], step)]
        options.append(PASS)
    else:
        options = _choices(table, step.number)
        if _is_of_several(effect):
            options = [option for option in options if option[0] not in table.result.picked]
        always = _silence_tells(table, options)
        options = [option for option in options if _is_possible(table, option[0], step)]
        if not options:
            options = [PASS]
    return Ask(step.performer, "choose", tuple(options), step.number, always=always)


def _silence_tells(table: Table, options: list[tuple[int, int]]) -> bool:
    return any(handling.depends_on_hidden(table, number) for number, _ in options)


def _choices(table: Table, number: int) -> list[tuple[int, int]]:
    """Returns the instructions among which a choice is made."""
    if isinstance(table.book.effects[number], n.Choice):
        return [option for child in table.book.children[number] for option in _options(table, child)]
    return _options(table, number)


def _options(table: Table, number: int) -> list[tuple[int, int]]:
    """Returns what an instruction offers: each part of a choice of one, each number of spaces left open."""
    effect = table.book.effects[number]
    if isinstance(effect, n.Choice) and not _is_of_several(effect):
        return _choices(table, number)
    if isinstance(effect, n.Move) and isinstance(effect.by, n.Between):
        return [(number, spaces) for spaces in range(effect.by.low, (effect.by.high or table.book.spaces) + 1)]
    return [(number, 0)]


def _is_possible(table: Table, number: int, step: Instruction) -> bool:
    """Tells whether an instruction can be begun: its first payment made, its first cards found."""
    effect = table.book.effects[number]
    while isinstance(effect, n.Sequence | n.Together):
        number = table.book.children[number][0]
        effect = table.book.effects[number]
    if isinstance(effect, n.Spend) and isinstance(effect.amount, int):
        # EX-CHAR-27: whoever has less life than a text asks for can spend what is left.
        return effect.resource is v.Resource.LIFE or most(table, step.performer, effect.resource) >= effect.amount
    if isinstance(effect, n.Put | n.Play | n.Show | n.Strike | n.ExtraAttack | n.Origin):
        return handling.has_cards(table, effect, step)
    return True


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
    if isinstance(effect, n.Move) and isinstance(effect.by, n.Between):
        _go(table, effect, choice[1], step, heard)
    else:
        table.result = left(table.result, did=True)  # unless the instruction finds that it cannot be done
        push(table, _inner(step, number))


def _ends_in_movement(table: Table, number: int) -> bool:
    """Tells whether the last that an instruction does is a movement; one that may be of no space is none."""
    effect = table.book.effects[number]
    while isinstance(effect, n.Sequence | n.Together):
        number = table.book.children[number][-1]
        effect = table.book.effects[number]
    return isinstance(effect, n.Move) and not (isinstance(effect.by, n.Between) and effect.by.low == 0)


def count_as_done(table: Table, step: Step, heard: Heard) -> None:
    """What follows a chosen movement follows, also if nobody could move."""
    table.result = done(table.result)


# --- Movement and places ---


def _move(table: Table, effect: n.Move, step: Instruction, heard: Heard) -> None:
    performer = step.performer
    if effect.what is not None:
        handling.handle(table, effect, step, heard)
    elif isinstance(effect.by, n.AtRange):
        movement.begin(
            table, effect.verb.value, movement.to_range(table, effect.verb.value, effect.by.low), performer, heard
        )
    elif isinstance(effect.by, n.Named):
        _move_to(table, effect, step, heard)
    elif isinstance(effect.by, n.Between):
        _decide(table, effect, step, heard)
    elif effect.by is v.SpaceName.MAXIMUM_RANGE:
        movement.begin(table, effect.verb.value, movement.to_maximum_range(table, performer), performer, heard)
    elif isinstance(effect.by, v.SpaceName):
        _move_to(table, effect, step, heard)
    else:
        _go(table, effect, amount(table, effect.by, step.owner, step.source), step, heard)


def _go(table: Table, effect: n.Move, spaces: int, step: Instruction, heard: Heard) -> None:
    """Begins a movement of so many spaces, and more if a text raises it; none stays none.

    Nobody else sees which length was chosen, so a chosen one is done with the least that was asked for.
    """
    verb = effect.verb.value
    more = raised(table, step.performer, verb) if spaces > 0 else 0
    enough = max(1, effect.by.low) if isinstance(effect.by, n.Between) else 0
    movement.begin(table, verb, spaces + more, step.performer, heard, _origin_for(table, effect, step), enough)


def _origin_for(table: Table, effect: n.Move, step: Instruction) -> int:
    """Returns the space from which a movement takes its direction, or NO_SPACE for the performer's own."""
    return NO_SPACE if effect.origin is None else token_space(table, step.owner, effect.origin.name)


def _move_to(table: Table, effect: n.Move, step: Instruction, heard: Heard) -> None:
    push(table, Space(step.number, step.performer, step.owner, step.source))


def _place_on(table: Table, effect: n.PlaceOn, step: Instruction, heard: Heard) -> None:
    if effect.what is None:
        for seat, space in enumerate(table.book.starting_spaces):
            table.sides[seat].space = space
        return
    push(table, Space(step.number, step.performer, step.owner, step.source))


def ask_space(table: Table, step: Space) -> Ask:
    """Asks for a space to move to, or to put something on."""
    effect = table.book.effects[step.number]
    if isinstance(effect, n.Move | n.PlaceOn):
        place = effect.by if isinstance(effect, n.Move) else effect.place
        spaces = _spaces(table, place, step)
        if isinstance(effect, n.Move):
            here = table.sides[step.performer]
            others = table.sides[1 - step.performer]
            apart = here.width // 2 + others.width // 2
            spaces = [space for space in spaces if fits(table, here, space) and abs(space - others.space) > apart]
        return Ask(step.performer, "space", tuple(spaces) or (NO_SPACE,), step.number)
    raise ValueError(f"{effect} needs no space.")


def _spaces(table: Table, place: object, step: Instruction) -> list[int]:
    owner = step.owner
    match place:
        case v.SpaceName.ANY:
            return list(range(1, table.book.spaces + 1))
        case v.SpaceName.IN_RANGE:
            return spaces_in_range(table, owner)
        case v.SpaceName.AHEAD_IN_RANGE:
            return spaces_in_range(table, owner, ahead=True)
        case v.SpaceName.YOURS:
            return [table.sides[owner].space]
        case n.Named(name):
            return [token_space(table, owner, name)]
        case n.AtRange(low, high):
            here = table.sides[owner]
            return [space for space in range(1, table.book.spaces + 1) if low <= distance_to(here, space) <= high]
    raise ValueError(f"{place} is no place.")


def choose_space(table: Table, step: Space, space: Value, heard: Heard) -> None:
    """Moves the fighter to the space, or puts the token on it."""
    effect = table.book.effects[step.number]
    performer = step.performer
    if space == NO_SPACE:
        table.result = left(table.result, did=False)
    elif isinstance(effect, n.Move):
        direction, spaces = movement.steps_to(table, performer, space)
        spaces = 0 if movement.is_banned(table, performer, v.Ban.MOVE) else spaces
        movement.go(table, effect.verb.value, performer, direction, spaces, heard)
    elif isinstance(effect, n.PlaceOn) and isinstance(effect.what, n.Named):
        put_token(table, step.owner, effect.what.name, space, heard)
        table.result = left(table.result, did=True)


def put_token(table: Table, owner: int, name: str, space: int, heard: Heard) -> None:
    """Puts a token on a space, or takes it out of the arena (EX-CHAR-13)."""
    owner = token_owner(table, owner, name)
    at = table.book.fighters[owner].tokens.index(name)
    side = table.sides[owner]
    if side.tokens[at] == space == NO_SPACE:
        return
    side.tokens = (*side.tokens[:at], space, *side.tokens[at + 1 :])
    if heard is not None:
        secret = at in table.book.fighters[owner].face_down and space != NO_SPACE
        heard.append(Told(Placed(owner, name, space), (owner,) if secret else ()))
        if secret:
            heard.append(Told(Placed(owner, UNKNOWN_TOKEN, space), (1 - owner, -1)))


def _remove(table: Table, effect: n.Remove, step: Instruction, heard: Heard) -> None:
    for node, owner, _ in applying(table, step.owner, BAN):
        if isinstance(node, n.Cannot) and node.token == effect.token and owner == step.owner:
            return
    put_token(table, step.owner, effect.token.name, NO_SPACE, heard)


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
        left_now = armor_left(table, seat) if effect.stat is v.Stat.ARMOR else total(table, seat, effect.stat.value)
        low = high = -max(0, left_now)
        kind = v.Change.ADD.value
    elif isinstance(change, tuple):
        low, high = change
        kind = effect.change.value
    elif effect.change is v.Change.SUBTRACT:
        low = high = -amount(table, change, step.owner, step.source)
        kind = v.Change.ADD.value
    else:
        low = high = amount(table, change, step.owner, step.source)
        kind = effect.change.value
    giver = table.book.carriers[step.number]
    attack = strike.attacks[seat]
    extra = attack is not None and attack.extra
    strike.bonuses = (*strike.bonuses, (seat, effect.stat.value, kind, low, high, giver, extra))


def _set_x(table: Table, effect: n.SetX, step: Instruction, heard: Heard) -> None:
    number = max(0, amount(table, effect.amount, step.owner, step.source))
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
        replace_boost(table, InPlay(boost.card, boost.serial, boost.space, number, boost.sustained))


def _draw(table: Table, effect: n.Draw, step: Instruction, heard: Heard) -> None:
    seat = step.performer
    number = amount(table, effect.amount, step.owner, step.source)
    number = max(0, number - len(table.sides[seat].hand)) if effect.to else number + raised(table, seat, DRAW)
    cards = draw(table, seat, number, heard, effect.bottom)
    table.result = left(table.result, did=len(cards) == number)


def _spend(table: Table, effect: n.Spend, step: Instruction, heard: Heard) -> None:
    """EX-FAQ-05: once, unless the text names a number to choose (EX-CHAR-36, EX-CHAR-37)."""
    seat = step.performer
    resource = effect.resource.value
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


def _damage(table: Table, effect: n.Damage, step: Instruction, heard: Heard) -> None:
    number = amount(table, effect.amount, step.owner, step.source)
    take_damage(table, step.performer, number, effect.nonlethal, table.book.carriers[step.number], heard)


def _life(table: Table, effect: n.Life, step: Instruction, heard: Heard) -> None:
    """EX-DMG-11: life never goes above its maximum (EX-SETUP-11)."""
    seat = step.performer
    side = table.sides[seat]
    number = amount(table, effect.amount, step.owner, step.source)
    before = side.life
    most_life = table.book.fighters[seat].starting_life
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
    if effect.quality in (v.Quality.CRITICAL, v.Quality.NONLETHAL):
        note(table, seat, effect.quality)
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
        low, high = (ANY_RANGE, ANY_RANGE) if effect.at is None else (effect.at.low, effect.at.high)
        strike.bans = (*strike.bans, (step.performer, effect.ban.value, low, high, table.result.name))


def _must(table: Table, effect: n.Must, step: Instruction, heard: Heard) -> None:
    """EX-CARE-13: a duty to set the named card is done if the card is in hand; else it binds nobody."""
    strike = table.strike
    seat = step.performer
    name = table.result.name
    able = effect.duty is v.Duty.WILD_SWING or any(
        table.book.cards[card].name == name for card in table.sides[seat].hand
    )
    if strike is not None and able:
        strike.duties = (*strike.duties, (seat, effect.duty.value, name))
    table.result = left(table.result, did=able)


def _grant(table: Table, effect: n.Grant, step: Instruction, heard: Heard) -> None:
    number = table.book.granted_line(effect)
    if effect.attack is not None:
        owner, until, source = seat_of(effect.attack, step.owner), v.Until.STRIKE.value, ATTACK
    else:
        until = v.Until.TURN.value if effect.until is None else effect.until.value
        owner, source = step.performer, step.source
    table.granted = (*table.granted, Granted(number, owner, source, until, table.result.name))


def _name_one(table: Table, effect: n.NameOne, step: Instruction, heard: Heard) -> None:
    # EX-CHAR-50
    push(table, Name(step.number, step.performer, step.owner, step.source))


def ask_name(table: Table, step: Name) -> Ask:
    """Asks for the name of one of the opponent's cards."""
    effect = table.book.effects[step.number]
    sort = effect.noun if isinstance(effect, n.NameOne) else v.Noun.CARD
    cards = table.book.all_cards[1 - step.performer]
    names = [table.book.cards[card].name for card in cards if is_a(table, card, sort)]
    return Ask(step.performer, "name", tuple(names) or ("",))


def choose_name(table: Table, step: Name, name: Value, heard: Heard) -> None:
    """Remembers the name for the rest of the line."""
    table.result = left(table.result, did=True, name=name)
    if heard is not None:
        heard.append(Told(Named(step.performer, table.book.names[step.performer], name)))


def _simple(table: Table, effect: v.Simple, step: Instruction, heard: Heard) -> None:
    # EX-EXC-05
    seat = step.performer
    match effect:
        case v.Simple.ADVANTAGE:
            if table.strike is not None:
                table.strike.advantage = seat  # EX-NEXT-03: the last gain counts
                if heard is not None:
                    heard.append(Told(AdvantageGained(seat, table.book.names[seat])))
        case v.Simple.EXCEED:
            exceeding.exceed(table, seat, heard)
        case v.Simple.REVERT:
            exceeding.revert(table, seat, heard)
        case v.Simple.ANOTHER_ACTION | v.Simple.ANOTHER_BUT_STRIKE:
            if seat == table.turn:
                table.actions += 1  # for nothing in a strike, after which the turn is over (EX-NEXT-01)
                if effect is v.Simple.ANOTHER_BUT_STRIKE:
                    table.deeds = (*table.deeds, (seat, effect.value))
        case v.Simple.STOP:
            _stop(table)
        case v.Simple.SKIP_DRAW:
            table.deeds = (*table.deeds, (seat, effect.value))


def _stop(table: Table) -> None:
    """Stops what the line has interrupted: a movement where it is, or a boost that is being played."""
    for step in reversed(table.agenda):
        if isinstance(step, Moving):
            movement.stop(table)
            return
        if isinstance(step, Perform):
            handling.negate(table)
            return


HANDLERS: Final[dict[type, Handler]] = {
    n.Sequence: _sequence,
    n.Together: _sequence,
    n.Choice: _decide,
    n.May: _decide,
    n.By: _by,
    n.If: _if,
    n.ForEach: _for_each,
    n.Move: _move,
    n.PlaceOn: _place_on,
    n.Origin: _origin,
    n.Modify: _modify,
    n.SetX: _set_x,
    n.Put: handling.handle,
    n.Draw: _draw,
    n.Show: handling.handle,
    n.ShuffleDeck: handling.shuffle,
    n.NameOne: _name_one,
    n.Spend: _spend,
    n.Damage: _damage,
    n.Life: _life,
    n.Strike: handling.defer_strike,
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
}
"""What does each sort of instruction."""


RULES: Final = (
    Does(Do, do),
    Does(Chosen, count_as_done),
)
"""What becomes of the steps of this chapter."""
