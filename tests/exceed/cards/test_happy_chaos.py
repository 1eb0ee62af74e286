"""Play reports of Happy Chaos: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Cheap Shot,   ultra,   3, 1 gauge, 1-4, 0, 6, 0, 0, Super Focus, instant,    free, yes
    Gun Down,     ultra,   3, 1 gauge, 2-5, 3, 5, 0, 0, Curse,       continuous, free, no
    Steady Aim,   ultra,   3, 1 gauge, 3-8, 4, 2, 0, 6, Drift,       instant,    free, no
    At the Ready, special, 2, free,    1-2, 2, 6, 0, 0, Love You,    continuous, free, no
    Fire,         special, 3, free,    2-5, 2, 4, 0, 0, Scapegoat,   continuous, free, no
"""

THREE = ["Grasp", "Grasp", "Slash"]


def against_ky(chaos: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(chaos, ky, fighters=("Happy Chaos", "Ky Kiske"), turn=turn)


def strike(played: Stage, attack: str, reply: str, text: str = "Do not use it") -> Stage:
    """Strikes with Happy Chaos, who is asked about the text of any attack, since Steady Aim has one."""
    return in_turn(played.answer("Strike", attack, text, reply))


def in_turn(played: Stage) -> Stage:
    """Does lines in the order in which they are listed, and answers where there is only one answer."""
    while played.asked[1] == "order" or len(played.labels) == 1:
        played.answer(played.labels[0])
    return played


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Happy Chaos")
    with_boost = [card for card in book.cards if card.owner == 0 and card.boost is not None]
    cards = [row_of(card) for card in with_boost if card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


# --- The fighter ---


def test_a_hit_may_seal_an_ultra_from_hand_for_power_and_the_next_turn() -> None:
    """EX-CHAR-16: other cards are not on offer."""
    chaos = side("Grasp", "Cross", "Cheap Shot", "Gun Down", space=6)
    played = strike(against_ky(chaos, side("Dive")), "Cross", "Dive")
    assert played.asked == (0, "choose")
    played.answer("Seal 1 ultra")
    assert sorted(played.labels) == ["Cheap Shot", "Gun Down"]
    played.answer("Gun Down")
    assert damage(played) == [(1, 4, 4)]
    assert played.names(0, "sealed") == ["Gun Down"]
    assert sorted(played.names(0, "hand")) == ["Cheap Shot", "Grasp"]
    assert played.turn == 0


def test_a_hit_need_not_seal() -> None:
    played = strike(against_ky(side("Cross", "Gun Down", space=5), side("Dive")), "Cross", "Dive").answer("Do not")
    assert damage(played) == [(1, 3, 3)]
    assert played.names(0, "sealed") == []
    assert played.turn == 1


def test_an_attack_that_misses_seals_nothing() -> None:
    played = strike(against_ky(side("Cross", "Gun Down", space=1), side("Focus")), "Cross", "Focus")
    assert played.asked == (1, "action")
    assert played.names(0, "hand") == ["Gun Down"]


# --- Exceeding: Deus Ex Machina ---


def exceed(reply: str, space: int = 3, hand: tuple[str, ...] = ()) -> Stage:
    chaos = side(*hand, gauge=THREE, space=space, sealed=["Gun Down", "Fire"], deck=["Dive"], rest="discard pile")
    return in_turn(against_ky(chaos, side(reply)).answer("Exceed", "Slash"))


def test_exceeding_costs_three_gauge_and_strikes_with_the_printed_attack() -> None:
    """EX-EXC-09, EX-EXC-10, EX-CHAR-21: nobody sets for Happy Chaos; Ky knows what comes."""
    assert not against_ky(side(gauge=THREE[1:]), side()).offers("Exceed")
    played = exceed("Focus", hand=("Cross",))
    assert played.sides[0].exceeded
    assert played.names(0, "gauge") == []
    assert played.asked == (1, "set")
    assert "Deus Ex Machina" in " ".join(played.sentences())


def test_deus_ex_machina_hits_shuffles_the_sealed_cards_back_and_draws_three() -> None:
    """EX-EXC-11, EX-EXC-12: he reverts, and nothing goes to gauge or discard for the attack."""
    played = exceed("Dust").answer("Dust")
    assert speeds(played) == (4, 3)
    assert damage(played)[0] == (1, 4, 4)
    assert sorted(played.names(0, "hand")) == ["Dive", "Fire", "Gun Down"]
    assert played.names(0, "sealed") == played.names(0, "gauge") == []
    assert not any("Deus" in name for name in played.names(0, "discard"))
    assert not played.sides[0].exceeded
    assert played.turn == 1


def test_deus_ex_machina_that_misses_leaves_the_sealed_cards() -> None:
    played = exceed("Block", space=1).answer("Block")
    assert checks(played)[0] == "Deus Ex Machina (1-5) misses at 6"
    assert played.names(0, "sealed") == ["Gun Down", "Fire"]
    assert played.names(0, "hand") == played.names(0, "gauge") == []
    assert not played.sides[0].exceeded


def test_deus_ex_machina_has_guard_five() -> None:
    played = exceed("Cross", space=5).answer("Cross")
    assert guard(played, 0) == 5
    assert 0 not in stunned(played)
    assert not played.sides[0].exceeded


def test_the_exceeded_side_does_not_seal_on_a_hit() -> None:
    played = exceed("Dust", hand=("Steady Aim",)).answer("Dust")
    assert damage(played)[0] == (1, 4, 4)
    assert "Steady Aim" in played.names(0, "hand")
    assert played.turn == 1


def test_a_stunned_happy_chaos_reverts_too() -> None:
    """EX-FAQ-10: cleanup is done whether stunned or not."""
    ky = side("Slash", boosts=["Ride the Lightning", "Grasp"])  # 4 power and 1 of each boost
    played = against_ky(side(gauge=THREE, space=6), ky).answer("Exceed", "Slash", "Slash")
    in_turn(played)
    assert stunned(played) == [0]
    assert not played.sides[0].exceeded


# --- Cheap Shot ---


def cheap_shot(reply: str, *hand: str) -> Stage:
    chaos = side("Cheap Shot", *hand, gauge=["Dive"])
    return strike(against_ky(chaos, side(reply, "Dive", "Dive", "Grasp")), "Cheap Shot", reply)


@pytest.mark.parametrize(("choice", "ends"), [("Push 1", 8), ("Pull 1", 6)])
def test_cheap_shot_moves_the_opponent_and_deals_nothing(choice: str, ends: int) -> None:
    """No damage stuns nobody, so no card is discarded."""
    played = cheap_shot("Grasp")
    assert checks(played)[-1] == "Cheap Shot (1-4) hits at 4"
    assert played.labels == ["Push 1", "Pull 1"]
    in_turn(played.answer(choice))
    assert played.spaces == (3, ends)
    assert damage(played) == [(1, 0, 0)]
    assert sorted(played.names(1, "hand")) == ["Dive", "Dive", "Grasp"]
    assert played.names(0, "gauge") == ["Cheap Shot"]


def test_cheap_shot_that_stuns_makes_the_opponent_discard_two() -> None:
    """With the power of a sealed ultra; Ky chooses the cards."""
    played = cheap_shot("Grasp", "Gun Down").answer("Push 1", "Seal 1 ultra")
    in_turn(played)
    assert stunned(played) == [1]
    assert played.asked[0] == 1
    assert sorted(played.labels) == ["Dive", "Grasp"]
    played.answer("Dive", "Grasp")
    assert played.names(1, "hand") == ["Dive"]
    assert played.asked == (0, "action")
    assert played.spaces == (3, 8)


def test_super_focus_takes_a_sealed_card_and_goes_to_gauge() -> None:
    """EX-CANCEL-07: that card can pay for the Cancel."""
    chaos = side("Cheap Shot", sealed=["Gun Down", "Fire"])
    played = against_ky(chaos, side()).answer("Boost Super Focus")
    assert sorted(played.labels) == ["Fire", "Gun Down"]
    played.answer("Fire")
    assert played.names(0, "hand") == ["Fire"]
    assert played.names(0, "sealed") == ["Gun Down"]
    assert played.names(0, "gauge") == ["Cheap Shot"]
    assert played.offers("Cancel")


# --- Gun Down ---


def test_gun_down_ignores_guard_takes_a_card_and_seals_itself() -> None:
    chaos = side("Gun Down", gauge=["Dive"])
    played = strike(against_ky(chaos, side("Sweep", "Dive", "Grasp")), "Gun Down", "Sweep")
    assert played.asked[0] == 1
    assert sorted(played.labels) == ["Dive", "Grasp"]
    in_turn(played.answer("Dive"))
    assert damage(played) == [(1, 3, 3)]
    assert stunned(played) == [1]
    assert played.names(1, "hand") == ["Grasp"]
    assert played.names(0, "sealed") == ["Gun Down"]
    assert played.names(0, "gauge") == []


def test_gun_down_seals_itself_after_a_miss() -> None:
    played = strike(against_ky(side("Gun Down", gauge=["Dive"], space=6), side("Block")), "Gun Down", "Block")
    assert checks(played)[0] == "Gun Down (2-5) misses at 1"
    assert played.names(0, "sealed") == ["Gun Down"]
    assert played.names(0, "discard") == ["Dive"]


@pytest.mark.parametrize(("choice", "ends"), [("Retreat 1", 4), ("Retreat 2", 3)])
def test_curse_retreats_and_may_strike_for_one_force(choice: str, ends: int) -> None:
    played = against_ky(side("Gun Down", "Cross", "Dive", space=5), side("Block")).answer("Boost Curse")
    assert played.labels == ["Retreat 1", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (ends, 7)
    played.answer("Spend 1 force", "Dive from hand")
    assert played.asked == (0, "set")
    assert played.boosts(0) == ["Gun Down"]


def test_curse_may_wait() -> None:
    played = against_ky(side("Gun Down", "Dive"), side()).answer("Boost Curse", "Retreat 1", "Do not")
    assert played.boosts(0) == ["Gun Down"]
    assert played.asked == (1, "action")


@pytest.mark.parametrize(("space", "zone"), [(5, "gauge"), (1, "discard")])
def test_curse_goes_to_gauge_with_a_hit(space: int, zone: str) -> None:
    played = against_ky(side("Cross", space=space, boosts=["Gun Down"]), side("Block"))
    strike(played, "Cross", "Block")
    assert sorted(played.names(0, zone)) == ["Cross", "Gun Down"]


# --- Steady Aim ---


@pytest.mark.parametrize(("text", "power", "amount"), [("Use it", 6, 6), ("Do not use it", 4, 2)])
def test_steady_aim_turned_face_up_hits_harder_through_armor(text: str, power: int, amount: int) -> None:
    """EX-CHAR-19."""
    played = strike(against_ky(side("Steady Aim", gauge=["Dive"]), side("Block")), "Steady Aim", "Block", text)
    assert damage(played) == [(1, power, amount)]
    assert played.names(0, "sealed") == ["Steady Aim"]
    assert played.names(0, "gauge") == []


def test_steady_aim_is_known_to_ky_once_face_up() -> None:
    played = against_ky(side("Steady Aim", gauge=["Dive"]), side("Block")).answer("Strike", "Steady Aim", "Use it")
    assert played.asked == (1, "set")
    assert any("Steady Aim" in sentence for sentence in played.sentences())


def test_steady_aim_in_answer_to_a_strike_stays_face_down() -> None:
    """EX-CHAR-60."""
    played = against_ky(side("Steady Aim", gauge=["Dive"]), side("Block"), turn=1)
    in_turn(played.strike("Block", "Steady Aim"))
    assert damage(played) == [(1, 4, 2)]
    assert checks(played)[0] == "Steady Aim (3-8) hits at 4"


def test_a_swung_steady_aim_cannot_be_turned_face_up() -> None:
    played = in_turn(against_ky(side(gauge=["Dive"], deck=["Steady Aim"]), side("Block")).answer("Strike"))
    assert played.asked == (1, "set")
    in_turn(played.answer("Block", "Pay"))
    assert damage(played) == [(1, 4, 2)]


def test_steady_aim_has_guard_six() -> None:
    chaos = side("Steady Aim", gauge=["Dive"], space=4)
    played = strike(against_ky(chaos, side("Stun Edge")), "Steady Aim", "Stun Edge").answer("Advance 0")
    assert guard(played, 0) == 6
    assert stunned(played) == []


def test_drift_that_passes_gives_another_action_and_seals_itself() -> None:
    """EX-CHAR-22."""
    played = against_ky(side("Steady Aim", space=5), side()).answer("Boost Drift")
    assert played.spaces == (9, 7)
    assert played.names(0, "sealed") == ["Steady Aim"]
    assert played.asked == (0, "action")


def test_drift_that_does_not_pass_ends_the_turn() -> None:
    played = against_ky(side("Steady Aim"), side()).answer("Boost Drift")
    assert played.spaces == (6, 7)
    assert played.names(0, "sealed") == ["Steady Aim"]
    assert played.asked == (1, "action")


# --- At the Ready ---


def at_the_ready(space: int = 5) -> Stage:
    chaos = side("At the Ready", space=space, sealed=["Gun Down", "Fire"], deck=["Dive", "Grasp", "Slash"])
    return strike(against_ky(chaos, side("Dust")), "At the Ready", "Dust")


def test_at_the_ready_draws_two() -> None:
    played = at_the_ready()
    assert len(played.labels) == 2
    in_turn(played.answer("Draw 2"))
    assert sorted(played.names(0, "hand")) == ["Dive", "Grasp"]
    assert damage(played)[0] == (1, 2, 2)


def test_at_the_ready_takes_a_sealed_card() -> None:
    """It may then be sealed again by the same hit."""
    played = at_the_ready().answer("Put 1 card")
    assert sorted(played.labels) == ["Fire", "Gun Down"]
    in_turn(played.answer("Gun Down", "Seal 1 ultra"))
    assert sorted(played.names(0, "sealed")) == ["Fire", "Gun Down"]
    assert damage(played)[0] == (1, 3, 3)


def test_at_the_ready_that_misses_does_nothing() -> None:
    played = at_the_ready(4)
    assert checks(played)[0] == "At the Ready (1-2) misses at 3"
    assert played.names(0, "hand") == []


def test_love_you_gives_one_power() -> None:
    played = against_ky(side("At the Ready", "Cross", space=5, deck=["Dive"]), side("Dust"))
    played.answer("Boost Love You", "Do not")
    assert played.boosts(0) == ["At the Ready"]
    in_turn(played.strike("Dust", "Cross"))
    assert damage(played)[0] == (1, 4, 4)


def test_love_you_may_discard_any_continuous_boost_for_one_force() -> None:
    """EX-BOOST-07: its own among them, for it is in play already."""
    chaos = side("At the Ready", "Cross", boosts=["Fire"])
    played = in_turn(against_ky(chaos, side(boosts=["Dust"])).answer("Boost Love You", "Spend 1 force"))
    assert played.labels == ["Happy Chaos's Scapegoat", "Happy Chaos's Love You", "Ky Kiske's Faultless Defense"]
    played.answer("Ky Kiske's Faultless Defense")
    assert played.boosts(1) == []
    assert played.names(1, "discard") == ["Dust"]
    assert played.names(0, "discard") == ["Cross"]
    assert sorted(played.boosts(0)) == ["At the Ready", "Fire"]
    assert played.asked == (1, "action")


# --- Fire ---


@pytest.mark.parametrize(("paid", "power"), [([], 2), (["Dive"], 3), (["Dive", "Cross", "Grasp"], 5)])
def test_fire_takes_up_to_three_force_for_power_and_cards(paid: list[str], power: int) -> None:
    """EX-CHAR-36."""
    chaos = side("Fire", "Dive", "Cross", "Grasp", "Focus", deck=["Slash", "Slash", "Dust", "Dust"])
    played = strike(against_ky(chaos, side("Sweep")), "Fire", "Sweep")
    for card in paid:
        played.answer(f"{card} from hand")
    if len(paid) < 3:
        played.answer("That is all")
    in_turn(played)
    assert damage(played)[0] == (1, power, power)
    assert len(played.names(0, "hand")) == 4
    assert sorted(played.names(0, "discard")) == sorted(paid)


@pytest.mark.parametrize(("spent", "life"), [(0, 30), (1, 29), (3, 27)])
def test_scapegoat_draws_for_life(spent: int, life: int) -> None:
    """EX-CHAR-27; then the draw of the turn."""
    played = against_ky(side("Fire"), side()).answer("Boost Scapegoat")
    assert len(played.labels) == 4
    played.answer(played.labels[spent])
    assert played.lives == (life, 30)
    assert len(played.names(0, "hand")) == spent + 1
    assert played.boosts(0) == ["Fire"]


def test_scapegoat_gives_two_armor() -> None:
    played = against_ky(side("Sweep", space=5, boosts=["Fire"]), side("Cross"), turn=1)
    in_turn(played.strike("Cross", "Sweep"))
    assert damage(played)[0] == (0, 3, 1)
