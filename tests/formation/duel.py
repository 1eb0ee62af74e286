"""A Formation table set up for a test, acted on by card names, so that a test reads like a play report."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from wildswing.formation.game import FORMATION
from wildswing.formation.rules.cards import COLOUR, COLOUR_NAMES, RANK, SEAT_NAMES, card_of, deck_of, face, owner
from wildswing.formation.rules.combat import whole_battle
from wildswing.formation.rules.events import Answered, Decided, Kept, Led
from wildswing.formation.rules.setup import lay_out
from wildswing.formation.rules.steps import End, Round, Score
from wildswing.formation.rules.table import Side, Table
from wildswing.formation.rules.view import FormationView
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream, start_of
from wildswing.kernel.event import Event, Told, told_to
from wildswing.kernel.state import HIDDEN, NOTHING, SPECTATOR, Step

BOOK = FORMATION.book(FORMATION.default_setup())
SPACES = {card[2]: card[3] for card in BOOK}
"""The nine spaces of each house formation, by name."""

E = TypeVar("E", bound=Event)


def seat_of(name: str) -> int:
    """Returns the seat called Black, White or Spectator."""
    return SPECTATOR if name == "Spectator" else SEAT_NAMES.index(name)


def card(seat: str, text: str) -> int:
    """Returns the card of a seat that is written “red 7” or “r7”."""
    found = re.fullmatch(r"(?:red |blue |r|b)(\d+)", text)
    assert found is not None, f"{text!r} is no card"
    return card_of(seat_of(seat), "rb".index(text[0]), int(found[1]))


def short(number: int) -> str:
    """Writes a card as r7, a hidden one as ?, none as -."""
    if number in (HIDDEN, NOTHING):
        return "?" if number == HIDDEN else "-"
    return f"{COLOUR_NAMES[COLOUR[number]][0]}{RANK[number]}"


def faces(cards: Iterable[int]) -> str:
    """Writes cards as “r7 b12”."""
    return " ".join([short(number) for number in cards])


def backed(cards: Iterable[int]) -> list[str]:
    """Writes cards with their backs, sorted: “Black red 7”."""
    return [f"{SEAT_NAMES[owner(number)]} {face(number)}" for number in sorted(cards)]


@dataclass(frozen=True)
class Army:
    """One side in the middle of a round: its formation (a name or nine spaces) and the cards on it.

    Rows go from Vanguard to Reinforcement: `- r3 b12 / r8 X - / - X r1+b4`, where X is a Blank. `hand` is the
    carried card and `deck` the next cards to be drawn; what is not said is filled in with unused cards.
    """

    formation: str
    cards: str
    hand: str = ""
    deck: str = ""
    scores: tuple[int, ...] = ()

    def side(self, seat: str, kind: str, round_number: int) -> Side:
        """Returns this army as half a table; the cards that are left over were spent in earlier rounds."""
        spaces = SPACES.get(self.formation, self.formation.replace("/", "").replace(" ", ""))
        grid, spare = self._grid(seat, spaces)
        hand = [card(seat, text) for text in self.hand.split()]
        deck = [card(seat, text) for text in self.deck.split()]
        used = {*grid, spare, *hand, *deck}
        unused = [number for number in deck_of(seat_of(seat)) if number not in used]
        while len(hand) < 1:
            hand.append(unused.pop(0))
        while len(deck) < 7 * (3 - round_number):
            deck.append(unused.pop(0))
        spent = tuple(unused)
        return Side(kind, spaces, tuple(deck), tuple(hand), (), grid, spare, (), spent, self.scores)

    def _grid(self, seat: str, spaces: str) -> tuple[tuple[int, ...], int]:
        cells = self.cards.replace("/", " ").split()
        assert [cell == "X" for cell in cells] == [icon == "X" for icon in spaces], f"Blanks of {cells} and {spaces}"
        spare = NOTHING
        grid = []
        for cell in cells:
            names = [] if cell in {"X", "-"} else cell.split("+")
            held = sorted([card(seat, name) for name in names])
            grid.append(held[0] if held else NOTHING)
            if len(held) > 1:
                spare = held[1]
        return tuple(grid), spare


class Duel:
    """A running game, what was told so far, and short names for what the players do."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[Told] = []
        self._reported = 0
        FORMATION.run(table, self.told)

    @classmethod
    def from_start(cls, first: str = "Black", black: str = "", white: str = "", seed: int = 1) -> "Duel":
        """Sets up a new game from the next seed that gives this first player; names the tops of the decks."""
        return cls(_dealt(first, black, white, seed))

    @classmethod
    def in_formation(
        cls, black: str, white: str, black_deck: str = "", white_deck: str = "", first: str = "Black"
    ) -> "Duel":
        """Starts with the round of two formations and chooses them; both then fill their front rows."""
        table = _dealt(first, black_deck, white_deck, 1)
        chosen = [next(one for one in BOOK if one[2] == name) for name in (black, white)]
        number = chosen[0][1]
        assert number == chosen[1][1], f"{black} and {white} belong to different rounds"
        table.first = table.first if number == 1 else 1 - table.first
        table.sides[0].type, table.sides[1].type = chosen[0][0], chosen[1][0]
        rounds: list[Step] = [Round(later) for later in range(number, 4)]
        table.agenda = (*rounds, End())[::-1]
        return cls(table).says("Black", black).says("White", white)

    @classmethod
    def in_combat(
        cls,
        black: Army,
        white: Army,
        offence: str = "Black",
        round_number: int = 3,
        kinds: tuple[str, str] = ("sword", "shield"),
    ) -> "Duel":
        """Sets up the combat phase of a round: each card on the grids still has to fight."""
        sides = black.side("Black", kinds[0], round_number), white.side("White", kinds[1], round_number)
        left = [sum([cell != NOTHING for cell in (*side.grid, side.spare)]) for side in sides]
        assert left[0] == left[1], f"Black has {left[0]} cards and White {left[1]}"
        battle = 8 - left[0]
        first = seat_of(offence) if battle % 2 == 1 else 1 - seat_of(offence)
        starter = first if round_number != 2 else 1 - first
        battles = [step for number in range(battle, 8) for step in whole_battle(number)]
        rounds: list[Step] = [Round(number) for number in range(round_number + 1, 4)]
        agenda: tuple[Step, ...] = (*battles, Score(), *rounds, End())
        table = Table(
            start_of(1),
            agenda[::-1],
            (),
            BOOK,
            sides,
            starter,
            first,
            round_number,
            "combat",
            battle - 1,
            (),
            (),
            (),
        )
        return cls(table)

    # What is asked

    def ask(self, seat: str) -> Ask:
        """Returns the open question of a seat."""
        ask = ask_of(self.table, seat_of(seat))
        assert ask is not None, f"{seat} is not asked; open are {self.table.asks}"
        return ask

    @property
    def open(self) -> list[tuple[str, str]]:
        """Who is asked what kind of question now."""
        return [(SEAT_NAMES[ask.seat], ask.kind) for ask in self.table.asks]

    def offered(self, seat: str) -> list[str]:
        """Returns the labels of a seat's open question."""
        ask = self.ask(seat)
        return list(FORMATION.worded(self.table, ask).labels)

    # What the players do

    def says(self, seat: str, *labels: str) -> "Duel":
        """Answers a seat's questions by label, or by the part of it before the colon."""
        for label in labels:
            offered = self.offered(seat)
            fits = [index for index, full in enumerate(offered) if label in {full, full.partition(":")[0]}]
            assert len(fits) == 1, f"{seat} is offered {offered}, not {label}"
            FORMATION.answer(self.table, seat_of(seat), fits[0], self.told)
        return self

    def places(self, seat: str, cards: str) -> "Duel":
        """Puts hand cards on the next open spaces."""
        for text in cards.split():
            assert self.ask(seat).kind == "place"
            self.says(seat, face(card(seat, text)))
        return self

    def attack(self, text: str, named: str = "") -> "Duel":
        """The offence fights with a card, by choice or because no other is allowed."""
        return self._fight("offence", Led, text, named)

    def answer(self, text: str) -> "Duel":
        """The defence fights with a card, by choice or because no other is allowed."""
        return self._fight("defence", Answered, text)

    def must_answer(self, text: str) -> "Duel":
        """The defence has to fight with a card, since no other is allowed."""
        answered = [one.event for one in self.told[self._reported :] if isinstance(one.event, Answered)]
        assert answered, f"there is a choice: {self.table.asks}"
        return self.answer(text)

    def send(self, text: str) -> "Duel":
        """The Bow player lets a card of the 2 Cards space advance."""
        return self._fight("send", Kept, text)

    def _fight(self, kind: str, event: type[Led] | type[Answered] | type[Kept], text: str, named: str = "") -> "Duel":
        forced = any(isinstance(one.event, event) for one in self.told[self._reported :])
        if not forced:
            (ask,) = self.table.asks
            assert ask.kind == kind, f"the question is {ask}"
            seat = SEAT_NAMES[ask.seat]
            fits = [index for index, option in enumerate(ask.options) if _fits(seat, option, text, named)]
            assert len(fits) == 1, f"{seat} is offered {self.offered(seat)}, not {text}"
            FORMATION.answer(self.table, ask.seat, fits[0], self.told)
        at, told = next(
            (at, one.event) for at, one in enumerate(self.told) if at >= self._reported and isinstance(one.event, event)
        )
        assert isinstance(told, (Led, Answered, Kept))
        played = told.goes if isinstance(told, Kept) else told.card
        assert short(played) == text, f"{short(played)} was played, not {text}"
        self._reported = at + 1
        return self

    def play_on(self, stream: Stream, stop_at: Sequence[str] = ()) -> "Duel":
        """Gives random answers until the game is over or a question of one of these kinds is open."""
        while self.table.asks and self.table.asks[0].kind not in stop_at:
            self.play_on_once(stream)
        return self

    def play_on_once(self, stream: Stream) -> "Duel":
        """Gives one random answer."""
        ask = self.table.asks[stream.below(len(self.table.asks))]
        FORMATION.answer(self.table, ask.seat, stream.below(len(ask.options)), self.told)
        return self

    # What can be seen

    @property
    def won_by(self) -> str:
        """Who won the battle that was reported last: Black, White or nobody."""
        decided = next(one.event for one in self.told[self._reported :] if isinstance(one.event, Decided))
        return "nobody" if decided.winner < 0 else SEAT_NAMES[decided.winner]

    def side(self, seat: str) -> Side:
        """Returns a seat's half of the true table."""
        return self.table.sides[seat_of(seat)]

    def view(self, seat: str) -> FormationView:
        """Returns the table as a seat sees it."""
        return FORMATION.view(self.table, seat_of(seat))

    def rows(self, seat: str, seen_by: str = "") -> str:
        """Writes a seat's grid as the owner, or another, sees it, in the form that an army is given."""
        side = self.view(seen_by or seat).sides[seat_of(seat)]
        spaces = self.side(seat).formation
        cells = []
        for icon, number in zip(spaces, side.grid, strict=True):
            spare = f"+{short(side.spare)}" if icon == "D" and side.spare != NOTHING else ""
            cells.append("X" if icon == "X" else short(number) + spare)
        return " / ".join([" ".join(cells[at : at + 3]) for at in (0, 3, 6)])

    def hand(self, seat: str, seen_by: str = "") -> str:
        """Writes a seat's hand as the owner, or another, sees it."""
        return faces(self.view(seen_by or seat).sides[seat_of(seat)].hand)

    def pile(self, seat: str) -> list[str]:
        """Names the cards a seat has taken in this round, which no player may look at."""
        return backed(self.side(seat).taken)

    def heard(self, seat: str, kind: type[E]) -> list[E]:
        """Returns what a seat was told of one kind of event."""
        return [event for event in told_to(seat_of(seat), self.told) if isinstance(event, kind)]


def _fits(seat: str, option: object, text: str, named: str) -> bool:
    wanted = card(seat, text)
    if isinstance(option, int):
        return option == wanted
    assert isinstance(option, tuple)
    return option[1] == wanted and (not named or option[2] == COLOUR_NAMES.index(named))


def _dealt(first: str, black: str, white: str, seed: int) -> Table:
    tables = (lay_out(BOOK, start_of(later)) for later in range(seed, seed + 30))
    table = next(table for table in tables if table.first == seat_of(first))
    for side, seat, top in zip(table.sides, SEAT_NAMES, (black, white), strict=True):
        stacked = [card(seat, text) for text in top.split()]
        side.deck = (*stacked, *[number for number in side.deck if number not in stacked])
    return table
