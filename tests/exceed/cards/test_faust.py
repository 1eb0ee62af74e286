"""Play reports of Faust: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

FOUR = ["Cross", "Cross", "Dive", "Dive"]

PRINTED = """
    W-W-What Could This Be?, ultra, 2, 2 gauge, 2-5, 3, 6, 0, 0, Alone Infection/Destructive Goodwill, instant, free, no
    Bone-Crushing Excitement, ultra,   2, 4 gauge,   1, 7, 3, 0, 0, Mini Faust,          continuous, free, no
    Snip Snip Snip,           special, 2, free,      1, 3, 6, 0, 0, Afro,                continuous, free, yes
    Scarecrow,                special, 2, free,      1, 4, 4, 0, 0, 100t Weight/Hammer,  continuous, free, no
    Love,                     special, 2, free,    2-4, 4, 4, 0, 0, Fanfare/Trumpet,     continuous, free, yes
    Thrust,                   special, 2, free,    1-5, 4, 3, 0, 4, Banana Peel/Donut,   continuous, free, yes
    Mix Mix Mix,              special, 2, free,    1-2, 4, 2, 0, 5, Bomb/Meteors,        continuous, free, no
"""


def against_ky(faust: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(faust, ky, fighters=("Faust", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Faust")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


# --- The fighter ---


def test_the_action_plays_the_top_card_as_a_boost_and_strikes() -> None:
    """EX-CHAR-42, EX-CHAR-03: the gift is in play in the strike that follows."""
    played = against_ky(side("Cross", space=5, deck=["Sweep", "Dive"]), side("Dust")).answer("Action")
    assert played.boosts(0) == ["Sweep"]
    assert played.asked == (0, "set")
    played.answer("Cross", "Dust")
    assert damage(played) == [(1, 4, 4)]  # Badass makes the Cross EX
    assert played.names(0, "hand") == []
    assert played.turn == 1


def test_the_action_performs_an_instant_boost_and_discards_it() -> None:
    played = against_ky(side("Cross", deck=["Slash"]), side()).answer("Action")
    assert played.spaces == (6, 7)
    assert played.names(0, "discard") == ["Slash"]
    assert played.asked == (0, "set")


def test_a_boost_of_the_action_cannot_be_cancelled() -> None:
    """EX-CANCEL-05: Dash is cancelable, but it was not played with the Boost action."""
    played = against_ky(side("Cross", deck=["Slash"], gauge=["Dive"]), side()).answer("Action")
    assert played.labels == ["Cross", "Wild Swing"]


def test_the_action_without_a_deck_still_strikes() -> None:
    """EX-FAQ-25: the part about the top card does nothing and does not reshuffle."""
    played = against_ky(side("Cross", discard=["Dive"], rest="discard pile"), side()).answer("Action")
    assert played.asked == (0, "set")
    assert not played.sides[0].reshuffled
    assert played.boosts(0) == []


@pytest.mark.parametrize(("chosen", "other"), [("Sweep", "Dust"), ("Dust", "Sweep")])
def test_the_exceeded_action_plays_one_of_two_and_discards_the_other(chosen: str, other: str) -> None:
    played = against_ky(side("Cross", deck=["Sweep", "Dust", "Grasp"], exceeded=True), side()).answer("Action")
    assert sorted(played.labels) == ["Dust", "Sweep"]
    played.answer(chosen)
    assert played.boosts(0) == [chosen]
    assert played.names(0, "discard") == [other]
    assert played.names(0, "deck")[0] == "Grasp"
    assert played.asked == (0, "set")


def test_exceeding_costs_two_gauge_and_does_nothing_else() -> None:
    """EX-EXC-02, EX-EXC-03."""
    assert not against_ky(side(gauge=["Dive"]), side()).offers("Exceed")
    played = against_ky(side(gauge=["Dive", "Dive"], deck=["Grasp"]), side()).answer("Exceed")
    assert played.sides[0].exceeded
    assert played.names(0, "discard") == ["Dive", "Dive"]
    assert played.names(0, "hand") == ["Grasp"]
    assert played.asked == (1, "action")


# --- W-W-What Could This Be? ---


def what(deck: list[str], reply: str, rest: str = "deck") -> Stage:
    """Strikes with W-W-What Could This Be? over these cards."""
    faust = side("W-W-What Could This Be?", gauge=["Dive", "Dive"], deck=deck, rest=rest)
    return against_ky(faust, side(reply)).strike("W-W-What Could This Be?", reply)


def test_what_could_this_be_plays_and_sustains_two_cards() -> None:
    """EX-CHAR-42, EX-CHAR-45: Badass and Mini Faust count for the attack, and both stay."""
    played = what(["Sweep", "Bone-Crushing Excitement", "Grasp"], "Dust")
    assert checks(played)[0] == "W-W-What Could This Be? (2-6) hits at 4"
    assert played.names(0, "deck")[0] == "Grasp"
    assert damage(played)[0] == (1, 5, 5)
    assert played.names(0, "gauge") == ["W-W-What Could This Be?"]
    assert played.boosts(0) == ["Sweep", "Bone-Crushing Excitement"]


def test_what_could_this_be_performs_an_instant_boost() -> None:
    """Dash brings Faust beside Ky, where the attack does not reach."""
    played = what(["Slash", "Dust"], "Block")
    assert checks(played)[0] == "W-W-What Could This Be? (2-5) misses at 1"
    assert played.boosts(0) == ["Dust"]
    assert "Slash" in played.names(0, "discard")


def test_what_could_this_be_plays_the_last_card_of_a_deck() -> None:
    """EX-FAQ-25: there is no second one, and no reshuffle for it."""
    played = what(["Dust"], "Block", rest="sealed cards")
    assert played.boosts(0) == ["Dust"]
    assert not played.sides[0].reshuffled


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 8), ("Retreat 2", 3)])
def test_alone_infection_moves_two_and_draws(choice: str, space: int) -> None:
    faust = side("W-W-What Could This Be?", "Grasp", space=5, deck=["Dive", "Sweep"])
    played = against_ky(faust, side()).answer("Boost Alone Infection")
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == ["Dive", "Grasp", "Sweep"]
    assert played.names(0, "discard") == ["W-W-What Could This Be?"]
    assert played.asked == (1, "action")


# --- Bone-Crushing Excitement ---


def crush(faust: int, ky: int, reply: str, turn: int = 0) -> Stage:
    """Strikes, Faust on one space with Bone-Crushing Excitement and Ky on another with the reply."""
    sets = ["Bone-Crushing Excitement", reply]
    played = against_ky(side(sets[0], gauge=FOUR, space=faust), side(reply, space=ky), turn=turn)
    return played.answer("Strike", *(sets if turn == 0 else sets[::-1]), "Dive", "Dive")


def test_bone_crushing_excitement_cannot_be_hit_by_a_faster_attack() -> None:
    """EX-CHAR-31: a Grasp beside Faust misses; the advance has no room behind Ky."""
    played = crush(8, 9, "Grasp")
    assert checks(played) == ["Grasp (1) misses at 1", "Bone-Crushing Excitement (1) hits at 1"]
    assert played.spaces == (8, 9)
    assert played.lives == (30, 23)


@pytest.mark.parametrize(("faust", "reply", "life"), [(7, "Dust", 25), (8, "Focus", 26)])
def test_bone_crushing_excitement_is_hit_by_an_equal_or_slower_attack(faust: int, reply: str, life: int) -> None:
    """Ky strikes, so the Dust of the same speed goes first; the Focus prevents 2 of 7 damage and answers."""
    assert crush(faust, 9, reply, turn=1).lives[0] == life


@pytest.mark.parametrize(("space", "ends"), [(3, 6), (4, 8)])
def test_bone_crushing_excitement_advances_three(space: int, ends: int) -> None:
    """From range 4 to the near side, from range 3 past Ky: both times beside him."""
    played = crush(space, 7, "Block")
    assert played.spaces == (ends, 7)
    assert damage(played) == [(1, 7, 5)]
    assert played.names(0, "discard") == ["Dive", "Dive", "Cross", "Cross"]


def test_mini_faust_gives_reach_to_faust_and_power_to_both() -> None:
    """EX-CHAR-56: each attack has 1 power more; EX-CHAR-41: +0~1 range for Faust alone."""
    faust = side("Bone-Crushing Excitement", "Sweep", space=3)
    played = against_ky(faust, side("Stun Edge")).answer("Boost Mini Faust")
    assert played.boosts(0) == ["Bone-Crushing Excitement"]
    played.strike("Stun Edge", "Sweep").answer("Advance 0")
    assert checks(played) == ["Stun Edge (2-6) hits at 4", "Sweep (1-4) hits at 4"]
    assert damage(played) == [(0, 4, 4), (1, 7, 7)]
    assert played.boosts(0) == []


# --- Snip Snip Snip ---


def test_snip_snip_snip_becomes_a_boost_of_the_opponent() -> None:
    """EX-CHAR-43, EX-CHAR-56: it stays there and does not go to gauge; nothing is drawn for it."""
    played = against_ky(side("Snip Snip Snip", space=6), side("Focus")).strike("Snip Snip Snip", "Focus")
    assert damage(played) == [(1, 3, 1)]
    assert stunned(played) == [1]
    assert played.boosts(1) == ["Snip Snip Snip"]
    assert played.boosts(0) == played.names(0, "gauge") == played.names(0, "discard") == []
    assert played.names(1, "hand") == []


def test_a_given_afro_takes_the_opponents_guard_and_returns_to_fausts_discards() -> None:
    """EX-ZONE-19, A-08: 1 damage is more than the guard 0 of a Focus."""
    ky = side("Focus", boosts=["the opponent's Snip Snip Snip"])
    played = against_ky(side("Cross", space=5), ky).strike("Cross", "Focus")
    assert guard(played, 1) <= 0
    assert stunned(played) == [1]
    assert played.boosts(1) == []
    assert played.names(0, "discard") == ["Snip Snip Snip"]
    assert played.names(1, "discard") == ["Focus"]


def test_snip_snip_snip_that_missed_is_discarded() -> None:
    played = against_ky(side("Snip Snip Snip", space=5), side("Block")).strike("Snip Snip Snip", "Block")
    assert checks(played)[0] == "Snip Snip Snip (1) misses at 2"
    assert played.names(0, "discard") == ["Snip Snip Snip"]
    assert played.boosts(1) == []


def test_afro_draws_two_and_takes_six_guard() -> None:
    faust = side("Snip Snip Snip", "Sweep", space=5, deck=["Dive", "Grasp", "Slash"])
    played = against_ky(faust, side("Cross")).answer("Boost Afro")
    assert sorted(played.names(0, "hand")) == ["Dive", "Grasp", "Slash", "Sweep"]
    played.strike("Cross", "Sweep")
    assert guard(played, 0) == 0
    assert stunned(played) == [0]


# --- Scarecrow ---


@pytest.mark.parametrize(("boosts", "speed", "power"), [([], 4, 4), (["Dust"], 2, 6), (["Dust", "Mix Mix Mix"], 2, 6)])
def test_scarecrow_is_heavier_and_slower_with_a_boost_in_play(boosts: list[str], speed: int, power: int) -> None:
    """It closes as far as it can; a second boost changes nothing."""
    played = against_ky(side("Scarecrow", space=1, boosts=boosts), side("Focus")).strike("Scarecrow", "Focus")
    assert speeds(played) == (speed, 1)
    assert played.spaces == (6, 7)
    assert damage(played)[0][:2] == (1, power)


def test_scarecrow_does_not_count_the_opponents_boosts() -> None:
    played = against_ky(side("Scarecrow"), side("Focus", boosts=["Dust"])).strike("Scarecrow", "Focus")
    assert speeds(played) == (4, 1)
    assert damage(played)[0] == (1, 4, 2)


def test_100t_weight_pushes_retreats_and_draws() -> None:
    played = against_ky(side("Scarecrow", space=3, deck=["Dive", "Grasp"]), side()).answer("Boost 100t Weight")
    assert played.spaces == (2, 8)
    assert sorted(played.names(0, "hand")) == ["Dive", "Grasp"]
    assert played.boosts(0) == ["Scarecrow"]


@pytest.mark.parametrize(("space", "zone"), [(5, "gauge"), (3, "discard")])
def test_100t_weight_goes_to_gauge_with_a_hit(space: int, zone: str) -> None:
    played = against_ky(side("Cross", space=space, boosts=["Scarecrow"]), side("Block")).strike("Cross", "Block")
    assert sorted(played.names(0, zone)) == ["Cross", "Scarecrow"]


# --- Love ---


def test_love_may_discard_a_boost_of_faust_for_two_power() -> None:
    """Ky's boost is not on offer; then Faust retreats."""
    faust = side("Love", space=5, boosts=["Sweep", "Dust"])
    played = against_ky(faust, side("Block", boosts=["Focus"])).strike("Love", "Block")
    played.answer("Discard 1 continuous boost of yours")
    assert played.labels == ["Faust's Badass", "Faust's Faultless Defense"]
    played.answer("Faust's Faultless Defense")
    assert damage(played) == [(1, 7, 5)]  # with the 1 of Badass
    assert played.names(0, "discard") == ["Dust", "Sweep"]
    assert played.spaces == (4, 7)


