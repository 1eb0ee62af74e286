"""Play reports of Anji: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, shown, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Issei Ougi: Sai,    ultra,   2, 3 gauge, 1-3, 3, 3, 3, 3, Fuuga,                 continuous, free, yes
    Kachoufuugetsu Kai, ultra,   2, 2 gauge, 1-2, 0, 3, 0, 0, Matsuri -Rock Parade-, instant,    free, no
    Fuujin,             special, 2, free,    1-2, 3, 5, 0, 3, Zessen,                continuous, free, yes
    Nagiha,             special, 2, free,    1-2, 3, 4, 1, 3, Issokutobi,            instant,    free, no
    Kou,                special, 2, free,    1-2, 4, 3, 0, 4, Shin: Ichishiki,       continuous, free, no
    Rin,                special, 2, free,    1-2, 4, 3, 0, 3, Suigetsu no Hakobi,    continuous, free, yes
    Shitsu,             special, 2, free,    2-4, 3, 2, 0, 3, Okizeme,               continuous, free, yes
"""


def against_ky(anji: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(anji, ky, fighters=("Anji Mito", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Anji Mito")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


def strike(played: Stage, attack: str, reply: str) -> Stage:
    """Strikes with Anji, who spends nothing when he has set."""
    return played.answer("Strike", attack, "Do not", reply)


def answers(played: Stage, attack: str, reply: str) -> Stage:
    """Lets Ky strike; Anji spends nothing when he has set."""
    return played.strike(attack, reply).answer("Do not")


# --- The fighter ---


def test_a_force_makes_the_basic_side_slower_and_steadier() -> None:
    """The bonus is for guard: 3 damage do not stun a Fuujin with guard 5."""
    played = against_ky(side("Fuujin", "Dive", space=5), side("Cross")).answer("Strike", "Fuujin")
    assert played.labels == ["Spend 1 force", "Do not"]
    played.answer("Spend 1 force", "Dive", "Cross")
    assert played.names(0, "discard") == ["Dive"]
    assert speeds(played) == (4, 6)
    assert guard(played, 0) == 5
    assert damage(played)[0] == (0, 3, 3)


def test_without_a_card_there_is_nothing_to_spend() -> None:
    played = against_ky(side("Fuujin", space=5), side("Cross")).answer("Strike", "Fuujin")
    assert played.labels == ["Do not"]
    played.answer("Do not", "Cross")
    assert speeds(played) == (5, 6)
    assert guard(played, 0) == 3


def test_the_defender_may_spend_too() -> None:
    played = against_ky(side("Fuujin", "Dive", space=5), side("Cross"), turn=1).strike("Cross", "Fuujin")
    assert played.asked == (0, "choose")
    played.answer("Spend 1 force", "Dive")
    assert speeds(played) == (4, 6)
    assert guard(played, 0) == 5


def test_a_force_makes_the_exceeded_side_slower_and_armored() -> None:
    anji = side("Fuujin", "Dive", space=5, exceeded=True)
    played = against_ky(anji, side("Cross")).answer("Strike", "Fuujin", "Spend 1 force", "Dive", "Cross")
    assert speeds(played) == (4, 6)
    assert damage(played)[0] == (0, 3, 1)
    assert guard(played, 0) == 3


def test_exceeding_draws_a_card_and_strikes() -> None:
    """EX-CHAR-06."""
    assert not against_ky(side(gauge=["Dive", "Dive"]), side()).offers("Exceed")
    anji = side("Cross", space=5, gauge=["Dive", "Dive", "Grasp"], deck=["Sweep"])
    played = against_ky(anji, side("Block")).answer("Exceed", "Grasp")
    assert played.sides[0].exceeded
    assert sorted(played.names(0, "hand")) == ["Cross", "Sweep"]
    assert played.asked == (0, "set")


# --- Issei Ougi: Sai ---


def test_issei_ougi_draws_three_and_takes_three_cards() -> None:
    anji = side("Issei Ougi: Sai", space=4, gauge=["Dive", "Dive", "Grasp"], deck=["Sweep", "Cross", "Focus", "Dust"])
    played = strike(against_ky(anji, side("Sweep", "Grasp", "Cross", "Dive", "Focus")), "Issei Ougi: Sai", "Sweep")
    played.answer("Grasp")
    assert sorted(played.names(0, "hand")) == ["Cross", "Focus", "Sweep"]
    assert played.asked == (1, "pick")
    assert played.labels == ["Grasp", "Cross", "Dive", "Focus"]
    played.answer("Grasp", "Cross", "Dive")
    assert played.names(1, "hand") == ["Focus"]
    assert damage(played) == [(1, 3, 3), (0, 6, 3)]
    assert stunned(played) == []


def test_fuuga_looks_at_the_top_of_the_opponents_deck() -> None:
    """Anji alone learns the card, and it stays."""
    played = against_ky(side("Issei Ougi: Sai", gauge=["Dive"]), side(deck=["Focus", "Dive"])).answer("Boost Fuuga")
    assert played.asked == (0, "cancel")
    assert played.sides[1].seen_deck[:1] == (1,)
    assert played.names(1, "deck")[:2] == ["Focus", "Dive"]


@pytest.mark.parametrize(("space", "zone"), [(5, "gauge"), (4, "discard")])
def test_fuuga_goes_to_gauge_with_a_hit(space: int, zone: str) -> None:
    anji = side("Cross", space=space, boosts=["Issei Ougi: Sai"])
    played = strike(against_ky(anji, side("Block")), "Cross", "Block")
    assert sorted(played.names(0, zone)) == ["Cross", "Issei Ougi: Sai"]


# --- Kachoufuugetsu Kai ---


def test_kachoufuugetsu_kai_answers_a_hit() -> None:
    """EX-CHAR-30: not stunned by 5 damage; it closes 3 and has power 6."""
    played = answers(
        against_ky(side("Kachoufuugetsu Kai", space=4, gauge=["Dive", "Dive"]), side("Dust"), turn=1),
        "Dust",
        "Kachoufuugetsu Kai",
    )
    assert damage(played) == [(0, 5, 5), (1, 6, 6)]
    assert played.spaces == (6, 7)


def test_kachoufuugetsu_kai_does_nothing_unless_hit() -> None:
    anji = side("Kachoufuugetsu Kai", space=5, gauge=["Dive", "Dive"])
    played = strike(against_ky(anji, side("Grasp")), "Kachoufuugetsu Kai", "Grasp")
    assert checks(played) == ["Grasp (1) misses at 2", "Kachoufuugetsu Kai (1-2) hits at 2"]
    assert damage(played) == [(1, 0, 0)]
    assert played.spaces == (5, 7)


def test_matsuri_names_a_normal_that_must_be_set() -> None:
    """EX-CARE-13, EX-CHAR-50: with it in hand Ky has no other choice."""
    played = against_ky(side("Kachoufuugetsu Kai", "Cross", space=5), side("Dust", "Grasp"))
    played.answer("Boost Matsuri", "Dust", "Cross", "Matsuri", "Do not")
    assert played.asked == (1, "set")
    assert played.labels == ["Dust"]


def test_matsuri_without_the_named_normal_shows_the_hand() -> None:
    played = against_ky(side("Kachoufuugetsu Kai", "Cross", space=5), side("Dust", "Grasp"))
    played.answer("Boost Matsuri", "Sweep", "Cross", "Matsuri", "Do not")
    assert sorted(played.labels) == ["Dust", "Grasp", "Wild Swing"]
    assert shown(played) == [(1, ("Grasp", "Dust"))]


@pytest.mark.parametrize(("named", "offered"), [("Dust", ["Dust"]), ("Sweep", ["Wild Swing"])])
def test_matsuri_is_looked_at_before_scramble(named: str, offered: list[str]) -> None:
    """EX-FAQ-27: the named Normal is set in spite of Scramble; without it Ky must wild swing."""
    anji = side("Kachoufuugetsu Kai", "Cross", space=5, boosts=["Focus"])
    played = against_ky(anji, side("Dust", "Grasp"))
    played.answer("Boost Matsuri", named, "Cross", "Matsuri", "Do not")
    assert played.labels == offered


# --- Fuujin ---


@pytest.mark.parametrize(("reply", "power"), [("Cross", 5), ("Block", 3)])
def test_fuujin_closes_two_and_is_stronger_after_a_hit(reply: str, power: int) -> None:
    played = strike(against_ky(side("Fuujin", space=5, deck=["Dust"]), side(reply)), "Fuujin", reply)
    assert damage(played)[-1][:2] == (1, power)
    assert played.spaces[0] == (7 if reply == "Cross" else 6)
    assert played.names(0, "hand") == ["Dust"]
    assert played.turn == 0


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Pull 1", 6)])
def test_zessen_moves_the_opponent_and_gives_power(choice: str, space: int) -> None:
    played = against_ky(side("Fuujin", "Sweep", space=5), side("Block")).answer("Boost Zessen")
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert played.spaces == (5, space)
    answers(played, "Block", "Sweep")
    assert damage(played) == [(1, 7, 5)]


# --- Nagiha ---


@pytest.mark.parametrize(("space", "ends", "hits"), [(5, 3, True), (4, 4, False)])
def test_nagiha_retreats_with_a_hit_and_draws_two(space: int, ends: int, hits: bool) -> None:
    played = strike(against_ky(side("Nagiha", space=space, deck=["Dust", "Dive"]), side("Block")), "Nagiha", "Block")
    assert played.spaces == (ends, 7)
    assert played.lives[1] == (29 if hits else 30)
    assert sorted(played.names(0, "hand")) == ["Dive", "Dust"]
    assert speeds(played) == (4, 0)


def test_issokutobi_closes_and_draws_or_strikes() -> None:
    played = against_ky(side("Nagiha", "Cross", deck=["Dust", "Dive"]), side()).answer("Boost Issokutobi")
    assert played.spaces == (4, 7)
    assert played.labels == ["Draw 1", "Strike"]
    other = against_ky(side("Nagiha", "Cross"), side()).answer("Boost Issokutobi", "Strike")
    assert other.asked == (0, "set")
    played.answer("Draw 1")
    assert sorted(played.names(0, "hand")) == ["Cross", "Dive", "Dust"]
    assert played.asked == (1, "action")


# --- Kou ---


@pytest.mark.parametrize(("space", "ends", "power"), [(6, 9, 4), (3, 6, 4)])
def test_kou_advances_three(space: int, ends: int, power: int) -> None:
    played = strike(against_ky(side("Kou", space=space, deck=["Dust"]), side("Block", space=7)), "Kou", "Block")
    assert played.spaces == (ends, 7)
    assert damage(played) == [(1, power, power - 2)]


def test_kou_is_stronger_after_a_hit() -> None:
    """A Cross hits for 3, which guard 4 holds, and retreats to 9."""
    played = strike(against_ky(side("Kou", space=4), side("Cross", space=6)), "Kou", "Cross")
    assert damage(played) == [(0, 3, 3), (1, 6, 6)]
    assert played.spaces == (7, 9)


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Push 2", 9)])
def test_shin_ichishiki_gives_speed_and_pushes(choice: str, space: int) -> None:
    played = against_ky(side("Kou", "Slash", space=5), side("Block")).answer("Boost Shin: Ichishiki")
    assert played.boosts(0) == ["Kou"]
    assert played.asked == (1, "action")
    answers(played, "Block", "Slash")
    assert speeds(played) == (6, 0)
    played.answer("Shin: Ichishiki")
    assert played.labels == ["Push 1", "Push 2"]
    played.answer(choice)
    assert played.spaces == (6, space)


# --- Rin ---


def test_rin_ignores_armor_and_guard_and_pushes() -> None:
    """A Focus has armor 2 and guard 5, and cannot be pushed."""
    played = strike(against_ky(side("Rin", space=5), side("Focus")), "Rin", "Focus")
    assert damage(played) == [(1, 4, 4)]
    assert stunned(played) == [1]
    assert played.spaces == (5, 7)
    pushed = strike(against_ky(side("Rin", space=5), side("Block")), "Rin", "Block")
    assert pushed.spaces == (5, 8)


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 5), ("Retreat 1", 3)])
def test_suigetsu_no_hakobi_moves_one_and_protects(choice: str, space: int) -> None:
    anji = side("Rin", "Fuujin", space=4, gauge=["Dive"])
    played = against_ky(anji, side("Sacred Edge", "Sweep")).answer("Boost Suigetsu")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice, "Do not")
    assert played.spaces == (space, 7)
    assert played.boosts(0) == ["Rin"]


