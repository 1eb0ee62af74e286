"""A puzzle: how its position came about, and what each answer to its question is worth."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

import msgspec

from wildswing.kernel.match import Given
from wildswing.texts import spoken_language

EQUAL: Final = 0.02
"""An answer that loses no more than this, as a part of all games, is as good as the best."""

CLEAR: Final = 0.08
"""Every other answer loses at least this."""

NEAR: Final = 0.025
"""A point of a space need not be the best one: so much it may lose."""

CLEAR_OF_POINTS: Final = 0.05
"""The points for everything else that a person might go for lose at least this."""

TINY: Final = 1e-6
"""What two sums of the same numbers may differ by."""

FINE: Final = 1000
"""In a puzzle chances are written as whole numbers of such parts."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a puzzle file.

    A match is played up to a question. The texts that it is played with stand there by name where the game knows
    them, as a list of one name.
    """

    id: str
    theme: str
    rating: int
    """The strength of a player who finds the answer half of the time."""
    setup: dict[str, str | tuple[str]]
    seed: int | str
    answers: str
    """The answers of the match so far, each as seat:answer."""
    seat: int
    """Who is asked."""
    position: str
    """A digest of what the seat sees and is asked."""
    values: tuple[int, ...]
    """How likely the seat wins after each answer, in thousandths."""
    missed: dict[str, int]
    """How often agents gave a worse answer, in percent."""
    why: dict[str, str]
    """Why the best answer is better, by language."""
    points: tuple[int, ...] = ()
    """Of a question with a space of answers, those that have values; any other is judged when it is given."""
    check: str = ""

    @property
    def solutions(self) -> tuple[int, ...]:
        """The answers that are best, of those that have values."""
        values = [value / FINE for value in self.values]
        return tuple([self.points[at] for at in best_points(values)]) if self.points else solutions(values)

    @property
    def reason(self) -> str:
        """Why the best answer is better, in the language that is spoken."""
        return self.why.get(spoken_language(), self.why.get("en", ""))

    def given(self) -> list[Given]:
        """Returns the answers of the match so far."""
        parts = [one.partition(":") for one in self.answers.split()]
        return [Given(int(seat), int(answer)) for seat, _, answer in parts]

    def digest(self) -> str:
        """Returns the check of the line."""
        plain = msgspec.json.encode(msgspec.structs.replace(self, check=""))
        return blake2b(plain, digest_size=4).hexdigest()


def solutions(values: Sequence[float]) -> tuple[int, ...]:
    """Returns the best answers, if all others are clearly worse; otherwise none."""
    return _apart(values, EQUAL, CLEAR)


def best_points(values: Sequence[float]) -> tuple[int, ...]:
    """Returns which of some points are the best, if all others are clearly worse; otherwise none."""
    return _apart(values, NEAR, CLEAR_OF_POINTS)


def _apart(values: Sequence[float], equal: float, clear: float) -> tuple[int, ...]:
    lost = [max(values) - value for value in values]
    found = tuple([index for index, loss in enumerate(lost) if loss <= equal + TINY])
    if len(found) == len(values) or any(equal + TINY < loss < clear - TINY for loss in lost):
        return ()
    return found


def written_answers(answers: Sequence[Given]) -> str:
    """Writes the answers of a match as a puzzle has them."""
    return " ".join([f"{one.seat}:{one.answer}" for one in answers])


def named_setup(setup: Mapping[str, str], known: Mapping[str, str]) -> dict[str, str | tuple[str]]:
    """Returns a setup with the names of texts that a game knows in their place."""
    names = {text: name for name, text in known.items()}
    return {key: (names[text],) if text in names else text for key, text in setup.items()}
