"""Teams drawn by chance."""

from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.setup import SetupError
from wildswing.kernel.chance import Stream


def drawn_teams(size: int, seed: int | str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns two teams of so many characters of the house, the same for the same seed."""
    names = sorted(house_characters())
    most = len(names) // 2
    if not 1 <= size <= most:
        raise SetupError(f"Two teams of {size} cannot be drawn from {len(names)} characters; choose 1 to {most}.")
    drawn = Stream(f"teams {seed}").shuffled(names)
    return drawn[:size], drawn[size : 2 * size]
