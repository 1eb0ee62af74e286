"""The rules of a battle written a second time, and compared with the engine battle by battle."""

from collections.abc import Collection
from dataclasses import dataclass

from tests.formation.duel import Duel
from wildswing.formation.rules.cards import COLOUR, RANK
from wildswing.formation.rules.events import (
    Advanced,
    Answered,
    Decided,
    FormationShown,
    FrontTurnedUp,
    Kept,
    Laid,
    Led,
    RoundScored,
)
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import Event
from wildswing.kernel.state import NOTHING

GAMES = 60


@dataclass
class Reference:
    """One side as lists of cards on nine spaces, played by the plainest procedure."""

    icons: str
    spaces: list[list[int]]

    def row(self, *starts: int) -> list[int]:
        for start in starts:
            found = [space for space in range(start, start + 3) if self.spaces[space]]
            if found:
                return found
        return []

    def card(self, space: int) -> int:
        return self.spaces[space][0]

    def legal_off(self) -> set[tuple[int, int, int]]:
        options = set()
        for space in self.row(0, 3):
            named = (0, 1) if self.icons[space] == "W" else (COLOUR[self.card(space)],)
            options |= {(space, self.card(space), colour) for colour in named}
        return options

    def legal_def(self, lead: int) -> set[tuple[int, int]]:
        row = {(space, self.card(space)) for space in self.row(3, 0)}
        wild = {option for option in row if self.icons[option[0]] == "W"}
        duty = {option for option in row - wild if COLOUR[option[1]] == lead}
        return duty | wild if duty else row

    def rank(self, space: int, card: int) -> int:
        return RANK[card] + {"1": 1, "2": 2}.get(self.icons[space], 0)

    def advance(self, sent: int) -> list[tuple[int, int, int]]:
        """Closes all gaps; returns each card that moved, from where and to where."""
        moves = []
        for column in (0, 1, 2):
            for to in (column, column + 3):
                if self.icons[to] == "X" or self.spaces[to]:
                    continue
                behind = [space for space in range(to + 3, 9, 3) if self.spaces[space]]
                if behind:
                    waiting = self.spaces[behind[0]]
                    assert len(waiting) == 1 or sent in waiting, "the owner was not asked which card goes"
                    moving = sent if sent in waiting else waiting[0]
                    waiting.remove(moving)
                    self.spaces[to].append(moving)
                    moves.append((moving, behind[0], to))
        return moves


def victor(sides: list[Reference], off: int, lead: tuple[int, int, int], reply: tuple[int, int]) -> int:
    """Returns the seat that wins, or -1."""
    ranks = (RANK[lead[1]], RANK[reply[1]])
    if set(ranks) == {0, 12}:
        return off if ranks[0] == 0 else 1 - off
    defence = sides[1 - off]
    if defence.icons[reply[0]] != "W" and COLOUR[reply[1]] != lead[2]:
        return off
    difference = sides[off].rank(lead[0], lead[1]) - defence.rank(reply[0], reply[1])
    return -1 if difference == 0 else off if difference > 0 else 1 - off


class Referee:
    """Follows a game by what is asked and told, and checks each battle against the reference."""

    def __init__(self) -> None:
        self.sides = [Reference("", []), Reference("", [])]
        self.offered: set[object] = set()
        self.lead = (0, 0, 0)
        self.off = 0
        self.reply = (0, 0)
        self.sent = NOTHING
        self.moves: list[tuple[int, int, int]] = []
        self.advanced = True
        self.battles = 0

    def hear(self, event: Event) -> None:
        """Takes note of an event, or judges it."""
        match event:
            case FormationShown(seat=seat, spaces=icons):
                self.sides[seat] = Reference(icons, [[] for _ in icons])
            case FrontTurnedUp(seat=seat, grid=grid):
                for space, card in enumerate(grid):
                    self.sides[seat].spaces[space] = [card] if card != NOTHING else []
            case Laid(seat=seat, spaces=spaces, cards=cards):
                for space, card in zip(spaces, cards, strict=True):
                    self.sides[seat].spaces[space].append(card)
            case Led(seat=seat, space=space, card=card, colour=colour):
                self.close_gaps()
                self.off, self.lead = seat, (space, card, colour)
                self.judge(self.lead, self.sides[seat].legal_off())
            case Answered(seat=seat, space=space, card=card):
                self.reply = (space, card)
                self.judge(self.reply, self.sides[seat].legal_def(self.lead[2]))
            case Decided(winner=winner):
                assert winner == victor(self.sides, self.off, self.lead, self.reply)
                self.sides[self.off].spaces[self.lead[0]].remove(self.lead[1])
                self.sides[1 - self.off].spaces[self.reply[0]].remove(self.reply[1])
                self.sent, self.moves, self.advanced = NOTHING, [], False
                self.battles += 1
            case Kept(seat=seat, goes=goes):
                double = self.sides[seat].icons.index("D")
                self.judge(goes, set(self.sides[seat].spaces[double]))
                self.sent = goes
            case Advanced(card=card, origin=origin, to=to):
                self.moves.append((card, origin, to))
            case RoundScored():
                self.close_gaps()

    def judge(self, chosen: object, legal: Collection[object]) -> None:
        """Exactly the legal answers were offered; a choice that was not asked had a single one."""
        assert chosen in legal
        assert self.offered == set(legal) if self.offered else len(legal) == 1
        self.offered = set()

    def close_gaps(self) -> None:
        """Advances both sides, once after each battle."""
        if not self.advanced:
            assert [*self.sides[0].advance(self.sent), *self.sides[1].advance(self.sent)] == self.moves
            self.advanced = True


def test_the_engine_plays_as_the_reference_procedure() -> None:
    # FO-B2, FO-B3, FO-B4, FO-B5, FO-B7, FO-B11, FO-B12, FO-B13, FO-B14, FO-B17, FO-B18, FO-B21, FO-B22, FO-B24
    for seed in range(GAMES):
        referee = Referee()
        duel = Duel.from_start(seed=seed)
        stream = Stream(seed)
        heard = 0
        while duel.table.asks:
            if duel.table.phase == "combat":
                referee.offered = set(duel.table.asks[0].options)
            duel.play_on_once(stream)
            for one in duel.told[heard:]:
                referee.hear(one.event)
            heard = len(duel.told)
        assert referee.battles == 21
