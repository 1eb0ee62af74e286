"""The Ghost Bride under fixed landings: distances, damage, the end."""

from math import sqrt

import pytest

from tests.exiled.solo.landings import Place, Range, shifted
from wildswing.exiled.rules.characters import character_of, house_characters
from wildswing.exiled.rules.setup import SetupError
from wildswing.exiled.solo.ghost_bride import GHOST_BRIDE
from wildswing.exiled.solo.setups import ghost_bride_setup
from wildswing.kernel.errors import IllegalAnswer, WildswingError
from wildswing.kernel.space import Space

HEAD: Place = (0, -6700, 0)
BODY: Place = (0, 3900, 1800)
ARM: Place = (-2100, 3600, 1800)
MISS: Place = (30_000, 0, 0)
ALL_OVER_HER: Place = (0, 0, 0)
"""Where a scythe lies, seen from the centre of her card; the last lies over head, body and arms."""

LENGTH = 8800


class Haunting(Range):
    """A game of the Ghost Bride; places are given from the centre of her card."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, level: str = "normal", skill: str = "average") -> None:
        super().__init__(GHOST_BRIDE, ghost_bride_setup(level, skill), monkeypatch)

    def hit(self, *places: Place) -> None:
        for place in places:
            x, y = self.spot
            self.throw(shifted(place, x, y))

    @property
    def spot(self) -> tuple[int, int]:
        target = GHOST_BRIDE.view(self.session, 0).target
        return target.x, target.y

    @property
    def damage(self) -> int:
        return GHOST_BRIDE.view(self.session, 0).total


@pytest.mark.parametrize(("level", "lengths"), [("easy", 6), ("normal", 5), ("hard", 4)])
def test_the_level_says_how_far_away_she_starts(monkeypatch: pytest.MonkeyPatch, level: str, lengths: int) -> None:
    """RX-GB1: 6, 5 or 4 card lengths lie between the edge of the table and the centre of her card."""
    game = Haunting(monkeypatch, level)
    assert game.spot == (0, lengths * LENGTH)
    assert GHOST_BRIDE.view(game.session, 0).lengths == lengths
    assert game.sentences == [f"Nahtha is {lengths} card lengths away."]


def test_her_own_scythe_is_thrown_over_the_edge_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-GB2: the scythe is let go at the edge, straight before what it is aimed at."""
    game = Haunting(monkeypatch)
    game.throw(MISS, aim=(-70, 440, 0, 0))
    (throw,) = game.throws
    assert throw.start == (-7000, 0)
    assert (throw.aim_x, throw.aim_y) == (-7000, 44_000)
    assert GHOST_BRIDE.view(game.session, 0).weapon == "scythe"


@pytest.mark.parametrize(
    ("place", "where", "damage"),
    [(HEAD, "head", 3), (BODY, "body", 2), (ARM, "right arm", 1), (MISS, "", 0), (ALL_OVER_HER, "head", 3)],
)
def test_the_best_zone_under_the_scythe_counts(
    monkeypatch: pytest.MonkeyPatch, place: Place, where: str, damage: int
) -> None:
    """RX-GB3: head 3, body 2, arm 1, and only the best of them."""
    game = Haunting(monkeypatch)
    game.hit(place)
    (toss,) = GHOST_BRIDE.view(game.session, 0).thrown
    assert (toss.where, toss.worth) == (where, damage)
    assert game.damage == damage


def test_her_gown_is_no_hit_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-GB3, RX-NH4: below the waist there is nothing to hit."""
    game = Haunting(monkeypatch)
    game.hit((0, 5400, 1800))  # its end lies over the card, 20 mm below the centre
    assert game.damage == 0


def test_a_scythe_that_slid_under_her_card_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-A10: even right below her head."""
    game = Haunting(monkeypatch)
    x, y = game.spot
    game.throw(shifted(ALL_OVER_HER, x, y), under=(0,))
    assert game.damage == 0
    assert "Throw 1: the scythe slides under the card; 0 damage so far." in game.sentences
    ((card,),) = game.cards
    assert card[0] == (3150, 5 * LENGTH + 4400)  # the card she stands on, turned to the player


