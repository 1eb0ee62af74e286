"""What each seat, and those who watch, are told of a match, each in its language."""

from collections.abc import Sequence

import msgspec

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import EVERYONE, Event, Told, told_to
from wildswing.kernel.fairness import FairShuffle
from wildswing.kernel.game import AnyGame, Outcome
from wildswing.kernel.space import Space
from wildswing.kernel.state import SPECTATOR, State
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import (
    Axis,
    Draft,
    Ending,
    Gathering,
    Option,
    Promise,
    Question,
    SeriesScore,
    Situation,
    Telling,
    ToldEvent,
    Watchable,
    Welcome,
)
from wildswing.server.room.audience import Audience, Shown
from wildswing.server.room.contests import can_be_rated
from wildswing.server.room.ends import HOW
from wildswing.server.room.pages import Page
from wildswing.server.room.room import Room
from wildswing.server.telling.timing import away_from, clocks_for
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of


class Shared:
    """What is made once in a language for all who are told of the same moment."""

    def __init__(self, room: Room) -> None:
        keepers = room.keepers
        outcome = room.outcome
        self.keepers = keepers
        self.outcome = outcome
        self.said: dict[int, ToldEvent] = {}
        """What was said of events, by their identities."""
        self.open = room.open_seats
        self.people = room.people
        self.accounts = room.accounts
        self.ending = None if outcome is None else ending_of(room, outcome)
        self.away = away_from(room)
        self.stand_ins = tuple([number for number, keeper in enumerate(keepers) if keeper.stand_in])
        self.series = score_of(room)

    def telling_of(self, event: Event) -> ToldEvent:
        """Returns an event as pages are told of it, in the words that others have heard already."""
        told = self.said.get(id(event))
        if told is None:
            told = self.said[id(event)] = telling_of(event)
        return told


MOST_SEEN = 2**30
"""No page is believed that it has been sent more messages."""


def welcome(room: Room, seat: int, page: Page, seen: int) -> None:
    """Sends a page that sits down, or watches, what is fixed, what happened before, and the table as it is now."""
    audience = room.audience(seat)
    # A page that has come back after a restart has higher numbers than this room knows.
    audience.number = max(audience.number, min(seen, MOST_SEEN))
    audience.pages.add(page)
    with speaking(catalogue_of(page.language)):
        if room.undealt is not None:
            page.send(_gathering(room, seat))
            return
        _show(room, seat, page, _new_from(room, seat, seen))


def tell_everyone(room: Room) -> None:
    """Sends everybody the table, if anything in it is new to them, and the whole match to whoever waited for its cards.

    A seat is not even told that another one has given a sealed answer.
    """
    shared: dict[str, Shared] = {}
    for seat, audience in room.audiences():
        if not audience.pages:
            continue
        heard = audience.heard
        for language, pages in audience.by_language():
            with speaking(catalogue_of(language)):
                if room.undealt is not None:
                    _send(pages, _gathering(room, seat))
                    continue
                informed = [page for page in pages if page.is_welcome]
                for page in pages:
                    if not page.is_welcome:
                        _show(room, seat, page, min(heard, len(room.match.told)))
                if informed:
                    if language not in shared:
                        shared[language] = Shared(room)
                    _send(informed, _news(room, seat, language, heard, shared[language]))


def _send(pages: Sequence[Page], message: Gathering | Situation | None) -> None:
    if message is not None:
        for page in pages:
            page.send(message)


def _new_from(room: Room, seat: int, seen: int) -> int:
    """Returns from where on what was told is new to a page; to one that comes to watch, nothing is."""
    audience = room.audience(seat)
    if seen:
        heard = audience.heard_by(seen)
        return len(room.match.told) if heard is None else heard
    return len(room.match.told) if seat == SPECTATOR else audience.heard


