"""Places: where an instruction moves a fighter to, and what tokens it puts on spaces, moves and takes away.

A token that a text names may be one of several equal ones. Which of them is meant is asked for by their spaces.
"""

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import vocabulary as v
from wildswing.exceed.rules import movement
from wildswing.exceed.rules.arena import covers, distance_to, fits
from wildswing.exceed.rules.book import THEIRS
from wildswing.exceed.rules.events import UNKNOWN_TOKEN, Placed, TakenOff
from wildswing.exceed.rules.facts import BAN
from wildswing.exceed.rules.piles import seat_of
from wildswing.exceed.rules.putting import IN_STRIKE
from wildswing.exceed.rules.reading import (
    applying,
    attack_of,
    is_banned,
    lies,
    spaces_in_range,
    token_owner,
    token_space,
    token_spaces,
)
from wildswing.exceed.rules.results import left, with_cards, with_spaces
from wildswing.exceed.rules.steps import Instruction, Space, Token
from wildswing.exceed.rules.table import NO_SPACE, Laid, Side, Table
from wildswing.exceed.rules.zones import ON_SPACE, exchange, lay_on_space, tell_move
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.state import NOTHING


def place_on(table: Table, effect: n.PlaceOn, step: Instruction, heard: Heard) -> None:
    """Puts both fighters where they began, or a token on a space."""
    if effect.what is None:
        for seat, space in enumerate(table.book.starting_spaces):
            table.sides[seat].space = space
        return
    if isinstance(effect.what, n.Named):
        take_token(table, effect.what.name, step)


def lay_as_token(table: Table, effect: n.PlaceOn, step: Instruction, space: int, heard: Heard) -> None:
    """EX-NOTION-LAID-01: lays the card of this instruction on a space; an attack leaves play by it."""
    assert effect.token is not None
    side = table.sides[step.owner]
    attack = attack_of(table, step.owner)
    if table.result.zone == IN_STRIKE and attack is not None:
        card = attack.card
        attack.card = attack.face = NOTHING
        lay_on_space(table, card, step.owner, space, effect.token.name)
        if heard is not None:
            tell_move(table, (card,), "", ON_SPACE, step.owner, False, heard)
    else:
        side.laid = tuple([one if one.space else Laid(one.card, one.serial, space, one.token) for one in side.laid])
    table.result = with_cards(table.result, True)
    if heard is not None:
        heard.append(Told(Placed(step.owner, effect.token.name, space)))


def has_space(table: Table, effect: n.PlaceOn, step: Instruction) -> bool:
    """Tells whether there is any space on which a card can be put."""
    return bool(_spaces(table, effect.place, step))


def can_put(table: Table, effect: n.PlaceOn, step: Instruction) -> bool:
    """Tells whether there is a space for a token that has no copies."""
    if not isinstance(effect.what, n.Named) or _copies(table, effect.what.name, step.owner) > 1:
        return True
    return bool(_spaces_for(table, effect, taken_token(table, effect.what.name, step), step))


def ask_space(table: Table, step: Space) -> Ask:
    """Asks for a space to move to, or to put something on."""
    effect = table.book.effects[step.number]
    if isinstance(effect, n.Move | n.PlaceOn):
        place = place_of(effect)
        token = effect.what
        if isinstance(token, n.Named):
            taken = taken_token(table, token.name, step)
            return Ask(step.performer, "space", _spaces_for(table, effect, taken, step) or (NO_SPACE,), step.number)
        spaces = _spaces(table, place, step)
        if isinstance(effect, n.Move):
            here = table.sides[step.performer]
            others = table.sides[1 - step.performer]
            apart = here.width // 2 + others.width // 2
            if isinstance(place, n.Named):  # EX-NOTION-TOKEN-14
                beside = others.space + (apart + 1 if here.space > others.space else -apart - 1)
                spaces = sorted({beside if covers(others, space) else space for space in spaces})
            spaces = [space for space in spaces if fits(table, here, space) and abs(space - others.space) > apart]
        return Ask(step.performer, "space", tuple(spaces) or (NO_SPACE,), step.number)
    raise ValueError(f"{effect} needs no space.")


