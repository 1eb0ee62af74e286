"""The questions of pulling."""

from typing import Final

from wildswing.exiled.rules import pulling
from wildswing.exiled.rules.pulling import NO_PULL
from wildswing.exiled.rules.questions.common import (
    PULLED,
    about_its_seat,
    asked_of_a_player,
    contact_name,
    numbered_body,
    numbered_yes,
    player_name,
    seen_by_people,
    yes_or_no,
)
from wildswing.exiled.rules.steps import Consent, Pulling, Reel
from wildswing.exiled.rules.table import Table
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Numbered, Question
from wildswing.texts import say, text


def _pull_label(table: Table, ask: Ask, pull: Value) -> str:
    if pull == NO_PULL:
        return say("no pull")
    way, what, at = pull
    name = contact_name(table, what, at)
    return say("pull {name} closer", name=name) if way == "pull" else say("go to {name}", name=name)


def _pull_about(table: Table, ask: Ask, pull: Value) -> About:
    way, what, at = pull
    return {} if pull == NO_PULL else {"way": way, what: at}


def _pull_number(table: Table, ask: Ask, pull: Value) -> Numbered:
    way, what, at = pull
    if pull == NO_PULL:
        return ("pull: none",)
    if what == "gemstone":
        return "pull: gemstone", at
    return numbered_body(table, ask, "pull" if way == "pull" else "pull: go", at)


PULL: Final = Question(
    Pulling,
    pulling.ask_pull,
    pulling.pull,
    prompt=asked_of_a_player(text("Do you pull?")),
    rule=text("Pull what your weapon struck towards you, or yourself towards it; an ally must agree."),
    read="RX-GA1",
    label=_pull_label,
    topic=about_its_seat,
    about=_pull_about,
    number=_pull_number,
)


def _consent_prompt(table: Table, ask: Ask) -> str:
    seat, puller = ask.about
    name, by = player_name(table, seat), player_name(table, puller)
    return say("Does {name} agree to be pulled by {puller}?", name=name, puller=by)


CONSENT: Final = Question(
    Consent,
    pulling.ask_consent,
    pulling.consent,
    prompt=_consent_prompt,
    rule=text("An ally who was struck decides whether to be pulled."),
    read="RX-GA2",
    label=yes_or_no,
    number=numbered_yes,
)


def _reel_topic(table: Table, ask: Ask) -> About:
    seat, (way, what, at) = ask.about
    return {"seat": seat, "way": way, what: at}


REEL: Final = Question(
    Reel,
    pulling.ask_reel,
    pulling.reel,
    prompt=lambda table, ask: say("How far does {name} pull?", name=player_name(table, ask.about[0])),
    rule=text("The pull goes in a straight line and stops at the first contact."),
    read="RX-GA1",
    label=seen_by_people,
    typed=PULLED,
    topic=_reel_topic,
)

QUESTIONS: Final[tuple[Question, ...]] = (PULL, CONSENT, REEL)
