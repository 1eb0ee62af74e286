"""Target Practice under fixed landings: rounds, moves, rings and ranks."""

import pytest

from tests.exiled.solo.landings import Place, Range, kinds_asked
from wildswing.exiled.rules.setup import SetupError
from wildswing.exiled.solo.setups import target_practice_setup
from wildswing.exiled.solo.target_practice import TARGET_PRACTICE
from wildswing.exiled.solo.view import SpotView

BULL: Place = (0, 0, 0)
MISS: Place = (0, 20_000, 0)
LENGTH = 8800

BY_POINTS: dict[int, Place] = {10: BULL, 5: (0, 2200, 0), 3: (0, 3000, 0), 1: (0, 4000, 0), 0: MISS}
"""Where a shuriken lies, its lower tip 11 mm below its centre, that scores so many points."""


class Practice(Range):
    """A game of Target Practice; places are given from the centre of the target."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, skill: str = "average") -> None:
        super().__init__(TARGET_PRACTICE, target_practice_setup(skill), monkeypatch)

    def score(self, *points: int) -> None:
        for one in points:
            self.throw(BY_POINTS[one])

    def move(self, times: int = 1) -> None:
        for _ in range(times):
            self.choose("move")

    @property
    def stand(self) -> SpotView:
        stand = TARGET_PRACTICE.view(self.session, 0).stand
        assert stand is not None
        return stand


def test_the_target_is_four_lengths_from_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP1, RX-TP6: counted from the front edge of the own card to the centre of the target."""
    game = Practice(monkeypatch)
    game.throw(BULL)
    (throw,) = game.throws
    assert throw.start == (0, -4 * LENGTH)
    assert game.stand == SpotView(0, -4 * LENGTH - 4400, 0)
    assert game.sentences[0] == "The target is 4 card lengths away."


def test_only_the_shuriken_is_thrown(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP1: one weapon a throw, and the smaller of the two: the star knife would still touch the rim here."""
    game = Practice(monkeypatch)
    game.throw((0, 4200, 0))
    assert len(game.throws) == 1
    assert (game.session.thrown[0].where, game.session.thrown[0].worth) == ("", 0)
    assert TARGET_PRACTICE.view(game.session, 0).weapon == "shuriken"


def test_there_are_six_rounds_of_throwing_or_moving(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP2: each round is a throw or a move of one length, in any order."""
    game = Practice(monkeypatch)
    assert game.session.asks[0].options == ("throw", "move")
    game.score(1)
    game.move()
    game.score(3)
    game.move()
    game.score(5)
    assert game.session.asks[0].about == 6
    assert not game.is_over()
    game.score(10)
    assert game.is_over()
    outcome = TARGET_PRACTICE.outcome(game.session)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (19,))
    assert [toss.lengths for toss in game.session.thrown] == [4, 3, 2, 2]


def test_six_throws_without_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP2: nobody has to move."""
    game = Practice(monkeypatch)
    game.score(1, 1, 1, 1, 1)
    assert not game.is_over()
    game.score(1)
    assert game.is_over()
    assert TARGET_PRACTICE.score(game.session) == 6


def test_a_move_brings_the_card_one_length_closer(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP2, RX-TP6: 4, 3, 2 and 1 lengths between the edge of the card and the centre of the target."""
    game = Practice(monkeypatch)
    edges = [game.stand.y + 4400]
    for _ in range(3):
        game.move()
        edges.append(game.stand.y + 4400)
    assert edges == [-4 * LENGTH, -3 * LENGTH, -2 * LENGTH, -LENGTH]
    game.throw(BULL)
    assert game.throws[0].start == (0, -LENGTH)


def test_a_fourth_move_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP6: the cards would lie on each other; the rest of the rounds are throws without a question."""
    game = Practice(monkeypatch)
    game.move(3)
    assert [game.session.asks[0].kind] == ["aim"]
    assert kinds_asked(TARGET_PRACTICE, target_practice_setup(), [1, 1, 1, 0, 0, 0]) == ["round"] * 3 + ["aim"] * 3


@pytest.mark.parametrize(("radius", "inside", "outside"), [(500, 10, 5), (1200, 5, 3), (2000, 3, 1), (3000, 1, 0)])
def test_the_rings_and_their_values(monkeypatch: pytest.MonkeyPatch, radius: int, inside: int, outside: int) -> None:
    """RX-TP5: 10, 5, 3 and 1 points within 5, 12, 20 and 30 mm; touching the line is enough."""
    game = Practice(monkeypatch)
    game.throw((0, radius + 1100, 0))
    game.throw((0, radius + 1101, 0))
    game.throw((radius + 1100, 0, 0))
    assert [toss.worth for toss in game.session.thrown] == [inside, outside, inside]


def test_the_best_ring_touched_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP3: a shuriken over three rings scores the best alone, even if its middle lies farther out."""
    game = Practice(monkeypatch)
    game.throw((0, 1500, 0))
    assert game.session.thrown[0].worth == 10
    assert game.sentences[-1] == "Throw 1: the shuriken hits the bull's-eye for 10; 10 points so far."