def place_of(effect: n.Move | n.PlaceOn) -> n.Amount | n.Place:
    """Returns the words of an instruction that say where to, or how far."""
    return effect.by if isinstance(effect, n.Move) else effect.place


def _spaces(  # noqa: PLR0911 - a return for each sort of place
    table: Table, place: object, step: Instruction
) -> list[int]:
    owner = step.owner
    match place:
        case int() | n.Between():
            # EX-MOVE-14: either way. EX-NOTION-TOKEN-10: the fighter does not count the opponent's space.
            low, high = span_of(place, table.book.spaces)
            seat = step.performer
            everywhere = range(1, table.book.spaces + 1)
            return [space for space in everywhere if low <= movement.steps_to(table, seat, space)[1] <= high]
        case v.SpaceName.FREE_IN_RANGE | v.SpaceName.FREE_AHEAD:
            spaces = spaces_in_range(table, owner, ahead=place is v.SpaceName.FREE_AHEAD)
            return [space for space in spaces if not any(covers(side, space) for side in table.sides)]
        case v.SpaceName.OPPONENTS:
            return [table.sides[1 - owner].space]
        case v.SpaceName.ANY:
            return list(range(1, table.book.spaces + 1))
        case v.SpaceName.IN_RANGE:
            return spaces_in_range(table, owner)
        case v.SpaceName.AHEAD_IN_RANGE:
            return spaces_in_range(table, owner, ahead=True)
        case v.SpaceName.YOURS:
            return [table.sides[owner].space]
        case n.Named(name):
            return token_spaces(table, owner, name)
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
    elif isinstance(effect, n.PlaceOn) and effect.token is not None:
        lay_as_token(table, effect, step, space, heard)
    elif isinstance(effect, n.Move | n.PlaceOn) and isinstance(effect.what, n.Named):
        name = effect.what.name
        put_token(table, step.owner, name, space, heard, taken_token(table, name, step))
        table.result = left(table.result, did=True)
    elif isinstance(effect, n.Move):
        direction, spaces = movement.steps_to(table, performer, space)
        spaces = 0 if is_banned(table, performer, v.Ban.MOVE) else spaces
        movement.go(table, str(effect.verb), performer, direction, spaces, heard)


# --- Tokens ---


def span_of(count: int | n.Between, most: int) -> tuple[int, int]:
    """Returns the least and the greatest of some numbers."""
    if isinstance(count, int):
        return count, count
    return count.low, most if count.high is None else count.high


def take_token(table: Table, name: str, step: Instruction) -> None:
    """Asks which of several equal tokens is put or moved, if that is open, then where to."""
    if _copies(table, name, step.owner) > 1:
        table.result = with_spaces(table.result, False, ())
        push(table, Token(step.number, step.performer, step.owner, step.source, 1, 1))
    else:
        push(table, Space(step.number, step.performer, step.owner, step.source))


def taken_token(table: Table, name: str, step: Instruction) -> int:
    """Returns the space on which the token lies that is being put or moved; NO_SPACE for one that is out of play."""
    if _copies(table, name, step.owner) > 1:
        return table.result.spaces[0] if table.result.spaces else NO_SPACE
    return token_space(table, step.owner, name)


def picked_token(table: Table, step: Space) -> str:
    """EX-NOTION-TOKEN-15: tells which of several equal tokens its performer has picked."""
    effect = table.book.effects[step.number]
    if not isinstance(effect, n.Move | n.PlaceOn) or not isinstance(effect.what, n.Named):
        return ""
    if table.agenda[-1] is not step or _copies(table, effect.what.name, step.owner) == 1:
        return ""
    taken = taken_token(table, effect.what.name, step)
    return ", one that is out of play" if taken == NO_SPACE else f", the one on space {taken}"


