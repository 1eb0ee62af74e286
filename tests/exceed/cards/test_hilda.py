"""Play reports of Hilda: each card's attack and boost, and both sides of the fighter; Linne is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, speeds, stunned
from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.position import SidePosition
from wildswing.exceed.rules.table import NO_SPACE

THREE = ["Cross", "Cross", "Dive"]


def against_linne(hilda: SidePosition, linne: SidePosition, turn: int = 0) -> Stage:
    return stage(hilda, linne, fighters=("Hilda", "Linne"), turn=turn)


def strike(played: Stage, attack: str, reply: str, action: str = "Strike") -> Stage:
    """Strikes with Hilda, who is asked about the text of any attack, since Condensity Gloom has one."""
    return played.answer(action, attack, "Do not use it", reply)


# --- The fighter ---


def test_the_basic_action_strikes_with_a_normal_one_farther_and_weaker() -> None:
    """EX-CHAR-03, EX-CHAR-41: +1~1 range, so a neighbour is out of reach of a Cross."""
    played = strike(against_linne(side("Cross", space=4), side("Block")), "Cross", "Block", action="Action")
    assert checks(played)[0] == "Cross (2-3) hits at 3"
    assert damage(played) == [(1, 2, 0)]


def test_the_basic_action_changes_no_special() -> None:
    played = against_linne(side("Interference", space=4), side("Block"))
    strike(played, "Interference", "Block", action="Action")
    assert checks(played)[0] == "Interference (1-3) hits at 3"
    assert damage(played) == [(1, 4, 2)]


def test_an_ordinary_strike_has_the_printed_numbers() -> None:
    played = strike(against_linne(side("Cross", space=5), side("Block")), "Cross", "Block")
    assert checks(played)[0] == "Cross (1-2) hits at 2"
    assert damage(played) == [(1, 3, 1)]


@pytest.mark.parametrize(("choice", "space", "hand"), [("Push 1", 8, []), ("Pull 1", 6, []), ("Draw 1", 7, ["Sweep"])])
def test_the_exceeded_action_moves_the_opponent_or_draws_and_gives_another_action(
    choice: str, space: int, hand: list[str]
) -> None:
    """EX-CHAR-22: the Strike action is not offered in it; Boost and Prepare are."""
    hilda = side("Skewer", gauge=["Dive", "Cross"], deck=["Sweep"], exceeded=True)
    played = against_linne(hilda, side()).answer("Action (1 gauge)", "Dive")
    assert played.labels == ["Push 1", "Pull 1", "Draw 1"]
    played.answer(choice)
    assert played.spaces == (3, space)
    assert sorted(played.names(0, "hand")) == ["Skewer", *hand]
    assert played.asked == (0, "action")
    assert not played.offers("Strike")
    assert played.offers("Boost Power Attack")
    assert played.offers("Prepare")


def test_the_exceeded_action_can_be_taken_again_and_the_next_turn_has_strikes() -> None:
    hilda = side("Dive", gauge=["Dive", "Cross"], exceeded=True)
    played = against_linne(hilda, side()).answer("Action (1 gauge)", "Dive", "Draw 1", "Action (1 gauge)", "Draw 1")
    assert not played.offers("Strike")
    assert not played.offers("Action (1 gauge)")
    played.answer("Prepare", "Prepare")
    assert played.asked == (0, "action")
    assert played.offers("Strike")


def test_a_boost_that_gives_another_action_lets_hilda_strike_again() -> None:
    """EX-CHAR-22: the ban holds for one action."""
    hilda = side("Interference", "Cross", gauge=["Dive"], exceeded=True)
    played = against_linne(hilda, side()).answer("Action (1 gauge)", "Draw 1", "Boost The Light")
    assert played.asked == (0, "action")
    assert played.offers("Strike")


def test_downshift_puts_a_card_into_gauge_reverts_and_gives_another_action() -> None:
    """EX-CHAR-04; the other exceeded action needs a gauge card."""
    played = against_linne(side("Dive", "Cross", exceeded=True), side())
    assert not played.offers("Action (1 gauge)")
    played.answer("Downshift", "Dive")
    assert not played.sides[0].exceeded
    assert played.names(0, "gauge") == ["Dive"]
    assert played.names(0, "hand") == ["Cross"]
    assert played.asked == (0, "action")
    assert played.offers("Strike")


# --- In The Darkness ---


@pytest.mark.parametrize(("choice", "space"), [("Push 2", 9), ("Pull 2", 5)])
def test_in_the_darkness_throws_draws_three_and_takes_the_next_turn(choice: str, space: int) -> None:
    hilda = side("In The Darkness", gauge=THREE, deck=["Sweep", "Focus", "Grasp"])
    played = strike(against_linne(hilda, side("Spike")), "In The Darkness", "Spike").answer("Dive")
    assert speeds(played) == (7, 3)
    assert played.labels == ["Push 2", "Pull 2"]
    played.answer(choice)
    assert played.spaces == (3, space)
    assert sorted(played.names(0, "hand")) == ["Focus", "Grasp", "Sweep"]
    assert played.lives[1] == 28
    assert played.turn == 0


@pytest.mark.parametrize(("space", "hits"), [(2, False), (3, True), (4, False)])
def test_in_the_darkness_reaches_range_4_alone(space: int, hits: bool) -> None:
    hilda = side("In The Darkness", gauge=THREE, space=space)
    played = strike(against_linne(hilda, side("Block")), "In The Darkness", "Block").answer("Dive")
    assert checks(played)[0] == f"In The Darkness (4) {'hits' if hits else 'misses'} at {7 - space}"


@pytest.mark.parametrize("boosts", [["In The Darkness"], ["In The Darkness", "In The Darkness"]])
def test_masquerade_exchanges_power_and_speed(boosts: list[str]) -> None:
    """A Sweep of power 6 and speed 2; twice is the same, for the totals are those before any exchange."""
    hilda = side("Sweep", space=5, boosts=boosts)
    played = strike(against_linne(hilda, side("Spike")), "Sweep", "Spike")
    assert speeds(played) == (6, 3)
    assert damage(played)[0] == (1, 2, 2)


def test_masquerade_counts_bonuses_with_their_number() -> None:
    """Charged Attack gives 2 power to a Sweep of power 6: that is its speed now."""
    hilda = side("Sweep", space=5, boosts=["In The Darkness", "Revenant Pillar"])
    played = strike(against_linne(hilda, side("Block")), "Sweep", "Block")
    assert speeds(played) == (8, 0)
    assert damage(played) == [(1, 2, 0)]


def test_masquerade_is_played_and_lasts_for_a_strike() -> None:
    played = against_linne(side("In The Darkness", "Sweep", space=5), side("Spike")).answer("Boost Masquerade")
    assert played.asked == (1, "action")
    played.answer("Strike", "Spike", "Sweep", "Do not use it")
    assert speeds(played) == (6, 3)
    assert played.boosts(0) == []


# --- Impalement ---


@pytest.mark.parametrize(
    ("space", "paid", "power"),
    [
        (4, ["Sweep", "Skewer"], 6),  # Sweep 1-3, Skewer 1-8 at range 3
        (3, ["Sweep", "Skewer"], 4),  # at range 4 the Skewer alone
        (3, ["Sweep", "Cross"], 2),
        (3, ["Block", "In The Darkness"], 4),  # Block has no range
    ],
)
def test_impalement_has_two_power_for_each_card_paid_that_reaches(space: int, paid: list[str], power: int) -> None:
    """EX-CHAR-40: the printed ranges of the two gauge cards."""
    hilda = side("Impalement", gauge=paid, space=space)
    played = strike(against_linne(hilda, side("Spike")), "Impalement", "Spike").answer(paid[0])
    assert speeds(played) == (6, 3)
    assert damage(played)[0] == (1, power, power)


@pytest.mark.parametrize(("space", "hits"), [(1, True), (6, True), (7, False)])
def test_impalement_reaches_range_3_to_8(space: int, hits: bool) -> None:
    hilda = side("Impalement", gauge=["Dive", "Cross"], space=space)
    played = strike(against_linne(hilda, side("Block", space=9)), "Impalement", "Block").answer("Dive")
    assert checks(played)[0] == f"Impalement (3-8) {'hits' if hits else 'misses'} at {9 - space}"


@pytest.mark.parametrize(("space", "hits"), [(5, False), (6, False), (4, True), (3, True)])
def test_paradox_hits_out_of_range_and_misses_in_range(space: int, hits: bool) -> None:
    """A Cross, range 1-2, with 1 power less."""
    hilda = side("Cross", space=space, boosts=["Impalement"])
    played = strike(against_linne(hilda, side("Block")), "Cross", "Block")
    assert checks(played)[0] == f"Cross (1-2) {'hits' if hits else 'misses'} at {7 - space}"
    assert damage(played) == ([(1, 2, 0)] if hits else [])


def test_paradox_does_not_make_a_block_hit() -> None:
    """EX-COMP-14: it has no range to be out of."""
    played = strike(against_linne(side("Block", boosts=["Impalement"]), side("Spike")), "Block", "Spike")
    assert "Block (-) misses at 4" in checks(played)


def test_paradox_costs_one_force() -> None:
    played = against_linne(side("Impalement", "Dive"), side()).answer("Boost Paradox", "Dive from hand")
    assert played.boosts(0) == ["Impalement"]
    assert played.names(0, "discard") == ["Dive"]
    assert not against_linne(side("Impalement"), side()).offers("Boost Paradox")


# --- Skewer ---


@pytest.mark.parametrize(("choice", "space", "drawn"), [("Push 1", 8, 0), ("Pull 1", 6, 0), ("Draw 1", 7, 1)])
def test_skewer_moves_the_opponent_or_draws(choice: str, space: int, drawn: int) -> None:
    played = strike(against_linne(side("Skewer", space=1), side("Block")), "Skewer", "Block")
    assert checks(played)[0] == "Skewer (1-8) hits at 6"
    assert played.labels == ["Push 1", "Pull 1", "Draw 1"]
    played.answer(choice)
    assert played.spaces == (1, space)
    assert len(played.names(0, "hand")) == drawn


def test_skewer_never_stuns() -> None:
    """EX-CHAR-29: 2 damage against guard 0, and Linne attacks all the same."""
    played = strike(against_linne(side("Skewer", space=5), side("Assault")), "Skewer", "Assault").answer("Draw 1")
    assert speeds(played) == (6, 5)
    assert damage(played) == [(1, 2, 2), (0, 4, 4)]
    assert stunned(played) == [0]


def test_power_attack_gives_power_and_the_next_turn_and_goes_to_gauge_on_a_hit() -> None:
    """The hit sends it to gauge at once, its power stays."""
    hilda = side("Cross", space=5, boosts=["Skewer"])
    played = strike(against_linne(hilda, side("Spike")), "Cross", "Spike")
    assert damage(played) == [(1, 4, 4)]
    assert played.names(0, "gauge") == ["Skewer", "Cross"]
    assert played.turn == 0


def test_power_attack_that_misses_is_discarded() -> None:
    played = strike(against_linne(side("Cross", boosts=["Skewer"]), side("Spike")), "Cross", "Spike")
    assert played.names(0, "discard") == ["Skewer", "Cross"]
    assert played.turn == 1


# --- Tri-Furket ---


@pytest.mark.parametrize(("turn", "reach"), [(1, "1-4"), (0, "1-2")])
def test_tri_furket_reaches_farther_once_hilda_was_hit(turn: int, reach: str) -> None:
    """Linne's Sky Fangs hits first from range 4 (a tie goes to whoever strikes), then closes 3."""
    played = against_linne(side("Tri-Furket"), side("Sky Fangs"), turn=turn).answer("Strike")
    played.answer(*(["Tri-Furket", "Do not use it", "Sky Fangs"] if turn == 0 else ["Sky Fangs", "Tri-Furket"]))
    if turn == 1:
        played.answer("Do not use it")
    reached = [check for check in checks(played) if check.startswith("Tri-Furket")]
    assert reached[0].startswith(f"Tri-Furket ({reach})")


