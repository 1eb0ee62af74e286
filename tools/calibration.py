"""Measures whether an agent of Exceed knows how likely it wins, in games against itself.

python -m tools.calibration search:100 --games 200 --seed 1 --kept build/calibration.jsonl --chart build/calibration.svg

Two things are measured. Of each game two decisions are drawn, and what was said of them is compared with who won.
And from each decision of a seat to its next one, or to the end, what is said should neither rise nor fall on average,
whatever was answered. The games, the decisions drawn and every figure follow from the seed. Games are kept in a file
as they end, a line each, and a run that was broken off goes on where it stopped.

A game of a search takes seconds. Named instead of an agent, `outlook` plays hastily, many games in a second, and says
before each action what the outlook makes of some imagined deals.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from wildswing.agents.adviser import adviser
from wildswing.agents.registry import make_agent
from wildswing.agents.thoughts import EVEN, Thinker, Thought, Thoughts
from wildswing.exceed.agents.hasty import HastyAgent
from wildswing.exceed.agents.outlook import chance
from wildswing.exceed.agents.policy import is_quiet
from wildswing.exceed.agents.weights import learned_weights
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster
from wildswing.exceed.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import AnyGame
from wildswing.kernel.state import State
from wildswing.lab.errands import work_off
from wildswing.lab.statistics import Z, share

DRAWN = 2
"""How many decisions of a game are compared with its end: more would only tell the same again."""

TENTHS = 10

TOLERATED = 0.03
"""How far what was said of a tenth may lie from what was won, if that is not by chance."""

OUTLOOK = "outlook"

DEALS = 8
"""In so many imagined deals the outlook is asked."""


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """What a seat said of its chances before an answer, and of the answer that it gave."""

    seat: int
    kind: str
    before: float
    after: float


class Kept(msgspec.Struct, frozen=True):
    """A game that was played: who won, and all that was thought about."""

    number: int
    fighters: tuple[str, str]
    winner: int
    decisions: tuple[Decision, ...]


class Tenth(msgspec.Struct, frozen=True):
    """Decisions of which about the same was said: the mean of that, how many were won, and the interval of this."""

    decisions: int
    said: float
    won: float
    low: float
    high: float

    @property
    def holds(self) -> bool:
        """Tells whether what was said is close to what was won, or as close as chance lets it be."""
        return abs(self.said - self.won) <= TOLERATED or self.low <= self.said <= self.high


class Drift(msgspec.Struct, frozen=True):
    """How far what is said moves on average after a kind of answer, and how sure that is."""

    kind: str
    answers: int
    mean: float
    reach: float


# --- Games ---


class OutlookAgent:
    """Answers hastily, and says before each action what the outlook makes of some imagined deals."""

    name = OUTLOOK

    def __init__(self) -> None:
        self._weights = learned_weights()
        self._hasty = HastyAgent(self._weights)

    def choose(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> int:
        """Returns the index of an option."""
        return self._hasty.choose(game, hidden, ask, stream)

    def think(self, game: AnyGame, hidden: State, ask: Ask, stream: Stream) -> Thoughts:
        """Returns the choice, with what is said of the position before it; nothing is said of other questions."""
        choice = self.choose(game, hidden, ask, stream)
        assert isinstance(hidden, Table)
        deals = [EXCEED.imagine(hidden, ask.seat, stream) for _ in range(DEALS)] if is_quiet(hidden) else []
        said = [chance(deal, ask.seat, self._weights) for deal in deals]
        value = sum(said) / len(said) if said else EVEN
        return Thoughts(choice, (Thought(choice, value, 1.0, len(deals)),), len(deals), "")


def thinker(agent: str) -> Thinker:
    """Returns the agent of a name, which says what it thinks."""
    return OutlookAgent() if agent == OUTLOOK else adviser(make_agent(agent, EXCEED))


def play_some(agent: str, seed: int, numbers: Sequence[int], at: range) -> list[Kept]:
    """Plays the games at some places of a list."""
    return [play(agent, seed, numbers[place]) for place in at]


def play(agent: str, seed: int, number: int) -> Kept:
    """Plays one game; it comes out the same wherever and whenever it is played."""
    name = f"calibration {seed}/{number}"
    one, other = Stream(f"{name}/fighters").shuffled(sorted(roster()))[:2]
    table = EXCEED.start(name, match_of(one, other))
    player = thinker(agent)
    streams = [Stream(f"{name}/{seat}") for seat in range(2)]
    decisions: list[Decision] = []
    while table.asks:
        ask = table.asks[0]
        thoughts = player.think(EXCEED, EXCEED.hide(table, ask.seat), ask, streams[ask.seat])
        if thoughts.plays:
            decisions.append(_decision(ask, thoughts))
        EXCEED.answer(table, ask.seat, thoughts.choice)
    return Kept(number, (one, other), table.winner, tuple(decisions))


def _decision(ask: Ask, thoughts: Thoughts) -> Decision:
    option = ask.options[thoughts.choice]
    kind = f"{ask.kind}: {option[0]}" if ask.kind in {"action", "set"} else ask.kind
    before = sum([one.weight * one.value for one in thoughts.thoughts])
    after = next(one.value for one in thoughts.thoughts if one.index == thoughts.choice)
    return Decision(ask.seat, kind, before, after)


def gather(agent: str, seed: int, games: int, jobs: int, file: Path) -> list[Kept]:
    """Returns the games of the file, and plays those that are not in it yet."""
    kept = read(file)
    missing = sorted(set(range(games)) - {game.number for game in kept})
    with (
        file.open("ab") as out,
        closing(work_off(partial(play_some, agent, seed, missing), len(missing), jobs)) as done,
    ):
        for some in done:
            for game in some:
                out.write(msgspec.json.encode(game) + b"\n")
                kept.append(game)
            out.flush()
            sys.stderr.write(f"\r{len(kept)} of {games} games")
    sys.stderr.write("\n")
    return sorted([game for game in kept if game.number < games], key=lambda game: game.number)


def read(file: Path) -> list[Kept]:
    """Returns the games of a file; a line that was not written to its end is cut off."""
    if not file.exists():
        return []
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        file.write_bytes(whole)
    return [msgspec.json.decode(line, type=Kept) for line in whole.splitlines()]


# --- Figures ---


def tenths(games: Iterable[Kept], seed: int) -> list[Tenth]:
    """Compares what was said of the decisions drawn with what was won, by tenths of what was said."""
    groups: list[list[tuple[float, bool]]] = [[] for _ in range(TENTHS)]
    for game in games:
        for one in Stream(f"drawn {seed}/{game.number}").shuffled(game.decisions)[:DRAWN]:
            groups[min(TENTHS - 1, int(one.before * TENTHS))].append((one.before, game.winner == one.seat))
    found: list[Tenth] = []
    for group in groups:
        if group:
            won = share(sum([won for _, won in group]), len(group))
            said = sum([said for said, _ in group]) / len(group)
            found.append(Tenth(len(group), said, won.value or 0.0, won.low or 0.0, won.high or 0.0))
    return found


def drifts(games: Iterable[Kept]) -> list[Drift]:
    """Returns how far what a seat says moves up to its next decision, or the end, for each kind of answer."""
    moved: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for seat in range(2):
            own = [one for one in game.decisions if one.seat == seat]
            following = [*[one.before for one in own[1:]], float(game.winner == seat)]
            for one, then in zip(own, following, strict=False):
                moved[one.kind].append(then - one.after)
    return [_drift(kind, found) for kind, found in sorted(moved.items())]


def _drift(kind: str, found: Sequence[float]) -> Drift:
    mean = sum(found) / len(found)
    spread = sqrt(sum([(one - mean) ** 2 for one in found]) / max(1, len(found) - 1))
    return Drift(kind, len(found), mean, Z * spread / sqrt(len(found)))


def report(agent: str, seed: int, games: Sequence[Kept]) -> str:
    """Returns all figures as text."""
    lines = [
        f"{len(games)} games of {agent} against itself, seed {seed}",
        "",
        "decisions   said    won   95 % interval",
    ]
    for one in tenths(games, seed):
        mark = "" if one.holds else "  off"
        lines.append(f"{one.decisions:9}  {one.said:5.1%}  {one.won:5.1%}  {one.low:5.1%} to {one.high:.1%}{mark}")
    lines += ["", "drift in points   answers  kind"]
    for drift in drifts(games):
        lines.append(f"{100 * drift.mean:+6.1f} ± {100 * drift.reach:4.1f}  {drift.answers:10}  {drift.kind}")
    return "\n".join(lines)


def chart(found: Sequence[Tenth], title: str) -> bytes:
    """Draws what was won by what was said; points on the line are as they should be."""
    from wildswing.lab.charts import drawing  # noqa: PLC0415 - charts need packages that figures do not

    def axis(field: str, words: str) -> dict[str, Any]:
        return {
            "field": field,
            "type": "quantitative",
            "title": words,
            "scale": {"domain": [0, 1]},
            "axis": {"format": "%"},
        }

    rows = [msgspec.to_builtins(one) for one in found]
    across, up = axis("said", "said to be won"), axis("won", "won")
    spec = {
        "width": 420,
        "height": 420,
        "layer": [
            {
                "data": {"values": [{"said": 0, "won": 0}, {"said": 1, "won": 1}]},
                "mark": {"type": "line", "strokeDash": [4, 4]},
                "encoding": {"x": across, "y": up},
            },
            {
                "data": {"values": rows},
                "mark": "rule",
                "encoding": {"x": across, "y": {**up, "field": "low"}, "y2": {"field": "high"}},
            },
            {
                "data": {"values": rows},
                "mark": {"type": "point", "size": 70, "opacity": 1},
                "encoding": {"x": across, "y": up},
            },
        ],
    }
    return drawing(spec, title, "svg")


def main() -> None:
    """Plays what is missing, prints the figures and draws the chart."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("agent")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, required=True, help="the file in which games are kept")
    parser.add_argument("--chart", type=Path, help="the picture to draw, as SVG")
    wanted = parser.parse_args()
    games = gather(wanted.agent, wanted.seed, wanted.games, wanted.jobs, wanted.kept)
    sys.stdout.write(report(wanted.agent, wanted.seed, games) + "\n")
    if wanted.chart is not None:
        title = f"{wanted.agent} against itself, {len(games)} games"
        wanted.chart.write_bytes(chart(tenths(games, wanted.seed), title))


if __name__ == "__main__":
    main()