def test_she_comes_closer_after_each_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-GB4: by one card length, straight to the player, whether she was hit or not."""
    game = Haunting(monkeypatch)
    spots = [game.spot]
    for place in (MISS, BODY, ARM):
        game.hit(place)
        spots.append(game.spot)
    assert spots == [(0, 5 * LENGTH), (0, 4 * LENGTH), (0, 3 * LENGTH), (0, 2 * LENGTH)]
    assert game.sentences[-1] == "Nahtha comes closer by a card length: 2 card lengths left."


def test_seven_damage_with_the_last_throw_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-GB5: 7 before she is there are enough."""
    game = Haunting(monkeypatch, "hard")
    game.hit(MISS, BODY, BODY, HEAD)
    outcome = GHOST_BRIDE.outcome(game.session)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (7,))
    assert outcome.sentence == "You win: Nahtha has taken 7 damage in 4 throws; score 7."
    assert GHOST_BRIDE.view(game.session, 0).rank == "won"


def test_six_damage_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-GB5: without 7 the game is lost when she reaches the player."""
    game = Haunting(monkeypatch, "hard")
    game.hit(HEAD, BODY, ARM)
    assert not game.is_over()
    game.hit(MISS)
    outcome = GHOST_BRIDE.outcome(game.session)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((), (6,))
    assert outcome.sentence == "You lose: Nahtha reaches you after 6 of 7 damage; score 6."
    assert GHOST_BRIDE.view(game.session, 0).rank == "lost"


@pytest.mark.parametrize(("level", "lengths"), [("easy", 6), ("normal", 5), ("hard", 4)])
def test_there_are_as_many_throws_as_lengths(monkeypatch: pytest.MonkeyPatch, level: str, lengths: int) -> None:
    """RX-GB6: from n lengths there are n throws, at n, n - 1 and so on down to 1."""
    game = Haunting(monkeypatch, level)
    distances = []
    while not game.is_over():
        distances.append(game.spot[1] // LENGTH)
        game.hit(MISS)
    assert distances == list(range(lengths, 0, -1))
    assert GHOST_BRIDE.view(game.session, 0).lengths == 0


def test_she_neither_attacks_nor_escapes(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-GB7: nothing but throws is ever asked, and every hit counts, though she knows how to turn ethereal."""
    assert "ethereal" in house_characters()["Nahtha"]
    game = Haunting(monkeypatch)
    kinds = set()
    while not game.is_over():
        kinds.add(game.session.asks[0].kind)
        game.hit(ARM)
    assert kinds == {"aim"}
    assert game.damage == 5
    told = [type(one.event).__name__ for one in game.told]
    assert set(told) == {"SoloBegan", "Tossed", "CameCloser", "SoloOver"}