@pytest.mark.parametrize("area", ["gauge", "hand"])
def test_tri_furket_takes_the_oldest_discard(area: str) -> None:
    """EX-ZONE-07: the bottom of the discard pile is the card that came first."""
    hilda = side("Tri-Furket", space=5, discard=["Sweep", "Dive", "Focus"])
    played = strike(against_linne(hilda, side("Block")), "Tri-Furket", "Block")
    assert played.labels == [f"Put the bottom card of your discard pile into your {zone}" for zone in ("gauge", "hand")]
    played.answer(f"Put the bottom card of your discard pile into your {area}")
    assert played.names(0, area)[0] == "Sweep"
    assert played.names(0, "discard") == ["Dive", "Focus"]
    assert played.names(0, "gauge")[-1] == "Tri-Furket"


def test_tri_furket_with_an_empty_discard_pile_takes_nothing() -> None:
    played = strike(against_linne(side("Tri-Furket", space=5), side("Block")), "Tri-Furket", "Block")
    while played.asked[1] == "choose":
        played.answer(played.labels[0])
    assert played.names(0, "gauge") == ["Tri-Furket"]


def test_the_darkness_lets_both_put_three_cards_into_gauge() -> None:
    """The opponent first."""
    hilda = side("Tri-Furket", "Dive", "Cross", "Sweep", "Focus", deck=["Block"])
    played = against_linne(hilda, side("Grasp", "Spike", "Dive", "Cross", "Sweep")).answer("Boost The Darkness")
    assert played.asked == (1, "pick")
    played.answer("Grasp", "Spike", "Cross")
    assert played.asked == (0, "pick")
    played.answer("Dive", "Cross", "Sweep")
    assert played.names(1, "gauge") == ["Grasp", "Spike", "Cross"]
    assert played.names(0, "gauge") == ["Dive", "Cross", "Sweep"]
    assert sorted(played.names(0, "hand")) == ["Block", "Focus"]
    assert sorted(played.names(1, "hand")) == ["Dive", "Sweep"]