def _show(room: Room, seat: int, page: Page, new_from: int) -> None:
    match = room.match
    audience = room.audience(seat)
    page.is_welcome = True
    page.send(
        Welcome(
            number=audience.next_number(),
            match=room.id,
            game=match.game.name,
            title=match.game.title,
            seat=seat,
            seats=match.seat_names,
            catalog=presenter_of(match.game).catalog(match.state, match.setup),
            log=tuple([telling_of(event) for event in told_to(seat, match.told[:new_from])]),
            fairness=promise_of(room),
            notice=room.notice,
        )
    )
    page.send(_counted(room, audience, page.language, _shown(room, seat, match.told[new_from:], Shared(room), None)))


def _news(room: Room, seat: int, language: str, heard: int, shared: Shared) -> Situation | None:
    """Returns the table for an audience, or None if it has the same already."""
    audience = room.audience(seat)
    last = audience.last.get(language)
    shown = _shown(room, seat, room.match.told[heard:], shared, last)
    if last is not None and not shown.table.events and _standing(shown.table) == _standing(last.table):
        return None
    return _counted(room, audience, language, shown)


def _counted(room: Room, audience: Audience, language: str, shown: Shown) -> Situation:
    """Counts a table that is sent, and remembers that the audience has it."""
    audience.last[language] = shown
    audience.heard = len(room.match.told)
    audience.marks[audience.next_number()] = audience.heard
    return shown.table


def _gathering(room: Room, seat: int) -> Gathering:
    promise = promise_of(room)
    assert promise is not None  # for without one nothing is waited for
    return Gathering(
        number=room.audience(seat).next_number(),
        match=room.id,
        game=room.game.name,
        title=room.game.title,
        seat=seat,
        seats=room.seat_names,
        open=room.open_seats,
        people=room.people,
        fairness=promise,
        series=score_of(room),
        draft=_draft(room),
    )


def _draft(room: Room) -> Draft | None:
    task = room.task
    return None if task is None else Draft(task.seat, task.what, room.left_to_bring)


def score_of(room: Room) -> SeriesScore | None:
    """Returns how the series of a match stands, if it is more than the match."""
    if room.terms.best_of == 1 and not room.terms.bans:
        return None
    winner = room.series_winner if room.outcome else None
    is_forfeited = room.rematch.forfeit is not None
    chooser = room.chooser
    return SeriesScore(
        number=room.series.number,
        best_of=room.terms.best_of,
        wins=room.wins,
        banned=room.banned,
        winner=winner,
        forfeited=is_forfeited,
        chooses=chooser,
        names=() if chooser is None else room.left_to_bring,
    )


def promise_of(room: Room) -> Promise | None:
    """Returns what the shuffles of a match follow from but for the secret."""
    return promised_by(room.fairness)


def promised_by(shuffle: FairShuffle | None) -> Promise | None:
    """Returns what shuffles follow from but for the secret, if they were committed to."""
    if shuffle is None:
        return None
    return Promise(shuffle.match, shuffle.digest, shuffle.commitment, shuffle.entropies)


def _shown(room: Room, seat: int, news: list[Told], shared: Shared, last: Shown | None) -> Shown:
    match = room.match
    hidden: State = match.game.hide(match.state, seat)
    # What is seen and asked follows from what is known, so whoever knows the same as before is shown the same.
    before = last.table if last is not None and last.hidden == hidden else None
    outcome, keepers = shared.outcome, shared.keepers
    ask = None if outcome or (seat != SPECTATOR and keepers[seat].mind) else ask_of(match.state, seat)
    thinking = () if outcome else _thinking(match.state, hidden, seat)
    table = Situation(
        number=room.audience(seat).number + 1,
        view=match.view(seat) if before is None else before.view,
        secret=seat != SPECTATOR and presenter_of(match.game).is_secret(match.game, hidden),
        events=tuple([shared.telling_of(event) for event in told_to(seat, news)]),
        question=None if ask is None else _question(room, ask, hidden, None if before is None else before.question),
        thinking=thinking,
        open=shared.open,
        hints=room.is_against_agents(seat),
        people=shared.people,
        outcome=shared.ending,
        watching=room.watching,
        rematch=room.rematch,
        clocks=clocks_for(room, seat, thinking),
        away=shared.away,
        stand_ins=shared.stand_ins,
        series=shared.series,
        accounts=shared.accounts,
    )
    return Shown(table, hidden)


