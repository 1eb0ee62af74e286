"""Checks of the game itself: it ends, keeps its cards, refuses what is illegal, and finds its words."""

from collections import Counter
from typing import Any

from wildswing.kernel.agenda import ask_of
from wildswing.kernel.chance import Stream, start_of
from wildswing.kernel.conformance.places import cards
from wildswing.kernel.conformance.report import Notes
from wildswing.kernel.conformance.tale import Tale
from wildswing.kernel.errors import IllegalAnswer
from wildswing.kernel.space import Space

NO_INDEX: tuple[Any, ...] = (-1, 10**18, True, "0", 1.0, None)
"""Answers that no question offers."""


def ending(tale: Tale, notes: Notes, _: Stream) -> None:
    """Somebody is asked until the end, and only the end has an outcome, with a winner unless the game may have none."""
    game = tale.game
    for answers, state in enumerate(tale.states):
        where = tale.where(answers)
        with notes.looking("ending", where):
            outcome = game.outcome(state)
            if state.asks:
                notes.expect("ending", where, outcome is None, "there is an outcome while somebody is still asked")
            elif outcome is None:
                notes.find("ending", where, "nobody is asked, yet there is no outcome")
            else:
                named = bool(outcome.winners) or game.may_end_without_winner
                fits = named and all(seat in tale.seats for seat in (*outcome.winners, outcome.first))
                notes.expect("ending", where, fits, f"the outcome does not name a winner and who was first: {outcome}")


def cards_conserved(tale: Tale, notes: Notes, _: Stream) -> None:
    """The cards that were dealt are those of every moment."""
    dealt = cards(tale.game, tale.game.deal(tale.setup, start_of(tale.seed)))
    for answers, state in enumerate(tale.states) if dealt else ():
        now = cards(tale.game, state)
        gone, new = Counter(dealt) - Counter(now), Counter(now) - Counter(dealt)
        changed = f"the cards changed: {list(gone.elements())} are gone and {list(new.elements())} are new"
        notes.expect("cards", tale.where(answers), now == dealt, changed)


def wording(tale: Tale, notes: Notes, _: Stream) -> None:
    """People can read every question and every event."""
    for answers, (state, told) in enumerate(zip(tale.states, tale.told, strict=True)):
        where = tale.where(answers)
        with notes.looking("wording", where):
            for ask in state.asks:
                words = tale.game.worded(state, ask)
                at = where.of(ask.seat)
                spoken = bool(words.prompt.strip() and words.rule.strip())
                notes.expect("wording", at, spoken, f"a question has no prompt or no rule: {ask}")
                fits = isinstance(ask.options, Space) or (
                    len(set(words.labels)) == len(words.labels) == len(ask.options) and all(words.labels)
                )
                notes.expect("wording", at, fits, f"not every option has a label of its own: {ask}")
            for one in told:
                notes.expect(
                    "wording", where, bool(one.event.sentence().strip()), f"an event has no sentence: {one.event}"
                )


def refusals(tale: Tale, notes: Notes, _: Stream) -> None:
    """Whatever no question offers is refused."""
    for answers, state in enumerate(tale.states):
        strangers = [seat for seat in (*tale.observers, len(tale.seats)) if ask_of(state, seat) is None]
        bad = [(seat, 0) for seat in strangers]
        for ask in state.asks:
            bad += [(ask.seat, index) for index in (*NO_INDEX, len(ask.options))]
        for seat, index in bad:
            _refused(tale, notes, answers, seat, index)


def _refused(tale: Tale, notes: Notes, answers: int, seat: int, index: Any) -> None:
    where = tale.where(answers, seat)
    before = tale.states[answers]
    state = before.copy()
    message = None
    try:
        tale.game.answer(state, seat, index)
    except IllegalAnswer as refusal:
        message = str(refusal)
    except Exception as error:  # noqa: BLE001 - any other error is the finding
        notes.expect("refusals", where, False, f"an illegal answer raised {type(error).__name__}: {index!r} ({error})")
        return
    if notes.expect("refusals", where, message is not None, f"an illegal answer was not refused: {index!r}"):
        notes.expect("refusals", where, message != "", f"an illegal answer was refused without a word: {index!r}")
        untouched = state == before and state.asks == before.asks
        notes.expect("refusals", where, untouched, f"a refused answer changed the state: {index!r}")
