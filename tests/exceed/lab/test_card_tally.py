"""Cards are counted in strikes that are played by hand."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.agents.random import RandomAgent
from wildswing.exceed.game import EXCEED
from wildswing.exceed.lab.card_tally import CardListener
from wildswing.exceed.matches import match_of
from wildswing.exceed.rules.events import (
    PARTS,
    AttackChecked,
    AttackRevealed,
    Damaged,
    GameOver,
    LifeChanged,
    Prioritized,
    StrikeEnded,
    TextResolved,
)
from wildswing.exceed.rules.losing import NO_LIFE, NOTHING_TO_DRAW
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import Event, Told

RYUS = ("Ryu", "Ryu")

BOMBER = """fighter Bomber
edition standard
exceed costs 2 gauge

special Fuse
  range 1, power 1, speed 9
  before: the opponent takes 3 damage.
  boost Powder (continuous)
    hit: the opponent takes 3 damage.

special Blast
  range 1-9, power 1, speed 8
  after: take 9 damage; the opponent takes 9 damage.
  boost Mine (instant)
    now: the opponent takes 3 damage.

special Torch
  range 1-9, power 1, speed 7
  boost Spark (continuous)
    your power is 5.

special Flask
  range 1-9, power 1, speed 1, guard 5
  before: take 2 damage.
  boost Drink (instant)
    now: gain 1 life.
