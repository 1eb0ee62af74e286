"""The questions of what a hit does, and of a second throw."""

from typing import Final

from wildswing.exiled.rules import bonuses, damage, ricochet
from wildswing.exiled.rules.judging import weapon_of
from wildswing.exiled.rules.naming import weapon
from wildswing.exiled.rules.questions.attack import zone_of
from wildswing.exiled.rules.questions.common import (
    THROWN,
    about_its_seat,
    about_its_throw,
    asked_of_a_player,
    body_name,
    numbered_body,
    numbered_yes,
    player_name,
    seen_by_people,
    source_name,
    yes_or_no,
)
from wildswing.exiled.rules.ricochet import NO_BOUNCE
from wildswing.exiled.rules.steps import Bonus, Ethereal, Ricochet, Spiked, ThrowAgain
from wildswing.exiled.rules.table import WHOLE_WEAPON, Table, character_of
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Numbered, Question
from wildswing.kernel.state import NOTHING
from wildswing.texts import say, text

ETHEREAL: Final = Question(
    Ethereal,
    damage.ask_ethereal,
    damage.ethereal,
    prompt=asked_of_a_player(text("Do you turn ethereal?")),
    rule=text("Nothing touches you in this phase, and your own throw does nothing either."),
    read="RX-NH2",
    label=yes_or_no,
    topic=about_its_seat,
    number=numbered_yes,
)

SPIKED: Final = Question(
    Spiked,
    damage.ask_spiked,
    damage.spiked,
    prompt=asked_of_a_player(text("Which of your characters does the spike hurt?")),
    rule=text("Your weapon lies over a spike, which costs one of your characters a hit point."),
    read="RX-HE1",
    label=lambda table, _ask, at: body_name(table, at),
    topic=about_its_seat,
    about=lambda _table, _ask, at: {"body": at},
    number=lambda table, ask, at: numbered_body(table, ask, "spiked", at),
)


# --- A bonus ---


def _bonus_prompt(table: Table, ask: Ask) -> str:
    seat, landing, more = ask.about
    name = player_name(table, seat)
    if landing == NOTHING:
        return say("To which hit of {name} does the Tome add {more}?", name=name, more=more)
    return say("To which hit of {name} does the mountain add {more}?", name=name, more=more)


def _hit_label(table: Table, ask: Ask, source: Value) -> str:
    hit = next(one for one in table.contacts if one.what == "body" and (one.landing, one.part, one.at) == source)
    return say(
        "{source} on {target} ({where})",
        source=source_name(table, hit.landing, WHOLE_WEAPON),
        target=body_name(table, hit.at),
        where=zone_of(table, hit),
    )


def _hit_about(table: Table, ask: Ask, source: Value) -> About:
    landing, part, at = source
    return {"landing": landing, "part": part, "body": at}


BONUS: Final = Question(
    Bonus,
    bonuses.ask_bonus,
    bonuses.bonus,
    prompt=_bonus_prompt,
    rule=text(
        "A mountain adds 1 to one hit of every throw, the Tome adds 2 to one hit of the attack: to the one that does "
        "most after shields and terrain. Of hits that do equally much you choose one."
    ),
    read="RX-L4",
    label=_hit_label,
    topic=lambda _table, ask: {"seat": ask.about[0]},
    about=_hit_about,
    number=lambda table, ask, source: numbered_body(table, ask, "bonus", source[2]),
)


# --- A second throw ---


def _ricochet_label(table: Table, ask: Ask, bounce: Value) -> str:
    landing, at = bounce
    if bounce == NO_BOUNCE:
        return say("no second throw")
    thrown = weapon_of(table, table.landings[landing]).name
    return say("the {weapon} from the place of {name}", weapon=weapon(thrown), name=body_name(table, at))


def _ricochet_number(table: Table, ask: Ask, bounce: Value) -> Numbered:
    return ("ricochet: none",) if bounce == NO_BOUNCE else numbered_body(table, ask, "ricochet", bounce[1])


RICOCHET: Final = Question(
    Ricochet,
    ricochet.ask_ricochet,
    ricochet.ricochet,
    prompt=asked_of_a_player(text("Do you throw once more?")),
    rule=text("Throw the weapon that hit once more, from the place of the enemy it struck, at another target."),
    read="RX-I23",
    label=_ricochet_label,
    topic=about_its_seat,
    about=lambda _table, _ask, bounce: {} if bounce == NO_BOUNCE else {"landing": bounce[0], "body": bounce[1]},
    number=_ricochet_number,
)


def _bounce_prompt(table: Table, ask: Ask) -> str:
    seat, number, at = ask.about
    thrown = character_of(table, seat).weapons[number].name
    return say(
        "Where do you throw the {weapon} from the place of {name}?", weapon=weapon(thrown), name=body_name(table, at)
    )


BOUNCE: Final = Question(
    ThrowAgain,
    ricochet.ask_bounce,
    ricochet.bounce,
    prompt=_bounce_prompt,
    rule=text("The throw starts at the card of the struck enemy, and needs a new target."),
    read="RX-I27",
    label=seen_by_people,
    typed=THROWN,
    topic=about_its_throw,
)

QUESTIONS: Final[tuple[Question, ...]] = (ETHEREAL, SPIKED, BONUS, RICOCHET, BOUNCE)
