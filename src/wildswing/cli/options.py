"""Options that set up a match: those of all games together, of which a match takes those of its own."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, make_dataclass
from functools import lru_cache, partial
from typing import Any, TypeVar, get_type_hints

from cyclopts import Parameter

from wildswing.cli.facet import Setups
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.registry import find_game, offering

C = TypeVar("C", bound=Callable[..., Any])


@dataclass(frozen=True)
class Options:
    """What was given; a command has one field for each option of each game."""

    def given(self) -> dict[str, Any]:
        """Returns the options that were given."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return {name: value for name, value in values.items() if value is not None}


NONE_GIVEN = Options()


def takes_options(command: C) -> C:
    """Lets a command with an argument `options` take those of every installed game."""
    command.__annotations__["options"] = _of_all_games()
    return command


@lru_cache(maxsize=1)
def _of_all_games() -> type[Options]:
    found: dict[str, Any] = {}
    for _, setups in offering("setups", Setups):
        found |= {name: kind for name, kind in _hints(setups.options).items() if name not in found}
    made = make_dataclass(
        "OptionsOfAllGames",
        [(name, kind, field(default=None)) for name, kind in found.items()],
        bases=(Options,),
        frozen=True,
    )
    made.__module__ = __name__  # as Python does itself from 3.12 on; Cyclopts looks into no class of the module "types"
    return Parameter(name="*")(made)


def with_option(options: Options, name: str, value: Any) -> Options:
    """Returns options of which one is another."""
    return _of_all_games()(**{**options.given(), name: value})


def _hints(options: type) -> dict[str, Any]:
    return get_type_hints(options, include_extras=True)


def game_for(options: Options, usual: str) -> AnyGame:
    """Returns the game that some options are for: one that takes them all, or else the first of them."""
    given = options.given()
    if not given:
        return find_game(usual)
    takers = [[game for game, setups in offering("setups", Setups) if takes(setups, name)] for name in given]
    return next((game for game in takers[0] if all(game in others for others in takers)), takers[0][0])


def takes(setups: Setups, option: str) -> bool:
    """Tells whether a game has an option."""
    return option in [one.name for one in fields(setups.options)]


def setup_with(game: AnyGame, options: Options) -> Setup:
    """Returns what a match is played with; an option that is for another game is refused."""
    setups, own = own_options(game, options)
    return setups.setup(game, own)


def own_options(game: AnyGame, options: Options) -> tuple[Setups, Any]:
    """Returns what a game says of its options, and those that were given."""
    setups = game.facets.load("setups", Setups)
    given = options.given()
    for name in given:
        if setups is None or not takes(setups, name):
            raise not_for(game, name, partial(takes, option=name))
    assert setups is not None  # or any option would have been refused
    return setups, setups.options(**given)


def not_for(game: AnyGame, option: str, has_it: Callable[[Setups], bool]) -> WildswingError:
    """Says which games an option is for."""
    named = (
        " and ".join([other.name for other, setups in offering("setups", Setups) if has_it(setups)]) or "no game here"
    )
    return WildswingError(f"--{option} is for {named}, and {game.name} has no such thing; leave it out.")