def _spaces_for(table: Table, effect: n.Move | n.PlaceOn, taken: int, step: Instruction) -> tuple[int, ...]:
    """Returns where a token may be put or moved to that lies on a space, or out of play.

    EX-NOTION-TOKEN-03: of several equal ones never two lie on one space. EX-NOTION-TOKEN-04: a token moves either way.
    """
    assert isinstance(effect.what, n.Named)
    if isinstance(effect, n.Move) and taken == NO_SPACE:
        return ()
    others = [space for space in token_spaces(table, step.owner, effect.what.name) if space != taken]
    place = place_of(effect)
    if isinstance(place, int | n.Between):
        low, high = span_of(place, table.book.spaces)
        spaces = [space for space in range(1, table.book.spaces + 1) if low <= abs(space - taken) <= high]
    else:
        spaces = _spaces(table, place, step)
    return tuple([space for space in spaces if space not in others])


def ask_token(table: Table, step: Token) -> Ask:
    """EX-NOTION-TOKEN-03: asks for one of several equal tokens; to put one, one that is out of play will do."""
    effect = table.book.effects[step.number]
    if isinstance(effect, n.Remove):
        options = removable(table, effect, step)
        if step.low <= 0:
            options.append(NO_SPACE)
        return Ask(step.performer, "space", tuple(options) or (NO_SPACE,), step.number)
    assert isinstance(effect, n.Move | n.PlaceOn)
    assert isinstance(effect.what, n.Named)
    options = [] if _all_are_out(table, effect.what.name, step.owner) else [NO_SPACE]
    options += token_spaces(table, step.owner, effect.what.name)
    options = [taken for taken in options if _spaces_for(table, effect, taken, step)]
    return Ask(step.performer, "space", tuple(options) or (NO_SPACE,), step.number)


def _all_are_out(table: Table, name: str, owner: int) -> bool:
    """Tells whether all tokens of a name are in play already."""
    return len(token_spaces(table, owner, name)) == _copies(table, name, owner)


def _copies(table: Table, name: str, owner: int) -> int:
    """Returns how many tokens of a name there are, in play or not."""
    return table.book.fighters[token_owner(table, owner, name)].tokens.count(name.removeprefix(THEIRS))


def choose_token(table: Table, step: Token, space: Value, heard: Heard) -> None:
    """Takes a token out of the arena, or asks where it is put or moved to."""
    effect = table.book.effects[step.number]
    if not isinstance(effect, n.Remove):
        table.result = with_spaces(table.result, False, (space,))
        push(table, Space(step.number, step.performer, step.owner, step.source))
    elif space != NO_SPACE:
        if step.high > 1:
            push(table, Token(step.number, step.performer, step.owner, step.source, step.low - 1, step.high - 1))
        _take_out(table, effect, (space,), step, heard)


def put_token(table: Table, owner: int, name: str, space: int, heard: Heard, taken: int) -> None:
    """Puts the token that lies on a space, or out of play, on another, or takes it out of the arena (EX-CHAR-13)."""
    owner = token_owner(table, owner, name)
    name = name.removeprefix(THEIRS)
    names = table.book.fighters[owner].tokens
    side = table.sides[owner]
    if taken == space == NO_SPACE:
        return
    at = next(at for at, token in enumerate(names) if token == name and side.tokens[at] == taken)
    spaces = (*side.tokens[:at], space, *side.tokens[at + 1 :])
    side.tokens = spaces if names.count(name) == 1 else _in_order(names, spaces)
    if heard is None:
        return
    if space == NO_SPACE:
        heard.append(Told(TakenOff(owner, name)))  # EX-NOTION-TOKEN-16
    elif at in table.book.fighters[owner].face_down:
        heard.append(Told(Placed(owner, name, space), (owner,)))
        heard.append(Told(Placed(owner, UNKNOWN_TOKEN, space), (1 - owner, -1)))
    else:
        heard.append(Told(Placed(owner, name, space)))


