"""Checks that states are plain data: equal runs, independent copies, saving, replaying."""

import random

from wildswing.kernel import record
from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance.another_process import moment_of, played_again
from wildswing.kernel.conformance.places import changeable, imprint
from wildswing.kernel.conformance.report import Notes, difference
from wildswing.kernel.conformance.tale import Tale, some_of, tell
from wildswing.kernel.event import Told
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match

OTHER_PROCESSES = 2
"""Games of a run that are played again in another process, since starting one takes long."""


def determinism(tale: Tale, notes: Notes, stream: Stream) -> None:
    """A second and a third run, with another game in between, tell the same, whatever else uses chance."""
    before = random.getstate()
    random.seed(stream.below(1 << 32))
    _run_again(tale, notes, listening=True)
    tell(tale.game, tale.seed + 1_000_000, tale.setup, stream, Notes())
    random.seed(stream.below(1 << 32))
    _run_again(tale, notes, listening=False)
    random.setstate(before)
    if tale.seed < OTHER_PROCESSES:
        _run_elsewhere(tale, notes)


def _run_again(tale: Tale, notes: Notes, listening: bool) -> None:
    game = tale.game
    where = tale.where(0)
    with notes.looking("determinism", where):
        told: list[Told] = []
        state = game.start(tale.seed, tale.setup, told if listening else None)
        for answers, then in enumerate(tale.states):
            where = tale.where(answers)
            if not notes.same("determinism", where, then, state, "the same answers led to two states"):
                return
            notes.same("determinism", where, then.asks, state.asks, "the same answers led to two questions")
            if listening:
                notes.same("determinism", where, tale.told[answers], told, "the same answers told two things")
            if answers < len(tale.given):
                told = []
                given = tale.given[answers]
                game.answer(state, given.seat, given.answer, told if listening else None)


def _run_elsewhere(tale: Tale, notes: Notes) -> None:
    """Plays the game again where sets have another order; a game that cannot be sent there is skipped."""
    elsewhere = played_again(tale)
    if elsewhere is None:
        notes.skip("determinism")
        return
    here = [moment_of(state, told) for state, told in zip(tale.states, tale.told, strict=True)]
    for answers, (one, other) in enumerate(zip(here, elsewhere, strict=False)):
        for name, value in one.items():
            what = f"another order of sets changes the game: {difference(value, other[name], name)}"
            if not notes.expect("determinism", tale.where(answers), value == other[name], what):
                return
    what = f"another order of sets breaks the game: {len(elsewhere)} of {len(here)} moments are reached"
    notes.expect("determinism", tale.where(len(tale.given)), len(here) == len(elsewhere), what)


def copies(tale: Tale, notes: Notes, stream: Stream) -> None:
    """Every option, or a sample of very many, is tried on a copy, and the original stays as it was."""
    game = tale.game
    for answers, state in enumerate(tale.states):
        where = tale.where(answers)
        with notes.looking("copies", where):
            shared = changeable(state)
            notes.expect("copies", where, not shared, f"a state can be changed in place: {', '.join(shared)}")
            unmoved = imprint(state)
            for ask in state.asks:
                for index in some_of(len(ask.options), stream):
                    game.answer(state.copy(), ask.seat, index)
                at = where.of(ask.seat)
                notes.expect("copies", at, imprint(state) == unmoved, "answers to its copies moved a state")


def saving(tale: Tale, notes: Notes, _: Stream) -> None:
    """At every moment the game can be saved and taken up again."""
    game = tale.game
    for answers, state in enumerate(tale.states):
        where = tale.where(answers)
        with notes.looking("saving", where):
            text = game.encode(state)
            back = game.decode(text)
            notes.same("saving", where, state, back, "a state differs after saving")
            notes.same("saving", where, state.asks, back.asks, "the questions differ after saving")
            notes.same("saving", where, text, game.encode(back), "a state saved twice gives two texts")
            if answers < len(tale.given):
                told: list[Told] = []
                given = tale.given[answers]
                game.answer(back, given.seat, given.answer, told)
                then = tale.states[answers + 1]
                notes.same("saving", where, then, back, "a saved game goes on to another state")
                notes.same("saving", where, then.asks, back.asks, "a saved game goes on to other questions")
                notes.same("saving", where, tale.told[answers + 1], told, "a saved game goes on with other events")


def replay(tale: Tale, notes: Notes, _: Stream) -> None:
    """A match, and the match that is read from its file, tell the same as the game did."""
    game = tale.game

    def only(_: str) -> AnyGame:
        return game

    where = tale.where(0)
    with notes.looking("replay", where):
        match = Match(game, tale.seed, tale.setup)
        notes.same("replay", where, tale.told[0], match.told, "a match begins with other events")
        for answers, given in enumerate(tale.given, 1):
            where = tale.where(answers)
            caused = match.answer(given.seat, given.answer)
            notes.same("replay", where, tale.states[answers], match.state, "a match is in another state")
            notes.same("replay", where, tale.told[answers], caused, "a match tells other events")
        again = record.read(record.write(match, ("random",) * len(tale.seats)), only).match
        notes.same("replay", where, match.state, again.state, "a match read from its file ends in another state")
        notes.same("replay", where, match.told, again.told, "a match read from its file tells other events")
        notes.same("replay", where, match.answers, again.answers, "a match file has other answers")
