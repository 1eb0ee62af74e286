"""Turns and actions: what a player may do, what it costs, and how the turn ends."""

import pytest

from tests.exceed.stage import Stage, side, stage, stage_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.events import ActionTaken, AttackRevealed

EDITIONS = ("standard", "undernight", "strive")
RYUS = ("Ryu", "Ryu")
MOVE_WORDS = (("standard", "Move"), ("undernight", "Move"), ("strive", "Walk"))

NOTHING_SPECIAL = side()

FULL_HAND = ("Grasp", "Grasp", "Cross", "Cross", "Assault", "Assault", "Dive")

TWO_CARDS = side("Grasp", "Cross", gauge=["Dive", "Dive"])

QUIET_ACTIONS = {
    "Prepare": ("Prepare",),
    "Move": ("Move to space 4", "Grasp from hand"),
    "Change Cards": ("Change Cards", "Grasp from hand", "That is all"),
    "Exceed": ("Exceed",),
    "Reshuffle": ("Reshuffle",),
    "Boost": ("Boost Fierce",),
    "text": ("Action", "Retreat 1"),
}
"""Every action without a strike that Ryu can take with these cards, and its answers."""

TAMER = """\
fighter Tamer
edition {edition}
exceed costs 1 gauge

basic
  action "Whistle" (1 force): draw 2.

special Leash
  range 1, power 3, speed 5
  boost Collar (continuous)
    action: discard this; draw 1.

special Sting
  range 1, power 3, speed 5
  boost Venom (instant)
    now: the opponent takes 2 damage; draw 1.

special Thorn
  range 1, power 3, speed 5
  boost Sacrifice (instant)
    now: take 2 damage; draw 1.
"""


def ryu_acts(one: SidePosition, edition: str = "standard", other: SidePosition = NOTHING_SPECIAL) -> Stage:
    return stage(one, other, RYUS, edition)


def tamer_acts(one: SidePosition, other: SidePosition, edition: str = "standard") -> Stage:
    text = TAMER.format(edition=edition)
    return stage_of((text, text), one, other, edition)


def move_costs(played: Stage) -> dict[int, int]:
    """Returns the spaces that the move action offers, each with its price in force."""
    moves = [label.split() for label in played.labels if label.startswith(("Move", "Walk"))]
    return {int(words[3]): int(words[4].strip("(")) for words in moves}


# --- One action, and the end of the turn ---


@pytest.mark.parametrize("action", QUIET_ACTIONS)
def test_a_turn_is_one_action(action: str) -> None:
    """EX-ACT-01: once an action is performed, the other player is asked for one."""
    played = ryu_acts(TWO_CARDS).answer(*QUIET_ACTIONS[action])
    assert played.asked == (1, "action")
    assert len(played.events(ActionTaken)) == 1


