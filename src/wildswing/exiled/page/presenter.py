"""Rise of the Exiled as a page needs it: characters with their shapes, and what can be chosen before a match."""

from typing import Any, ClassVar

import msgspec

from wildswing.exiled.game import DEFAULT_TEAMS
from wildswing.exiled.page.facts import CharacterFacts, ItemFacts, character_facts, item_facts
from wildswing.exiled.rules.characters import character_of, house_characters
from wildswing.exiled.rules.setup import (
    CALLED,
    DISTANCE,
    FARTHEST,
    GEMSTONE_LIFE,
    MOST_SEATS,
    NEAREST,
    PEOPLE,
    ROUNDS,
    setup_of,
)
from wildswing.exiled.rules.table import Table
from wildswing.exiled.rules.terrain import KINDS
from wildswing.exiled.rules.throwing import HAND, SPREADS
from wildswing.exiled.rules.variants import REAL_TABLE, VARIANTS
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.server.presenting.any_game import Presenter
from wildswing.server.protocol import OPEN, MatchWish
from wildswing.texts import say

AGENT_SKILL = "average"


class ExiledCatalog(msgspec.Struct, frozen=True):
    """What everybody may know in a match; the characters stand in the order of the seats."""

    characters: tuple[CharacterFacts, ...]
    items: tuple[ItemFacts, ...]


class ExiledChoices(msgspec.Struct, frozen=True):
    """What can be chosen for a match."""

    characters: tuple[CharacterFacts, ...]
    teams: tuple[tuple[str, ...], ...]
    """The usual ones."""
    variants: tuple[str, ...]
    skills: tuple[str, ...]
    terrain: tuple[str, ...]
    items: tuple[ItemFacts, ...]
    most_players: int
    most_rounds: int
    distance: tuple[int, int, int]
    gemstone_life: tuple[int, int, int]


class ExiledPresenter(Presenter):
    """Presents Rise of the Exiled."""

    chosen: ClassVar[frozenset[str]] = frozenset(
        {
            "teams",
            "variants",
            "skill",
            "hand",
            "chests",
            "terrain",
            "gemstones",
            "distance",
            "rounds",
            "arrives",
            "people",
        }
    )

    def choices(self, game: AnyGame) -> ExiledChoices:  # noqa: ARG002 - there is one game of this name
        """Returns the characters, variants and numbers to choose from."""
        return ExiledChoices(
            characters=tuple([character_facts(character_of(text)) for text in house_characters().values()]),
            teams=DEFAULT_TEAMS,
            variants=VARIANTS,
            skills=tuple([skill for skill in SPREADS if skill != HAND]),
            terrain=KINDS,
            items=item_facts(),
            most_players=MOST_SEATS,
            most_rounds=ROUNDS,
            distance=(NEAREST, DISTANCE, FARTHEST),
            gemstone_life=GEMSTONE_LIFE,
        )

    def setup(self, game: AnyGame, wish: MatchWish) -> Setup:  # noqa: ARG002 - there is one game of this name
        """Returns the teams as they were wished for; people throw by hand unless that was switched off."""
        chosen = wish.choices
        teams = _rows(chosen.get("teams", DEFAULT_TEAMS))
        count = sum([len(team) for team in teams])
        skill = chosen.get("skill", AGENT_SKILL)
        by_hand = chosen.get("hand", True) is True
        seated = _people(wish, count)
        skills = [HAND if by_hand and seat in seated else str(skill) for seat in range(count)]
        setup = setup_of(
            teams,
            skills=skills,
            variants=_words(chosen.get("variants", ())),
            arrives=[one if one == CALLED else _whole("arrives", one) for one in _listed(chosen.get("arrives", ()))],
            distance=_whole("distance", chosen.get("distance", DISTANCE)),
            chests=_whole("chests", chosen.get("chests", 0)),
            terrain=_words(chosen.get("terrain", ())),
            gemstones=_whole("gemstones", chosen.get("gemstones", 0)),
            rounds=_whole("rounds", chosen.get("rounds", ROUNDS)),
        )
        people = [" ".join(name.replace(",", " ").split()) for name in _words(chosen.get("people", ()))]
        return {**setup, PEOPLE: ", ".join(people)} if any(people) else setup

    def catalog(self, state: Table, setup: Setup) -> ExiledCatalog:  # noqa: ARG002 - the state has the cards
        """Returns the characters of the match with all their shapes and words."""
        return ExiledCatalog(tuple([character_facts(one) for one in state.book.characters]), item_facts())

    def is_comparable(self, setup: Setup) -> bool:
        """A throw by hand is as good as the screen and the finger, and a real table cannot be seen from here."""
        return HAND not in setup["skills"].split() and REAL_TABLE not in setup.get("variants", "").split(", ")

    def moment(self, state: Table) -> str:
        """Says which round it is."""
        return say("round {round}", round=state.round) if state.round else say("setting up")

    def may_take_back(self, state: Table) -> bool:
        """A moderator of a real table may correct what was reported."""
        return REAL_TABLE in state.variants


def _people(wish: MatchWish, count: int) -> set[int]:
    """Returns the seats that people take: at this screen, or invited to it."""
    own = wish.seats or (wish.seat or 0,)
    players = wish.opponent if isinstance(wish.opponent, tuple) else (wish.opponent,) * count
    return {*own, *[seat for seat, player in enumerate(players) if player == OPEN]}


def _rows(value: Any) -> list[list[str]]:
    rows = [list(row) if isinstance(row, tuple) else [row] for row in _listed(value)]
    if not all(isinstance(name, str) for row in rows for name in row):
        raise WildswingError(say("“teams” should be lists of characters' names, one list for each team."))
    return rows


def _listed(value: Any) -> tuple[Any, ...]:
    if isinstance(value, tuple):
        return value
    raise WildswingError(say("“{value}” should be a list.", value=value))


def _words(value: Any) -> list[str]:
    return [str(word) for word in _listed(value)]


def _whole(name: str, value: Any) -> int:
    if type(value) is int and value >= 0:
        return value
    raise WildswingError(say("“{name}” should be a whole number from 0 up, not “{value}”.", name=name, value=value))