def test_the_darkness_takes_what_there_is() -> None:
    played = against_linne(side("Tri-Furket", deck=["Block"]), side("Grasp")).answer("Boost The Darkness")
    assert played.names(1, "gauge") == ["Grasp"]
    assert played.names(0, "gauge") == []
    assert played.asked == (1, "action")


# --- Revenant Pillar ---


def test_revenant_pillar_does_two_different_things_of_five() -> None:
    hilda = side("Revenant Pillar", deck=["Dive"])
    played = strike(against_linne(hilda, side("Block", "Grasp")), "Revenant Pillar", "Block")
    assert played.labels == [
        "Push 1",
        "Pull 1",
        "Draw 1",
        "The opponent discards 1 random card from their hand",
        "Gain advantage",
    ]
    played.answer("Draw 1")
    assert len(played.labels) == 4
    assert not played.offers("Draw 1")
    played.answer("The opponent discards")
    assert played.names(0, "hand") == ["Dive"]
    assert played.names(1, "discard") == ["Grasp"]
    assert damage(played)[0] == (1, 5, 3)
    assert played.turn == 1


@pytest.mark.parametrize(
    ("choices", "space", "turn"),
    [(["Push 1", "Pull 1"], 7, 1), (["Push 1", "Gain advantage"], 8, 0), (["Gain advantage", "Pull 1"], 6, 0)],
)
def test_revenant_pillar_does_them_in_the_order_picked(choices: list[str], space: int, turn: int) -> None:
    played = strike(against_linne(side("Revenant Pillar"), side("Block")), "Revenant Pillar", "Block").answer(*choices)
    assert played.spaces == (3, space)
    assert played.turn == turn


