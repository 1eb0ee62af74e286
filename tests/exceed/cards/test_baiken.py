"""Play reports of Baiken: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Kenjyu,                ultra,   2, 2 gauge, 2-5, 3, 6, 0, 0, Momentary Life,      continuous, free, yes
    Tsurane Sanzu-watashi, ultra,   2, 3 gauge, 1,   5, 5, 0, 0, Mirror of the World, continuous, free, no
    Kabari,                special, 2, free,    2-4, 3, 5, 0, 0, Deadeye,             continuous, free, yes
    Youzansen,             special, 2, free,    1-2, 5, 4, 0, 0, Any Means Necessary, continuous, free, no
    Karatakewari,          special, 2, free,    1,   5, 4, 0, 0, Swagger,             instant,    free, yes
    Tatami Gaeshi,         special, 2, free,    1-3, 4, 4, 1, 4, Hidden Weapon,       continuous, free, no
    Hiiragi,               special, 2, free,    1-2, 1, 3, 0, 6, Glare,               instant,    free, yes
"""


def against_ky(baiken: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(baiken, ky, fighters=("Baiken", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Baiken")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


# --- The fighter ---


@pytest.mark.parametrize(("ky", "ends"), [(7, 5), (5, 4), (4, 4)])
def test_the_basic_action_costs_a_gauge_pulls_two_but_not_past_and_strikes(ky: int, ends: int) -> None:
    """EX-CHAR-03: beside Baiken the pull ends."""
    assert not against_ky(side("Cross"), side()).offers("Action")
    played = against_ky(side("Cross", gauge=["Dive"]), side("Block", space=ky)).answer("Action (1 gauge)")
    assert played.spaces == (3, ends)
    assert played.names(0, "discard") == ["Dive"]
    assert played.asked == (0, "set")


def test_the_basic_action_gives_no_power() -> None:
    played = against_ky(side("Sweep", gauge=["Dive"]), side("Block")).answer("Action (1 gauge)", "Sweep", "Block")
    assert damage(played) == [(1, 6, 4)]


@pytest.mark.parametrize(("ky", "ends"), [(7, 5), (4, 1)])
def test_the_exceeded_action_pulls_past_and_gives_power(ky: int, ends: int) -> None:
    baiken = side("Sweep", gauge=["Dive"], exceeded=True)
    played = against_ky(baiken, side("Block", space=ky)).answer("Action (1 gauge)")
    assert played.spaces == (3, ends)
    played.answer("Sweep", "Block")
    assert damage(played) == [(1, 7, 5)]


def test_an_ordinary_strike_of_the_exceeded_side_has_its_printed_power() -> None:
    played = against_ky(side("Sweep", space=5, exceeded=True), side("Block")).strike("Sweep", "Block")
    assert damage(played) == [(1, 6, 4)]


def test_exceeding_costs_three_gauge() -> None:
    assert not against_ky(side(gauge=["Dive", "Dive"]), side()).offers("Exceed")
    played = against_ky(side(gauge=["Dive", "Dive", "Grasp"]), side()).answer("Exceed", "Grasp")
    assert played.sides[0].exceeded
    assert played.asked == (1, "action")


# --- Kenjyu ---


@pytest.mark.parametrize(("space", "hits"), [(2, True), (5, True), (6, False), (1, False)])
def test_kenjyu_takes_the_next_turn_with_a_hit_and_closes_two(space: int, hits: bool) -> None:
    played = against_ky(side("Kenjyu", space=space, gauge=["Dive", "Dive"]), side("Block")).strike("Kenjyu", "Block")
    assert checks(played)[0] == f"Kenjyu (2-5) {'hits' if hits else 'misses'} at {7 - space}"
    assert speeds(played) == (6, 0)
    assert damage(played) == ([(1, 3, 1)] if hits else [])
    assert played.spaces == (min(6, space + 2), 7)
    assert played.turn == (0 if hits else 1)


@pytest.mark.parametrize("puts", [True, False])
def test_momentary_life_may_fill_the_gauge(puts: bool) -> None:
    played = against_ky(side("Kenjyu", "Dust", gauge=["Dive"]), side()).answer("Boost Momentary Life")
    assert played.labels == ["Put 1 card from your hand into your gauge", "Do not"]
    played.answer("Put 1 card" if puts else "Do not")
    assert played.names(0, "gauge") == (["Dive", "Dust"] if puts else ["Dive"])
    assert played.asked == (0, "cancel")


def test_momentary_life_gives_armor() -> None:
    played = against_ky(side("Sweep", space=5, boosts=["Kenjyu"]), side("Cross")).strike("Sweep", "Cross")
    assert damage(played)[0] == (0, 3, 1)


# --- Tsurane Sanzu-watashi ---


@pytest.mark.parametrize(
    ("hand", "speed"),
    [([], 8), (["Dive", "Dust", "Cross"], 8), (["Dive", "Dust", "Cross", "Focus"], 5)],
)
def test_tsurane_is_faster_with_at_most_three_cards_in_hand(hand: list[str], speed: int) -> None:
    """The attack itself is no longer in hand: EX-STRIKE-12."""
    baiken = side("Tsurane Sanzu-watashi", *hand, space=6, gauge=["Grasp", "Grasp", "Sweep"])
    played = against_ky(baiken, side("Block")).strike("Tsurane Sanzu-watashi", "Block").answer("Sweep")
    assert speeds(played) == (speed, 0)
    assert damage(played) == [(1, 5, 3)]


def test_mirror_of_the_world_returns_the_damage() -> None:
    """3 damage of a Cross are 3 power more for a Sweep, which is not stunned."""
    played = against_ky(side("Tsurane Sanzu-watashi", "Dust", space=5, gauge=["Dive"]), side("Cross"))
    played.answer("Boost Mirror of the World")
    assert played.asked == (1, "action")
    played.strike("Cross", "Dust")
    assert damage(played)[0] == (0, 3, 3)
    assert stunned(played) == []
    assert checks(played)[1] == "Dust (2-3) misses at 4"


@pytest.mark.parametrize(("reply", "taken"), [("Slash", 4), ("Block", 0)])
def test_mirror_of_the_world_counts_what_got_through(reply: str, taken: int) -> None:
    played = against_ky(side("Sweep", space=6, boosts=["Tsurane Sanzu-watashi"]), side(reply)).strike("Sweep", reply)
    assert damage(played)[-1][:2] == (1, 6 + taken)
    assert 0 not in stunned(played)


# --- Kabari ---


@pytest.mark.parametrize(("space", "ky"), [(3, 4), (4, 5), (5, 6)])
def test_kabari_pulls_three_but_not_past_and_then_leaps(space: int, ky: int) -> None:
    played = against_ky(side("Kabari", space=space), side("Block")).strike("Kabari", "Block")
    assert played.spaces == (space, ky)
    assert played.labels == ["Advance 2, gain advantage", "+2 power"]
    played.answer("Advance 2")
    assert played.spaces == (space + 3, ky)
    assert damage(played) == [(1, 3, 1)]
    assert played.turn == 0


def test_kabari_pulls_three_and_hits_harder() -> None:
    played = against_ky(side("Kabari"), side("Block")).strike("Kabari", "Block").answer("+2 power")
    assert played.spaces == (3, 4)
    assert damage(played) == [(1, 5, 3)]
    assert played.turn == 1


@pytest.mark.parametrize("puts", [True, False])
def test_deadeye_gives_speed_and_may_fill_the_gauge(puts: bool) -> None:
    played = against_ky(side("Kabari", "Dust", "Cross", gauge=["Dive"]), side("Block")).answer("Boost Deadeye")
    played.answer(*(["Put 1 card from your hand into your gauge", "Dust"] if puts else ["Do not"]))
    assert played.names(0, "gauge") == (["Dive", "Dust"] if puts else ["Dive"])
    played.answer("Do not").strike("Block", "Cross")
    assert speeds(played) == (7, 0)


# --- Youzansen ---


@pytest.mark.parametrize(("hand", "speed"), [(["Dive", "Dust", "Cross"], 6), (["Dive", "Dust", "Cross", "Grasp"], 4)])
def test_youzansen_ignores_armor_and_is_faster_with_few_cards(hand: list[str], speed: int) -> None:
    played = against_ky(side("Youzansen", *hand, space=5), side("Focus")).strike("Youzansen", "Focus")
    assert speeds(played) == (speed, 1)
    assert damage(played)[0] == (1, 5, 5)


def test_any_means_necessary_costs_three_life_and_gives_three_power() -> None:
    baiken = side("Youzansen", "Cross", space=5, gauge=["Dive"], deck=["Dust", "Grasp"])
    played = against_ky(baiken, side("Block")).answer("Boost Any Means Necessary")
    assert played.lives == (27, 30)
    assert sorted(played.names(0, "hand")) == ["Cross", "Dust", "Grasp"]  # one for the turn
    played.strike("Block", "Cross")
    assert damage(played)[-1] == (1, 6, 4)


def test_any_means_necessary_never_kills() -> None:
    """EX-DMG-09."""
    assert against_ky(side("Youzansen", life=2), side()).answer("Boost Any Means Necessary").lives[0] == 1


# --- Karatakewari ---


@pytest.mark.parametrize(("hand", "power"), [(["Dive", "Dust", "Cross"], 7), (["Dive", "Dust", "Cross", "Grasp"], 5)])
def test_karatakewari_pushes_two_and_hits_harder_with_few_cards(hand: list[str], power: int) -> None:
    played = against_ky(side("Karatakewari", *hand, space=6), side("Block")).strike("Karatakewari", "Block")
    assert played.spaces == (6, 9)
    assert damage(played) == [(1, power, power - 2)]
    assert speeds(played) == (4, 0)


@pytest.mark.parametrize(("choice", "space"), [("Close 1", 4), ("Close 2", 5), ("Do not", 3)])
def test_swagger_may_close_and_draws(choice: str, space: int) -> None:
    played = against_ky(side("Karatakewari", gauge=["Dive"], deck=["Dust"]), side()).answer("Boost Swagger")
    assert played.labels == ["Close 1", "Close 2", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "hand") == ["Dust"]
    assert played.asked == (0, "cancel")


# --- Tatami Gaeshi ---


def test_tatami_gaeshi_pushes_draws_and_closes() -> None:
    played = against_ky(side("Tatami Gaeshi", space=4, deck=["Dust"]), side("Block")).strike("Tatami Gaeshi", "Block")
    assert played.spaces == (6, 8)
    assert played.names(0, "hand") == ["Dust"]
    assert damage(played) == [(1, 4, 2)]


def test_tatami_gaeshi_that_missed_closes_all_the_same() -> None:
    played = against_ky(side("Tatami Gaeshi", space=3, deck=["Dust"]), side("Block")).strike("Tatami Gaeshi", "Block")
    assert checks(played)[0] == "Tatami Gaeshi (1-3) misses at 4"
    assert played.spaces == (5, 7)
    assert played.names(0, "hand") == []


def test_hidden_weapon_with_few_cards_draws_and_gives_another_action() -> None:
    baiken = side("Tatami Gaeshi", "Dive", "Cross", "Sweep", deck=["Dust"])
    played = against_ky(baiken, side()).answer("Boost Hidden Weapon")
    assert played.asked == (0, "action")
    assert len(played.names(0, "hand")) == 4


def test_hidden_weapon_with_four_cards_gives_power_alone() -> None:
    baiken = side("Tatami Gaeshi", "Dive", "Cross", "Sweep", "Grasp", space=5)
    played = against_ky(baiken, side("Block")).answer("Boost Hidden Weapon")
    assert played.asked == (1, "action")
    assert len(played.names(0, "hand")) == 5  # one for the turn
    played.strike("Block", "Cross")
    assert damage(played) == [(1, 4, 2)]


# --- Hiiragi ---


@pytest.mark.parametrize(("hand", "hurt"), [([], 1), (["Dive", "Sweep", "Grasp", "Slash"], 3)])
def test_hiiragi_answers_a_hit_and_has_armor_with_few_cards(hand: list[str], hurt: int) -> None:
    """The Cross retreats to the edge; Baiken closes 2 and has power 7."""
    played = against_ky(side("Hiiragi", *hand, space=5), side("Cross"), turn=1).strike("Cross", "Hiiragi")
    assert damage(played)[0] == (0, 3, hurt)
    assert played.spaces == (7, 9)
    assert damage(played)[1] == (1, 7, 7)


def test_hiiragi_is_weak_unless_hit() -> None:
    played = against_ky(side("Hiiragi", space=5), side("Block")).strike("Hiiragi", "Block")
    assert damage(played) == [(1, 1, 0)]
    assert played.spaces == (5, 7)


@pytest.mark.parametrize(("choice", "space"), [("Retreat 1", 2), ("Retreat 2", 1), ("Do not", 3)])
def test_glare_may_retreat_and_draws(choice: str, space: int) -> None:
    played = against_ky(side("Hiiragi", gauge=["Dive"], deck=["Dust"]), side()).answer("Boost Glare")
    assert played.labels == ["Retreat 1", "Retreat 2", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "hand") == ["Dust"]
    assert played.asked == (0, "cancel")
