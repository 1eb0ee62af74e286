"""Cards that lie on spaces as tokens, and boosts that are put on a space."""

import pytest

from tests.exceed.rules.test_texts import PLAIN, attack, boost, fighter, struck
from tests.exceed.stage import Stage, side, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language.errors import FighterError
from wildswing.exceed.language.parser import parse
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.knowledge import unseen
from wildswing.kernel.chance import Stream

PLANT = boost('now: put 1 card from your hand on any space as "Rod".', name="Plant")
TOP = boost('now: put the top card of your discard pile on any space as "Rod".', name="Bury")


def played(line: str, one: SidePosition, other: SidePosition | None = None, edition: str = "standard") -> Stage:
    """Returns a game in which an instant boost with a line has just been played."""
    texts = (fighter(boost(line), PLANT, TOP, token="Rod"), PLAIN)
    return stage_of(texts, one, side(space=7) if other is None else other, edition).answer("Boost Trickery")


def rods(game: Stage) -> list[tuple[str, int]]:
    return sorted([(game.table.book.cards[one.card].name, one.space) for one in game.sides[0].laid])


def test_a_card_lies_open_on_a_space_beside_others() -> None:  # EX-NOTION-LAID-01
    texts = (fighter(PLANT, token="Rod"), PLAIN)
    one = side("Plant", "Grasp", space=3, tokens=[("Cross", 5)], deck=["Dive"])
    game = stage_of(texts, one, side(space=7), "standard").answer("Boost Plantery").answer("Space 5")
    assert rods(game) == [("Cross", 5), ("Grasp", 5)]
    for seat in (0, 1, -1):
        view = EXCEED.view(game.table, seat).sides[0]
        assert sorted([(laid.card, laid.token, laid.space) for laid in view.laid]) == [
            ("Cross", "Rod", 5),
            ("Grasp", "Rod", 5),
        ]
        assert view.tokens == (("Rod", 5), ("Rod", 5))
    cards = game.table.book.cards
    assert [cards[card].name for card in unseen(EXCEED.hide(game.table, 1), 0)].count("Grasp") == 1


def test_an_imagined_table_leaves_them_where_they_lie() -> None:  # EX-NOTION-LAID-01
    game = played("now: draw 1.", side("Trick", tokens=[("Cross", 5)]))
    for seat in (0, 1):
        assert EXCEED.imagine(game.table, seat, Stream(3)).sides[0].laid == game.sides[0].laid


def test_the_boost_of_a_card_on_a_space_is_not_in_play() -> None:  # EX-NOTION-LAID-01
    line = "if you have a boost in play: +3 power."
    one = side("Blow", tokens=[("Grasp", 5)])
    game = struck(fighter(attack(line), PLANT, token="Rod"), PLAIN, one, side("Block"), "Blow", "Block")
    assert game.total(0, "power") == 2  # neither Fierce nor the line


def test_with_no_card_nothing_is_put_there() -> None:  # EX-NOTION-LAID-01
    game = played(
        'now: put the top card of your discard pile on any space as "Rod"; unless you did, gain 2 life.',
        side("Trick", life=20),
    )
    assert (rods(game), game.lives[0]) == ([], 22)


def test_an_attack_that_becomes_a_token_leaves_play_at_once() -> None:  # EX-NOTION-LAID-01
    text = fighter(
        attack('hit: put this on a space in range as "Rod".', stats="range 1-2, power 5, speed 9"), token="Rod"
    )
    game = struck(text, PLAIN, side("Blow", space=3), side("Block", space=4), "Blow", "Block")
    assert sorted(game.labels) == ["Space 1", "Space 2", "Space 4", "Space 5"]
    game.answer("Space 5")
    assert rods(game) == [("Blow", 5)]
    assert (game.lives[1], game.names(0, "gauge"), game.names(0, "discard")) == (30, [], [])