def ending_of(room: Room, outcome: Outcome) -> Ending:
    """Returns how a match ended, with the secret of its shuffles."""
    secret = "" if room.fairness is None else room.fairness.secret
    how = "rules" if room.ended_by is None else HOW[room.ended_by.what]
    return Ending(outcome.winners, outcome.scores, outcome.sentence, secret, how, outcome.rank)


def _question(room: Room, ask: Ask, hidden: State, before: Question | None) -> Question:
    """Puts an open question, or the one from before if that is still open and all that is known is the same."""
    goes_without_saying = presenter_of(room.game).goes_without_saying(ask) and room.is_against_agents(ask.seat)
    number = len(room.answers_of(ask.seat)) + 1
    if before is not None and before.question == number and before.goes_without_saying == goes_without_saying:
        return before
    return question_of(room.game, ask, hidden, number, goes_without_saying)


def question_of(game: AnyGame, ask: Ask, hidden: State, number: int, goes_without_saying: bool = False) -> Question:
    """Puts a question for a page, with the number of the answer that is wanted."""
    wording = game.wording(ask, hidden)
    presenter = presenter_of(game)
    axes = ask.options.axes if isinstance(ask.options, Space) else ()
    verbs = wording.verbs or [""] * len(wording.labels)
    return Question(
        question=number,
        kind=ask.kind,
        prompt=wording.prompt,
        rule=wording.rule,
        about=game.topic(ask, hidden),
        options=tuple([Option(*said) for said in zip(wording.labels, game.about(ask, hidden), verbs, strict=True)]),
        space=tuple([Axis(*axis) for axis in axes]),
        barred=presenter.barred(ask, hidden),
        bill=presenter.bill(ask, hidden),
        goes_without_saying=goes_without_saying,
        advice=wording.advice,
        read=game.question(ask).read,
    )


def _standing(table: Situation) -> Situation:
    """Returns a table without what changes all the time."""
    clocks = tuple([msgspec.structs.replace(clock, left=0) for clock in table.clocks])
    away = tuple([msgspec.structs.replace(one, left=0) for one in table.away])
    return msgspec.structs.replace(table, number=0, events=(), clocks=clocks, away=away)


def telling_of(event: Event, audience: tuple[int, ...] = EVERYONE) -> ToldEvent:
    """Returns an event as pages are told of it: its own fields, and what is said of it."""
    telling = Telling(str(event.__struct_config__.tag), event.sentence(), audience)
    told: ToldEvent = msgspec.to_builtins(event) | msgspec.to_builtins(telling)
    return told


def _thinking(state: State, hidden: State, seat: int) -> tuple[int, ...]:
    """Returns who is to answer now, as far as a seat may know: in lanes the others never seem to be done."""
    asked = {ask.seat for ask in state.asks}
    if state.lanes:
        asked = asked & {seat} | {other for other, lane in enumerate(hidden.lanes) if other != seat and lane}
    return tuple(sorted(asked))


def watchable_of(room: Room) -> Watchable:
    """Returns what everybody who has the link may know of a match."""
    return Watchable(
        match=room.id,
        game=room.game.name,
        title=room.game.title,
        seats=room.seat_names,
        people=room.people,
        finished=room.outcome is not None,
        notice=room.notice,
        open=room.open_seats,
        brings=room.brings,
        terms=room.terms,
        is_fair=room.fairness is not None,
        fan_made=room.fan_made,
        faces=room.faces,
        rated=can_be_rated(room.game, room.setup, room.keepers, room.fairness),
        edition=presenter_of(room.game).edition(room.setup),
    )