@pytest.mark.parametrize(("space", "hits"), [(2, True), (4, True), (5, False)])
def test_revenant_pillar_reaches_range_3_to_5(space: int, hits: bool) -> None:
    played = strike(against_linne(side("Revenant Pillar", space=space), side("Block")), "Revenant Pillar", "Block")
    assert checks(played)[0] == f"Revenant Pillar (3-5) {'hits' if hits else 'misses'} at {7 - space}"


def test_charged_attack_goes_to_gauge_when_hilda_moves() -> None:
    """The Cross hits for 3 + 2 and then retreats; EX-MOVE-12: a push is no move of hers."""
    played = strike(against_linne(side("Cross", space=5, boosts=["Revenant Pillar"]), side("Spike")), "Cross", "Spike")
    assert damage(played) == [(1, 5, 5)]
    assert played.names(0, "gauge") == ["Revenant Pillar", "Cross"]


def test_charged_attack_stays_when_hilda_is_pushed() -> None:
    hilda = side("Spike", space=6, boosts=["Revenant Pillar"])
    played = strike(against_linne(hilda, side("Grasp")), "Spike", "Grasp").answer("Push 1")
    assert damage(played)[-1] == (1, 7, 7)
    assert "Revenant Pillar" in played.names(0, "discard")


# --- Interference ---


@pytest.mark.parametrize(("reply", "space"), [("Grasp", 9), ("Sweep", 7), ("Block", 5)])
def test_interference_pushes_as_far_as_the_opponent_is_fast(reply: str, space: int) -> None:
    """From space 5: 7 spaces or as many as there are, 2, none."""
    played = strike(against_linne(side("Interference"), side(reply, space=5)), "Interference", reply)
    assert played.spaces == (3, space)
    assert (1, 4, 2 if reply == "Block" else 4) in damage(played)


def test_interference_counts_the_whole_speed() -> None:
    """Linne's Moon Gyre has 5, and 2 more as she did not strike; it misses and advances before."""
    played = strike(
        against_linne(side("Interference", space=1), side("Moon Gyre", space=6)), "Interference", "Moon Gyre"
    )
    assert speeds(played) == (2, 7)
    assert played.spaces == (1, 9)


