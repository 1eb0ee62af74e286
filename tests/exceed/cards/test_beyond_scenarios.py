"""What no scenario can say of a card: how a deck lies, what is known, what agents and forecasts make of it."""

from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.agents.chart import chart_of
from wildswing.exceed.agents.outlook import usable_cards
from wildswing.exceed.evaluation import evaluate
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.forecast import forecast


def dan_against_ryu(dan: SidePosition, ryu: SidePosition) -> Stage:
    return stage(dan, ryu, fighters=("Dan Hibiki", "Ryu"))


def test_secret_technique_shuffles_the_deck_and_leaves_the_draw() -> None:
    """EX-SHUF-09: the shuffle is not the reshuffle."""
    played = dan_against_ryu(side("Legendary Taunt"), side())
    before = played.names(0, "deck")
    before.remove("Gadouken")
    played.answer("Boost Secret Technique", "Gadouken")
    assert played.names(0, "deck") != before
    assert sorted(played.names(0, "deck")) == sorted(before)
    played.answer("Do not")
    assert len(played.names(0, "hand")) == 2
    assert not played.sides[0].reshuffled


def test_a_free_shisso_buraiken_counts_for_agents_and_forecasts() -> None:
    """EX-CHAR-39: what costs nothing is a threat without gauge, unless another card is held."""
    free = dan_against_ryu(side("Shisso Buraiken", space=6), side("Spike", space=7)).table
    dear = dan_against_ryu(side("Shisso Buraiken", "Block", space=6), side("Spike", space=7)).table
    card = free.sides[0].hand[0]
    assert [usable_cards(table, 0, chart_of(table.book)) == [card] for table in (free, dear)] == [True, False]
    assert [forecast(EXCEED.hide(table, 0), 0, 0, card).is_unpaid for table in (free, dear)] == [False, True]
    assert evaluate(free, 0) > evaluate(dear, 0)


def test_a_copy_that_was_known_in_hand_is_known_there_no_more() -> None:
    """EX-ZONE-03, EX-CHAR-10: both cards of a transformation leave the hand openly."""
    geoffrey = side("Inquisition", "Inquisition", "Cross", deck=["Dive"])
    played = stage(geoffrey, side(), fighters=("Geoffrey", "Ryu"))
    played.sides[0].seen_hand = played.sides[0].hand
    played.answer("Boost Compulsive Purification")
    names = [played.table.book.cards[card].name for card in played.sides[0].seen_hand]
    assert names == ["Cross"]


def test_the_opening_hand_has_two_more_cards() -> None:
    """EX-CHAR-24: Goldlewis has 7 cards as the first player, 8 as the second; Ky has 5 or 6."""
    sizes = set()
    for seed in range(6):
        table = EXCEED.start(seed, match_of("Goldlewis Dickinson", "Ky Kiske", "strive"))
        sizes.add((table.first, len(table.sides[0].hand), len(table.sides[1].hand)))
    assert sizes == {(0, 7, 6), (1, 8, 5)}


def ouroboros(token: str) -> Stage:
    """Returns a strike in which Hazama has paid for a token on space 6, before Ryu sets."""
    played = stage(side("Cross", "Dive", space=5), side("Block"), fighters=("Hazama", "Ryu"))
    return played.answer("Strike", "Cross", "Spend 1 force", "Dive from hand", f'Put "{token} Ouroboros"', "Space 6")


def test_ryu_does_not_see_which_ouroboros_it_is() -> None:
    """EX-CHAR-13: it lies face down."""
    true, false = ouroboros("True").table, ouroboros("False").table
    assert EXCEED.view(true, 1) == EXCEED.view(false, 1)
    assert EXCEED.view(true, 0) != EXCEED.view(false, 0)
