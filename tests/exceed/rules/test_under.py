"""Cards under a boost, and the start of the opponent's turn."""

import pytest

from tests.exceed.rules.test_texts import PLAIN, boost, fighter
from tests.exceed.stage import Stage, side, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.language.errors import FighterError
from wildswing.exceed.language.parser import parse
from wildswing.exceed.rules.piles import area
from wildswing.exceed.rules.zones import UNDER
from wildswing.kernel.chance import Stream

GATHERS = "start of the opponent's turn: put the top card of your deck under this."
GIVES = "when this leaves play: put the cards under this into your hand."
HOARD = boost(GATHERS, GIVES, kind="continuous")


def gathered(
    *cards: str, text: str = HOARD, deck: tuple[str, ...] = ("Grasp", "Cross", "Spike"), boosts: int = 1
) -> Stage:
    """Returns a game in which the opponent's turn has just begun, with boosts of the first player in play."""
    one = side(*cards, boosts=["Trick"] * boosts, deck=deck)
    return stage_of((fighter(text), PLAIN), one, side(deck=["Dive", "Cross"]), "standard").answer("Prepare")


def under(played: Stage) -> list[str]:
    return [played.table.book.cards[card].name for card in area(played.sides[0], UNDER)]


def test_the_start_of_the_opponents_turn_is_not_that_of_ones_own() -> None:  # EX-NOTION-START-01
    played = gathered()
    assert under(played) == ["Spike"]
    played.answer("Prepare")
    assert played.table.turn == 0
    assert under(played) == ["Spike"]


def test_what_the_turn_player_waits_with_comes_first() -> None:  # EX-NOTION-START-01, EX-CHAR-51
    own = fighter(says=("start of your turn: gain 1 life.",))
    one = side(boosts=["Trick"], deck=["Grasp", "Cross", "Spike"])
    played = stage_of((fighter(HOARD), own), one, side(life=20), "standard").answer("Prepare")
    told = played.sentences()
    at = [next(at for at, said in enumerate(told) if words in said) for words in ("gains 1 life", "under a boost")]
    assert at == sorted(at)


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_nobody_sees_a_card_under_a_boost_that_nobody_knew(seat: int) -> None:  # EX-NOTION-UNDER-01
    played = gathered()
    view = EXCEED.view(played.table, seat)
    assert view.sides[0].under == ("",)
    assert view.sides[0].boosts[0].under == 1
    assert "Spike" in view.sides[0].unseen
    assert not any("Spike" in said for said in played.sentences())


def test_who_knew_the_card_knows_it_under_the_boost() -> None:  # EX-NOTION-UNDER-01
    for line, seen in (("look at", [("Spike",), ("",), ("",)]), ("reveal", [("Spike",)] * 3)):
        peek = boost(f"now: {line} the top 2 cards of your deck.", name="Peek")
        one = side("Peek", boosts=["Trick"], deck=["Cross", "Spike"])
        played = stage_of((fighter(HOARD, peek), PLAIN), one, side(), "standard").answer("Boost Peekery")
        assert [EXCEED.view(played.table, seat).sides[0].under for seat in (0, 1, -1)] == seen


def test_imagining_deals_what_lies_under_a_boost_anew() -> None:  # EX-NOTION-UNDER-01
    played = gathered()
    stream = Stream(1)
    worlds = [EXCEED.imagine(played.table, seat, stream) for seat in (0, 1) for _ in range(12)]
    assert len({world.sides[0].under[0].covered for world in worlds}) > 4
    for world in worlds:
        there = world.sides[0]
        held = there.hand + there.deck + there.discard + there.under[0].covered + (there.boosts[0].card,)
        assert sorted(held) == sorted(played.table.book.decks[0])


def test_a_hand_gets_what_lay_under_the_boost_that_leaves_alone() -> None:  # EX-NOTION-UNDER-02
    played = gathered("Dive", deck=("Grasp", "Cross", "Spike", "Focus", "Sweep"), boosts=2)
    assert under(played) == ["Spike", "Focus"]
    played.answer("Prepare").answer("Boost Tech")
    hand = played.names(0, "hand")
    assert ("Spike" in hand) is not ("Focus" in hand)
    named = [one for one in played.told if "from under a boost to" in one.event.sentence()]
    assert [one.audience for one in named] == [(0,), (1, -1)]


def test_two_boosts_with_different_piles_are_told_apart() -> None:  # EX-NOTION-UNDER-02
    one = side("Dive", "Trick", boosts=["Trick"], deck=["Grasp", "Cross", "Spike", "Focus", "Sweep", "Block"])
    played = stage_of((fighter(HOARD), PLAIN), one, side(), "standard")
    played.answer("Prepare").answer("Prepare").answer("Boost Trickery")
    played.answer(played.labels[0]).answer("Prepare").answer("Boost Tech")
    assert len(played.labels) == 2


@pytest.mark.parametrize("lines", [(GATHERS,), (GATHERS, "when this leaves play: gain 1 life.")])
def test_what_no_line_takes_away_is_discarded(lines: tuple[str, ...]) -> None:  # EX-NOTION-UNDER-03
    played = gathered("Dive", text=boost(*lines, kind="continuous")).answer("Prepare").answer("Boost Tech")
    assert sorted(played.names(0, "discard")) == ["Dive", "Spike", "Trick"]
    assert played.sides[0].under == ()


def test_each_line_about_leaving_is_done_though_the_first_has_emptied_the_pile() -> None:  # EX-NOTION-UNDER-03
    text = boost(GATHERS, GIVES, "when this leaves play: take 2 damage.", kind="continuous")
    played = gathered("Dive", text=text).answer("Prepare").answer("Boost Tech")
    played.answer(next(label for label in played.labels if "under" in label))
    assert (played.lives[0], "Spike" in played.names(0, "hand")) == (28, True)


def test_a_card_of_the_opponent_is_discarded_instead() -> None:  # EX-NOTION-UNDER-04
    text = boost("start of the opponent's turn: put the top card of the opponent's deck under this.", kind="continuous")
    played = gathered(text=text)
    assert (played.names(1, "discard"), played.sides[0].under) == (["Dive"], ())


def test_an_empty_deck_puts_nothing_there() -> None:  # EX-NOTION-UNDER-01
    one = side(boosts=["Trick"], deck=["Grasp", "Cross"], rest="discard pile")
    played = stage_of((fighter(HOARD), PLAIN), one, side(), "standard").answer("Prepare")
    assert (played.sides[0].under, played.sides[0].reshuffled) == ((), False)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (boost("now: put the top card of your deck under this."), "belongs to boosts that stay"),
        (boost("now: put this under this.", kind="continuous"), "covers other cards"),
        (boost("now: reveal the cards under this.", kind="continuous"), "can be put into an area"),
    ],
)
def test_only_a_boost_that_stays_covers_cards(text: str, says: str) -> None:
    with pytest.raises(FighterError, match=says):
        parse(fighter(text), "a file")


@pytest.mark.parametrize(("here", "there", "ends"), [(3, 6, 5), (3, 4, 1), (6, 5, 8), (3, 5, 5)])
def test_a_pull_to_a_range_goes_past_the_puller_if_the_opponent_is_nearer(here: int, there: int, ends: int) -> None:
    """EX-NOTION-RANGE-04."""
    text = fighter(boost("now: pull to range 2."))
    played = stage_of((text, PLAIN), side("Trick", space=here), side(space=there), "standard").answer("Boost Trickery")
    assert played.spaces[1] == ends
