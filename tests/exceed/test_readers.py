"""Whoever reads what is told is “you”, and “the opponent” is the reader's opponent; what all read names the players."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster
from wildswing.exceed.pairings import sampled_pairings
from wildswing.exceed.rules.pending import SILENT
from wildswing.exceed.rules.quoting import renamed
from wildswing.exceed.rules.steps import Instruction, Line, Triggers
from wildswing.exceed.rules.table import Table
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import Told, told_to
from wildswing.kernel.game import AnyGame, Setup
from wildswing.kernel.state import SPECTATOR

SIDED = re.compile(r"\b(?:you|your|yours|yourself|opponent|opponent's)\b|^(?:You|Your|The opponent)\b")
"""Words that mean another player to another reader."""

ANSWERS = 220
"""How long a random game is followed."""

PAIRINGS = (("Hilda", "Sol Badguy"), *sampled_pairings(sorted(roster()), 11, "readers"))


def positions(game: AnyGame, setup: Setup, seed: str) -> Iterator[tuple[Any, list[Told]]]:
    """Plays at random; yields each state that asks, and at last the final one, with what was told since the last."""
    stream = Stream(f"readers {seed}")
    told: list[Told] = []
    state = game.start(seed, setup, told)
    for _ in range(ANSWERS):
        yield state, told
        if not state.asks:
            return
        told = []
        ask = state.asks[stream.below(len(state.asks))]
        game.answer(state, ask.seat, stream.below(len(ask.options)), told)


def unquoted(words: str) -> str:
    """Returns words without the names of cards, which may hold any word."""
    return re.sub(r'"[^"]*"', "", words)


def unnamed(table: Table, words: str) -> str:
    """Returns words without the names of boosts and cards of a match, which may hold any word too."""
    for card in table.book.cards:
        for name in (card.name, "" if card.boost is None else card.boost.name):
            words = words.replace(name, "") if name else words
    return words


@pytest.mark.parametrize("game", [FORMATION, EXILED], ids=lambda game: game.name)
def test_what_is_told_to_all_takes_no_side(game: AnyGame) -> None:
    for _, told in positions(game, game.default_setup(), "all"):
        for event in told_to(SPECTATOR, told):
            assert not SIDED.search(unquoted(event.sentence())), event


@pytest.mark.parametrize(("one", "other"), PAIRINGS)
def test_everything_that_is_told_is_told_from_the_side_of_the_reader(one: str, other: str) -> None:
    for table, told in positions(EXCEED, match_of(one, other, "strive, second_reshuffle_offered=no"), f"{one}/{other}"):
        for event in told:  # what only some are told is the same sentence with fewer faces
            assert not SIDED.search(unnamed(table, unquoted(event.event.sentence()))), event
        for ask in table.asks:
            _assert_asked_from_own_side(table, ask)
        for seat in (0, 1, SPECTATOR):
            _assert_pending_fits(table, seat)
        outcome = EXCEED.outcome(table)
        if outcome is not None:
            assert not SIDED.search(outcome.sentence)
            assert all(name in outcome.sentence for name in table.book.names)


def _assert_asked_from_own_side(table: Table, ask: Ask) -> None:
    """Checks that cards “from your hand” are those of whoever is asked, and others the opponent's."""
    if ask.kind != "pick":
        return
    prompt = EXCEED.worded(table, ask).prompt
    words = prompt.partition(": ")[2]
    whose = {seat for area, seat, _ in ask.options if area in ("hand", "gauge", "discard pile")}
    found = re.search(r"(your|the opponent's) (?:hand|gauge|discard pile)", words)
    if found is not None and len(whose) == 1 and " of them" not in words:
        meant = ask.seat if found[1] == "your" else 1 - ask.seat
        assert whose == {meant}, prompt


def _assert_pending_fits(table: Table, seat: int) -> None:
    """Checks that what remains to be done speaks to a seat only where the seat does it, and to nobody who watches."""
    waiting = [step for step in reversed(table.agenda) if not isinstance(step, SILENT)]
    for step, said in zip(waiting, EXCEED.view(table, seat).pending, strict=True):
        own = isinstance(step, Instruction) and step.performer == seat
        own = own or (isinstance(step, Line) and step.owner == seat)
        own = own or (isinstance(step, Triggers) and step.seat == seat)
        assert own or not SIDED.search(unnamed(table, unquoted(said))), said


def the_darkness(*hand: str) -> Stage:
    """Hilda plays The Darkness against somebody with a hand."""
    hilda = side("Tri-Furket", "Dive", "Grasp", "Sweep", "Block")
    return stage(hilda, side(*hand), ("Hilda", "Sol Badguy"), "undernight").answer("Boost The Darkness")


def test_a_text_of_the_opponent_asks_for_ones_own_hand() -> None:
    played = the_darkness("Dive", "Grasp", "Sweep", "Block")
    assert played.ask.seat == 1
    asked = [EXCEED.worded(played.table, played.ask).prompt]
    for card in ("Dive", "Grasp"):
        played.answer(card)
        asked.append(EXCEED.worded(played.table, played.ask).prompt)
    text = "The Darkness: put 3 cards from your hand into your gauge. Which card"
    assert asked == [f"{text} (1 of 3)?", f"{text} (2 of 3)?", f"{text} (3 of 3)?"]
    assert (
        "Hilda: The Darkness — now: Sol Badguy puts 3 cards from their hand into their gauge; "
        "put 3 cards from Hilda's hand into Hilda's gauge."
    ) in played.sentences()


def test_nobody_is_asked_where_all_cards_must_go() -> None:  # EX-ZONE-09
    played = the_darkness("Dive", "Grasp")
    assert (played.names(1, "hand"), sorted(played.names(1, "gauge"))) == ([], ["Dive", "Grasp"])
    assert played.ask.seat == 0
    assert EXCEED.worded(played.table, played.ask).prompt.endswith("(1 of 3)?")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("when you have set: if you are exceeded, draw 1.", "when Ann has set: if Ann is exceeded, draw 1."),
        ("when you move: pull 2 but not past you.", "when Ann moves: pull 2 but not past Ann."),
        ("when you gain advantage: draw 1.", "when Ann gains advantage: draw 1."),
        ("when you prepare: draw 1.", "when Ann prepares: draw 1."),
        ("when you wild swing: draw 1.", "when Ann wild swings: draw 1."),
        ("when you are made to discard: draw 1.", "when Ann is made to discard: draw 1."),
        ("the opponent discards 1 boost of yours.", "Ben discards 1 boost of Ann's."),
        (
            "if your speed is less than the opponent's speed: +1 power.",
            "if Ann's speed is less than Ben's speed: +1 power.",
        ),
    ],
)
def test_a_text_for_everybody_has_names(words: str, told: str) -> None:
    assert renamed(words, "Ann", "Ben") == told


def test_a_text_for_the_other_player_changes_sides() -> None:
    words = (
        "if the opponent has no cards, put 1 card from the opponent's hand into your gauge; if you are stunned, draw 1"
    )
    turned = (
        "if you have no cards, put 1 card from your hand into the opponent's gauge; if the opponent is stunned, draw 1"
    )
    assert renamed(words, "the opponent", "you") == turned
    assert renamed(turned, "the opponent", "you") == words
