"""Whoever observes a game sees the game that would be played without them."""

from wildswing.exceed import Duel, side
from wildswing.exceed.game import EXCEED
from wildswing.exceed.lab.observing import Observer
from wildswing.kernel.chance import Stream


def test_an_observed_game_goes_as_any_other() -> None:  # EX-NOTION-SEEN-01
    played = Duel(side(exceeded=True), side(), ("Emogine", "Ryu")).table
    observed = played.copy()
    observer, stream = Observer(observed.book), Stream("answers")
    while played.asks:
        (ask,) = played.asks
        index = stream.below(len(ask.options))
        EXCEED.answer(played, ask.seat, index)
        observer.answer(observed, ask.seat, index)
        assert observed == played