def test_an_action_must_be_chosen() -> None:
    """EX-ACT-01: passing is not among the options, not even with empty hands."""
    assert ryu_acts(side()).labels == [
        "Strike",
        "Prepare",
        "Reshuffle (your only one)",
        "Action: advance 1 or retreat 1.",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("action", QUIET_ACTIONS)
def test_a_turn_without_a_strike_ends_with_one_draw(action: str, edition: str) -> None:
    """EX-ACT-02, EX-ACT-08, EX-ACT-16: one card at the end of the turn, on top of what the action itself draws."""
    answers = [word.replace("Move", "Walk") if edition == "strive" else word for word in QUIET_ACTIONS[action]]
    played = ryu_acts(TWO_CARDS, edition)
    before = len(played.names(0, "deck"))
    played.answer(*answers)
    drawn_by_action = 1 if action in ("Prepare", "Change Cards") else 0
    assert before - len(played.names(0, "deck")) == drawn_by_action + 1


@pytest.mark.parametrize(
    ("fighter", "one", "answers"),
    [
        ("Ryu", side("Grasp"), ("Strike", "Grasp")),
        ("Ryu", side("Shoryuken", "Grasp"), ("Boost Overhead", "Grasp")),
        ("Hyde Kido", side("Block", "Grasp", boosts=["Cross"]), ("Boost Tech Hit", "Grasp")),
        ("Hyde Kido", side("Grasp"), ("Action", "Retreat 1", "Strike face up", "Grasp")),
        ("Sol Badguy", side("Grasp", gauge=["Dive", "Dive", "Cross"]), ("Exceed", "Dive", "Dive", "Grasp")),
    ],
    ids=["action", "continuous boost", "instant boost", "fighter's action", "exceed"],
)
def test_nobody_draws_at_the_end_of_a_turn_with_a_strike(
    fighter: str, one: SidePosition, answers: tuple[str, ...]
) -> None:
    """EX-ACT-03: whatever brought the strike about, neither player makes the draw."""
    played = stage(one, side("Cross"), (fighter, "Ryu"))
    decks = [len(played.names(seat, "deck")) for seat in (0, 1)]
    played.answer(*answers, "Cross")
    assert played.asked == (1, "action")
    assert [len(played.names(seat, "deck")) for seat in (0, 1)] == decks


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hand_is_cut_down_to_seven_cards_of_its_holders_choice(edition: str) -> None:
    """EX-ACT-02, EX-ACT-04: of nine cards two go, and their player says which."""
    played = ryu_acts(side(*FULL_HAND, deck=["Spike", "Sweep"]), edition).answer("Prepare")
    assert played.asked == (0, "hand limit")
    assert played.labels == ["Grasp", "Cross", "Assault", "Dive", "Spike", "Sweep"]
    played.answer("Dive", "Grasp")
    assert played.asked == (1, "action")
    assert sorted(played.names(0, "hand")) == ["Assault", "Assault", "Cross", "Cross", "Grasp", "Spike", "Sweep"]
    assert played.names(0, "discard") == ["Dive", "Grasp"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_the_player_whose_turn_ends_checks_the_hand(edition: str) -> None:
    """EX-ACT-04: nine cards in the other hand stay."""
    played = ryu_acts(side(), edition, side(*FULL_HAND, "Dive", "Spike")).answer("Prepare")
    assert played.asked == (1, "action")
    assert len(played.names(1, "hand")) == 9


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_hand_is_checked_after_the_draw(edition: str) -> None:
    """EX-ACT-05: with seven cards left by the action the draw makes eight, and the drawn card may be discarded."""
    played = ryu_acts(side(*FULL_HAND, deck=["Sweep"]), edition).answer("Action", "Retreat 1")
    assert played.asked == (0, "hand limit")
    played.answer("Sweep")
    assert played.asked == (1, "action")
    assert len(played.names(0, "hand")) == 7


def nine_cards_after_a_strike(edition: str) -> Stage:
    hand = (*FULL_HAND, "Dive", "Spike")
    return ryu_acts(side(*hand, "Spike"), edition, side(*hand, "Spike")).strike("Spike", "Spike")


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_checks_the_hand_after_a_strike(edition: str) -> None:
    """EX-ACT-07: nine cards stay in both hands; a contradiction of EX-ACT-06 is settled the same way."""
    played = nine_cards_after_a_strike(edition)
    assert played.asked == (1, "action")
    assert [len(played.names(seat, "hand")) for seat in (0, 1)] == [9, 9]


def test_the_other_reading_checks_the_hand_after_a_strike_too() -> None:
    """EX-ACT-06: where the hand is checked at the end of every turn, its player discards two of nine cards."""
    played = nine_cards_after_a_strike("standard, hand_checked_after_strike=yes")
    assert played.asked == (0, "hand limit")
    played.answer("Grasp", "Dive")
    assert played.asked == (1, "action")
    assert [len(played.names(seat, "hand")) for seat in (0, 1)] == [7, 9]


@pytest.mark.parametrize("edition", EDITIONS)
def test_prepare_draws_two_cards_in_all(edition: str) -> None:
    """EX-ACT-08: one for the action, one for the end of the turn."""
    played = ryu_acts(side(deck=["Spike", "Sweep", "Focus"]), edition).answer("Prepare")
    assert played.names(0, "hand") == ["Spike", "Sweep"]
    assert played.names(0, "deck")[0] == "Focus"


# --- Move and Walk ---


@pytest.mark.parametrize(("edition", "word"), MOVE_WORDS)
def test_moving_costs_one_force_a_space(edition: str, word: str) -> None:
    """EX-ACT-09, EX-ACT-12, EX-ACT-14: first the space is chosen, then one force is paid for each space."""
    played = ryu_acts(side("Grasp", "Cross", "Dive"), edition)
    assert move_costs(played) == {1: 2, 2: 1, 4: 1, 5: 2, 6: 3}
    played.answer(f"{word} to space 5")
    assert played.asked == (0, "pay")
    assert played.spaces == (3, 7)
    played.answer("Grasp", "Dive")
    assert played.spaces == (5, 7)
    assert played.names(0, "discard") == ["Grasp", "Dive"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_space_that_cannot_be_paid_for_is_not_offered(edition: str) -> None:
    """EX-ACT-09, EX-ACT-12, EX-ACT-14: one card leads one space far, and no card nowhere."""
    assert move_costs(ryu_acts(side("Grasp"), edition)) == {2: 1, 4: 1}
    assert move_costs(ryu_acts(side(), edition)) == {}


@pytest.mark.parametrize(("edition", "word"), MOVE_WORDS)
def test_passing_the_opponent_costs_one_force_more(edition: str, word: str) -> None:
    """EX-ACT-10, EX-ACT-13, EX-ACT-15: from 6 over the opponent on 3 to 2 are three spaces, and one force more."""
    played = ryu_acts(side(*FULL_HAND, space=6), edition, side(space=3))
    assert move_costs(played)[2] == 4
    assert move_costs(played)[4] == 2
    played.answer(f"{word} to space 2", "Grasp", "Grasp", "Cross", "Cross")
    assert played.spaces == (2, 3)
    assert len(played.names(0, "discard")) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_passing_is_offered_to_those_who_can_pay_for_it(edition: str) -> None:
    """EX-ACT-10, EX-ACT-13, EX-ACT-15: three cards do not lead from 6 over 3 to 2, four do."""
    three, four = FULL_HAND[:3], FULL_HAND[:4]
    assert sorted(move_costs(ryu_acts(side(*three, space=6), edition, side(space=3)))) == [4, 5, 7, 8, 9]
    assert sorted(move_costs(ryu_acts(side(*four, space=6), edition, side(space=3)))) == [2, 4, 5, 7, 8, 9]


@pytest.mark.parametrize("edition", EDITIONS)
def test_changing_sides_with_an_adjacent_opponent_costs_two_force(edition: str) -> None:
    """EX-ACT-09, EX-ACT-10, EX-ACT-13, EX-ACT-15: the opponent's own space counts for nothing."""
    played = ryu_acts(side(*FULL_HAND, space=4), edition, side(space=5))
    assert move_costs(played)[6] == 2


def test_the_dearer_reading_of_passing_can_be_played() -> None:
    """EX-ACT-13: with two force on top of the spaces the same ways cost 5 and 3."""
    edition = "undernight, passing_costs=2"
    assert move_costs(ryu_acts(side(*FULL_HAND, space=6), edition, side(space=3)))[2] == 5
    assert move_costs(ryu_acts(side(*FULL_HAND, space=4), edition, side(space=5)))[6] == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_moves_to_another_unoccupied_space(edition: str) -> None:
    """EX-ACT-12, EX-ACT-14: neither one's own space nor the opponent's can be chosen."""
    played = ryu_acts(side(*FULL_HAND, space=5), edition, side(space=6))
    assert sorted(move_costs(played)) == [1, 2, 3, 4, 7, 8, 9]


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_force_is_spent_on_movement_that_cannot_take_place(edition: str) -> None:
    """EX-ACT-11: nothing lies beyond the edge, nor beyond an opponent who stands there."""
    assert move_costs(ryu_acts(side(*FULL_HAND, space=8), edition, side(space=9))) == dict(
        zip(range(7, 0, -1), range(1, 8), strict=True)
    )
    assert 0 not in move_costs(ryu_acts(side(*FULL_HAND, space=1), edition, side(space=2)))


@pytest.mark.parametrize(
    ("edition", "space", "told"),
    [
        ("standard", 7, "(move, past the other fighter)."),
        ("standard", 4, "(move)."),
        ("undernight", 7, "(move, past the other fighter)."),
        ("undernight", 4, "(move)."),
        ("strive", 7, "(advance, past the other fighter)."),
        ("strive", 4, "(retreat)."),
    ],
)
def test_a_walk_is_an_advance_or_a_retreat(edition: str, space: int, told: str) -> None:
    """EX-ACT-14: the steps of a Walk are an advance, also past the opponent, or a retreat; those of a Move neither."""
    played = ryu_acts(side("Grasp", "Grasp", space=5), edition, side(space=6))
    played.answer(f"{dict(MOVE_WORDS)[edition]} to space {space}", *["Grasp"] * move_costs(played)[space])
    assert any(sentence.endswith(told) for sentence in played.sentences())


# --- Change Cards, Exceed, Reshuffle ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_change_cards_draws_as_many_cards_as_force_is_spent(edition: str) -> None:
    """EX-ACT-16, EX-ACT-17: an Ultra spent for two and a Normal draw three, and the turn one more."""
    played = ryu_acts(
        side("Metsu Hadoken", "Grasp", "Cross", deck=["Spike", "Sweep", "Focus", "Block", "Dive"]), edition
    )
    played.answer("Change Cards", "Metsu Hadoken from hand (2 Force)", "Grasp", "That is all")
    assert sorted(played.names(0, "hand")) == ["Block", "Cross", "Focus", "Spike", "Sweep"]
    assert played.names(0, "deck")[0] == "Dive"


@pytest.mark.parametrize("edition", EDITIONS)
def test_change_cards_spends_at_least_one_force(edition: str) -> None:
    """EX-ACT-16, EX-ACT-17: one cannot stop before the first card; without cards the action is not there."""
    assert not ryu_acts(side(), edition).offers("Change Cards")
    played = ryu_acts(side("Grasp", gauge=["Cross"]), edition).answer("Change Cards")
    assert played.labels == ["Grasp from hand (1 Force)", "Cross from gauge (1 Force)"]


def test_any_amount_can_be_read_as_none() -> None:
    """EX-ACT-17: with a minimum of 0 a turn can go by with the draw at its end alone."""
    played = ryu_acts(side(deck=["Spike", "Sweep"]), "undernight, change_cards_minimum=0").answer("Change Cards")
    assert played.asked == (1, "action")
    assert played.names(0, "hand") == ["Spike"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_force_is_spent_before_the_first_card_is_drawn(edition: str) -> None:
    """EX-ACT-18: no card is drawn, and so none can be spent again, until the payment is closed."""
    played = ryu_acts(side("Grasp", "Cross", deck=["Spike", "Sweep", "Focus"]), edition)
    played.answer("Change Cards", "Grasp")
    assert played.labels == ["That is all", "Cross from hand (1 Force)"]
    assert played.names(0, "deck")[0] == "Spike"
    played.answer("Cross")
    assert played.names(0, "hand") == ["Spike", "Sweep", "Focus"]


@pytest.mark.parametrize(
    ("fighter", "cost", "action"),
    [
        ("Ryu", 2, "Action: advance 1 or retreat 1; draw 1"),
        ("Linne", 1, "Downshift"),
        ("Faust", 2, "Action: look at the top 2"),
    ],
)
def test_exceed_costs_gauge_and_turns_the_fighter_over(fighter: str, cost: int, action: str) -> None:
    """EX-ACT-19: the printed number of gauge cards is discarded, and the ability of the other side is gained."""
    gauge = ("Grasp", "Cross", "Dive")
    assert not stage(side(gauge=gauge[: cost - 1]), side(), (fighter, "Ryu")).offers("Exceed")
    played = stage(side("Focus", gauge=gauge[:cost]), side(), (fighter, "Ryu"))
    assert not played.offers(action)
    played.answer("Exceed", *gauge[: cost - 1], "Prepare")
    assert sorted(played.names(0, "discard")) == sorted(gauge[:cost])
    assert played.sides[0].exceeded
    assert played.offers(action)


@pytest.mark.parametrize("edition", EDITIONS)
def test_reshuffle_makes_one_deck_of_deck_and_discard_pile(edition: str) -> None:
    """EX-ACT-20, EX-ACT-21: hand and gauge stay; of the new deck one card is drawn for the turn."""
    discard = ("Grasp", "Cross", "Dive")
    played = ryu_acts(side("Focus", gauge=["Block"], discard=discard), edition)
    whole = sorted(played.names(0, "deck") + list(discard))
    played.answer("Reshuffle")
    assert played.names(0, "discard") == []
    hand = played.names(0, "hand")
    hand.remove("Focus")
    assert len(hand) == 1
    assert sorted(played.names(0, "deck") + hand) == whole
    assert played.names(0, "gauge") == ["Block"]


def test_reshuffle_shuffles_the_whole_deck() -> None:
    """EX-ACT-20, EX-ACT-21: the order is left to chance, and the old one is lost."""
    orders = set()
    for seed in range(3):
        played = stage(side(discard=["Grasp"]), side(), RYUS, "standard", seed=seed)
        before = played.names(0, "deck")
        played.answer("Reshuffle")
        after = played.names(0, "deck")
        assert after[: len(before) - 5] != before[: len(before) - 5]
        orders.add(tuple(after))
    assert len(orders) == 3


# --- Boost and Strike ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boost_with_a_cost_is_paid_for(edition: str) -> None:
    """EX-ACT-22: one force for Way of the Warrior; the cost is the card's in a match of any edition."""
    played = ryu_acts(side("Metsu Hadoken", "Grasp"), edition).answer("Boost Way of the Warrior")
    assert played.asked == (0, "pay")
    assert played.labels == ["Grasp from hand (1 Force)"]
    played.answer("Grasp")
    assert played.names(0, "discard") == ["Grasp"]
    assert played.boosts(0) == ["Metsu Hadoken"]


def test_a_boost_that_cannot_be_paid_for_is_not_offered() -> None:
    """EX-ACT-22: the card does not pay for itself, though an Ultra gives force."""
    assert not ryu_acts(side("Metsu Hadoken")).offers("Boost")
    assert ryu_acts(side("Metsu Hadoken", gauge=["Grasp"])).offers("Boost Way of the Warrior")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boost_without_a_cost_is_free(edition: str) -> None:
    """EX-ACT-23: the only card in hand is played, and nothing is spent."""
    played = stage(side("Gun Flame"), side(), edition=edition).answer("Boost Rock you")
    assert played.asked == (1, "action")
    assert played.boosts(0) == ["Gun Flame"]
    assert played.names(0, "discard") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_strike_sets_reveals_and_resolves_two_attacks(edition: str) -> None:
    """EX-ACT-24: the attacker sets face down, then the defender; then both are revealed and done."""
    played = ryu_acts(side("Grasp", space=6), edition, side("Cross", life=20)).answer("Strike")
    assert played.asked == (0, "set")
    played.answer("Grasp")
    assert played.asked == (1, "set")
    strike = EXCEED.view(played.table, 1).strike
    assert strike is not None
    attack = strike.attacks[0]
    assert attack is not None
    assert (attack.card, attack.face_up) == ("", False)
    assert played.events(AttackRevealed) == []
    played.answer("Cross")
    assert len(played.events(AttackRevealed)) == 2
    played.answer("Push 2")
    assert played.lives == (30, 17)
    assert played.spaces == (6, 9)


# --- Actions of texts ---


def test_a_fighter_offers_an_action_of_its_own() -> None:
    """EX-ACT-25: Ryu takes a step for his action, so the turn ends with it."""
    played = ryu_acts(side(deck=["Spike"])).answer("Action", "Advance 1")
    assert played.spaces == (4, 7)
    assert played.asked == (1, "action")
    assert played.names(0, "hand") == ["Spike"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_action_of_a_text_may_have_a_cost(edition: str) -> None:
    """EX-ACT-25, EX-ACT-26: one force for two cards; without force the action is not there."""
    assert not tamer_acts(side(), side(), edition).offers("Whistle")
    played = tamer_acts(side("Grasp", deck=["Cross", "Dive", "Focus", "Block"]), side(), edition).answer("Whistle")
    assert played.asked == (0, "pay")
    assert played.names(0, "deck")[0] == "Cross"
    played.answer("Grasp")
    assert played.names(0, "discard") == ["Grasp"]
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Focus"]


def test_an_action_may_cost_gauge() -> None:
    """EX-ACT-26: two gauge for the action on Byakuya's other side, however full the hand is."""
    fighters = ("Byakuya", "Ryu")
    assert not stage(side(*FULL_HAND, exceeded=True, gauge=["Dive"]), side(), fighters).offers("Action")
    played = stage(side(exceeded=True, gauge=["Dive", "Dive"]), side(), fighters).answer("Action", "Do not")
    assert played.names(0, "gauge") == []
    assert len(played.names(0, "hand")) == 3


def test_the_actions_of_the_other_side_are_not_offered() -> None:
    """EX-ACT-19, EX-ACT-25: only the side that is up speaks."""
    labels = ryu_acts(side(exceeded=True)).labels
    assert [label for label in labels if label.startswith("Action")] == ["Action: advance 1 or retreat 1; draw 1."]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boost_in_play_offers_its_action_to_its_player(edition: str) -> None:
    """EX-ACT-25, EX-ACT-26: while Collar is in play its player may take its action, the opponent may not."""
    mine = side(boosts=["Leash"])
    assert not tamer_acts(side(), mine, edition).offers("Action")
    played = tamer_acts(mine, side(), edition).answer("Action")
    assert played.boosts(0) == []
    assert len(played.names(0, "hand")) == 2


# --- Losing ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_life_zero_loses_at_once(edition: str) -> None:
    """EX-ACT-27: the defender does not strike back, and nothing is cleaned up."""
    played = ryu_acts(side("Grasp", space=6), edition, side("Sweep", life=3)).strike("Grasp", "Sweep")
    played.answer("Push 1")
    assert played.over is not None
    assert played.over[0] == 0
    assert played.lives == (30, 0)
    assert played.names(0, "gauge") == []
    assert played.table.asks == ()


@pytest.mark.parametrize(("card", "boost", "winner"), [("Sting", "Venom", 0), ("Thorn", "Sacrifice", 1)])
def test_life_zero_by_an_effect_loses_at_once(card: str, boost: str, winner: int) -> None:
    """EX-ACT-27: outside a strike too, and by one's own effect too; the rest of the line is not done."""
    played = tamer_acts(side(card, life=2, deck=["Grasp"]), side(life=2)).answer(f"Boost {boost}")
    assert played.over is not None
    assert played.over[0] == winner
    assert played.names(0, "hand") == []


@pytest.mark.parametrize(("life", "over"), [(4, False), (3, True), (1, True)])
def test_one_life_is_enough_to_go_on(life: int, over: bool) -> None:
    """EX-ACT-27: three damage end the game at three life or less, not at four."""
    played = ryu_acts(side("Grasp", space=6), other=side("Sweep", life=life)).strike("Grasp", "Sweep")
    played.answer("Push 1")
    assert (played.over is not None) == over
    assert played.lives[1] == max(0, life - 3)
