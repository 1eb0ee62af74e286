"""Play reports of Millia: each card's attack and boost, and both sides of the fighter; Ky is the opponent."""

import pytest

from tests.exceed.cards.report import damage, speeds, stunned
from tests.exceed.cards.test_numbers import book_of, row_of, rows
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.position import SidePosition

PRINTED = """
    Septem Voices, ultra,   2, 2 gauge, 2-4, 4, 5, 0, 0, Writhe in Pain,         continuous, free, yes
    Winger,        ultra,   2, 3 gauge, 1-2, 5, 5, 0, 0, Love the Subhuman Self, continuous, free, yes
    Low Kick,      special, 2, free,    1,   2, 7, 0, 0, Mirazh,                 instant,    free, no
    Bad Moon,      special, 2, free,    1,   4, 6, 0, 0, Lust Shaker,            continuous, free, yes
    Swing Braid,   special, 2, free,    1-2, 3, 5, 0, 0, The Spider's Thread,    continuous, free, yes
    Tandem Top,    special, 2, free,    2-4, 3, 4, 0, 4, Kapel,                  instant,    free, yes
    Iron Savior,   special, 2, free,    1-2, 5, 2, 0, 5, Turbo Fall,             continuous, free, yes
"""


def against_ky(millia: SidePosition, ky: SidePosition, turn: int = 0) -> Stage:
    return stage(millia, ky, fighters=("Millia Rage", "Ky Kiske"), turn=turn)


def test_each_card_has_its_printed_numbers() -> None:
    book = book_of("Millia Rage")
    cards = [row_of(card) for card in book.cards if card.owner == 0 and card.kind is not Kind.NORMAL]
    assert sorted(cards) == sorted(rows(PRINTED))
    assert len(book.decks[0]) == 30


LOW = ["Draw 1", "Advance 2", "Retreat 2", "Do not"]
HIGH = ["Draw 1", "Advance 2", "Retreat 2", "Gain advantage", "Do not"]


# --- The fighter ---


@pytest.mark.parametrize(("exceeded", "offered"), [(False, LOW), (True, HIGH)])
def test_a_stunned_opponent_gives_a_choice(exceeded: bool, offered: list[str]) -> None:
    played = against_ky(side("Sweep", space=5, exceeded=exceeded), side("Focus")).strike("Sweep", "Focus")
    assert stunned(played) == []
    assert played.asked == (1, "action")
    played = against_ky(side("Sweep", space=5, exceeded=exceeded), side("Block")).strike("Sweep", "Block")
    assert stunned(played) == [1]
    assert played.labels == offered


@pytest.mark.parametrize(
    ("choice", "space", "hand"),
    [("Draw 1", 5, ["Dust"]), ("Advance 2", 8, []), ("Retreat 2", 3, []), ("Do not", 5, [])],
)
def test_the_choice_is_one_of_a_card_and_two_movements(choice: str, space: int, hand: list[str]) -> None:
    played = against_ky(side("Sweep", space=5, deck=["Dust"]), side("Block")).strike("Sweep", "Block").answer(choice)
    assert played.spaces == (space, 7)
    assert played.names(0, "hand") == hand
    assert played.turn == 1


def test_the_exceeded_side_may_take_the_next_turn() -> None:
    played = against_ky(side("Sweep", space=5, exceeded=True), side("Block")).strike("Sweep", "Block")
    assert played.answer("Gain advantage").turn == 0


def test_exceeding_costs_three_gauge() -> None:
    assert not against_ky(side(gauge=["Dive", "Dive"]), side()).offers("Exceed")
    played = against_ky(side(gauge=["Dive", "Dive", "Grasp"]), side()).answer("Exceed", "Grasp")
    assert played.sides[0].exceeded
    assert played.asked == (1, "action")


# --- Septem Voices ---


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Pull 1", 6)])
def test_septem_voices_moves_the_opponent_draws_and_takes_a_card(choice: str, space: int) -> None:
    millia = side("Septem Voices", gauge=["Dive", "Dive"], deck=["Dust"])
    played = against_ky(millia, side("Dire Eclat", "Grasp")).strike("Septem Voices", "Dire Eclat")
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert played.spaces == (3, space)
    assert played.names(0, "hand") == ["Dust"]
    assert played.names(1, "hand") == []
    assert damage(played)[0] == (1, 4, 4)


