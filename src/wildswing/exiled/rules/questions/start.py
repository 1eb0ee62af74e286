"""The questions of where characters start."""

from typing import Final

from wildswing.exiled.rules import movement, setup, summons
from wildswing.exiled.rules.questions.common import (
    PLACED,
    about_its_card,
    about_its_seat,
    asked_of_a_player,
    body_name,
    numbered_yes,
    seen_by_people,
    yes_or_no,
)
from wildswing.exiled.rules.steps import Join, Place, Summon
from wildswing.kernel.question import Question
from wildswing.texts import say, text

PLACE: Final = Question(
    Place,
    setup.ask_place,
    setup.place,
    prompt=lambda table, ask: say("Where does {name} start?", name=body_name(table, ask.about)),
    rule=text("Everybody secretly chooses a place on their team's front line; all places are revealed together."),
    read="RX-S5",
    typed=PLACED,
    topic=lambda table, ask: {"body": ask.about, "seat": table.bodies[ask.about].seat},
)

JOIN: Final = Question(
    Join,
    movement.ask_join,
    movement.join,
    prompt=lambda table, ask: say("Where does {name} join?", name=body_name(table, ask.about[1])),
    rule=text("Reinforcements start on their team's front line."),
    read="RX-S5",
    typed=PLACED,
    label=seen_by_people,
    topic=about_its_card,
)

SUMMON: Final = Question(
    Summon,
    summons.ask_summon,
    summons.summon,
    prompt=asked_of_a_player(text("Do reinforcements join now?")),
    rule=text("If any side calls, one more character joins each side, on its team's front line, before all move."),
    read="RX-S1",
    label=yes_or_no,
    topic=about_its_seat,
    number=numbered_yes,
)

QUESTIONS: Final[tuple[Question, ...]] = (PLACE, JOIN, SUMMON)
