"""A match that is over, told again answer by answer with all cards open, and how its chances went."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from wildswing.agents.search.insights import insight_into
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.errors import IllegalAnswer
from wildswing.kernel.event import Told
from wildswing.kernel.game import Setup
from wildswing.kernel.match import Given, Match
from wildswing.kernel.registry import find_game
from wildswing.kernel.space import Space
from wildswing.kernel.state import SPECTATOR
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import ToldEvent
from wildswing.server.telling.differences import Change, change_of
from wildswing.server.telling.telling import telling_of
from wildswing.study.summary import Turn
from wildswing.texts import say, speaking
from wildswing.texts.catalogues import catalogue_of

LEAST_RISE = 0.05
"""If no chance rose by more, nothing turned."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, or the beginning: who gave it, what it was, what it caused, and the table after it.

    `view` is what those who watch see, as a change from the frame before; `secrets` are what each seat sees more, as
    changes from that. `audience` of an event are those who were told it, if not all were. `chances` are what the
    machine gives each seat, where nothing is under way.
    """

    seat: int
    label: str
    moment: str
    events: tuple[ToldEvent, ...]
    view: Change
    secrets: tuple[Change, ...]
    chances: tuple[float, ...] = ()


class TurningPoint(msgspec.Struct, frozen=True):
    """The frame after which the chances changed most, since the frame at which they were last known.

    `deed` began it at that `moment`; `events` are what everybody was told meanwhile. Unless it was `searched` for, it
    is a quick guess.
    """

    frame: int
    since: int
    seat: int
    before: float
    after: float
    moment: str
    deed: str
    sentence: str
    events: tuple[ToldEvent, ...]
    searched: bool = False


class Story(msgspec.Struct, frozen=True):
    """All frames of a match."""

    frames: tuple[Frame, ...]
    turning_point: TurningPoint | None


def retell(
    game: str, seed: int | str, setup: Setup, answers: Sequence[Given], early: tuple[int, str] | None, language: str
) -> bytes:
    """Plays a match again and returns its story as JSON, in a language.

    One that ended early has a last frame for that: the seat that ended it, and how that is said.
    """
    with speaking(catalogue_of(language)):
        match = Match(find_game(game), seed, setup)
        teller = Teller(match, match.told)
        for given in answers:
            teller.go_on(given)
        if early is not None:
            teller.end(*early)
        frames = tuple(teller.frames)
        return msgspec.json.encode(Story(frames, turning_point(frames, teller.match.seat_names)))


def turning_point(frames: Sequence[Frame], names: Sequence[str]) -> TurningPoint | None:
    """Finds where the chances of a seat rose most; where hardly any is known or none rose, there is no such place."""
    known = [place for place, frame in enumerate(frames) if frame.chances]
    rises = [
        (after - before, -place, since, seat)
        for since, place in pairwise(known)
        for seat, (before, after) in enumerate(zip(frames[since].chances, frames[place].chances, strict=True))
    ]
    rise, place, since, seat = max(rises, default=(0.0, 0, 0, 0))
    if rise < LEAST_RISE:
        return None
    before, after = frames[since].chances[seat], frames[-place].chances[seat]
    return _turned(frames, names, Turn(seat, since, -place, before, after), is_searched=False)


def searched_turn(frames: Sequence[Frame], names: Sequence[str], turn: Turn, language: str) -> TurningPoint:
    """Tells where a match turned by the search of its analysis, in a language."""
    with speaking(catalogue_of(language)):
        return _turned(frames, names, turn, is_searched=True)


def _turned(frames: Sequence[Frame], names: Sequence[str], turn: Turn, *, is_searched: bool) -> TurningPoint:
    # What somebody began to do is what it is called by.
    begun = frames[turn.since + 1]
    deed = say("{who}: “{label}”", who=names[begun.seat], label=begun.label) if begun.label else names[begun.seat]
    sentence = say(
        "Turning point: {moment}, {deed}. The computer gives {winner} {before}% before it and {after}% after.",
        moment=begun.moment,
        deed=deed,
        winner=names[turn.seat],
        before=round(100 * turn.before),
        after=round(100 * turn.after),
    )
    passed = frames[turn.since + 1 : turn.until + 1]
    events = tuple([event for frame in passed for event in frame.events if "audience" not in event])
    return TurningPoint(
        turn.until, turn.since, turn.seat, turn.before, turn.after, begun.moment, deed, sentence, events, is_searched
    )


class Teller:
    """Tells a match frame by frame, from where it stands; the first frame has what was heard before."""

    def __init__(self, match: Match, heard: Sequence[Told] = ()) -> None:
        self.match = match
        self.frames: list[Frame] = []
        self._seats = range(len(match.seat_names))
        self._insight = insight_into(match.game)
        self._view: Any = None
        self._tell(SPECTATOR, "", "", heard)

    def go_on(self, given: Given) -> None:
        """Gives the next answer, and tells it in the words that its seat was asked with."""
        match = self.match
        ask = ask_of(match.state, given.seat)
        if ask is None or given.answer >= ask.count:
            raise IllegalAnswer(match.game.refusal(match.state, given.seat, given.answer))
        label = "" if isinstance(ask.options, Space) else match.game.worded(match.state, ask).labels[given.answer]
        moment = presenter_of(match.game).moment(match.state)
        self._tell(given.seat, label, moment, match.answer(given.seat, given.answer))

    def end(self, seat: int, sentence: str) -> None:
        """Tells how the match ended before the rules ended it."""
        self._tell(seat, sentence, presenter_of(self.match.game).moment(self.match.state), ())

    def _tell(self, seat: int, label: str, moment: str, told: Sequence[Told]) -> None:
        view = self._seen_by(SPECTATOR)
        self.frames.append(
            Frame(
                seat=seat,
                label=label,
                moment=moment,
                events=tuple([telling_of(one.event, one.audience) for one in told]),
                view=change_of(self._view, view),
                secrets=tuple([change_of(view, self._seen_by(one)) for one in self._seats]),
                chances=self._chances(),
            )
        )
        self._view = view

    def _seen_by(self, seat: int) -> Any:
        return msgspec.json.decode(msgspec.json.encode(self.match.view(seat)))

    def _chances(self) -> tuple[float, ...]:
        state = self.match.state
        outcome = self.match.outcome
        if outcome is not None:
            if not outcome.winners and outcome.is_draw(len(self._seats)):
                return (0.5,) * len(self._seats)
            return tuple([float(seat in outcome.winners) for seat in self._seats])
        if self._insight is None or not self._insight.is_quiet(state):
            return ()
        return tuple([round(self._insight.value(state, seat), 3) for seat in self._seats])