def test_clear_plastic_scores_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP3, RX-A9: the weapon card covers the middle, and its art does not."""
    game = Practice(monkeypatch)
    game.throw((3000, 4000, 450))
    assert game.session.thrown[0].worth == 0


def test_the_factor_for_two_hands_does_not_apply(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP6: the shuriken alone is thrown as surely as any weapon."""
    for skill, spread in (("expert", 600), ("average", 1000), ("beginner", 1600), ("hand", 350)):
        game = Practice(monkeypatch, skill)
        game.throw(BULL)
        assert game.throws[0].spread == spread


def test_nothing_slides_under_the_target(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-W5: only character cards can be slid under."""
    game = Practice(monkeypatch)
    game.throw(BULL)
    assert game.cards == [()]


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        ((0, 0, 0, 0, 0, 0), "Recruit"),
        ((3, 1, 0, 0, 0, 0), "Recruit"),
        ((5, 0, 0, 0, 0, 0), "Apprentice"),
        ((5, 3, 1, 0, 0, 0), "Apprentice"),
        ((10, 0, 0, 0, 0, 0), "Adept"),
        ((10, 3, 1, 0, 0, 0), "Adept"),
        ((10, 5, 0, 0, 0, 0), "Sensei"),
        ((10, 5, 3, 1, 0, 0), "Sensei"),
        ((10, 10, 0, 0, 0, 0), "Grand Master Assassin"),
        ((10, 10, 5, 3, 1, 0), "Grand Master Assassin"),
        ((10, 10, 10, 0, 0, 0), "Dread of Death"),
        ((10, 10, 10, 10, 10, 10), "Dread of Death"),
    ],
)
def test_ranks_by_points(monkeypatch: pytest.MonkeyPatch, points: tuple[int, ...], rank: str) -> None:
    """RX-TP4: 0, 5, 10, 15, 20 and 30 points begin a new rank."""
    game = Practice(monkeypatch)
    assert TARGET_PRACTICE.view(game.session, 0).rank == ""
    game.score(*points)
    assert TARGET_PRACTICE.view(game.session, 0).rank == rank
    outcome = TARGET_PRACTICE.outcome(game.session)
    assert outcome is not None
    assert outcome.scores == (sum(points),)
    assert outcome.sentence == f"{sum(points)} points: your rank is {rank}."


def test_three_moves_and_three_bulls_eyes_reach_the_top(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP5: exactly 30."""
    game = Practice(monkeypatch)
    game.move(3)
    game.score(10, 10, 10)
    assert TARGET_PRACTICE.score(game.session) == 30
    assert TARGET_PRACTICE.view(game.session, 0).rank == "Dread of Death"


def test_a_wrong_weapon_is_refused() -> None:
    with pytest.raises(SetupError) as refused:
        TARGET_PRACTICE.start(1, {**target_practice_setup(), "weapon": "scythe"})
    assert str(refused.value) == "Nameless has no weapon “scythe”; choose from star knife, shuriken."


MEANS = {"expert": (23, 25, 25, 24), "average": (11, 13, 14, 16), "beginner": (5, 6, 7, 9)}
"""The mean score after 0 to 3 moves, by the house throwing model."""

GAMES = 120


@pytest.mark.parametrize("skill", MEANS)
def test_scores_are_as_high_as_the_model_says(skill: str) -> None:
    """RX-TP5, RX-W2: the rings and the distances fit the ranks."""
    setup = target_practice_setup(skill)
    for moves, expected in enumerate(MEANS[skill]):
        scores = []
        for seed in range(GAMES):
            session = TARGET_PRACTICE.start(seed, setup)
            while session.asks:
                (ask,) = session.asks
                if ask.kind == "round":
                    TARGET_PRACTICE.answer(session, 0, int(session.moves < moves))
                else:
                    TARGET_PRACTICE.answer(session, 0, ask.options.index((0, 0, 0, 0)))
            scores.append(TARGET_PRACTICE.score(session))
        mean = sum(scores) / GAMES
        spread = (sum([(score - mean) ** 2 for score in scores]) / GAMES) ** 0.5
        assert abs(mean - expected) < 4 * spread / GAMES**0.5 + 0.5


def test_a_miss_is_told_from_the_rim(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-TP5, RX-W9: the lower tip lies 54 mm from the middle, the rim 30."""
    game = Practice(monkeypatch, "hand")
    game.throw((0, 5400 + 1100, 0), aim=(0, 0, 12, 0))
    assert "Throw 1: the shuriken misses the target by 24 mm (too late); 0 points so far." in game.sentences
