"""The questions of an attack, up to what lies where."""

from typing import Final

from wildswing.exiled.rules import attack
from wildswing.exiled.rules.book import STANCE
from wildswing.exiled.rules.judging import shown_figure
from wildswing.exiled.rules.naming import weapon, zone
from wildswing.exiled.rules.questions.common import (
    PHASE,
    THROWING,
    THROWN,
    about_its_seat,
    about_its_throw,
    asked_of_a_player,
    body_name,
    contact_name,
    numbered_body,
    numbered_player,
    player_name,
    seat_about,
    source_name,
)
from wildswing.exiled.rules.steps import Aim, Call, How, Name, Open, Overrule
from wildswing.exiled.rules.table import NOBODY, VINE, Contact, Table, character_of
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import Numbered, Question
from wildswing.kernel.state import NOTHING
from wildswing.texts import say, text

# --- Before the throw ---


def _name_number(table: Table, ask: Ask, seat: Value) -> Numbered:
    return ("name: nobody",) if seat == NOBODY else ("name", numbered_player(table, ask, seat))


NAME: Final = Question(
    Name,
    attack.ask_name,
    attack.name,
    prompt=asked_of_a_player(text("Whom do you call out?")),
    rule=text("You are hexed: only damage to the character you name counts, and without a name the throw is a miss."),
    read="RX-I25",
    label=lambda table, _ask, seat: say("nobody") if seat == NOBODY else player_name(table, seat),
    topic=about_its_seat,
    about=seat_about,
    number=_name_number,
)

CALL: Final = Question(
    Call,
    attack.ask_call,
    attack.call,
    prompt=text("Is everybody ready?"),
    rule=text("The moderator calls when everybody acts."),
    read="RX-A1",
    label=lambda _table, _ask, _option: say("one, two, three: go!"),
    topic=lambda _table, _ask: {"entry": PHASE},
    about=lambda _table, _ask, _option: {"plain": True},
)


def _way_label(table: Table, ask: Ask, option: Value) -> str:
    kind, at = option
    if kind == "throw":
        from_vine = table.bodies[at].kind == VINE
        if from_vine or _several(ask, kind):
            return say("throw from {name}", name=body_name(table, at))
        return say("throw")
    if kind == "stance":
        ability = character_of(table, ask.about).ability(STANCE)
        return say("use {ability} in place of a throw", ability=ability.name if ability is not None else kind)
    if _several(ask, kind):
        return say("throw the weapon onto your own card as a shield: {name}", name=body_name(table, at))
    return say("throw the weapon onto your own card as a shield")


def _several(ask: Ask, kind: str) -> bool:
    return len([option for option in ask.options if option[0] == kind]) > 1


HOW: Final = Question(
    How,
    attack.ask_how,
    attack.how,
    prompt=asked_of_a_player(text("What do you do in this attack?")),
    rule=THROWING,
    read="RX-A1",
    label=_way_label,
    topic=about_its_seat,
    about=lambda _table, _ask, option: {"way": option[0], "body": option[1], "plain": option[0] == "throw"},
    number=lambda table, ask, option: numbered_body(table, ask, f"how: {option[0]}", option[1]),
)

OPEN: Final = Question(
    Open,
    attack.ask_open,
    attack.open_chest,
    prompt=asked_of_a_player(text("Is your throw meant for a chest?")),
    rule=text("A chest opens only for a throw that was meant for it, and only if no enemy weapon lies on it."),
    read="RX-I3",
    label=lambda _table, _ask, at: (
        say("no, not for a chest") if at == NOTHING else say("for chest {number}", number=at + 1)
    ),
    topic=about_its_seat,
    about=lambda _table, _ask, at: {} if at == NOTHING else {"chest": at},
    number=lambda _table, _ask, at: ("open: none",) if at == NOTHING else ("open", at),
)


# --- The throw ---


def _aim_prompt(table: Table, ask: Ask) -> str:
    seat, number, at = ask.about
    thrown = character_of(table, seat).weapons[number].name
    return say("Where do you throw the {weapon} from {name}?", weapon=weapon(thrown), name=body_name(table, at))


AIM: Final = Question(
    Aim,
    attack.ask_aim,
    attack.aim,
    prompt=_aim_prompt,
    rule=THROWING,
    read="RX-A3",
    typed=THROWN,
    topic=about_its_throw,
)


def _contact_label(table: Table, ask: Ask, at: Value) -> str:
    if at == NOTHING:
        return say("yes, all count")
    contact = table.contacts[at]
    words = say(
        "strike out {source} on {target}",
        source=source_name(table, contact.landing, contact.part),
        target=contact_name(table, contact.what, contact.at),
    )
    return f"{words} ({zone_of(table, contact)})" if contact.what == "body" and contact.zone != NOTHING else words


def zone_of(table: Table, contact: Contact) -> str:
    """Names the zone under a weapon."""
    return zone(shown_figure(table, table.bodies[contact.at]).zones[contact.zone].name)


OVERRULE: Final = Question(
    Overrule,
    attack.ask_overrule,
    attack.overrule,
    prompt=text("Do all of these count?"),
    rule=text("The moderator may strike out what does not count."),
    read="RX-A8",
    label=_contact_label,
    about=lambda _table, _ask, at: {} if at == NOTHING else {"contact": at},
)

QUESTIONS: Final[tuple[Question, ...]] = (NAME, CALL, HOW, OPEN, AIM, OVERRULE)