def test_love_may_keep_the_boost() -> None:
    played = against_ky(side("Love", space=5, boosts=["Dust"]), side("Block")).strike("Love", "Block").answer("Do not")
    assert damage(played) == [(1, 4, 2)]
    assert played.spaces == (4, 7)


@pytest.mark.parametrize(("space", "hits"), [(6, False), (5, True), (3, True), (2, False)])
def test_love_without_a_boost_asks_nothing(space: int, hits: bool) -> None:
    played = against_ky(side("Love", space=space), side("Block", boosts=["Focus"])).strike("Love", "Block")
    assert checks(played)[0] == f"Love (2-4) {'hits' if hits else 'misses'} at {7 - space}"
    assert played.spaces == (space - 1, 7)


def test_fanfare_makes_the_next_attack_ex() -> None:
    played = against_ky(side("Love", "Cross", space=5), side("Sweep", "Dive", "Focus")).answer("Boost Fanfare")
    assert played.asked == (1, "choose")
    assert played.labels == ["Spend 2 force", "Do not"]
    played.answer("Do not")
    assert played.boosts(0) == ["Love"]
    played.strike("Sweep", "Cross")
    assert speeds(played) == (7, 2)
    assert damage(played)[0] == (1, 4, 4)


def test_the_opponent_may_pay_two_force_against_fanfare() -> None:
    played = against_ky(side("Love"), side("Sweep", "Dive", "Focus")).answer("Boost Fanfare", "Spend 2 force")
    played.answer("Dive", "Sweep")
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["Love"]
    assert played.names(1, "hand") == ["Focus"]


