"""What a page is told of a study, made in a worker: the match, a moment of it, and what its answers are worth."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

import msgspec

from wildswing.agents.thoughts import labels_of
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.chance import Stream
from wildswing.kernel.ended import Ended
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.match import Given, Match, replay
from wildswing.kernel.record import Recorder
from wildswing.kernel.registry import find_game
from wildswing.notation.facet import Place
from wildswing.server.protocol import Consideration, Ending, MomentWish, Question, Tried
from wildswing.server.referee.replays import Replay, replay_of, told_ending
from wildswing.server.telling.retelling import Frame, Teller
from wildswing.server.telling.telling import question_of
from wildswing.study.facet import study_of
from wildswing.study.sources import Source, scenario_at, source_of
from wildswing.study.trees import Remark, Speaker, Try, Written, check_size, grown, with_variations
from wildswing.study.valuing import value_answers
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import catalogue_of

MOST_TOLD = 8
"""So many answers are told of those that were valued."""


class Origin(msgspec.Struct, frozen=True):
    """What is studied, as plain data: a text, or a match of this table that is over."""

    text: str = ""
    number: int = 0
    match: str = ""
    game: str = ""
    seed: int | str = 0
    setup: dict[str, str] = {}
    answers: tuple[Given, ...] = ()
    seats: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    fairness: FairShuffle | None = None
    ended: Ended | None = None


class Study(msgspec.Struct, frozen=True):
    """A match to study: its replay, its answers in the words of a notation, and what was tried beside them.

    A text may hold several positions, whose `titles` are told, and `left_out` says what of it is not shown.
    """

    replay: Replay
    said: tuple[Written, ...]
    tried: tuple[Try, ...]
    tried_said: tuple[Written, ...]
    titles: tuple[str, ...]
    left_out: str
    suffix: str
    """What a file with a position ends with, where the game has such."""


class AskedSeat(msgspec.Struct, frozen=True):
    """A seat that is asked at a moment, and what."""

    seat: int
    question: Question


class Moment(msgspec.Struct, frozen=True):
    """A moment of a study: the frames that lead there, in words too, who is asked, and how it ended if it did."""

    frames: tuple[Frame, ...]
    said: tuple[Written, ...]
    asked: tuple[AskedSeat, ...]
    outcome: Ending | None


class Values(msgspec.Struct, frozen=True):
    """What answers to a question are worth: to answer best, and each of the best ones; nothing if none was compared."""

    seat: int
    depth: int
    best: float
    plays: int
    considered: tuple[Consideration, ...]


def opened(origin: Origin, language: str) -> bytes:
    """Returns a study as JSON, in a language."""
    with _refusing_in(language):
        source = _source(origin)
        recorder = source.recorder
        told = replay_of(recorder, language)
        known = grown(recorder, source.sheet)
        scenarios = study_of(recorder.match.game).scenarios
        return msgspec.json.encode(
            Study(
                replay=msgspec.structs.replace(told, match=origin.match, players=origin.players or told.players),
                said=known.said,
                tried=known.tried,
                tried_said=known.tried_said,
                titles=source.titles,
                left_out=source.left_out,
                suffix="" if scenarios is None else scenarios.suffix,
            )
        )


def moment(origin: Origin, wish: MomentWish, language: str) -> bytes:
    """Returns a moment of a study as JSON, in a language."""
    with _refusing_in(language):
        check_size(len(wish.then))
        match = _played(_source(origin), wish.answers, wish.then[: wish.since])
        speaker = Speaker(match)
        place = _place(speaker, match)
        teller = Teller(match)
        said: list[Written] = []
        for seat, answer in wish.then[wish.since :]:
            words, place = speaker.said(match.state, Given(seat, answer), place)
            said.append(words)
            teller.go_on(Given(seat, answer))
        outcome = match.outcome
        ending = None if outcome is None else told_ending(outcome)
        return msgspec.json.encode(Moment(tuple(teller.frames[1:]), tuple(said), _asked(match), ending))


def value(origin: Origin, wish: MomentWish, seat: int, depth: int, language: str) -> bytes:
    """Values the answers of a seat at a moment, by what it knows, and returns that as JSON, in a language."""
    with _refusing_in(language):
        match = _played(_source(origin), wish.answers, wish.then)
        game = match.game
        ask = ask_of(match.state, seat)
        if ask is None:
            raise WildswingError(say("Nobody is asked there, so there is nothing to value."))
        hidden = game.hide(match.state, seat)
        found = value_answers(game, hidden, ask, depth, Stream(f"study {len(match.answers)} {seat} {depth}"))
        best = found.thoughts[:MOST_TOLD]
        labels = labels_of(game, hidden, ask, best)
        considered = [
            Consideration(one.index, label, one.value, one.weight) for one, label in zip(best, labels, strict=True)
        ]
        return msgspec.json.encode(Values(seat, depth, found.best, found.plays, tuple(considered)))


def noted(origin: Origin, tried: tuple[Try, ...], remarks: tuple[Remark, ...], language: str) -> str:
    """Returns a study as a notation with variations; what cannot be is refused in a language."""
    with _refusing_in(language):
        source = _source(origin)
        return with_variations(source.recorder, source.sheet, tried, remarks)


def position(origin: Origin, wish: MomentWish, language: str) -> str:
    """Returns a moment of a study as a scenario; what cannot be said is refused in a language."""
    with _refusing_in(language):
        source = _source(origin)
        return scenario_at(Recorder(_played(source, wish.answers, wish.then), source.recorder.seats))


def played(origin: Origin, wish: MomentWish, language: str) -> tuple[str, int | str, dict[str, str], tuple[Given, ...]]:
    """Returns the match that leads to a moment, as plain data: game, seed, setup and answers."""
    with _refusing_in(language):
        match = _played(_source(origin), wish.answers, wish.then)
        return match.game.name, match.seed, dict(match.setup), tuple(match.answers)


@contextmanager
def _refusing_in(language: str) -> Iterator[None]:
    """Speaks a language; a refusal is made one that can leave a worker."""
    with speaking(catalogue_of(language)):
        try:
            yield
        except WildswingError as error:
            raise WildswingError(error.told) from None


def _source(origin: Origin) -> Source:
    if origin.text:
        return _read(origin.text, origin.number)
    match = replay(find_game(origin.game), origin.seed, origin.setup, origin.answers)
    return Source(Recorder(match, origin.seats, fairness=origin.fairness, ended=origin.ended))


@lru_cache(maxsize=8)
def _read(text: str, number: int) -> Source:
    return source_of(text, number)


def _played(source: Source, answers: int, then: tuple[Tried, ...]) -> Match:
    """Plays so many answers of a match, and then those that are tried."""
    former = source.recorder.match
    check_size(len(then))
    if answers > len(former.answers):
        raise WildswingError(
            say("This match has {count} answers; play on after one of them.", count=len(former.answers))
        )
    match = replay(former.game, former.seed, former.setup, former.answers[:answers])
    for seat, answer in then:
        match.answer(seat, answer)
    return match


def _place(speaker: Speaker, match: Match) -> Place:
    """Returns where the last answer of a match stands."""
    again = Match(match.game, match.seed, match.setup)
    place: Place = ()
    for given in match.answers:
        _, place = speaker.said(again.state, given, place)
        again.answer(given.seat, given.answer)
    return place


def _asked(match: Match) -> tuple[AskedSeat, ...]:
    game, state = match.game, match.state
    numbers = [sum(given.seat == ask.seat for given in match.answers) + 1 for ask in state.asks]
    return tuple(
        [
            AskedSeat(ask.seat, question_of(game, ask, game.hide(state, ask.seat), number))
            for ask, number in zip(state.asks, numbers, strict=True)
        ]
    )
