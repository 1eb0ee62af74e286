"""A stage for tests: a position, answers by their labels, and what can be seen of the result."""

from collections.abc import Iterable, Sequence

from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, setup_of
from wildswing.exceed.position import BoostInPlay, Position, SidePosition, set_up
from wildswing.exceed.rules.reading import total
from wildswing.exceed.rules.table import Side, Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Event, Told
from wildswing.kernel.game import Setup

CARDS = ("hand", "deck", "gauge", "discard", "sealed", "overdrive")


def side(
    *hand: str,
    space: int = 0,
    life: int = 0,
    deck: Sequence[str] = (),
    gauge: Sequence[str] = (),
    discard: Sequence[str] = (),
    sealed: Sequence[str] = (),
    boosts: Iterable[str | BoostInPlay] = (),
    transformations: Sequence[str] = (),
    tokens: Sequence[tuple[str, int]] = (),
    exceeded: bool = False,
    reshuffled: bool = False,
    rest: str = "deck",
    width: int = 1,
) -> SidePosition:
    """Returns one player's part of a position: the cards in hand, and anything else that matters."""
    in_play = tuple([boost if isinstance(boost, BoostInPlay) else BoostInPlay(boost) for boost in boosts])
    return SidePosition(
        space=space,
        life=life,
        hand=hand,
        deck=tuple(deck),
        gauge=tuple(gauge),
        discard=tuple(discard),
        sealed=tuple(sealed),
        boosts=in_play,
        transformations=tuple(transformations),
        tokens=tuple(tokens),
        exceeded=exceeded,
        reshuffled=reshuffled,
        rest=rest,
        width=width,
    )


class Stage:
    """A position that is played on; seat 0 stands left."""

    def __init__(self, setup: Setup, position: Position) -> None:
        self.table: Table = set_up(setup, position)
        self.told: list[Told] = []
        EXCEED.run(self.table, self.told)

    # --- What is asked ---

    @property
    def ask(self) -> Ask:
        """The open question."""
        (ask,) = self.table.asks
        return ask

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and the kind of question."""
        return self.ask.seat, self.ask.kind

    @property
    def labels(self) -> list[str]:
        """The labels of the options of the open question."""
        return list(EXCEED.worded(self.table, self.ask).labels)

    def offers(self, label: str) -> bool:
        """Tells whether an option has this label, or begins with it."""
        return any(one == label or one.startswith(label) for one in self.labels)

    def answer(self, *labels: str) -> "Stage":
        """Gives answers, each by its label or by an unmistakable beginning of it."""
        for label in labels:
            found = [at for at, one in enumerate(self.labels) if one == label]
            found = found or [at for at, one in enumerate(self.labels) if one.startswith(label)]
            assert len(found) == 1, f"{label!r} is not one of {self.labels} (seat {self.asked[0]}, {self.asked[1]})"
            EXCEED.answer(self.table, self.ask.seat, found[0], self.told)
        return self

    def strike(self, attack: str, reply: str) -> "Stage":
        """Takes the Strike action and sets both attacks: "Grasp", "EX Grasp", "Wild Swing"."""
        return self.answer("Strike", attack, reply)

    # --- What can be seen ---

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.table.sides

    @property
    def spaces(self) -> tuple[int, int]:
        """Where the fighters stand."""
        return self.sides[0].space, self.sides[1].space

    @property
    def lives(self) -> tuple[int, int]:
        return self.sides[0].life, self.sides[1].life

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.table.turn

    def names(self, seat: int, area: str) -> list[str]:
        """Returns the names of the cards in an area: hand, deck, gauge, discard, sealed, overdrive."""
        cards: tuple[int, ...] = getattr(self.sides[seat], area)
        return [self.table.book.cards[card].name for card in cards]

    def boosts(self, seat: int) -> list[str]:
        """Returns the names of the cards whose boosts are in play."""
        return [self.table.book.cards[boost.card].name for boost in self.sides[seat].boosts]

    def total(self, seat: int, stat: str) -> int:
        """Returns a total of a seat's attack: power, speed, armor, guard."""
        return total(self.table, seat, stat)

    @property
    def over(self) -> tuple[int, str] | None:
        """Who has won and why, once the game is over."""
        return None if self.table.winner < 0 else (self.table.winner, self.table.ending)

    def events(self, kind: type[Event]) -> list[Event]:
        """Returns all events of a kind so far."""
        return [told.event for told in self.told if isinstance(told.event, kind)]

    def sentences(self) -> list[str]:
        """Returns what has been told so far, to anybody."""
        return [told.event.sentence() for told in self.told]


def stage(
    one: SidePosition,
    other: SidePosition,
    fighters: tuple[str, str] = ("Sol Badguy", "Ky Kiske"),
    edition: str | None = None,
    turn: int = 0,
    struck_last_turn: bool = False,
    seed: int | str = 0,
) -> Stage:
    """Sets up a position of two fighters of the roster."""
    setup = match_of(*fighters, edition)
    return Stage(setup, Position((one, other), turn, struck_last_turn, seed))


def stage_of(
    texts: tuple[str, str],
    one: SidePosition,
    other: SidePosition,
    edition: str | None = None,
    turn: int = 0,
    struck_last_turn: bool = False,
    seed: int | str = 0,
) -> Stage:
    """Sets up a position of two fighters that a test has written itself."""
    return Stage(setup_of(texts, edition), Position((one, other), turn, struck_last_turn, seed))