def test_an_opponent_without_two_force_cannot_pay_against_fanfare() -> None:
    played = against_ky(side("Love"), side("Sweep")).answer("Boost Fanfare")
    assert played.labels == ["Do not"]
    played.answer("Do not")
    assert played.boosts(0) == ["Love"]


# --- Thrust ---


@pytest.mark.parametrize(
    ("space", "ends", "power"),
    [
        (4, 7, 7),  # pulled beside Faust, hit harder and pushed back
        (5, 2, 7),  # pulled past Faust to the other side, and pushed on
        (6, 4, 4),  # pulled past Faust to range 2
        (2, 5, 4),
    ],
)
def test_thrust_pulls_two_and_hits_harder_at_range_1(space: int, ends: int, power: int) -> None:
    played = against_ky(side("Thrust", space=space), side("Sweep")).strike("Thrust", "Sweep")
    assert speeds(played) == (3, 2)
    assert damage(played)[0] == (1, power, power)
    assert played.spaces == (space, ends)


def test_thrust_misses_at_range_6() -> None:
    played = against_ky(side("Thrust", space=1), side("Block")).strike("Thrust", "Block")
    assert checks(played)[0] == "Thrust (1-5) misses at 6"
    assert played.spaces == (1, 7)


@pytest.mark.parametrize(("faust", "ky", "spaces"), [("Grasp", "Sweep", (5, 7)), ("Sweep", "Grasp", (4, 6))])
def test_banana_peel_makes_the_first_attacker_slip_and_is_gone(faust: str, ky: str, spaces: tuple[int, int]) -> None:
    """EX-FAQ-29, EX-FAQ-30: whoever attacks first advances; the other one is not touched."""
    played = against_ky(side("Thrust", faust, space=4), side(ky)).answer("Boost Banana Peel")
    assert played.boosts(0) == ["Thrust"]
    played.strike(ky, faust)
    assert played.spaces == spaces
    assert checks(played) == ["Grasp (1) misses at 2", "Sweep (1-3) hits at 2"]
    assert played.boosts(0) == []
    assert "Thrust" in played.names(0, "discard")


