"""How any game is presented: by its view, its words, and nothing more."""

from collections.abc import Sequence
from typing import Any, ClassVar

from wildswing.home.scores import Score
from wildswing.kernel.agenda import Rules
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.state import State
from wildswing.server.protocol import About, Barred, Bill, MatchWish
from wildswing.texts import say


def pictured(rules: Rules, ask: Ask, hidden: Any) -> tuple[About, ...]:
    """Returns what each option means to a picture, as the question itself says it."""
    about = rules.said[ask.kind].about
    return tuple([{} if about is None else about(hidden, ask, option) for option in ask.options])


class Presenter:
    """Says what can be chosen for a match, what is fixed in it, and what options mean to a picture."""

    chosen: ClassVar[frozenset[str]] = frozenset()
    """What `choices` of a wish the setup reads; any other is refused."""

    def choices(self, game: AnyGame) -> Any:  # noqa: ARG002 - a game with choices reads it
        """Returns what a person can choose before a match."""
        return {}

    def with_results(self, choices: Any, game: AnyGame, scores: Sequence[Score]) -> Any:  # noqa: ARG002 - see above
        """Returns what a person can choose, with the best results so far."""
        return choices

    def sheet(self, game: AnyGame, name: str) -> Any:
        """Returns all about one of the choices, such as a fighter with its cards."""
        raise WildswingError(
            say("{game} has no sheet of “{name}”; only a game with fighters has sheets.", game=game.title, name=name)
        )

    def setup(self, game: AnyGame, wish: MatchWish) -> Setup:
        """Returns what a match is played with."""
        if wish.fighters is not None or wish.edition is not None:
            raise WildswingError(
                say(
                    "{game} has no fighters and no editions; leave “fighters” and “edition” out.",
                    game=game.title,
                )
            )
        return game.default_setup()

    def catalog(self, state: Any, setup: Setup) -> Any:  # noqa: ARG002 - a game with cards reads them
        """Returns what everybody may know and what stays the same in a match."""
        return {}

    def is_secret(self, game: AnyGame, hidden: State) -> bool:
        """Tells whether what a seat sees now is not for the eyes of the others: cards in hand, or a sealed answer."""
        return bool(game.in_hand or hidden.lanes)

    def may_take_back(self, state: Any) -> bool:  # noqa: ARG002 - a game that allows it reads it
        """Tells whether an answer may be taken back: where people only report what happens elsewhere."""
        return False

    def moment(self, state: Any) -> str:  # noqa: ARG002 - a game with turns or rounds reads it
        """Says how far a match is, as in “turn 7”."""
        return say("in the match")

    def topic(self, ask: Ask, hidden: Any) -> About:  # noqa: ARG002 - a game with pictures reads it
        """Returns what a question as a whole means to a picture, from what the seat that is asked knows."""
        return {}

    def about(self, ask: Ask, hidden: Any) -> tuple[About, ...]:  # noqa: ARG002 - a game with pictures reads it
        """Returns what each option means to a picture, from what the seat that is asked knows."""
        return tuple([{} for _ in ask.options])

    def barred(self, ask: Ask, hidden: Any) -> tuple[Barred, ...]:  # noqa: ARG002 - a game with reasons reads it
        """Returns what a player would naturally try and may not, from what the seat that is asked knows."""
        return ()

    def bill(self, ask: Ask, hidden: Any) -> Bill | None:  # noqa: ARG002 - a game with payments reads it
        """Returns the payment that a question is a part of."""
        return None

    def goes_without_saying(self, ask: Ask) -> bool:  # noqa: ARG002 - a game that can tell reads it
        """Tells whether a question has one answer, and being asked is no news to its player."""
        return False

    def forecast(self, hidden: Any, seat: int, owner: int, card: str) -> Any:  # noqa: ARG002 - a game with cards reads it
        """Returns what a card would do if its owner played it now, from what a seat knows."""
        raise WildswingError(say("This game does not tell what a card would do."))
