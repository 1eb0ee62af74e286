"""The questions of a real table: what lies over what."""

from typing import Final

from wildswing.exiled.rules import reporting
from wildswing.exiled.rules.judging import shown_figure
from wildswing.exiled.rules.naming import zone
from wildswing.exiled.rules.questions.common import body_name, contact_name, source_name
from wildswing.exiled.rules.reporting import CORRECTION, DONE
from wildswing.exiled.rules.steps import Correct, Report, ReportTarget, ReportZone
from wildswing.exiled.rules.table import SPLASH, Table
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Question
from wildswing.kernel.state import NOTHING
from wildswing.texts import say, text

REPORTING: Final = text(
    "Name every weapon that lies over something, one after the other; then say that all are reported."
)


def _report_label(table: Table, ask: Ask, source: Value) -> str:
    if source == CORRECTION:
        return say("set hit points")
    return say("all are reported") if source == DONE else source_name(table, *source)


def _report_about(table: Table, ask: Ask, source: Value) -> About:
    if source == CORRECTION:
        return {"correction": True}
    return {"done": True} if source == DONE else {"landing": source[0], "part": source[1]}


REPORT: Final = Question(
    Report,
    reporting.ask_report,
    reporting.report,
    prompt=text("Which weapon lies over something?"),
    rule=REPORTING,
    read="RX-A8",
    label=_report_label,
    topic=lambda _table, _ask: {"entry": "report"},
    about=_report_about,
)

CORRECT: Final = Question(
    Correct,
    reporting.ask_correction,
    reporting.correct,
    prompt=text("Whose hit points are different, and how many?"),
    rule=text("What lies on the table counts, and the moderator settles disputes."),
    read="RX-A9",
    label=lambda table, _ask, found: say("{name}: {life}", name=body_name(table, found[0]), life=found[1]),
    topic=lambda _table, _ask: {"entry": "correction"},
    about=lambda _table, _ask, found: {"body": found[0], "life": found[1]},
)

TARGET: Final = Question(
    ReportTarget,
    reporting.ask_target,
    reporting.report_target,
    prompt=lambda table, ask: say("What lies under {source}?", source=source_name(table, *ask.about)),
    rule=REPORTING,
    read="RX-A8",
    label=lambda table, _ask, target: contact_name(table, *target),
    topic=lambda _table, ask: {"landing": ask.about[0], "part": ask.about[1]},
    about=lambda _table, _ask, target: {target[0]: target[1]},
)


def _zone_prompt(table: Table, ask: Ask) -> str:
    source, at = ask.about
    return say("Where does {source} touch {name}?", source=source_name(table, *source), name=body_name(table, at))


def _zone_label(table: Table, ask: Ask, option: Value) -> str:
    number, spiked, armoured = option
    (_, part), at = ask.about
    if part == SPLASH:
        where = say("it reaches the character")
    elif number == NOTHING:
        where = say("no hit zone")
    else:
        where = zone(shown_figure(table, table.bodies[at]).zones[number].name)
    if spiked:
        where = say("{where}, and a spike", where=where)
    return say("{where}, and the armour", where=where) if armoured else where


def _zone_topic(table: Table, ask: Ask) -> About:
    (landing, part), at = ask.about
    return {"landing": landing, "part": part, "body": at}


def _zone_about(table: Table, ask: Ask, option: Value) -> About:
    number, spiked, armoured = option
    return {"zone": number, "spiked": bool(spiked), "armoured": bool(armoured)}


ZONE: Final = Question(
    ReportZone,
    reporting.ask_zone,
    reporting.report_zone,
    prompt=_zone_prompt,
    rule=text("Only the best zone under a weapon counts. Spikes hurt the thrower, armour blocks."),
    read="RX-A12",
    label=_zone_label,
    topic=_zone_topic,
    about=_zone_about,
)

QUESTIONS: Final[tuple[Question, ...]] = (REPORT, CORRECT, TARGET, ZONE)
