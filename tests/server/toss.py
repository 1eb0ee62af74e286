"""Toss: a tiny game for one to six without hidden cards, in which all throw at once at a point of a large table."""

from typing import Any, ClassVar

import msgspec

from wildswing import kernel
from wildswing.kernel import Ask, Does, Event, Heard, Outcome, Question, SeatStep, Step, Stream, Told, Wording
from wildswing.kernel.facets import Facets
from wildswing.kernel.space import Point, Space
from wildswing.server.presenting.any_game import Presenter
from wildswing.server.protocol import MatchWish

NAMES = ("North", "East", "South", "West", "Up", "Down")

FIELD = Space(("aim x", -60_000, 60_000), ("aim y", -40_000, 40_000), ("spin", -2, 2))
"""More points than 31 bits can count."""


class Toss(kernel.State):
    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "agenda", "lanes", "goal", "thrown")
    __slots__ = FIELDS[3:]

    goal: str
    thrown: tuple[tuple[Point, ...], ...]

    def __init__(self, chance: int, agenda: tuple[Step, ...], lanes: tuple[tuple[Step, ...], ...], *rest: Any) -> None:
        super().__init__(chance, agenda, lanes)
        self.goal, self.thrown = rest

    def copy(self) -> "Toss":
        twin = Toss(*self.values())
        twin.asks = self.asks
        return twin


class Landed(Event, frozen=True, tag="landed"):
    points: tuple[tuple[int, ...], ...]

    def sentence(self) -> str:
        return f"The cards land at {', '.join(map(str, self.points))}."


class Goal(Step):
    """Asks which throw wins."""


class Throws(Step):
    """All throw at once."""


class Throw(SeatStep):
    """Asks a seat for its throw."""


class Land(Step):
    """Shows all throws."""


def ask_goal(_: Toss, __: Step) -> Ask:
    return Ask(0, "goal", ("near", "far"))


def set_goal(state: Toss, _: Step, goal: str, __: Heard) -> None:
    state.goal = goal


def throw_at_once(state: Toss, _: Step, __: Heard) -> None:
    kernel.open_lanes(state, *[(Throw(seat),) for seat in range(len(state.thrown))])


def ask_throw(_: Toss, step: Throw) -> Ask:
    return Ask(step.seat, "throw", FIELD)


def throw(state: Toss, step: Throw, point: Point, _: Heard) -> None:
    state.thrown = tuple([(point,) if seat == step.seat else card for seat, card in enumerate(state.thrown)])


def land(state: Toss, _: Step, heard: Heard) -> None:
    if heard is not None:
        heard.append(Told(Landed(tuple([point for card in state.thrown for point in card]))))


class TossView(msgspec.Struct, frozen=True):
    goal: str
    thrown: tuple[tuple[Point, ...], ...]


class TossGame(kernel.Game[Toss]):
    """The first seat says openly what wins, then all throw in secret, and the nearest or the farthest wins."""

    name: ClassVar[str] = "toss"
    title: ClassVar[str] = "Toss"
    summary: ClassVar[str] = "All throw a card at once."
    facets: ClassVar[Facets] = Facets(page="tests.server.toss:TossPresenter")
    version: ClassVar[int] = 1
    seat_names: ClassVar[tuple[str, ...]] = NAMES[:3]
    longest: ClassVar[int] = 1 + len(NAMES)
    records: ClassVar[tuple[type[kernel.Record], ...]] = (Toss,)
    card_fields: ClassVar[frozenset[str]] = frozenset()
    rules: ClassVar[kernel.Rules] = kernel.Rules(
        Question(Goal, ask_goal, set_goal),
        Does(Throws, throw_at_once),
        Question(Throw, ask_throw, throw, topic=lambda _toss, ask: {"thrower": ask.seat}),
        Does(Land, land),
    )

    def seats(self, setup: kernel.Setup) -> tuple[str, ...]:
        return NAMES[: int(setup["seats"])]

    def default_setup(self) -> kernel.Setup:
        return {"seats": "3"}

    def deal(self, setup: kernel.Setup, chance: int) -> Toss:
        agenda: tuple[Step, ...] = (Goal(), Throws(), Land())
        return Toss(chance, agenda[::-1], (), "", ((),) * len(self.seats(setup)))

    def view(self, state: Toss, seat: int) -> TossView:
        hidden = self.hide(state, seat)
        return TossView(hidden.goal, hidden.thrown)

    def hide(self, state: Toss, seat: int) -> Toss:
        hidden = state.copy()
        hidden.chance = 0
        if state.lanes:
            seats = range(len(state.thrown))
            hidden.thrown = tuple([state.thrown[owner] if owner == seat else () for owner in seats])
            hidden.lanes = tuple([state.lanes[owner] if owner == seat else (Throw(owner),) for owner in seats])
        hidden.asks = tuple([ask for ask in state.asks if ask.seat == seat])
        return hidden

    def imagine(self, state: Toss, seat: int, stream: Stream) -> Toss:
        imagined = self.hide(state, seat)
        imagined.chance = stream.fresh()
        self.run(imagined)
        return imagined

    def wording(self, ask: Ask, hidden: Any) -> Wording:  # noqa: ARG002 - the question says all
        if ask.kind == "goal":
            return Wording("Which throw wins?", "It is said openly.", ("The nearest", "The farthest"))
        return Wording("Where do you throw?", "All throw at once.", ())

    def outcome(self, state: Toss) -> Outcome | None:
        if state.agenda or state.lanes:
            return None
        reach = [abs(card[0][0]) + abs(card[0][1]) for card in state.thrown]
        best = max(reach) if state.goal == "far" else min(reach)
        winners = tuple([seat for seat, one in enumerate(reach) if one == best])
        return Outcome(winners, tuple(reach), 0, f"The {state.goal} throw of {best} wins.")


class TossPresenter(Presenter):
    """Lets a person choose how many throw."""

    chosen: ClassVar[frozenset[str]] = frozenset({"people", "teams"})

    def setup(self, game: kernel.Game[Any], wish: MatchWish) -> kernel.Setup:
        teams = wish.choices.get("teams", ())
        assert isinstance(teams, tuple)
        in_teams = sum([len(team) for team in teams if isinstance(team, tuple)])
        return {"seats": str(wish.choices.get("people", in_teams or game.default_setup()["seats"]))}


TOSS = TossGame()