def test_suigetsu_no_hakobi_gives_armor_and_guard() -> None:
    played = strike(against_ky(side("Fuujin", space=5, boosts=["Rin"]), side("Cross")), "Fuujin", "Cross")
    assert damage(played)[0] == (0, 3, 2)
    assert guard(played, 0) == 4


# --- Shitsu ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 5), ("Retreat 1", 3), ("Do not", 4)])
def test_shitsu_takes_the_next_turn_draws_and_may_move(choice: str, space: int) -> None:
    played = strike(against_ky(side("Shitsu", space=4, deck=["Dust"]), side("Block")), "Shitsu", "Block")
    assert played.labels == ["Advance 1", "Retreat 1", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "hand") == ["Dust"]
    assert damage(played) == [(1, 3, 1)]
    assert played.turn == 0


def test_shitsu_that_missed_draws_and_gives_the_turn_away() -> None:
    played = strike(against_ky(side("Shitsu", space=6, deck=["Dust"]), side("Block")), "Shitsu", "Block")
    played.answer("Do not")
    assert checks(played)[0] == "Shitsu (2-4) misses at 1"
    assert played.names(0, "hand") == ["Dust"]
    assert played.turn == 1


def test_okizeme_draws_two() -> None:
    played = against_ky(side("Shitsu", deck=["Dust", "Dive", "Grasp"], gauge=["Dive"]), side()).answer("Boost Okizeme")
    assert sorted(played.names(0, "hand")) == ["Dive", "Dust"]
    assert played.asked == (0, "cancel")


def test_okizeme_takes_the_next_turn_even_without_a_hit() -> None:
    played = strike(against_ky(side("Grasp", boosts=["Shitsu"]), side("Block")), "Grasp", "Block")
    assert checks(played)[0] == "Grasp (1) misses at 4"
    assert played.turn == 0