@pytest.mark.parametrize(("choice", "space"), [("Push 1", 8), ("Pull 1", 6)])
def test_writhe_in_pain_gives_power_moves_the_opponent_and_takes_a_card(choice: str, space: int) -> None:
    played = against_ky(side("Septem Voices", "Cross", space=5, gauge=["Dive"]), side("Sweep", "Grasp"))
    played.answer("Boost Writhe in Pain")
    assert played.asked == (0, "cancel")
    played.answer("Do not").strike("Sweep", "Cross")
    assert played.labels == ["Push 1", "Pull 1"]
    played.answer(choice)
    assert played.spaces[1] == space
    assert played.names(1, "hand") == []
    assert damage(played)[0] == (1, 4, 4)


# --- Winger ---


@pytest.mark.parametrize(("space", "ends", "power"), [(6, 9, 7), (5, 8, 5)])
def test_winger_is_stronger_at_range_1_and_advances_two(space: int, ends: int, power: int) -> None:
    millia = side("Winger", space=space, gauge=["Dive", "Dive", "Grasp"])
    played = against_ky(millia, side("Sweep")).strike("Winger", "Sweep").answer("Grasp")
    played.answer("Winger", *(["Do not"] if power == 7 else []))
    assert damage(played)[0] == (1, power, power)
    assert played.spaces == (ends, 7)
    assert speeds(played) == (5, 2)


def test_love_the_subhuman_self_is_a_cancelable_continuous_boost() -> None:
    played = against_ky(side("Winger", gauge=["Dive"]), side()).answer("Boost Love the Subhuman Self")
    assert played.asked == (0, "cancel")
    assert played.boosts(0) == ["Winger"]


@pytest.mark.parametrize(("choice", "hand", "turn"), [("Draw 1", ["Dust"], 1), ("Gain advantage", [], 0)])
def test_love_the_subhuman_self_draws_or_takes_the_next_turn(choice: str, hand: list[str], turn: int) -> None:
    millia = side("Cross", space=5, boosts=["Winger"], deck=["Dust"])
    played = against_ky(millia, side("Focus")).strike("Cross", "Focus")
    assert played.labels == ["Draw 1", "Gain advantage"]
    played.answer(choice, "Cross")
    assert speeds(played) == (7, 1)
    assert played.names(0, "hand") == hand
    assert played.turn == turn


# --- Low Kick ---


@pytest.mark.parametrize(("space", "turn"), [(6, 0), (5, 1)])
def test_low_kick_takes_the_next_turn_with_a_hit(space: int, turn: int) -> None:
    played = against_ky(side("Low Kick", space=space), side("Block")).strike("Low Kick", "Block")
    assert speeds(played) == (7, 0)
    assert damage(played) == ([(1, 2, 0)] if turn == 0 else [])
    assert played.turn == turn


def test_mirazh_advances_draws_and_gives_another_action() -> None:
    played = against_ky(side("Low Kick", space=6, deck=["Dust", "Dive"]), side()).answer("Boost Mirazh")
    assert played.spaces == (8, 7)
    assert played.names(0, "hand") == ["Dust"]
    assert played.asked == (0, "action")
    assert played.names(0, "discard") == ["Low Kick"]


# --- Bad Moon ---


@pytest.mark.parametrize(("choice", "ends"), [("Advance 1", 6), ("Advance 2", 8)])
def test_bad_moon_advances_one_or_two_and_ignores_armor_as_a_strike(choice: str, ends: int) -> None:
    played = against_ky(side("Bad Moon", space=5), side("Focus")).strike("Bad Moon", "Focus")
    assert played.labels == ["Advance 1", "Advance 2"]
    played.answer(choice)
    assert played.spaces[0] == ends
    assert damage(played)[0] == (1, 4, 4)


def test_bad_moon_meets_armor_as_an_answer() -> None:
    played = against_ky(side("Bad Moon", space=5), side("Focus"), turn=1).strike("Focus", "Bad Moon")
    played.answer("Advance 1")
    assert damage(played)[0] == (1, 4, 2)


def test_lust_shaker_draws() -> None:
    played = against_ky(side("Bad Moon", deck=["Dust"], gauge=["Dive"]), side()).answer("Boost Lust Shaker")
    assert played.names(0, "hand") == ["Dust"]
    assert played.asked == (0, "cancel")


