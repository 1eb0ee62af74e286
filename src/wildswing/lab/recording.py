"""Decisions of simulations, and of matches that people have played, into a file."""

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

import wildswing
from wildswing.arenas.bout import rewards_of
from wildswing.arenas.facet import encoding_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.match import Match
from wildswing.kernel.registry import find_game
from wildswing.lab.dataset import Header, Parts, Recorded
from wildswing.lab.decisions import Notes, NotingAgent, decisions_of
from wildswing.lab.errands import Progress, work_off
from wildswing.lab.simulate import Duel, Report, Standing, check_duel, play_one, report_on
from wildswing.lab.tournament import digest_of

PART: Final = 4
"""So many games go into a part, and are played again if it is cut off."""


class Recording(msgspec.Struct, frozen=True):
    """A duel whose decisions go into a file."""

    duel: Duel
    file: Path

    @property
    def parts(self) -> int:
        """How many parts the file is written in."""
        return -(-self.duel.games // PART)

    def games_of(self, part: int) -> range:
        """Returns which games go into a part."""
        return range(part * PART, min((part + 1) * PART, self.duel.games))

    def begun(self) -> Parts:
        """Returns what is written of the file."""
        duel = self.duel
        game = find_game(duel.game)
        source: dict[str, str | int] = {"a": duel.a, "b": duel.b, "seed": duel.seed, "games": duel.games}
        return Parts(self.file, _header(game, duel.drawn or (duel.setup,), source))


def record_duel(duel: Duel, file: Path, jobs: int, progress: Progress) -> Report:
    """Plays the games of a duel, keeps their decisions in a file, and reports.

    Ctrl-C leaves what is done, and the next call goes on with it.
    """
    check_duel(duel, jobs)
    recording = Recording(duel, file)
    parts = recording.begun()
    parts.begin()
    start = perf_counter()
    missing = parts.missing(recording.parts)
    done = [_standing(parts.note(part)) for part in range(recording.parts) if part not in set(missing)]
    standing = sum(done, Standing())
    try:
        with closing(work_off(partial(_record_some, recording, missing), len(missing), jobs)) as results:
            for result in results:
                standing += result
                progress(standing.games, duel.games)
    except KeyboardInterrupt:
        return report_on(duel, standing, perf_counter() - start)
    parts.join(recording.parts)
    return report_on(duel, standing, perf_counter() - start)


def _record_some(recording: Recording, missing: list[int], places: range) -> Standing:
    """Plays the games of some parts that are missing, and writes each down."""
    parts = recording.begun()
    total = Standing()
    for place in places:
        standing, games = Standing(), []
        for number in recording.games_of(missing[place]):
            of_game, game = _record_one(recording.duel, number)
            standing += of_game
            games.append(game)
        parts.write(missing[place], games, msgspec.json.encode(standing))
        total += standing
    return total


def _record_one(duel: Duel, number: int) -> tuple[Standing, Recorded]:
    game = find_game(duel.game)
    setup = duel.setup_of(number)
    notes = Notes(encoding_of(duel.game, setup))
    standing = play_one(duel, number, lambda agent: NotingAgent(agent, notes))
    won = standing.wins_a - standing.wins_b
    outcomes = tuple([float(won if team == number % 2 else -won) for team in game.teams(setup)])
    return standing, Recorded(number, duel.seed_of(number), game.seats(setup), notes.decisions, outcomes)


def record_matches(matches: Sequence[Match], file: Path) -> int:
    """Puts the decisions of matches of one game into a file; returns how many they are."""
    game = matches[0].game
    if any(match.game.name != game.name for match in matches):
        raise WildswingError(
            "A file of decisions has one game; name the matches of each game in a command of their own."
        )
    parts = Parts(file, _header(game, [match.setup for match in matches], {"matches": len(matches)}))
    parts.begin()
    for part, number in enumerate(range(0, len(matches), PART)):
        parts.write(part, [_recorded(number + place, one) for place, one in enumerate(matches[number : number + PART])])
    return parts.join(-(-len(matches) // PART))


def _recorded(number: int, match: Match) -> Recorded:
    seats = len(match.seat_names)
    outcomes = [None] * seats if match.outcome is None else rewards_of(match.outcome, seats)
    return Recorded(number, str(match.seed), match.seat_names, decisions_of(match), tuple(outcomes))


def _header(game: AnyGame, setups: Sequence[Setup], source: dict[str, str | int]) -> Header:
    encoding = encoding_of(game.name, setups[0])
    return Header(
        game=game.name,
        rules=game.version,
        program=wildswing.__version__,
        actions=encoding.actions,
        observation=encoding.observation_size,
        texts=digest_of([text for setup in setups for pair in sorted(setup.items()) for text in pair]),
        source=source,
    )


def _standing(note: bytes) -> Standing:
    return msgspec.json.decode(note, type=Standing)