def test_the_light_draws_three_for_both_and_gives_another_action() -> None:
    played = against_linne(side("Interference"), side()).answer("Boost The Light")
    assert len(played.names(0, "hand")) == 3
    assert len(played.names(1, "hand")) == 3
    assert played.asked == (0, "action")
    assert played.names(0, "discard") == ["Interference"]


# --- Misses ---


@pytest.mark.parametrize(
    ("card", "space"), [("In The Darkness", 4), ("Tri-Furket", 3), ("Revenant Pillar", 6), ("Interference", 3)]
)
def test_what_a_hit_does_is_not_done_on_a_miss(card: str, space: int) -> None:
    hilda = side(card, gauge=THREE, space=space, discard=["Sweep"])
    played = strike(against_linne(hilda, side("Block")), card, "Block")
    if played.asked[1] == "pay":
        played.answer("Dive")
    assert "misses" in checks(played)[0]
    assert played.asked == (1, "action")
    assert played.spaces == (space, 7)


def test_a_skewer_that_is_dodged_does_nothing() -> None:
    """EX-CHAR-31: Linne's Elusive Flash cannot be hit at range 2."""
    played = strike(
        against_linne(side("Skewer", space=5), side("Elusive Flash", gauge=["Dive"])), "Skewer", "Elusive Flash"
    )
    assert checks(played)[0] == "Skewer (1-8) misses at 2"
    assert played.asked == (1, "action")


# --- Condensity Gloom ---


def gloom(answer: str, *more: str, space: int = 3, reply: str = "Block", linne: int = 7) -> Stage:
    """Returns a strike in which Hilda has set Condensity Gloom and said whether she uses its text."""
    played = against_linne(side("Condensity Gloom", space=space), side(reply, space=linne))
    return played.answer("Strike", "Condensity Gloom", answer, *more)


def gloom_space(played: Stage) -> int:
    (space,) = played.sides[0].tokens
    return space


def test_condensity_gloom_is_put_on_any_space_and_lies_face_up() -> None:
    """EX-CHAR-13, EX-CHAR-19: Linne sees both before she sets."""
    played = gloom("Use it")
    assert played.labels == [f"Space {space}" for space in range(1, 10)]
    played.answer("Space 8")
    assert gloom_space(played) == 8
    assert "Hilda reveals Condensity Gloom." in played.sentences()
    assert played.asked == (1, "set")


@pytest.mark.parametrize(("space", "away", "hits"), [(7, 0, True), (8, 1, True), (5, 2, False)])
def test_condensity_gloom_is_measured_from_its_token(space: int, away: int, hits: bool) -> None:
    """EX-CHAR-14, A-12: range 0-1, on Linne's own space too."""
    played = gloom("Use it", f"Space {space}", "Block")
    assert checks(played)[0] == f"Condensity Gloom (0-1) {'hits' if hits else 'misses'} at {away}"
    assert damage(played) == ([(1, 5, 3)] if hits else [])


@pytest.mark.parametrize(("answer", "ends"), [("Move to", 8), ("Do not", 3)])
def test_condensity_gloom_may_be_followed_and_is_gone_after_the_strike(answer: str, ends: int) -> None:
    played = gloom("Use it", "Space 8", "Block")
    assert played.asked == (0, "choose")
    played.answer(answer)
    assert played.spaces == (ends, 7)
    assert gloom_space(played) == NO_SPACE


@pytest.mark.parametrize("space", [7, 3])
def test_nobody_follows_to_a_space_with_a_fighter(space: int) -> None:
    played = gloom("Use it", f"Space {space}", "Block")
    assert played.spaces == (3, 7)
    assert gloom_space(played) == NO_SPACE
    assert played.asked == (1, "action")


def test_condensity_gloom_without_its_token_is_measured_from_hilda() -> None:
    played = gloom("Do not use it", "Block", space=6)
    assert gloom_space(played) == NO_SPACE
    assert checks(played)[0] == "Condensity Gloom (0-1) hits at 1"
    assert played.spaces == (6, 7)


def test_a_swung_condensity_gloom_puts_no_token() -> None:
    played = against_linne(side(space=6, deck=["Condensity Gloom"]), side("Block")).answer("Strike")
    assert played.labels == ["Do not use it"]
    played.answer("Do not use it", "Block")
    assert checks(played)[0] == "Condensity Gloom (0-1) hits at 1"


def test_fadeaway_costs_one_force_retreats_two_and_gives_another_action() -> None:
    played = against_linne(side("Condensity Gloom", "Dive", space=4), side()).answer("Boost Fadeaway", "Dive from hand")
    assert played.spaces == (2, 7)
    assert played.names(0, "discard") == ["Dive", "Condensity Gloom"]
    assert played.asked == (0, "action")
