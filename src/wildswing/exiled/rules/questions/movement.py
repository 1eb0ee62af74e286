"""The questions of the movement phase."""

from dataclasses import replace
from typing import Final

from wildswing.exiled.rules import movement
from wildswing.exiled.rules.book import BLIND_ENEMIES
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.naming import terrain
from wildswing.exiled.rules.questions.common import (
    MOVED,
    PHASE,
    Prompter,
    about_its_card,
    about_its_seat,
    asked_of_a_player,
    body_name,
    numbered_player,
    numbered_use,
    player_name,
    use_label,
)
from wildswing.exiled.rules.steps import Deed, Grow, Move, Stand, Tunnel
from wildswing.exiled.rules.table import Table, character_of
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import Numbered, Question
from wildswing.kernel.state import NOTHING
from wildswing.texts import Text, say, text, translated

# --- Before moving ---


def _deed_label(table: Table, ask: Ask, deed: Value) -> str:
    match deed:
        case ("done",):
            return say("nothing more")
        case ("use", item, whom):
            return use_label(table, item, whom)
        case ("give", item, seat):
            return say("give {name} the {item}", name=player_name(table, seat), item=ITEMS[item])
    ability = character_of(table, ask.about).ability(BLIND_ENEMIES)
    return say("use {ability}", ability=ability.name if ability is not None else deed[0])


def _deed_number(table: Table, ask: Ask, deed: Value) -> Numbered:
    match deed:
        case ("use", item, whom):
            return numbered_use(table, ask, item, whom)
        case ("give", item, seat):
            return "deed: give", item, numbered_player(table, ask, seat)
    return (f"deed: {deed[0]}",)


DEED: Final = Question(
    Deed,
    movement.ask_deed,
    movement.deed,
    prompt=asked_of_a_player(text("Do you use anything before you move?")),
    rule=text("Abilities with the movement icon and items are used before you move, and work from the next attack on."),
    read="RX-K11",
    label=_deed_label,
    topic=about_its_seat,
    about=lambda _table, _ask, deed: {"plain": deed == ("done",)},
    number=_deed_number,
)


# --- Moving ---


def _about_a_card(question: Text) -> Prompter:
    """Returns a prompt that names the card that moves."""
    return lambda table, ask: translated(question, name=body_name(table, ask.about[1]))


MOVE: Final = Question(
    Move,
    movement.ask_move,
    movement.move,
    prompt=_about_a_card(text("Where does {name} move?")),
    rule=text(
        "All move at the same time, up to one card length. The last player of a team may only come closer to the "
        "nearest enemy or stand still. Cards stop where they meet, and two inches from the edge of the table."
    ),
    read="RX-M1",
    typed=MOVED,
    topic=about_its_card,
)

STOOD: Final = replace(
    MOVE,
    kind="stood",
    prompt=_about_a_card(text("Has {name} moved?")),
    rule=text("Whoever has not moved and was not pulled may throw better."),
    read="RX-MA1",
    label=lambda _table, _ask, stood: say("it stood still") if stood else say("it moved"),
    topic=lambda table, ask: {**about_its_card(table, ask), "entry": PHASE},
    about=lambda _table, _ask, stood: {"moved": not stood},
)

STAND: Final = Question(
    Stand,
    movement.ask_stand,
    movement.stand,
    prompt=_about_a_card(text("What does {name} stand on?")),
    rule=text("Terrain works while a card lies on top of it."),
    read="RX-L2",
    label=lambda _table, _ask, kind: terrain(kind) if kind else say("no terrain"),
    topic=about_its_card,
)


# --- A vine ---


SIDES: Final = (text("ahead"), text("to the left"), text("behind"), text("to the right"))


def _side_label(table: Table, ask: Ask, option: Value) -> str:
    (side,) = option
    return say("nowhere") if side == NOTHING else translated(SIDES[side])


GROW: Final = Question(
    Grow,
    movement.ask_grow,
    movement.grow,
    prompt=asked_of_a_player(text("Where does the vine grow?")),
    rule=text("Instead of moving, the vine is laid beside its owner; it stays within four card lengths."),
    read="RX-GL3",
    label=_side_label,
    topic=about_its_seat,
    about=lambda _table, _ask, option: {"plain": option[0] == NOTHING},
    number=lambda _table, _ask, option: ("grow: none",) if option[0] == NOTHING else ("grow", option[0]),
)

CREEP: Final = Question(
    Grow,
    movement.ask_grow,
    movement.grow,
    kind="creep",
    prompt=MOVE.prompt,
    rule=text("Instead of moving, the vine slides up to one card length, within four card lengths of its owner."),
    read="RX-GL3",
    typed=MOVED,
    topic=about_its_card,
)


# --- A tunnel ---


OUT_OF_TUNNEL: Final = (text("above"), text("to the left"), text("below"), text("to the right"))

TUNNEL: Final = Question(
    Tunnel,
    movement.ask_tunnel,
    movement.tunnel,
    prompt=_about_a_card(text("On which side of the other tunnel does {name} come out?")),
    rule=text("Whoever moves onto a tunnel comes out beside the other one."),
    read="RX-L6",
    label=lambda _table, _ask, side: translated(OUT_OF_TUNNEL[side]),
    topic=about_its_card,
    number=lambda _table, _ask, side: ("tunnel", side),
)

QUESTIONS: Final[tuple[Question, ...]] = (DEED, MOVE, STOOD, STAND, GROW, CREEP, TUNNEL)
