"""What the judged decisions of a match say of its players: accuracy, luck told from skill, and where it turned."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from wildswing.agents.thoughts import EVEN
from wildswing.study.analysis import Decision
from wildswing.study.judging import MARKS

LEAST_RISE: Final = 0.05
"""If no chance rose by more, nothing turned; and no luck is spoken of that gave or took less."""


class Stroke(msgspec.Struct, frozen=True):
    """What luck gave a seat, or took from it, between two of its decisions.

    `since` is the answer before it, and `until` the next own one, or the number of answers.
    """

    since: int
    until: int
    luck: float


class Player(msgspec.Struct, frozen=True):
    """What a seat made of its chances, as parts of all games.

    `skill` is what others lost by their answers, less what it lost by its own; `luck` is all else that became of its
    chances: draws, swings, and what was revealed.
    """

    accuracy: float | None
    """The share that it kept of what was at stake in its decisions, in percent; None where nothing was."""
    lost: float
    skill: float
    luck: float
    marks: dict[str, int]
    stroke: Stroke | None
    """The one that moved its chances most."""


class Turn(msgspec.Struct, frozen=True):
    """Where the chances of a seat rose most, from one of its decisions to its next or to the end."""

    seat: int
    since: int
    until: int
    before: float
    after: float


class Chances(msgspec.Struct, frozen=True):
    """How likely each seat was to win before an answer, by what all of them knew; after the last, who has won."""

    number: int
    chances: tuple[float, ...]


class Summary(msgspec.Struct, frozen=True):
    """All that follows from the decisions of a match."""

    players: tuple[Player, ...]
    line: tuple[Chances, ...]
    turning_point: Turn | None


class _Step(msgspec.Struct, frozen=True):
    seat: int
    since: Decision
    until: int
    before: float
    after: float
    luck: float


def summarize(
    decisions: Sequence[Decision], teams: Sequence[int], answers: int, winners: Sequence[int] | None
) -> Summary:
    """Sums up decisions, in their order; `winners` is None while not all of them have been looked at."""
    judged = [one for one in decisions if one.verdict is not None]
    steps = _steps(judged, teams, answers, winners)
    players = tuple([_player(seat, judged, steps, teams) for seat in range(len(teams))])
    return Summary(players, _line(judged, teams, answers, winners), _turn(steps))


def final_chance(seat: int, teams: Sequence[int], winners: Sequence[int]) -> float:
    """Returns what a seat has of a match that is over: all of it, nothing, or half if nobody won, or everybody."""
    if len(teams) > 1 and len(winners) in (0, len(teams)):
        return EVEN
    return float(seat in winners)


def _steps(
    judged: Sequence[Decision], teams: Sequence[int], answers: int, winners: Sequence[int] | None
) -> list[_Step]:
    steps: list[_Step] = []
    for seat in range(len(teams)):
        own = [one for one in judged if one.seat == seat]
        for this, following in pairwise([*own, None]):
            assert this is not None
            assert this.verdict is not None
            if following is not None and following.verdict is not None:
                until, after = following.number, following.verdict.best
            elif winners is not None:
                until, after = answers, final_chance(seat, teams, winners)
            else:
                continue
            gift = sum([_gift(one, seat, teams) for one in judged if this.number < one.number < until])
            luck = after - this.verdict.worth - gift
            steps.append(_Step(seat, this, until, this.verdict.best, after, luck))
    return steps


def _gift(decision: Decision, seat: int, teams: Sequence[int]) -> float:
    """Returns what the answer of another seat gives to a seat by what it lost, or takes from it if they are allies."""
    assert decision.verdict is not None
    loss = decision.verdict.loss
    return -loss if teams[decision.seat] == teams[seat] else loss / (len(set(teams)) - 1)


def _player(seat: int, judged: Sequence[Decision], steps: Sequence[_Step], teams: Sequence[int]) -> Player:
    own = [one.verdict for one in judged if one.seat == seat and one.verdict is not None]
    lost, stake = sum([one.loss for one in own]), sum([one.stake for one in own])
    mine = [step for step in steps if step.seat == seat]
    greatest = max(mine, key=lambda step: abs(step.luck), default=None)
    stroke = None
    if greatest is not None and abs(greatest.luck) >= LEAST_RISE:
        stroke = Stroke(greatest.since.number, greatest.until, round(greatest.luck, 4))
    return Player(
        accuracy=None if stake == 0 else round(100 * max(0.0, 1 - lost / stake), 1),
        lost=round(lost, 4),
        skill=round(sum([_gift(one, seat, teams) for one in judged]), 4),
        luck=round(sum([step.luck for step in mine]), 4),
        marks={mark: sum([one.mark == mark for one in own]) for mark in MARKS},
        stroke=stroke,
    )


def _line(
    judged: Sequence[Decision], teams: Sequence[int], answers: int, winners: Sequence[int] | None
) -> tuple[Chances, ...]:
    """Follows the chances, by the mean of what each seat knew when it last decided."""
    line: list[Chances] = []
    latest: dict[int, tuple[float, ...]] = {}
    for one in judged:
        assert one.verdict is not None
        latest[one.seat] = _seen_by(one.seat, one.verdict.best, teams)
        means = [sum(chances) / len(latest) for chances in zip(*latest.values(), strict=True)]
        line.append(Chances(one.number, tuple([round(mean, 4) for mean in means])))
    if winners is not None:
        line.append(Chances(answers, tuple([final_chance(seat, teams, winners) for seat in range(len(teams))])))
    return tuple(line)


def _seen_by(seat: int, chance: float, teams: Sequence[int]) -> tuple[float, ...]:
    others = len(set(teams)) - 1
    return tuple([chance if team == teams[seat] else (1 - chance) / others for team in teams])


def _turn(steps: Sequence[_Step]) -> Turn | None:
    step = max(steps, key=lambda step: (step.after - step.before, -step.until), default=None)
    if step is None or step.after - step.before < LEAST_RISE:
        return None
    return Turn(step.seat, step.since.number, step.until, step.before, step.after)
