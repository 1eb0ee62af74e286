"""Play reports of Axl: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    One Vision,    ultra,   2, 4 gauge, 1-2, 5, 5, 0, 0, Out of the Box,               continuous, free, no
    Sickle Storm,  ultra,   2, 2 gauge, 1-2, 5, 4, 3, 3, Idealism,                     instant,    free, no
    Snail,         special, 2, free,    2-3, 3, 6, 0, 0, Dogs on the Run,              instant,    free, yes
    Sickle Flash,  special, 4, free,    3-8, 2, 5, 0, 0, A Slow Walker,                instant,    free, yes
    Rainwater,     special, 2, free,    2-4, 4, 4, 0, 3, Make Oneself,                 continuous, free, yes
    Axl Bomber,    special, 2, free,    1-2, 4, 3, 0, 5, Wise Remarks,                 continuous, free, yes
    Winter Mantis, special, 2, free,    1-2, 5, 2, 0, 0, The March of the Wicked King, instant,    free, no
"""


def against_ky(axl: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(axl, ky, fighters=("Axl Low", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Axl Low")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 32


FOUR = ["Cross", "Cross", "Dive", "Dive"]


# --- The fighter ---


@pytest.mark.parametrize(("exceeded", "speed"), [(False, 5), (True, 6)])
def test_normals_reach_two_farther(exceeded: bool, speed: int) -> None:
    """EX-CHAR-41: the exceeded side pays no speed for it."""
    played = against_ky(side("Cross", exceeded=exceeded), side("Block")).strike("Cross", "Block")
    assert checks(played)[0] == "Cross (1-4) hits at 4"
    assert speeds(played) == (speed, 0)


@pytest.mark.parametrize("exceeded", [False, True])
def test_specials_have_their_printed_numbers(exceeded: bool) -> None:
    played = against_ky(side("Snail", exceeded=exceeded), side("Block")).strike("Snail", "Block")
    assert checks(played)[0] == "Snail (2-3) misses at 4"
    assert speeds(played) == (6, 0)


@pytest.mark.parametrize(("choice", "space"), [("Retreat 1", 2), ("Retreat 2", 1), ("Do not", 3)])
def test_exceeding_draws_two_and_may_retreat(choice: str, space: int) -> None:
    assert not against_ky(side(gauge=FOUR[:2]), side()).offers("Exceed")
    played = against_ky(side(gauge=FOUR[:3], deck=["Dust", "Grasp", "Sweep"]), side()).answer("Exceed", "Dive")
    assert played.labels == ["Retreat 1", "Retreat 2", "Do not"]
    played.answer(choice)
    assert played.sides[0].exceeded
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == ["Dust", "Grasp", "Sweep"]  # one for the turn


# --- One Vision ---


@pytest.mark.parametrize(("space", "hits"), [(5, True), (4, False)])
def test_one_vision_becomes_a_boost_after_hit_or_miss(space: int, hits: bool) -> None:
    """EX-CHAR-43: sustained, and not in gauge."""
    axl = side("One Vision", space=space, gauge=FOUR, deck=["Dust", "Grasp", "Sweep", "Focus"])
    played = against_ky(axl, side("Block")).strike("One Vision", "Block").answer("Cross", "Cross")
    assert speeds(played) == (5, 0)
    assert damage(played) == ([(1, 5, 3)] if hits else [])
    assert played.boosts(0) == ["One Vision"]
    assert played.names(0, "gauge") == []
    assert len(played.names(0, "hand")) == (4 if hits else 0)
    assert played.turn == (0 if hits else 1)


def test_out_of_the_box_gives_three_actions() -> None:
    axl = side("One Vision", deck=["Dust", "Grasp", "Sweep", "Focus", "Slash"])
    played = against_ky(axl, side()).answer("Boost Out of the Box", "Prepare")
    assert played.offers("Action")
    played.answer("Action")
    assert played.boosts(0) == []
    assert played.names(0, "discard") == ["One Vision"]
    for _ in range(3):
        assert played.asked == (0, "action")
        assert not played.offers("Action")
        played.answer("Prepare")
    assert played.asked == (1, "action")
    assert len(played.names(0, "hand")) == 5  # three, and one for each of two turns


def test_a_strike_ends_the_actions_of_out_of_the_box() -> None:
    played = against_ky(side("Cross", boosts=["One Vision"]), side("Block")).answer("Action")
    played.strike("Cross", "Block")
    assert played.asked == (1, "action")


# --- Sickle Storm ---


def test_sickle_storm_closes_and_loses_its_armor_before() -> None:
    axl = side("Sickle Storm", space=4, gauge=["Dive", "Dive"])
    played = against_ky(axl, side("Sweep")).strike("Sickle Storm", "Sweep")
    assert speeds(played) == (4, 2)
    assert played.spaces == (5, 7)
    assert damage(played) == [(1, 5, 5), (0, 6, 6)]


def test_sickle_storm_has_armor_until_its_turn_and_pushes_the_stunned() -> None:
    axl = side("Sickle Storm", space=5, gauge=["Dive", "Dive"])
    played = against_ky(axl, side("Stun Dipper")).strike("Sickle Storm", "Stun Dipper")
    assert damage(played) == [(0, 4, 1), (1, 5, 5)]
    assert stunned(played) == [1]
    assert played.spaces == (5, 8)


IDEAL = ["Dust", "Cross", "Sweep", "Focus"]


def test_idealism_looks_at_three_cards_and_may_play_one() -> None:
    played = against_ky(side("Sickle Storm", deck=IDEAL, gauge=["Dive"]), side()).answer("Boost Idealism")
    assert played.labels == [
        "Play 1 of them",
        "Put 1 of them on top of your deck; strike with the top card of your deck",
        "Do not",
    ]
    played.answer("Play 1 of them")
    assert sorted(played.labels) == ["Cross", "Dust", "Sweep"]
    played.answer("Sweep")
    assert played.boosts(0) == ["Sweep"]
    assert sorted(played.names(0, "discard")) == ["Cross", "Dust", "Sickle Storm"]
    assert played.names(0, "hand") == ["Focus"]  # the draw of the turn
    assert played.asked == (1, "action")


def test_idealism_may_strike_with_one_of_them() -> None:
    """It is no wild swing, and the others have gone to the discards before it is set."""
    played = against_ky(side("Sickle Storm", "Grasp", deck=IDEAL, space=5), side("Block"))
    played.answer("Boost Idealism", "Put 1 of them", "Sweep")
    assert played.asked == (0, "set")
    assert played.labels == ["Sweep"]
    assert sorted(played.names(0, "discard")) == ["Cross", "Dust", "Sickle Storm"]
    played.answer("Sweep", "Block")
    assert damage(played) == [(1, 6, 4)]
    assert played.names(0, "hand") == ["Grasp"]
    assert played.names(0, "deck")[0] == "Focus"


def test_idealism_may_be_passed() -> None:
    played = against_ky(side("Sickle Storm", deck=IDEAL), side()).answer("Boost Idealism", "Do not")
    assert sorted(played.names(0, "discard")) == ["Cross", "Dust", "Sickle Storm", "Sweep"]
    assert played.names(0, "hand") == ["Focus"]


def test_idealism_with_a_single_card_in_the_deck() -> None:
    axl = side("Sickle Storm", "Grasp", deck=["Sweep"], rest="discard pile", space=5)
    played = against_ky(axl, side("Block")).answer("Boost Idealism", "Put 1 of them")
    assert played.asked == (0, "set")
    assert played.labels == ["Sweep"]
    assert played.names(0, "discard").count("Sweep") == 1  # the other copy


# --- Snail ---


def test_snail_pushes_and_draws() -> None:
    played = against_ky(side("Snail", space=4, deck=["Dust"]), side("Block")).strike("Snail", "Block")
    assert played.spaces == (4, 8)
    assert played.names(0, "hand") == ["Dust"]
    assert damage(played) == [(1, 3, 1)]


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 5), ("Advance 3", 6)])
def test_dogs_on_the_run_advances(choice: str, space: int) -> None:
    played = against_ky(side("Snail", gauge=["Dive"]), side()).answer("Boost Dogs on the Run")
    assert played.labels == ["Advance 2", "Advance 3"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "discard") == ["Snail"]
    assert played.asked == (0, "cancel")


