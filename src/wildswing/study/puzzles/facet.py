"""What a game may offer to whoever makes puzzles of it, and to whoever solves them."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from wildswing.agents.thoughts import Thinker
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.state import State
from wildswing.texts import Text

Theme = Callable[[State, Ask, int], str]
"""Says what a decision is about, from what its seat knows, the question and the best answer.

Nothing is said of a decision that no person could see through.
"""


class Aims(msgspec.Struct, frozen=True):
    """How answers are compared of a question that has a space of them, such as the points that a card is thrown at."""

    spots: Callable[[State, Ask], Sequence[int]]
    """Returns the best answer for each thing that a person might go for."""

    worth: Callable[[State, Ask, int], float]
    """Returns how likely the seat wins after any answer, from 0 to 1, without chance."""


class Puzzles(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of a game, and how more of them are found."""

    file: str
    """The file with those that come with the game, as `package:path`."""

    themes: Mapping[str, Text]
    """What they are about, by a word to type, in the order in which a person reads it."""

    is_fit: Callable[[State, Ask], bool]
    """Tells of which questions puzzles are made, from what a seat knows: those that are worth a glance."""

    theme: Theme

    setups: Callable[[Stream], Setup]
    """Draws what a match is played with in which puzzles are looked for."""

    glancer: Callable[[], Thinker]
    """Makes who glances at those questions in such a match: quickly, since there are many."""

    plays_on: bool = True
    """Whether what is found at a glance is answered; otherwise the match goes on by quick replies, and mistakes."""

    explainer: Callable[[], Thinker]
    """Makes who says why an answer is the better one."""

    aims: Aims | None = None


def puzzles_of(game: AnyGame) -> Puzzles | None:
    """Returns what a game offers."""
    return game.facets.load("puzzles", Puzzles)
