"""How any game is presented: by its view, its words, and nothing more."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from wildswing.home.scores import Score
from wildswing.kernel.ask import Ask
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.state import State
from wildswing.server.protocol import Barred, Bill, MatchWish, Standing
from wildswing.texts import say


class Presenter:
    """Says what can be chosen for a match, what is fixed in it, and what a page shows beside its questions."""

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

    def read_text(self, game: AnyGame, text: str, file: str) -> Any:  # noqa: ARG002 - a game to which texts are brought reads them
        """Reads a thing of somebody's own making, and returns what a page shows of it."""
        raise WildswingError(say("To {game} nobody brings anything of their own making.", game=game.title))

    def brought(self, game: AnyGame, name: str, text: str = "") -> str:
        """Returns what is noted of a thing that somebody brings to a seat, by its name or as a text of their own.

        In a game in which nobody does, that is nothing.
        """
        if name or text:
            raise WildswingError(say("In {game} nobody brings anything; leave “brings” out.", game=game.title))
        return ""

    def left_open(self, setup: Setup) -> frozenset[int]:  # noqa: ARG002 - a game to which people bring something reads it
        """Returns the seats to which something is still to be brought."""
        return frozenset()

    def brings(self, setup: Setup, said: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002 - see above
        """Returns what comes to each seat, by the setup and by what people have said; nothing if nobody brings any."""
        return ()

    def fan_made(self, setup: Setup, said: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002 - see above
        """Returns what of all that comes to the seats is of somebody's own making."""
        return ()

    def faces(self, setup: Setup, said: Sequence[str]) -> dict[str, Any]:  # noqa: ARG002 - see above
        """Returns what a page draws for each thing of somebody's own making, by its name."""
        return {}

    def completed(self, setup: Setup, said: Sequence[str], seed: str, banned: Collection[str]) -> Setup:  # noqa: ARG002 - see above
        """Returns the setup with all that people have brought; the seed draws what nobody chose, and nothing banned."""
        return setup

    def bringable(self, game: AnyGame) -> tuple[str, ...]:  # noqa: ARG002 - see above
        """Returns what everybody may bring, by name; nothing in a game in which nobody brings any."""
        return ()

    def reopened(self, setup: Setup, seats: Collection[int]) -> Setup:  # noqa: ARG002 - see above
        """Returns the setup of a match to which something else is brought to some seats; the rules stay."""
        return setup

    def edition(self, setup: Setup) -> str:  # noqa: ARG002 - a game with editions reads it
        """Returns by which edition of the rules is played; nothing if that is not settled, or there is only one."""
        return ""

    def seats(self, game: AnyGame, setup: Setup, said: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002 - see above
        """Returns what the seats are called, also before all is brought."""
        return game.seats(setup)

    def catalog(self, state: Any, setup: Setup) -> Any:  # noqa: ARG002 - a game with cards reads them
        """Returns what everybody may know and what stays the same in a match."""
        return {}

    def is_secret(self, game: AnyGame, hidden: State) -> bool:
        """Tells whether what a seat sees now is not for the eyes of the others: cards in hand, or a sealed answer."""
        return bool(game.in_hand or hidden.lanes)

    def may_take_back(self, state: Any) -> bool:  # noqa: ARG002 - a game that allows it reads it
        """Tells whether an answer may be taken back: where people only report what happens elsewhere."""
        return False

    def is_comparable(self, setup: Setup) -> bool:  # noqa: ARG002 - a game in which hands count reads it
        """Tells whether a match says who plays better, and not who has the steadier hand or what happens elsewhere."""
        return True

    def moment(self, state: Any) -> str:  # noqa: ARG002 - a game with turns or rounds reads it
        """Says how far a match is, as in “turn 7”."""
        return say("in the match")

    def standings(self, hidden: Any) -> tuple[Standing, ...]:  # noqa: ARG002 - a game with life or the like reads it
        """Returns what each seat has left, from what everybody knows; nothing in a game that cannot be told so."""
        return ()

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
        raise WildswingError(say("This game cannot say what a card would do."))
