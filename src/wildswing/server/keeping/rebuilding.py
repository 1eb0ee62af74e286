"""Plays a match again from its log."""

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.match import Match
from wildswing.kernel.registry import find_game
from wildswing.server.keeping.log import BrokenLog, SavedMatch
from wildswing.server.room.dealing import Undealt
from wildswing.server.room.entries import ANSWER, TAKE_BACK, answers_in
from wildswing.server.room.room import Room
from wildswing.texts import say


def rebuild(saved: SavedMatch) -> Room:
    """Returns the match that a log tells of, dealt or not; what happened before is no news to anybody.

    Why an answer does not fit is not told, since that would name the cards of whoever gave it.
    """
    named = say("The match “{id}” of {game}", id=saved.id, game=saved.game)
    match = _begin(saved, named)
    if isinstance(match, Match):
        _play(match, saved, named)
    room = Room(saved.id, match, saved.seats, saved.pact)
    room.rematch = saved.rematch
    room.written = len(saved.entries)
    for entry in saved.entries:
        room.spent[entry.seat] += entry.spent
        if entry.what not in {ANSWER, TAKE_BACK}:
            room.ended_by = entry
    return room


def catch_up(room: Room, saved: SavedMatch) -> bool:
    """Brings a match to what the log has gained since, and tells whether that was anything."""
    before = room.keepers, room.fairness, room.rematch
    is_news = bool(saved.entries) or before != (list(saved.seats), saved.pact.fairness, saved.rematch)
    room.seat_people(saved.seats)
    room.fairness = saved.pact.fairness
    room.rematch = saved.rematch
    if room.undealt is not None and saved.seed:
        room.deal(Match(room.game, saved.seed, saved.setup))
    for entry in saved.entries:
        try:
            room.take(entry)
        except Exception as error:
            raise BrokenLog(
                say(
                    "The match “{id}” of {game} cannot go on, since an answer in its log does not fit; start a new "
                    "one.",
                    id=saved.id,
                    game=saved.game,
                )
            ) from error
    return is_news


def _play(match: Match, saved: SavedMatch, named: str) -> None:
    answers = answers_in(saved.entries)
    for number, given in enumerate(answers, 1):
        try:
            match.answer(given.seat, given.answer)
        except Exception as error:
            raise BrokenLog(
                say(
                    "{match} cannot be played again from its log, since answer {number} of {count} does not fit; start "
                    "a new one.",
                    match=named,
                    number=number,
                    count=len(answers),
                )
            ) from error


def _begin(saved: SavedMatch, named: str) -> Match | Undealt:
    try:
        game = find_game(saved.game)
    except WildswingError as error:
        raise BrokenLog(say("{match} cannot be played: {reason}", match=named, reason=error.told)) from error
    if game.version != saved.version:
        raise BrokenLog(
            say(
                "{match} was played with rules version {old}, and this Wildswing plays version {new}; go on with the "
                "Wildswing that began it ({program}).",
                match=named,
                old=saved.version,
                new=game.version,
                program=saved.program,
            )
        )
    if not saved.seed:
        return Undealt(game, saved.setup)
    try:
        return Match(game, saved.seed, saved.setup)
    except Exception as error:
        raise BrokenLog(
            say(
                "{match} cannot be played again, since what it was played with cannot be read; start a new one.",
                match=named,
            )
        ) from error
