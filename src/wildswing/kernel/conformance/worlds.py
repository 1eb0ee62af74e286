"""Checks of what a seat cannot know, against worlds that are dealt anew."""

from wildswing.kernel.chance import Stream
from wildswing.kernel.conformance.places import cards
from wildswing.kernel.conformance.report import Notes, Where
from wildswing.kernel.conformance.tale import Tale
from wildswing.kernel.state import SPECTATOR, State


def worlds(tale: Tale, notes: Notes, stream: Stream) -> None:
    """Looks, for everybody and at every moment, at the hidden state and an imagined one."""
    for answers in range(len(tale.states)):
        for seat in tale.observers:
            _hidden(tale, notes, answers, seat)
            _imagined(tale, notes, answers, seat, stream.fresh())


def _hidden(tale: Tale, notes: Notes, answers: int, seat: int) -> None:
    state = tale.states[answers]
    where = tale.where(answers, seat)
    with notes.looking("hiding", where):
        hidden = tale.game.hide(state, seat)
        notes.expect("hiding", where, hidden.chance == 0, f"the hidden state keeps a chance: {hidden.chance}")
        _looks_the_same(tale, notes, where, state, hidden, "the hidden state")


def _imagined(tale: Tale, notes: Notes, answers: int, seat: int, seed: int) -> None:
    game = tale.game
    state = tale.states[answers]
    where = tale.where(answers, seat)
    with notes.looking("imagining", where):
        world = game.imagine(state, seat, Stream(seed))
        foreseen = world.chance in (state.chance, game.imagine(state, seat, Stream(seed + 1)).chance)
        notes.expect("imagining", where, not foreseen, "the chance is not drawn anew, which tells the shuffles to come")
        notes.same("imagining", where, cards(game, state), cards(game, world), "the imagined cards are not the cards")
        hidden = game.hide(state, seat)
        again = game.hide(world, seat)
        notes.same("imagining", where, hidden, again, "the imagined state changes what the seat knows")
        from_hidden = game.imagine(hidden, seat, Stream(seed))
        notes.same("imagining", where, world, from_hidden, "the imagined state needs more than the seat knows")
        # The question is asked anew, since an imagined state may have taken it over from the true one.
        world.asks = ()
        game.run(world)
        _looks_the_same(tale, notes, where, state, world, "the imagined state")


def _looks_the_same(tale: Tale, notes: Notes, where: Where, true: State, other: State, name: str) -> None:
    seat = SPECTATOR if where.seat is None else where.seat
    with notes.looking("views", where):
        notes.same("views", where, tale.seen(true, seat), tale.seen(other, seat), f"{name} looks different")
