"""The questions of what is found in chests, and who has it."""

from typing import Final

from wildswing.exiled.rules import agreement, using
from wildswing.exiled.rules.items import ITEMS
from wildswing.exiled.rules.questions.common import (
    about_its_seat,
    asked_of_a_player,
    numbered_player,
    numbered_use,
    player_name,
    seat_about,
    use_label,
)
from wildswing.exiled.rules.steps import Receive, Reveal, Vote
from wildswing.exiled.rules.table import Table
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import Numbered, Question
from wildswing.kernel.state import NOTHING
from wildswing.texts import say, text


def _vote_number(table: Table, ask: Ask, seat: Value) -> Numbered:
    return ("vote: self",) if seat == ask.seat else ("vote", numbered_player(table, ask, seat))


VOTE: Final = Question(
    Vote,
    agreement.ask_vote,
    agreement.vote,
    prompt=asked_of_a_player(text("Who gets it?")),
    rule=text("Everybody concerned names one; if they disagree, chance decides."),
    read="RX-I4",
    label=lambda table, _ask, seat: player_name(table, seat),
    topic=about_its_seat,
    about=seat_about,
    number=_vote_number,
)


def _reveal_prompt(table: Table, ask: Ask) -> str:
    seat, at = ask.about
    return say("What does {name} find in chest {number}?", name=player_name(table, seat), number=at + 1)


REVEAL: Final = Question(
    Reveal,
    using.ask_reveal,
    using.reveal,
    prompt=_reveal_prompt,
    rule=text("The chest is turned over; what it says is gained at once."),
    read="RX-I6",
    label=lambda _table, _ask, item: ITEMS[item],
)


def _receive_prompt(table: Table, ask: Ask) -> str:
    seat, item = ask.about
    return say("{name} gets the {item}. Use it now?", name=player_name(table, seat), item=ITEMS[item])


def _receive_number(table: Table, ask: Ask, use: Value) -> Numbered:
    item, whom = use
    return ("receive: keep",) if item == NOTHING else numbered_use(table, ask, item, whom)


RECEIVE: Final = Question(
    Receive,
    using.ask_receive,
    using.receive,
    prompt=_receive_prompt,
    rule=text("An item may be used when you get it, or in a later movement phase."),
    read="RX-I5",
    label=lambda table, _ask, use: say("keep it") if use[0] == NOTHING else use_label(table, *use),
    number=_receive_number,
)

QUESTIONS: Final[tuple[Question, ...]] = (VOTE, REVEAL, RECEIVE)
