"""Formation keeps the promises of every game, and the kit would notice if it did not."""

import pytest

from wildswing.formation.game import FORMATION, Formation
from wildswing.formation.rules.table import Table
from wildswing.kernel.conformance import CHECKS, assert_conforms, check_game


def test_formation_conforms() -> None:
    report = assert_conforms(FORMATION, 10)
    assert {check: report.verdict(check) for check in CHECKS} == dict.fromkeys(CHECKS, "passed")
    assert report.skipped == dict.fromkeys(CHECKS, 0)


class KnowsTheReinforcement(Formation):
    """A Formation in which every seat knows Black's face-down cards."""

    def hide(self, state: Table, seat: int) -> Table:
        hidden = super().hide(state, seat)
        hidden.sides[0].grid = state.sides[0].grid
        return hidden


def test_a_known_face_down_card_is_noticed() -> None:
    report = check_game(KnowsTheReinforcement(), 3)
    assert report.verdict("hiding") == "failed"
    assert [finding for finding in report.findings if "hidden.sides.0.grid" in finding.what]


class KnowsTheDecks(Formation):
    """A Formation in which every seat knows the order of both decks."""

    def hide(self, state: Table, seat: int) -> Table:
        hidden = super().hide(state, seat)
        for known, true in zip(hidden.sides, state.sides, strict=True):
            known.deck = true.deck
        return hidden


def test_a_known_deck_is_noticed() -> None:
    report = check_game(KnowsTheDecks(), 1)
    assert report.verdict("secrets") == "failed"
    assert report.verdict("hiding") == "failed"
    assert [finding for finding in report.findings if "hidden.sides.0.deck" in finding.what]


def test_the_layouts_of_the_setup_are_played() -> None:
    with pytest.raises(AssertionError, match="the sword has 0 for round 1"):
        assert_conforms(FORMATION, 1, {"layouts": ""})