def test_a_headshot_and_two_body_hits_win_on_the_third_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-E13: from 5 lengths there are five throws at most; 3 + 2 + 2 win on the third."""
    game = Haunting(monkeypatch)
    game.hit(HEAD, BODY)
    assert not game.is_over()
    game.hit(BODY)
    assert game.is_over()
    outcome = GHOST_BRIDE.outcome(game.session)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.sentence == "You win: Nahtha has taken 7 damage in 3 throws; score 13."
    assert game.spot == (0, 3 * LENGTH)  # she does not come closer any more


def test_to_win_earlier_is_always_better(monkeypatch: pytest.MonkeyPatch) -> None:
    soon = Haunting(monkeypatch)
    soon.hit(HEAD, BODY, BODY)
    late = Haunting(monkeypatch)
    late.hit(HEAD, ARM, BODY, HEAD)
    assert GHOST_BRIDE.score(soon.session) == 7 + 2 * 3
    assert GHOST_BRIDE.score(late.session) == 9 + 1 * 3


@pytest.mark.parametrize(
    ("skill", "spread", "miss"), [("expert", 600, 0), ("average", 1000, 0), ("beginner", 1600, 0), ("hand", 350, 30)]
)
def test_skills_are_those_of_the_big_game(monkeypatch: pytest.MonkeyPatch, skill: str, spread: int, miss: int) -> None:
    """RX-W3, RX-W9: the same spread, and only a hand says how it misses."""
    game = Haunting(monkeypatch, skill=skill)
    space = game.session.asks[0].options
    assert isinstance(space, Space)
    assert space.axes == (("x", -450, 450), ("y", 0, 660), ("power", -miss, miss), ("sway", -miss, miss))
    game.throw(MISS, aim=(1, 2, miss, -miss))
    (throw,) = game.throws
    assert (throw.spread, throw.power, throw.sway) == (spread, miss, -miss)


def test_a_throw_beyond_the_table_is_refused() -> None:
    session = GHOST_BRIDE.start(1)
    before = GHOST_BRIDE.encode(session)
    with pytest.raises(IllegalAnswer, match="a point in the space of x \\(-450 to 450\\), y \\(0 to 660\\)"):
        GHOST_BRIDE.answer(session, 0, len(session.asks[0].options))
    assert GHOST_BRIDE.encode(session) == before


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("level", "deadly", "There is no level “deadly”; choose from easy, normal, hard."),
        ("skill", "lucky", "There is no skill “lucky”; choose from expert, average, beginner, hand."),
        ("weapon", "sword", "Nahtha has no weapon “sword”; choose from scythe."),
    ],
)
def test_a_wrong_setup_is_refused(key: str, value: str, sentence: str) -> None:
    with pytest.raises(SetupError) as refused:
        GHOST_BRIDE.start(1, {**ghost_bride_setup(), key: value})
    assert str(refused.value) == sentence


def test_a_setup_without_a_character_is_refused() -> None:
    with pytest.raises(SetupError, match="has no character; give the text of one"):
        GHOST_BRIDE.start(1, {"level": "easy"})
    with pytest.raises(WildswingError, match="not TOML"):
        GHOST_BRIDE.start(1, {**ghost_bride_setup(), "character": "Nahtha"})


def test_another_character_can_be_the_bride(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = {**ghost_bride_setup(), "character": house_characters()["Badon"], "weapon": "whip"}
    game = Range(GHOST_BRIDE, setup, monkeypatch)
    x, y = 0, 5 * LENGTH
    game.throw((x, y + 2000, 0))  # only the lash lies over Badon
    assert game.session.thrown[0].worth == 0
    assert game.sentences[0] == "Badon is 5 card lengths away."


WINS = {"expert": (0.95, 0.98, 0.99), "average": (0.64, 0.77, 0.83), "beginner": (0.22, 0.30, 0.36)}
"""The share of games won from 4, 5 and 6 lengths, by the house throwing model."""

GAMES = 200


@pytest.mark.parametrize("skill", WINS)
def test_wins_come_as_often_as_the_model_says(skill: str) -> None:
    """RX-GB1, RX-W2: the levels are as hard as they were made."""
    for level, expected in zip(("hard", "normal", "easy"), WINS[skill], strict=True):
        setup = ghost_bride_setup(level, skill)
        won = 0
        for seed in range(GAMES):
            session = GHOST_BRIDE.start(seed, setup)
            while session.asks:
                space = session.asks[0].options
                y = GHOST_BRIDE.view(session, 0).target.y // 100
                GHOST_BRIDE.answer(session, 0, space.index((0, y - 8, 0, 0)))
            won += session.phase == "won"
        error = sqrt(expected * (1 - expected) / GAMES)
        assert abs(won / GAMES - expected) < 4 * error + 0.02


@pytest.mark.parametrize(
    ("hand", "why"), [((-20, 0), " (too early)"), ((0, 20), " (swaying to the right)"), ((0, 0), " (too short)")]
)
def test_a_miss_is_told_with_its_reason(monkeypatch: pytest.MonkeyPatch, hand: tuple[int, int], why: str) -> None:
    """RX-GB2, RX-W9: the tip of the scythe lies 24 mm before the top of her head."""
    game = Haunting(monkeypatch, skill="hand")
    x, y = game.spot
    top = max([y for zone in character_of(house_characters()["Nahtha"]).figure.zones for _, y in zone.shape])
    game.throw((x, y - top - 2400 - 3600, 0), aim=(0, y // 100, *hand))
    assert f"Throw 1: the scythe misses Nahtha by 24 mm{why}; 0 damage so far." in game.sentences


def test_a_hit_and_a_scythe_under_her_card_are_no_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    """RX-GB3, RX-A10."""
    game = Haunting(monkeypatch)
    game.hit(HEAD)
    game.throw(shifted(MISS, *game.spot), under=(0,))
    assert not [sentence for sentence in game.sentences if "misses" in sentence]