"""
BOMBERS = (BOMBER, BOMBER)
OPEN = BOMBER.replace("speed 7\n", "speed 7\n  when you have set: turn your attack face up.\n")


def watched(played: Stage) -> CardListener:
    listener = CardListener()
    listener.heard = played.told
    return listener


def tallies(played: Stage) -> tuple[dict[str, tuple[int, int, int]], dict[str, tuple[int, int, int]]]:
    """Returns how often each card of a seat was set, hit and decided the game."""
    one, other = [
        {card.name: (card.set, card.hits, card.decided) for card in cards} for cards in watched(played).cards()
    ]
    return one, other


def test_an_attack_that_hits_and_one_that_is_stunned_before_it_can() -> None:
    played = stage(side("Grasp", space=4), side("Dive", space=5), RYUS).strike("Grasp", "Dive").answer("Push 1")
    assert played.over is None
    assert tallies(played) == ({"Grasp": (1, 1, 0)}, {"Dive": (1, 0, 0)})
    assert watched(played).distances() == ((0, 1), ())


def test_an_attack_out_of_range_is_set_and_does_not_hit() -> None:
    played = stage(side("Grasp", space=1), side("Sweep", space=9), RYUS).strike("Grasp", "Sweep")
    assert tallies(played) == ({"Grasp": (1, 0, 0)}, {"Sweep": (1, 0, 0)})
    assert watched(played).distances() == ((), ())


def test_the_same_card_in_two_strikes_counts_twice() -> None:
    played = stage(side("Cross", "Cross", space=3), side("Sweep", "Grasp", space=5), RYUS).strike("Cross", "Sweep")
    assert played.lives == (30, 27)  # Cross hits at 2, and Sweep does not reach who has retreated to 1
    played.answer("Strike", "Grasp", "Cross", "Do not")
    assert tallies(played) == ({"Cross": (2, 1, 0)}, {"Grasp": (1, 0, 0), "Sweep": (1, 0, 0)})
    assert watched(played).distances() == ((0, 0, 1), ())


def test_a_pair_counts_once() -> None:
    played = stage(side("Grasp", "Grasp", space=4), side("Sweep", space=5, life=4), RYUS)
    played.strike("EX Grasp", "Sweep").answer("Push 1")
    assert played.over == (0, NO_LIFE)  # power 3 and 1 for EX
    assert tallies(played) == ({"Grasp": (1, 1, 1)}, {"Sweep": (1, 0, 0)})


def test_a_wild_swing_counts_for_the_card_it_turns_up() -> None:
    played = stage(side("Grasp", space=4, deck=["Cross"]), side("Sweep", space=6), RYUS).strike("Wild Swing", "Sweep")
    assert tallies(played) == ({"Cross": (1, 1, 0)}, {"Sweep": (1, 0, 0)})


def test_an_invalid_attack_counts_as_set_and_so_does_what_replaces_it() -> None:
    one = side("Metsu Shoryuken", space=4, deck=["Cross"])
    played = stage(one, side("Sweep", space=5), RYUS).strike("Metsu Shoryuken", "Sweep")
    assert tallies(played)[0] == {"Cross": (1, 1, 0), "Metsu Shoryuken": (1, 0, 0)}


def test_the_same_card_in_place_of_an_invalid_one_counts_again() -> None:
    one = side("Metsu Shoryuken", space=4, deck=["Metsu Shoryuken", "Cross"])
    played = stage(one, side("Sweep", space=5), RYUS).strike("Metsu Shoryuken", "Sweep")
    assert tallies(played)[0] == {"Cross": (1, 1, 0), "Metsu Shoryuken": (2, 0, 0)}


def test_an_attack_that_a_text_turns_up_early_counts_once() -> None:
    played = stage_of((OPEN, BOMBER), side("Torch", space=4), side("Sweep", space=5))
    played.answer("Strike", "Torch", "Use it", "Sweep")
    assert len(played.events(AttackRevealed)) == 3
    assert tallies(played)[0] == {"Torch": (1, 1, 0)}


def test_a_further_attack_in_a_strike_counts_and_can_decide() -> None:
    one = side("Legendary Taunt", "Grasp", space=4, gauge=["Cross", "Cross"])
    played = stage(one, side("Sweep", space=5, life=3), ("Dan Hibiki", "Ryu"))
    played.answer("Strike", "Legendary Taunt", "Do not", "Sweep", "Advance 0", "Do not", "Attack", "Grasp", "Push 1")
    assert played.over == (0, NO_LIFE)
    assert tallies(played)[0] == {"Grasp": (1, 1, 1), "Legendary Taunt": (1, 0, 0)}


def test_the_slower_attack_decides_if_it_takes_the_last_life() -> None:
    played = stage_of(BOMBERS, side("Fuse", space=4, life=6), side("Sweep", space=5)).strike("Fuse", "Sweep")
    assert played.over == (1, NO_LIFE)
    assert tallies(played) == ({"Fuse": (1, 1, 0)}, {"Sweep": (1, 1, 1)})


def test_a_text_of_the_attack_decides_though_nothing_has_hit() -> None:
    played = stage_of(BOMBERS, side("Fuse", space=1), side("Sweep", space=9, life=3)).strike("Fuse", "Sweep")
    assert played.over == (0, NO_LIFE)
    assert tallies(played)[0] == {"Fuse": (1, 0, 1)}


def test_a_boost_takes_the_last_life_and_no_attack_decides() -> None:
    played = stage_of(BOMBERS, side("Blast"), side(life=3)).answer("Boost Mine")
    assert played.over == (0, NO_LIFE)
    assert tallies(played) == ({}, {})


@pytest.mark.parametrize(("life", "decided"), [(3, 0), (4, 1)])
def test_a_boost_in_a_strike_takes_the_last_life_or_leaves_it_to_the_attack(life: int, decided: int) -> None:
    """Powder deals 3 when the attack has hit, and then Assault deals 4."""
    one, other = side("Assault", space=4, boosts=["Fuse"]), side("Dive", space=5, life=life)
    played = stage_of(BOMBERS, one, other).strike("Assault", "Dive").answer("Powder")
    assert played.over == (0, NO_LIFE)
    assert tallies(played)[0] == {"Assault": (1, 1, decided)}


def test_power_that_another_text_replaces_is_still_the_attacks() -> None:
    played = stage_of(BOMBERS, side("Blast", space=4, boosts=["Torch"]), side("Sweep", space=5, life=5))
    played.strike("Blast", "Sweep")
    assert played.over == (0, NO_LIFE)
    assert tallies(played)[0] == {"Blast": (1, 1, 1)}


def test_when_both_would_fall_the_game_ends_with_the_first_and_his_own_text_decides_nothing() -> None:
    played = stage_of(BOMBERS, side("Blast", space=4, life=9), side("Sweep", space=5, life=9)).strike("Blast", "Sweep")
    assert played.over == (1, NO_LIFE)
    assert tallies(played) == ({"Blast": (1, 1, 0)}, {"Sweep": (1, 0, 0)})


def test_who_falls_by_his_own_text_after_a_hit_is_not_felled_by_it() -> None:
    played = stage_of(BOMBERS, side("Torch", space=4), side("Flask", space=5, life=3)).strike("Torch", "Flask")
    assert played.over == (0, NO_LIFE)
    assert tallies(played) == ({"Torch": (1, 1, 0)}, {"Flask": (1, 0, 0)})


def test_running_out_of_cards_is_decided_by_nothing() -> None:
    one = side("Grasp", space=4, reshuffled=True, rest="sealed cards")
    played = stage(one, side("Sweep", space=5), RYUS).strike("Grasp", "Sweep").answer("Push 1")
    while played.over is None:
        played.answer(played.labels[0])
    assert played.over == (1, NOTHING_TO_DRAW)
    assert [card.decided for side_ in watched(played).cards() for card in side_] == [0, 0]


def test_who_escapes_defeat_and_then_runs_out_of_cards_was_not_felled() -> None:
    knight = side("Flail", space=5, life=1, gauge=["Dive"], reshuffled=True, rest="sealed cards")
    played = stage(side("Cross", space=4), knight, ("Ryu", "Tinker Knight")).strike("Cross", "Flail")
    while played.over is None:
        played.answer(played.labels[0])
    assert played.over == (0, NOTHING_TO_DRAW)
    assert tallies(played)[0]["Cross"] == (1, 1, 0)


def test_the_tallies_of_whole_games_fit_what_was_told() -> None:
    agent = RandomAgent()
    for seed in range(6):
        listener = CardListener()
        table = EXCEED.start(seed, match_of("Sol Badguy", "Ky Kiske"), listener.heard)
        stream = Stream(seed)
        while table.asks:
            ask = table.asks[0]
            index = agent.choose(EXCEED, EXCEED.hide(table, ask.seat), ask, stream)
            EXCEED.answer(table, ask.seat, index, listener.heard)
        cards = listener.cards()
        (over,) = [told.event for told in listener.heard if isinstance(told.event, GameOver)]
        decided = [sum([card.decided for card in one]) for one in cards]
        assert decided == [int(over.reason == NO_LIFE and over.winner == seat) for seat in (0, 1)]
        assert all(card.hits <= card.set for one in cards for card in one)
        assert [sum(one) for one in listener.distances()] == [sum([card.hits for card in one]) for one in cards]


# --- What positions seldom show, from events alone ---


def revealed(seat: int, card: str) -> AttackRevealed:
    return AttackRevealed(seat, "", card, False, False)


def checked(seat: int, card: str, hit: bool = True) -> AttackChecked:
    return AttackChecked(seat, "", card, hit, 1, 1, "1", "")


def hurt(seat: int, giver: str, life: int = 0) -> Damaged:
    return Damaged(seat, "", 3, life, ((3, giver),), 0, ())


def done(seat: int, carrier: str) -> TextResolved:
    return TextResolved(seat, "", carrier, "")


NO_PARTS: PARTS = ()
FASTER = Prioritized(0, "", (NO_PARTS, NO_PARTS), ("", ""))
STRIKE_OVER = StrikeEnded(0, "", False)
LIFE_OUT = GameOver(0, "", "", NO_LIFE)


def decided(*events: Event) -> list[str]:
    """Returns the cards of the winner, seat 0, that decided the game."""
    listener = CardListener()
    listener.heard = [Told(event) for event in events]
    return [card.name for card in listener.cards()[0] if card.decided]


def test_a_further_attack_with_the_same_name_counts_again() -> None:
    listener = CardListener()
    listener.heard = [Told(event) for event in (revealed(0, "Jab"), FASTER, revealed(0, "Jab"), revealed(0, "Jab"))]
    assert [(card.name, card.set) for card in listener.cards()[0]] == [("Jab", 3)]


def test_a_blow_that_leaves_life_decides_nothing() -> None:
    assert decided(revealed(0, "Jab"), checked(0, "Jab"), hurt(1, "Jab", life=5), LIFE_OUT) == []


def test_a_blow_decides_nothing_if_life_was_gained_after_it() -> None:
    gained = LifeChanged(1, "", 8, 8, "gains")
    assert decided(revealed(0, "Jab"), checked(0, "Jab"), hurt(1, "Jab"), LIFE_OUT) == ["Jab"]
    assert decided(revealed(0, "Jab"), checked(0, "Jab"), hurt(1, "Jab"), gained, LIFE_OUT) == []


def test_who_has_no_life_and_runs_out_of_cards_before_that_counts_lost_for_want_of_cards() -> None:
    out_of_cards = GameOver(0, "", "", NOTHING_TO_DRAW)
    assert decided(revealed(0, "Jab"), checked(0, "Jab"), hurt(1, "Jab"), out_of_cards) == []


def test_what_happens_after_a_strike_is_not_its_doing() -> None:
    strike = (revealed(0, "Jab"), checked(0, "Jab"), hurt(1, "Jab", life=3))
    assert decided(*strike, STRIKE_OVER, hurt(1, "Thorns"), LIFE_OUT) == []


def test_damage_of_unknown_origin_counts_for_an_attack_only_after_its_own_hit() -> None:
    both = (revealed(0, "Jab"), revealed(1, "Jab"))
    assert decided(*both, checked(0, "Jab"), hurt(1, "Thorns"), LIFE_OUT) == ["Jab"]
    assert decided(*both, checked(0, "Jab", hit=False), hurt(1, "Thorns"), LIFE_OUT) == []
    assert decided(*both, checked(1, "Jab"), hurt(1, "Thorns"), LIFE_OUT) == []


def test_a_blow_is_the_winners_though_the_loser_has_read_the_same_card() -> None:
    both = (revealed(0, "Jab"), revealed(1, "Jab"))
    assert decided(*both, checked(0, "Jab"), done(1, "Jab"), hurt(1, "Jab"), LIFE_OUT) == ["Jab"]


def test_replaced_power_is_the_attacks_whatever_text_came_last() -> None:
    events = (revealed(0, "Jab"), checked(0, "Jab"), done(0, "Jab"), hurt(1, "Spark"))
    assert decided(*events, LIFE_OUT) == ["Jab"]


def test_the_losers_own_text_is_not_the_winners_card_of_that_name() -> None:
    both = (revealed(0, "Flask"), revealed(1, "Flask"))
    assert decided(*both, done(1, "Flask"), hurt(1, "Flask"), LIFE_OUT) == []
    assert decided(*both, done(0, "Flask"), hurt(1, "Flask"), LIFE_OUT) == ["Flask"]


def test_a_text_of_a_card_that_is_no_attack_in_this_strike_decides_nothing() -> None:
    earlier = (revealed(0, "Jab"), checked(0, "Jab", hit=False), STRIKE_OVER)
    assert decided(*earlier, revealed(0, "Kick"), done(0, "Jab"), hurt(1, "Jab"), LIFE_OUT) == []