# --- Mix Mix Mix ---


@pytest.mark.parametrize(
    ("before", "after", "spaces", "hits"),
    [
        ("Advance 2", "Retreat 2", (3, 7), True),
        ("Retreat 2", "Advance 2", (3, 7), False),
        ("Advance 2", "Advance 2", (8, 7), True),
    ],
)
def test_mix_mix_mix_moves_two_before_and_after(before: str, after: str, spaces: tuple[int, int], hits: bool) -> None:
    played = against_ky(side("Mix Mix Mix", space=3), side("Block")).strike("Mix Mix Mix", "Block")
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(before)
    assert checks(played)[0].startswith(f"Mix Mix Mix (1-2) {'hits' if hits else 'misses'}")
    assert played.labels == ["Advance 2", "Retreat 2"]
    played.answer(after)
    assert played.spaces == spaces


def test_bomb_draws_two_and_waits() -> None:
    played = against_ky(side("Mix Mix Mix", deck=["Dive", "Grasp", "Slash"]), side()).answer("Boost Bomb")
    assert sorted(played.names(0, "hand")) == ["Dive", "Grasp", "Slash"]
    assert played.boosts(0) == ["Mix Mix Mix"]
    assert played.lives == (30, 30)


@pytest.mark.parametrize(("faust", "ky", "lives"), [("Grasp", "Focus", (27, 30)), ("Focus", "Grasp", (30, 27))])
def test_bomb_hurts_the_first_attacker_and_is_gone(faust: str, ky: str, lives: tuple[int, int]) -> None:
    """EX-FAQ-29, EX-FAQ-30: both attacks miss at range 6."""
    played = against_ky(side(faust, space=1, boosts=["Mix Mix Mix"]), side(ky)).strike(faust, ky)
    assert played.lives == lives
    assert played.boosts(0) == []
    assert played.names(0, "discard")[0] == "Mix Mix Mix"


def test_bomb_that_comes_out_of_the_second_attack_hurts_whoever_makes_it() -> None:
    """EX-FAQ-29, EX-FAQ-30: the first attack was over before it lay there, so its text waits for the second."""
    ultra = "W-W-What Could This Be?"
    one = side(ultra, space=1, gauge=["Dive", "Dive"], deck=["Mix Mix Mix", "Dust", "Cross", "Slash"])
    played = against_ky(one, side("Grasp")).strike(ultra, "Grasp")
    assert (speeds(played), played.lives) == ((6, 7), (27, 27))
    assert "Mix Mix Mix" in played.names(0, "discard")


def test_bomb_does_not_kill() -> None:
    """EX-CHAR-28."""
    played = against_ky(side("Focus", space=1, boosts=["Mix Mix Mix"]), side("Grasp", life=2)).strike("Focus", "Grasp")
    assert played.lives == (30, 1)
    assert played.over is None
