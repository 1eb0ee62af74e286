"""Tries a fighter out: many games against others, and what of the fighter never came to pass in them."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import Final

import msgspec

from wildswing.agents.registry import make_agent
from wildswing.exceed.game import EXCEED, endless
from wildswing.exceed.lab.observing import SEAT, Observer, Phrase, Texts
from wildswing.exceed.matches import fighter_text, roster, setup_of, sheet_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import EndlessEffect, WildswingError
from wildswing.lab.errands import Progress, add_up
from wildswing.lab.statistics import Estimate, share

MOST_IN_A_TURN: Final = 100
"""After so many answers in a turn its texts are taken to go on for ever; no fighter of the roster needs a fourth."""

THOUGHTFUL, CARELESS = "greedy", "random"
"""Who plays every second game: one who looks ahead shows strength, one who plays at random tries everything."""

OPPONENTS = 10
"""How many fighters of the roster a fighter meets."""


class Trial(msgspec.Struct, frozen=True):
    """What is to be played: a fighter's text, the names of those it meets, how many games, and a seed."""

    text: str
    opponents: tuple[str, ...]
    games: int
    seed: int


class Tally(msgspec.Struct, frozen=True):
    """What some games add up to, in counts that may be added in any order."""

    games: int = 0
    answers: int = 0
    set: Counter[str] = msgspec.field(default_factory=Counter)
    played: Counter[str] = msgspec.field(default_factory=Counter)
    done: Counter[Phrase] = msgspec.field(default_factory=Counter)
    met: Counter[str] = msgspec.field(default_factory=Counter)
    """Games by one who looks ahead, by opponent."""
    won: Counter[str] = msgspec.field(default_factory=Counter)
    """Those of them that were won."""
    loops: Counter[str] = msgspec.field(default_factory=Counter)
    """What was said of games that would not end."""

    def __add__(self, other: "Tally") -> "Tally":
        mine, theirs = msgspec.structs.astuple(self), msgspec.structs.astuple(other)
        return Tally(*[one + another for one, another in zip(mine, theirs, strict=True)])


class Against(msgspec.Struct, frozen=True):
    """How a fighter did against another."""

    opponent: str
    games: int
    wins: int
    win_rate: Estimate


class Report(msgspec.Struct, frozen=True):
    """What a trial found."""

    fighter: str
    games: int
    complete: bool
    never_set: tuple[str, ...]
    """Cards that nobody set as an attack."""
    never_played: tuple[str, ...]
    """Boosts that nobody played."""
    never_resolved: tuple[Phrase, ...]
    """Lines of which nothing ever came to pass."""
    never_used: tuple[Phrase, ...]
    """Words that never came to pass in lines of which something did."""
    loops: tuple[str, ...]
    win_rate: Estimate
    against: tuple[Against, ...]
    answers_per_game: float | None
    seconds: float


def trial_of(text: str, games: int, seed: int) -> Trial:
    """Draws the opponents of a fighter from the roster."""
    return Trial(text, drawn_opponents(sheet_of(text).name, seed), games, seed)


def drawn_opponents(name: str, seed: int) -> tuple[str, ...]:
    """Draws some fighters of the roster for a fighter to meet."""
    others = [other for other in roster() if other != name]
    return tuple(sorted(Stream(f"opponents {seed}").shuffled(others)[:OPPONENTS]))


def try_fighter(trial: Trial, jobs: int, progress: Progress) -> Report:
    """Plays the games and reports; Ctrl-C ends it with what is done."""
    if trial.games < 1 or jobs < 1:
        raise WildswingError("A fighter is tried in 1 game or more, by 1 process or more; ask for that.")
    start = perf_counter()
    tally = add_up(partial(play_some, trial), Tally(), trial.games, jobs, progress)
    return _report(trial, tally, perf_counter() - start)


def play_some(trial: Trial, numbers: range) -> Tally:
    """Plays some games of a trial."""
    return sum([play_one(trial, number) for number in numbers], Tally())


def play_one(trial: Trial, number: int) -> Tally:
    """Plays one game of a trial; it comes out the same wherever and whenever it is played."""
    opponent = trial.opponents[number // 2 % len(trial.opponents)]
    agent = make_agent((THOUGHTFUL, CARELESS)[number % 2], EXCEED)
    seed = f"{trial.seed}/{number}"
    table = EXCEED.start(seed, setup_of([trial.text, fighter_text(opponent)]))
    texts, observer = Texts(table.book), Observer(table.book)
    streams = [Stream(f"{seed}/{seat}") for seat in (0, 1)]
    loops: Counter[str] = Counter()
    answers = begun = turn = 0
    try:
        while table.asks:
            if table.number != turn:
                begun, turn = answers, table.number
            elif answers - begun == MOST_IN_A_TURN:
                raise EndlessEffect(endless(table))
            ask = table.asks[0]
            index = agent.choose(EXCEED, EXCEED.hide(table, ask.seat), ask, streams[ask.seat])
            observer.answer(table, ask.seat, index)
            answers += 1
            if answers == EXCEED.longest:
                raise EndlessEffect(f"A game against {opponent} was not over after {answers} answers.")
    except EndlessEffect as error:
        loops[str(error)] += 1
    done = Counter({texts.phrases[at]: count for at, count in observer.done.items() if at in texts.phrases})
    judged = Counter({opponent: 1} if agent.name == THOUGHTFUL and not loops else {})
    won = judged if table.winner == SEAT else Counter[str]()
    return Tally(1, answers, observer.set, observer.played, done, judged, won, loops)


def _report(trial: Trial, tally: Tally, seconds: float) -> Report:
    table = EXCEED.start(0, setup_of([trial.text, fighter_text(trial.opponents[0])]))
    texts = Texts(table.book)
    phrases = tuple(dict.fromkeys(texts.phrases.values()))
    resolved = {phrase.line for phrase in tally.done}
    missing = [phrase for phrase in phrases if phrase not in tally.done]
    return Report(
        fighter=table.book.fighters[SEAT].name,
        games=tally.games,
        complete=tally.games == trial.games,
        never_set=_without(texts.cards, tally.set),
        never_played=_without(texts.boosts, tally.played),
        never_resolved=tuple({phrase.line: phrase for phrase in missing if phrase.line not in resolved}.values()),
        never_used=tuple([phrase for phrase in missing if phrase.line in resolved]),
        loops=tuple(tally.loops),
        win_rate=share(tally.won.total(), tally.met.total()),
        against=tuple([_against(tally, name) for name in trial.opponents if tally.met[name]]),
        answers_per_game=tally.answers / tally.games if tally.games else None,
        seconds=seconds,
    )


def _without(names: Sequence[str], counted: Counter[str]) -> tuple[str, ...]:
    return tuple([name for name in names if not counted[name]])


def _against(tally: Tally, name: str) -> Against:
    return Against(name, tally.met[name], tally.won[name], share(tally.won[name], tally.met[name]))
