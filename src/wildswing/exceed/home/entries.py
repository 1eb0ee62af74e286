"""The fighters in a list, with what helps a person to choose one."""

from functools import lru_cache

import msgspec

from wildswing.exceed.appearance import Appearance, appearance_of
from wildswing.exceed.home.fighters import Gathering
from wildswing.exceed.home.strengths import Strengths, strengths_of
from wildswing.exceed.matches import GOOD_TO_START, sheet_of
from wildswing.exceed.roster import season_of
from wildswing.exceed.rules.editions import life_of


class FighterEntry(msgspec.Struct, frozen=True):
    """A fighter in the list; `own` ones were written by the person, and have a style and a difficulty only if told."""

    name: str
    season: str
    edition: str
    style: str
    difficulty: str
    life: int
    exceed_cost: int | None
    own: bool
    good_to_start: bool
    look: Appearance
    strengths: Strengths


def entries(found: Gathering) -> tuple[FighterEntry, ...]:
    """Returns an entry for each fighter, in the order of the seasons, a person's own last."""
    return tuple([_entry(text, name in found.own) for name, text in found.texts.items()])


def entry_of(text: str) -> FighterEntry:
    """Returns the entry of a fighter of somebody's own making."""
    return _entry(text, own=True)


@lru_cache(maxsize=256)
def _entry(text: str, own: bool) -> FighterEntry:
    sheet = sheet_of(text)
    return FighterEntry(
        name=sheet.name,
        season=season_of(text),
        edition=sheet.edition.value,
        style=sheet.style or "",
        difficulty=sheet.difficulty.value if sheet.difficulty else "",
        life=life_of(sheet),
        exceed_cost=None if sheet.exceed is None else sheet.exceed.gauge,
        own=own,
        good_to_start=sheet.name in GOOD_TO_START,
        look=appearance_of(sheet),
        strengths=strengths_of(sheet),
    )
