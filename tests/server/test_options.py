"""Options of Exceed say where their card lies, also where a text says what is set."""

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.server.protocol import About

GAMBLER = """
fighter Gambler
edition strive
exceed costs 2 gauge

basic
  action: strike with 1 random card from your hand.

special Coin
  range 1, power 1, speed 1
  when you have set: may draw 1.
"""


def abouts(played: Stage) -> list[About]:
    """Returns what the options of the open question mean to a picture."""
    return list(EXCEED.about(played.ask, EXCEED.hide(played.table, played.ask.seat)))


def test_cards_that_a_text_lets_be_set_lie_in_their_area() -> None:
    one = side("Grasp", gauge=["Cross", "Dive", "Focus"], exceeded=True)
    played = stage(one, side(), ("Hyde Kido", "Linne")).answer("Action (1 gauge)", "Cross from gauge")
    assert abouts(played) == [
        {"how": "gauge", "card": "Dive", "zone": "gauge"},
        {"how": "gauge", "card": "Focus", "zone": "gauge"},
    ]


def test_a_random_card_is_no_certain_one() -> None:
    played = stage_of((GAMBLER, GAMBLER), side("Grasp", "Coin"), side()).answer("Action: strike with 1 random")
    assert abouts(played) == [{"how": "random"}]


def test_a_text_for_the_attack_just_set_is_used_or_not() -> None:
    played = stage_of((GAMBLER, GAMBLER), side("Coin"), side()).answer("Strike", "Coin")
    assert played.asked == (0, "set text")
    assert abouts(played) == [{"yes": False}, {"yes": True}]


def verbs(played: Stage) -> list[str]:
    """Returns what buttons on the things say that the options of the open question are about."""
    return list(EXCEED.worded(played.table, played.ask).verbs)


def test_a_boost_action_that_discards_a_second_copy_says_so() -> None:
    """EX-CHAR-10."""
    played = stage(side("Inquisition", "Inquisition", "Cross"), side(), ("Geoffrey", "Ryu"))
    boosts = [(about["card"], verb) for about, verb in zip(abouts(played), verbs(played), strict=True) if verb]
    assert boosts == [("Inquisition", "Transform"), ("Cross", "Boost")]


def test_an_attack_that_would_become_a_wild_swing_is_marked() -> None:
    played = stage(side("Drill Arm", "Drill Arm"), side("Block"), ("Tinker Knight", "Ryu")).answer("Strike")
    card = {"card": "Drill Arm", "zone": "hand"}
    assert abouts(played) == [{"how": "card", **card}, {"how": "EX", **card, "unpaid": True}, {"how": "swing"}]
    assert verbs(played) == ["Attack", "EX: becomes a wild swing", ""]