def _in_order(names: tuple[str, ...], spaces: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the spaces of tokens with those of equal ones in order, since nobody can tell these apart."""
    waiting = {
        name: sorted([space for token, space in zip(names, spaces, strict=True) if token == name]) for name in names
    }
    return tuple([waiting[name].pop() for name in names])


def remove(table: Table, effect: n.Remove, step: Instruction, heard: Heard) -> None:
    """EX-NOTION-TOKEN-06: removes tokens, or asks which; those that were passed are taken in that order."""
    spaces = removable(table, effect, step)
    table.result = with_spaces(table.result, False, ())
    if is_kept(table, effect, step):
        return
    low, high = [min(one, len(spaces)) for one in span_of(effect.quantity, len(spaces))]
    if low == len(spaces) or (effect.spot is not None and effect.spot.lie is v.Lie.PASSED):
        _take_out(table, effect, tuple(spaces[:high]), step, heard)
    elif high > 0:
        push(table, Token(step.number, step.performer, step.owner, step.source, low, high))


def is_kept(table: Table, effect: n.Remove, step: Instruction) -> bool:
    """Tells whether a text says that a token cannot be removed."""
    return any(
        isinstance(node, n.Cannot) and node.token == effect.token and owner == step.owner
        for node, owner, _ in applying(table, step.owner, BAN)
    )


def removable(table: Table, effect: n.Remove, step: Instruction) -> list[int]:
    """Returns the spaces of the tokens among which some are removed."""
    spaces = token_spaces(table, step.owner, effect.token.name)
    spot = effect.spot
    if spot is None:
        return spaces
    if spot.lie is v.Lie.PASSED:
        return [space for space in table.result.spaces if space in spaces]
    return [space for space in spaces if lies(table, space, spot, step.owner)]


def _take_out(table: Table, effect: n.Remove, spaces: tuple[int, ...], step: Instruction, heard: Heard) -> None:
    """Takes tokens out of the arena."""
    for space in spaces:
        put_token(table, step.owner, effect.token.name, NO_SPACE, heard, space)
    gone = table.result.spaces + spaces
    table.result = with_spaces(table.result, bool(gone), gone)


def swap(table: Table, effect: n.Swap, step: Instruction, heard: Heard) -> None:
    """EX-NOTION-TOKEN-11: the token goes to where the fighter stands, who moves to where it lay, if there is room."""
    seat = step.performer
    if effect.zones:
        one, another = [zone.names[0].value for zone in effect.zones]
        table.result = left(table.result, did=True)
        exchange(table, seat_of(effect.zones[0].owner, step.owner), one, another, heard)
        return
    here, other = table.sides[seat], table.sides[1 - seat]
    if effect.token is None:
        _change_places(table, here, other, heard)
        return
    name = effect.token.name
    space = token_space(table, step.owner, name)
    apart = here.width // 2 + other.width // 2
    room = space != NO_SPACE and fits(table, here, space) and abs(space - other.space) > apart
    if not room or is_banned(table, seat, v.Ban.MOVE):
        table.result = left(table.result, did=False)
        return
    direction, spaces = movement.steps_to(table, seat, space)
    put_token(table, step.owner, name, here.space, heard, space)
    movement.go(table, v.Verb.MOVE.value, seat, direction, spaces, heard)


def _change_places(table: Table, one: Side, other: Side, heard: Heard) -> None:
    """EX-NOTION-SWAP-01: each fighter is put where the other stood, if both have room there."""
    room = fits(table, one, other.space) and fits(table, other, one.space)
    table.result = left(table.result, did=room)
    if room:
        one.space, other.space = other.space, one.space
        if heard is not None:
            for seat, side in enumerate(table.sides):
                heard.append(Told(Placed(seat, table.book.names[seat], side.space)))