# --- Sickle Flash ---


@pytest.mark.parametrize(("ky", "ends", "power"), [(7, 8, 2), (9, 9, 4)])
def test_sickle_flash_pushes_or_hits_harder(ky: int, ends: int, power: int) -> None:
    played = against_ky(side("Sickle Flash", space=1), side("Block", space=ky)).strike("Sickle Flash", "Block")
    assert checks(played)[0] == f"Sickle Flash (3-8) hits at {ky - 1}"
    assert played.spaces == (1, ends)
    assert damage(played) == [(1, power, power - 2)]


def test_sickle_flash_misses_at_range_2() -> None:
    played = against_ky(side("Sickle Flash", space=5), side("Block")).strike("Sickle Flash", "Block")
    assert checks(played)[0] == "Sickle Flash (3-8) misses at 2"


@pytest.mark.parametrize(("choice", "space"), [("Retreat 2", 2), ("Retreat 3", 1)])
def test_a_slow_walker_retreats(choice: str, space: int) -> None:
    played = against_ky(side("Sickle Flash", space=4, gauge=["Dive"]), side()).answer("Boost A Slow Walker")
    assert played.labels == ["Retreat 2", "Retreat 3"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.asked == (0, "cancel")


# --- Rainwater ---


@pytest.mark.parametrize(("choice", "space", "reach"), [("Retreat 1", 2, 4), ("Do not", 3, 3)])
def test_rainwater_may_retreat_before_and_retreats_with_a_hit(choice: str, space: int, reach: int) -> None:
    played = against_ky(side("Rainwater", space=4), side("Block")).strike("Rainwater", "Block")
    assert played.labels == ["Retreat 1", "Do not"]
    played.answer(choice)
    assert checks(played)[0] == f"Rainwater (2-4) hits at {reach}"
    assert played.spaces == (space, 7)
    assert damage(played) == [(1, 4, 2)]


@pytest.mark.parametrize(("choice", "space"), [("Advance 1", 4), ("Retreat 1", 2)])
def test_make_oneself_moves_and_gives_speed(choice: str, space: int) -> None:
    played = against_ky(side("Rainwater", "Snail", gauge=["Dive"]), side("Block")).answer("Boost Make Oneself")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    played.answer("Do not").strike("Block", "Snail")
    assert speeds(played) == (7, 0)


# --- Axl Bomber ---


@pytest.mark.parametrize(("turn", "power"), [(0, 6), (1, 4)])
def test_axl_bomber_is_stronger_as_a_strike_and_advances_two(turn: int, power: int) -> None:
    played = against_ky(side("Axl Bomber", space=5), side("Block"), turn=turn)
    played.strike(*(["Axl Bomber", "Block"] if turn == 0 else ["Block", "Axl Bomber"]))
    assert damage(played) == [(1, power, power - 2)]
    assert played.spaces == (8, 7)


@pytest.mark.parametrize(("choice", "turn"), [("Spend 1 gauge", 0), ("Do not", 1)])
def test_axl_bomber_takes_the_next_turn_for_a_gauge(choice: str, turn: int) -> None:
    played = against_ky(side("Axl Bomber", space=5, gauge=["Dive"]), side("Block")).strike("Axl Bomber", "Block")
    assert played.labels == ["Spend 1 gauge", "Do not"]
    played.answer(choice)
    assert played.turn == turn
    assert played.names(0, "discard") == (["Dive"] if turn == 0 else [])


@pytest.mark.parametrize(("reply", "hand"), [("Dust", ["Grasp"]), ("Sweep", [])])
def test_wise_remarks_gives_power_and_a_card_for_a_stun(reply: str, hand: list[str]) -> None:
    axl = side("Axl Bomber", space=5, boosts=["Axl Bomber"], deck=["Grasp"])
    played = against_ky(axl, side(reply, boosts=["Dust"] if reply == "Sweep" else [])).strike("Axl Bomber", reply)
    assert damage(played)[0] == (1, 7, 7)
    assert played.names(0, "hand") == hand


def test_wise_remarks_is_a_cancelable_continuous_boost() -> None:
    played = against_ky(side("Axl Bomber", gauge=["Dive"]), side()).answer("Boost Wise Remarks")
    assert played.asked == (0, "cancel")
    assert played.boosts(0) == ["Axl Bomber"]


# --- Winter Mantis ---


@pytest.mark.parametrize(("space", "ky", "pulled"), [(1, 9, 2), (3, 7, 4), (6, 7, 7)])
def test_winter_mantis_pulls_the_opponent_beside_axl(space: int, ky: int, pulled: int) -> None:
    """Then it hits through armor and guard, and Axl leaps past."""
    played = against_ky(side("Winter Mantis", space=space), side("Block", space=ky)).strike("Winter Mantis", "Block")
    assert checks(played)[0] == "Winter Mantis (1-2) hits at 1"
    assert played.spaces == (pulled + 2, pulled)
    assert damage(played) == [(1, 5, 5)]
    assert stunned(played) == [1]


def test_winter_mantis_cannot_pull_a_focus() -> None:
    played = against_ky(side("Winter Mantis"), side("Focus")).strike("Winter Mantis", "Focus")
    assert checks(played)[0] == "Winter Mantis (1-2) misses at 4"
    assert played.spaces == (3, 7)


@pytest.mark.parametrize(("spent", "ky"), [(0, 7), (1, 8), (2, 9)])
def test_the_march_of_the_wicked_king_pushes_and_draws_for_each_force(spent: int, ky: int) -> None:
    axl = side("Winter Mantis", "Dive", "Cross", deck=["Dust", "Grasp", "Sweep", "Focus", "Slash"])
    played = against_ky(axl, side()).answer("Boost The March of the Wicked King")
    for card in ["Dive", "Cross"][:spent]:
        played.answer(f"{card} from hand")
    if spent < 2:
        played.answer("That is all")
    assert played.spaces == (3, ky)
    assert len(played.names(0, "hand")) == 2 - spent + 2 * spent + 1  # one for the turn
    assert played.asked == (1, "action")
