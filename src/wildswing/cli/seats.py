"""Finds the seat a person names."""

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup


def find_seat(game: AnyGame, setup: Setup, text: str) -> int:
    """Returns the seat with this name, or with this number counted from 1."""
    names = [name.casefold() for name in game.seats(setup)]
    numbers = [str(number) for number in range(1, len(names) + 1)]
    for known in (names, numbers):
        if text.casefold() in known:
            return known.index(text.casefold())
    raise WildswingError(
        f"There is no seat “{text}” in {game.name}; choose {', '.join(names)}, or a number from 1 to {len(names)}."
    )