@pytest.mark.parametrize(("spaces", "life"), [((7, 7, 5), 24), ((5,), 20), ((), 20)])
def test_each_card_counts_as_one(spaces: tuple[int, ...], life: int) -> None:  # EX-NOTION-LAID-02
    names = ["Cross", "Grasp", "Dive"]
    one = side("Trick", life=20, tokens=list(zip(names, spaces, strict=False)))
    game = played('now: for each "Rod" in the opponent\'s space: gain 2 life.', one)
    assert game.lives[0] == life


def test_removing_discards_the_card_that_its_player_picks() -> None:  # EX-NOTION-LAID-03
    one = side("Trick", tokens=[("Cross", 7), ("Grasp", 7), ("Dive", 5)], deck=["Spike"])
    game = played('now: remove "Rod" in the opponent\'s space.', one)
    assert game.labels == ["Cross on space 7", "Grasp on space 7"]
    game.answer("Grasp on space 7")
    assert (rods(game), game.names(0, "discard")) == ([("Cross", 7), ("Dive", 5)], ["Grasp", "Trick"])


def test_what_is_removed_is_it() -> None:  # EX-NOTION-LAID-03
    one = side("Trick", tokens=[("Cross", 7)], deck=["Spike"])
    game = played('now: remove "Rod"; put it into your gauge.', one)
    assert (rods(game), game.names(0, "gauge"), game.names(0, "discard")) == ([], ["Cross"], ["Trick"])


def test_a_text_may_keep_them_from_being_removed() -> None:  # EX-NOTION-LAID-03
    texts = (fighter(boost('now: remove "Rod".'), PLANT, token="Rod", says=('"Rod" cannot be removed.',)), PLAIN)
    game = stage_of(texts, side("Trick", tokens=[("Cross", 7)]), side(), "standard").answer("Boost Trickery")
    assert rods(game) == [("Cross", 7)]


@pytest.mark.parametrize("edition", ["standard", "strive"])
def test_a_boost_put_on_a_space_is_discarded_like_others(edition: str) -> None:  # EX-NOTION-LAID-04
    """D-01: whether or not it lies in play while its text is done."""
    text = boost(
        "now: put this on any space; draw 1.",
        "hit, if this space is in the opponent's space: +3 power.",
        kind="continuous",
    )
    one = side("Trick", "Blow", space=6, deck=["Dive", "Cross"])
    texts = (fighter(text, attack()), PLAIN)
    game = stage_of(texts, one, side("Spike", space=7), edition).answer("Boost Trickery").answer("Space 7")
    assert [(boost_.space, len(game.names(0, "hand"))) for boost_ in game.sides[0].boosts] == [(7, 3)]
    game.answer("Prepare").strike("Blow", "Spike")
    assert (game.total(0, "power"), game.sides[0].boosts) == (5, ())


@pytest.mark.parametrize(("here", "labels"), [(3, ["Space 2", "Space 6"]), (9, ["Space 2", "Space 8"])])
def test_a_token_in_the_opponents_space_is_reached_beside_it(here: int, labels: list[str]) -> None:
    """EX-NOTION-TOKEN-14."""
    one = side("Trick", space=here, tokens=[("Cross", 7), ("Grasp", 2)])
    game = played('now: move to "Rod".', one)
    assert game.labels == labels
    assert game.answer(labels[1]).spaces[0] == int(labels[1][-1])


def test_without_a_token_nobody_moves() -> None:  # EX-NOTION-TOKEN-14
    assert played('now: move to "Rod".', side("Trick", space=3)).spaces[0] == 3


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('now: put 2 cards from your hand on any space as "Rod".', "one card at a time"),
        ('now: put the top card of the opponent\'s deck on any space as "Rod".', "one card at a time"),
        ("now: put 1 card from your hand on any space.", "as tokens"),
        ('now: put 1 card from your hand on any space as "Pole".', "no token of this file"),
    ],
)
def test_one_card_of_ones_own_becomes_a_token(line: str, says: str) -> None:
    with pytest.raises(FighterError, match=says):
        parse(fighter(boost(line), token="Rod"), "a file")