@pytest.mark.parametrize(("spent", "space", "power"), [(0, 5, 3), (2, 7, 5), (3, 8, 6)])
def test_lust_shaker_turns_force_into_power_and_pushes(spent: int, space: int, power: int) -> None:
    millia = side("Cross", "Dive", "Grasp", "Dust", "Sweep", space=3, boosts=["Bad Moon"])
    played = against_ky(millia, side("Sweep", space=5)).strike("Cross", "Sweep")
    for card in ["Dive", "Grasp", "Dust"][:spent]:
        played.answer(f"{card} from hand")
    if spent < 3:
        played.answer("That is all")
    assert damage(played)[0] == (1, power, power)
    assert played.spaces[1] == space


# --- Swing Braid ---


@pytest.mark.parametrize(("space", "ends", "stun"), [(6, 9, True), (4, 6, False)])
def test_swing_braid_ignores_guard_if_it_passed(space: int, ends: int, stun: bool) -> None:
    played = against_ky(side("Swing Braid", space=space), side("Sweep")).strike("Swing Braid", "Sweep")
    assert damage(played)[0] == (1, 3, 3)
    assert (1 in stunned(played)) is stun
    assert played.spaces[0] == ends


@pytest.mark.parametrize(("choice", "space"), [("Pull 1", 6), ("Do not", 7)])
def test_the_spiders_thread_may_pull_and_gives_speed(choice: str, space: int) -> None:
    played = against_ky(side("Swing Braid", "Cross", gauge=["Dive"]), side("Block")).answer("Boost The Spider's Thread")
    assert played.labels == ["Pull 1", "Do not"]
    played.answer(choice)
    assert played.spaces == (3, space)
    played.answer("Do not").strike("Block", "Cross")
    assert speeds(played) == (7, 0)


# --- Tandem Top ---


@pytest.mark.parametrize(("choice", "space"), [("Advance 2", 5), ("Retreat 2", 1), ("Do not", 3)])
def test_tandem_top_draws_two_and_may_move_two(choice: str, space: int) -> None:
    played = against_ky(side("Tandem Top", deck=["Dust", "Dive"]), side("Block")).strike("Tandem Top", "Block")
    played.answer("Tandem Top")
    assert played.labels == ["Advance 2", "Retreat 2", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert sorted(played.names(0, "hand")) == ["Dive", "Dust"]
    assert damage(played) == [(1, 3, 1)]


@pytest.mark.parametrize(
    ("space", "choice", "ends", "returns"),
    [(6, "Advance 2", 9, True), (3, "Advance 2", 5, False), (6, "Retreat 2", 4, False)],
)
def test_kapel_returns_if_it_passed(space: int, choice: str, ends: int, returns: bool) -> None:
    played = against_ky(side("Tandem Top", space=space, gauge=["Dive"], deck=["Dust"]), side()).answer("Boost Kapel")
    played.answer(choice)
    assert played.spaces == (ends, 7)
    assert sorted(played.names(0, "hand")) == (["Dust", "Tandem Top"] if returns else [])
    assert played.names(0, "discard") == ([] if returns else ["Tandem Top"])
    assert played.asked == (0, "cancel")


# --- Iron Savior ---


@pytest.mark.parametrize(("reply", "hand"), [("Dust", []), ("Sweep", ["Dive"])])
def test_iron_savior_closes_three_and_takes_a_card_if_the_opponent_is_stunned(reply: str, hand: list[str]) -> None:
    """5 damage stun a Dust with guard 4, not a Sweep with guard 6."""
    played = against_ky(side("Iron Savior"), side(reply, "Dive")).strike("Iron Savior", reply)
    if reply == "Dust":
        played.answer("Iron Savior", "Do not")
    assert damage(played)[0] == (1, 5, 5)
    assert played.spaces == (6, 7)
    assert played.names(1, "hand") == hand


@pytest.mark.parametrize(("choice", "space", "turn"), [("Advance 1", 5, 0), ("Retreat 1", 3, 1)])
def test_turbo_fall_moves_before_and_takes_the_next_turn_with_a_hit(choice: str, space: int, turn: int) -> None:
    played = against_ky(side("Grasp", space=4, boosts=["Iron Savior"]), side("Block", space=6)).strike("Grasp", "Block")
    assert played.labels == ["Advance 1", "Retreat 1"]
    played.answer(choice)
    if turn == 0:
        played.answer("Turbo Fall", "Push 1")
    assert played.spaces[0] == space
    assert played.turn == turn


def test_turbo_fall_is_a_cancelable_continuous_boost() -> None:
    played = against_ky(side("Iron Savior", gauge=["Dive"]), side()).answer("Boost Turbo Fall")
    assert played.asked == (0, "cancel")
    assert played.boosts(0) == ["Iron Savior"]
