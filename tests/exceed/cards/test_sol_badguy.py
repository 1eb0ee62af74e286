"""Play reports of Sol Badguy: each card's attack and boost, and both sides of the fighter; Ky Kiske is the opponent."""

import pytest

from tests.exceed.cards.report import checks, damage, guard, speeds, stunned
from tests.exceed.stage import side, stage

# --- The fighter ---


def test_a_cancel_gives_one_power_this_turn() -> None:
    """EX-EXMP-49: Cross with 3 deals 4."""
    sol = side("Cross", "Bandit Bringer", gauge=["Dive"], space=4)
    played = stage(sol, side("Grasp", space=6)).answer("Boost Free", "Do not", "Cancel").strike("Cross", "Grasp")
    assert damage(played) == [(1, 4, 4)]
    assert played.names(0, "discard") == ["Bandit Bringer", "Dive"]


def test_the_power_of_a_cancel_serves_a_replacement_too() -> None:
    """EX-CARE-07: an Ultra that cannot be paid is replaced, and the wild swing has the bonus."""
    sol = side("Tyrant Rave", "Bandit Bringer", gauge=["Dive"], space=4, deck=["Cross"])
    played = stage(sol, side("Grasp", space=6)).answer("Boost Free", "Do not", "Cancel").strike("Tyrant Rave", "Grasp")
    assert damage(played) == [(1, 4, 4)]
    assert played.names(0, "discard") == ["Bandit Bringer", "Dive", "Tyrant Rave"]


@pytest.mark.parametrize("exceeded", [False, True])
def test_without_a_cancel_this_turn_there_is_no_power(exceeded: bool) -> None:
    """The cancel of an earlier turn does not count."""
    sol = side("Cross", "Bandit Bringer", gauge=["Dive"], space=4, exceeded=exceeded)
    played = stage(sol, side("Grasp", space=6)).answer("Boost Free", "Do not", "Cancel", "Prepare", "Prepare")
    played.strike("Cross", "Grasp")
    assert damage(played) == [(1, 3, 3)]


def test_an_exceeded_sol_has_two_power_after_a_cancel() -> None:
    sol = side("Cross", "Bandit Bringer", gauge=["Dive"], space=4, exceeded=True)
    played = stage(sol, side("Grasp", space=6)).answer("Boost Free", "Do not", "Cancel").strike("Cross", "Grasp")
    assert damage(played) == [(1, 5, 5)]


def test_exceeding_costs_three_gauge_and_strikes() -> None:
    """EX-CHAR-02, EX-ACT-03: the strike belongs to the action, so no card is drawn."""
    sol = side("Cross", gauge=["Grasp", "Dive", "Focus"], space=4)
    played = stage(sol, side("Grasp", space=6)).answer("Exceed", "Grasp", "Dive")
    assert played.sides[0].exceeded
    assert played.names(0, "discard") == ["Grasp", "Dive", "Focus"]
    assert played.asked == (0, "set")
    played.answer("Cross", "Grasp")
    assert damage(played) == [(1, 3, 3)]
    assert played.names(0, "hand") == []
    assert played.turn == 1


def test_a_cancel_counts_for_the_strike_of_exceeding() -> None:
    """The side that is up when the attack is set gives the bonus."""
    sol = side("Cross", "Bandit Bringer", gauge=["Grasp", "Grasp", "Dive", "Dive"], space=4)
    played = stage(sol, side("Grasp", space=6)).answer("Boost Free", "Do not", "Cancel", "Grasp from")
    played.answer("Exceed", "Grasp from", "Cross", "Grasp")
    assert damage(played) == [(1, 5, 5)]


# --- Heavy Mob Cemetery ---


@pytest.mark.parametrize(("space", "ends", "life", "cards"), [(3, 6, 25, 4), (5, 6, 25, 4), (2, 5, 30, 0)])
def test_heavy_mob_cemetery_closes_three_when_sol_initiates_and_draws_four(
    space: int, ends: int, life: int, cards: int
) -> None:
    sol = side("Heavy Mob Cemetery", gauge=["Grasp", "Grasp", "Dive"], space=space)
    played = stage(sol, side("Grasp")).strike("Heavy Mob Cemetery", "Grasp").answer("Dive")
    assert speeds(played) == (3, 7)
    assert played.spaces == (ends, 7)
    assert played.lives == (30, life)
    assert len(played.names(0, "hand")) == cards
    assert played.names(0, "gauge") == (["Heavy Mob Cemetery"] if cards else [])
    assert played.names(0, "discard")[:3] == ["Dive", "Grasp", "Grasp"]


@pytest.mark.parametrize(("space", "life", "cards"), [(6, 27, 4), (4, 30, 0)])
def test_heavy_mob_cemetery_stays_put_when_sol_defends(space: int, life: int, cards: int) -> None:
    """It hits beside the opponent, less Focus' 2 armor, and misses at range 3, where it could have closed in."""
    sol = side("Heavy Mob Cemetery", space=space, gauge=["Grasp", "Grasp", "Dive"])
    played = stage(sol, side("Focus"), turn=1).strike("Focus", "Heavy Mob Cemetery").answer("Dive")
    assert speeds(played) == (3, 1)
    assert played.spaces == (space, 7)
    assert played.lives[1] == life
    assert len(played.names(0, "hand")) == cards
    assert played.names(0, "gauge") == (["Heavy Mob Cemetery"] if cards else [])


@pytest.mark.parametrize(("space", "power", "cards"), [(6, 4, 2), (3, 0, 0)])
def test_find_your_one_way_gives_power_and_two_cards_on_a_hit(space: int, power: int, cards: int) -> None:
    sol = side("Cross", space=space, boosts=["Heavy Mob Cemetery"])
    played = stage(sol, side("Grasp", space=8)).strike("Cross", "Grasp")
    assert damage(played) == ([(1, power, power)] if power else [])
    assert len(played.names(0, "hand")) == cards
    assert played.boosts(0) == []


# --- Tyrant Rave ---


@pytest.mark.parametrize(
    ("spaces", "ends", "power", "lives"),
    [((4, 5), 7, 3, (25, 27)), ((6, 7), 9, 3, (25, 27)), ((7, 8), 9, 5, (30, 25)), ((7, 9), 9, 5, (30, 25))],
)
def test_tyrant_rave_hits_harder_if_the_push_falls_short(
    spaces: tuple[int, int], ends: int, power: int, lives: tuple[int, int]
) -> None:
    """EX-MOVE-03, EX-MOVE-12: pushed in full, Ky's Dust answers from range 3; against the edge the hit stuns it."""
    sol = side("Tyrant Rave", space=spaces[0], gauge=["Grasp", "Grasp"])
    played = stage(sol, side("Dust", space=spaces[1])).strike("Tyrant Rave", "Dust")
    assert speeds(played) == (7, 3)
    assert played.spaces == (spaces[0], ends)
    assert damage(played)[0] == (1, power, power)
    assert played.lives == lives
    assert played.names(0, "gauge") == ["Tyrant Rave"]


def test_tyrant_rave_falls_short_against_focus() -> None:
    """Focus cannot be pushed: 5 power less 2 armor."""
    sol = side("Tyrant Rave", space=4, gauge=["Grasp", "Grasp"])
    played = stage(sol, side("Focus", space=5)).strike("Tyrant Rave", "Focus")
    assert played.spaces == (4, 5)
    assert damage(played)[0] == (1, 5, 3)


@pytest.mark.parametrize(("space", "ends", "power"), [(6, 6, 5), (5, 6, 3), (4, 5, 3)])
def test_flame_of_corruption_closes_one_or_gives_power(space: int, ends: int, power: int) -> None:
    """EX-EXMP-47: adjacent it cannot close, so +2 power."""
    sol = side("Volcanic Viper", space=space, boosts=["Tyrant Rave"])
    played = stage(sol, side("Focus")).strike("Volcanic Viper", "Focus")
    assert played.spaces == (ends, 7)
    assert damage(played)[0] == (1, power + 2, power)  # the Viper's own +2 goes into Focus' armor
    assert played.boosts(0) == []


# --- Wild Throw ---


def test_wild_throw_ignores_armor_pulls_and_takes_the_next_turn() -> None:
    """EX-EXMP-46, EX-EXMP-48: in a tie of speeds the attacker goes first; Ky is thrown over Sol."""
    played = stage(side("Wild Throw", space=4), side("Dust", space=5)).strike("Wild Throw", "Dust")
    assert speeds(played) == (3, 3)
    assert played.spaces == (4, 3)
    assert played.lives == (30, 25)
    assert stunned(played) == [1]
    assert played.turn == 0
    assert played.names(0, "gauge") == ["Wild Throw"]


def test_wild_throw_goes_through_the_armor_of_focus_but_cannot_move_it() -> None:
    played = stage(side("Wild Throw", space=4), side("Focus", space=5)).strike("Wild Throw", "Focus")
    assert damage(played) == [(1, 5, 5), (0, 4, 4)]
    assert played.spaces == (4, 5)
    assert played.turn == 0


@pytest.mark.parametrize("choice", ["Push 2", "Pull 1"])
def test_wild_throw_cannot_be_pushed_or_pulled(choice: str) -> None:
    """Guard 3 holds out the Grasp, which leaves Sol where he is; then the throw hits."""
    played = stage(side("Wild Throw", space=4), side("Grasp", space=5)).strike("Wild Throw", "Grasp").answer(choice)
    assert played.spaces == (4, 3)
    assert (guard(played, 0), played.lives) == (3, (27, 25))


def test_wild_throw_misses_at_range_2() -> None:
    played = stage(side("Wild Throw", space=4), side("Grasp", space=6)).strike("Wild Throw", "Grasp")
    assert played.lives == (30, 30)
    assert played.spaces == (4, 6)
    assert played.turn == 1


@pytest.mark.parametrize(
    ("space", "power", "gauge", "discard"), [(6, 4, ["Wild Throw", "Cross"], []), (5, 0, [], ["Wild Throw", "Cross"])]
)
def test_smell_of_the_game_joins_the_gauge_on_a_hit(
    space: int, power: int, gauge: list[str], discard: list[str]
) -> None:
    sol = side("Cross", space=space, boosts=["Wild Throw"])
    played = stage(sol, side("Grasp", space=8)).strike("Cross", "Grasp")
    assert damage(played) == ([(1, power, power)] if power else [])
    assert played.names(0, "gauge") == gauge
    assert played.names(0, "discard") == discard
    assert played.boosts(0) == []


# --- Gun Flame ---


@pytest.mark.parametrize(
    ("space", "ends", "lives", "turn"), [(4, 6, (26, 26), 0), (6, 6, (26, 26), 0), (3, 5, (26, 30), 1)]
)
def test_gun_flame_takes_the_next_turn_on_a_hit_and_closes_in_armor(
    space: int, ends: int, lives: tuple[int, int], turn: int
) -> None:
    """After it, hit or miss, 2 armor hold off part of the Sweep's 6."""
    played = stage(side("Gun Flame", space=space), side("Sweep")).strike("Gun Flame", "Sweep")
    assert speeds(played) == (5, 2)
    assert played.spaces == (ends, 7)
    assert damage(played)[-1] == (0, 6, 4)
    assert played.lives == lives
    assert played.turn == turn


@pytest.mark.parametrize(("faith", "turn"), [([], 0), (["Dire Eclat"], 1)])
def test_rock_you_gives_power_a_card_and_the_next_turn_if_the_opponent_is_stunned(faith: list[str], turn: int) -> None:
    """The Viper's 5 + 1 stuns a Dust with guard 4, but not with Faith's 3 more."""
    sol = side("Volcanic Viper", space=5, boosts=["Gun Flame"])
    played = stage(sol, side("Dust", space=6, boosts=faith)).strike("Volcanic Viper", "Dust")
    assert damage(played) == [(1, 6, 6)]
    assert stunned(played) == ([] if faith else [1])
    assert len(played.names(0, "hand")) == 1
    assert played.turn == turn


def test_rock_you_does_nothing_without_a_hit() -> None:
    sol = side("Volcanic Viper", space=3, boosts=["Gun Flame"])
    played = stage(sol, side("Grasp")).strike("Volcanic Viper", "Grasp")
    assert played.names(0, "hand") == []
    assert played.turn == 1


# --- Fafnir ---


@pytest.mark.parametrize(
    ("spaces", "ends", "life"),
    [((3, 6), (5, 7), 25), ((3, 5), (5, 6), 25), ((3, 7), (4, 7), 30), ((7, 9), (8, 9), 25)],
)
def test_fafnir_closes_hits_pushes_and_follows(spaces: tuple[int, int], ends: tuple[int, int], life: int) -> None:
    played = stage(side("Fafnir", space=spaces[0]), side("Grasp", space=spaces[1])).strike("Fafnir", "Grasp")
    assert speeds(played) == (4, 7)
    assert played.spaces == ends
    assert played.lives == (30, life)
    assert played.names(0, "gauge" if life == 25 else "discard") == ["Fafnir"]


@pytest.mark.parametrize(("reply", "ends", "life"), [("Dust", (5, 6), 25), ("Focus", (4, 5), 27)])
def test_fafnir_never_passes(reply: str, ends: tuple[int, int], life: int) -> None:
    """It follows a Dust it has pushed; beside a Focus, which stays, it stays too."""
    played = stage(side("Fafnir", space=4), side(reply, space=5)).strike("Fafnir", reply)
    assert played.spaces == ends
    assert played.lives[1] == life


def test_outrage_puts_a_card_into_gauge_and_gives_another_action() -> None:
    """EX-CHAR-22: it is not Cancelable, and the turn's one draw comes after the second action."""
    sol = side("Fafnir", "Dive", "Cross", deck=["Sweep", "Block"])
    played = stage(sol, side()).answer("Boost Outrage")
    assert played.asked == (0, "pick")
    assert sorted(played.labels) == ["Cross", "Dive"]
    played.answer("Cross")
    assert played.asked == (0, "action")
    assert played.names(0, "gauge") == ["Cross"]
    assert played.names(0, "discard") == ["Fafnir"]
    assert played.names(0, "hand") == ["Dive"]
    played.answer("Prepare")
    assert sorted(played.names(0, "hand")) == ["Block", "Dive", "Sweep"]
    assert played.turn == 1


def test_outrage_with_no_other_card_still_gives_another_action() -> None:
    played = stage(side("Fafnir"), side()).answer("Boost Outrage")
    assert played.asked == (0, "action")
    assert played.names(0, "gauge") == []


# --- Night Raid Vortex ---


@pytest.mark.parametrize(
    ("space", "ends", "life", "cards"), [(3, 6, 28, 0), (4, 6, 28, 1), (6, 6, 28, 1), (2, 5, 30, 0)]
)
def test_night_raid_vortex_draws_if_it_cannot_close_three(space: int, ends: int, life: int, cards: int) -> None:
    """Focus holds off 2 of its 4."""
    played = stage(side("Night Raid Vortex", space=space), side("Focus")).strike("Night Raid Vortex", "Focus")
    assert speeds(played) == (2, 1)
    assert played.spaces == (ends, 7)
    assert played.lives[1] == life
    assert len(played.names(0, "hand")) == cards


def test_night_raid_vortex_holds_out_six_damage() -> None:
    """Guard 6."""
    sol = side("Night Raid Vortex", space=4)
    played = stage(sol, side("Sweep", space=5), turn=1).strike("Sweep", "Night Raid Vortex")
    assert damage(played) == [(0, 6, 6), (1, 4, 4)]
    assert stunned(played) == []


def test_keep_yourself_alive_draws_two_now_and_gives_two_armor() -> None:
    sol = side("Night Raid Vortex", "Cross", space=4, deck=["Dive", "Focus", "Block"])
    played = stage(sol, side("Slash", space=5)).answer("Boost Keep yourself alive")
    assert sorted(played.names(0, "hand")) == ["Block", "Cross", "Dive", "Focus"]
    assert played.boosts(0) == ["Night Raid Vortex"]
    played.strike("Slash", "Dive")
    assert damage(played) == [(0, 4, 2)]
    assert played.boosts(0) == []


# --- Bandit Bringer ---


@pytest.mark.parametrize(
    ("spaces", "ends", "lives", "stuns"),
    [
        ((4, 7), 6, (30, 26), [1]),
        ((5, 7), 8, (30, 26), [1]),
        ((8, 9), 8, (30, 26), [1]),
        ((6, 7), 9, (24, 30), [0]),
        ((3, 7), 5, (24, 30), [0]),
    ],
)
def test_bandit_bringer_advances_two_and_ignores_guard(
    spaces: tuple[int, int], ends: int, lives: tuple[int, int], stuns: list[int]
) -> None:
    """Sweep's guard 6 does not help: 4 damage stun it."""
    sol = side("Bandit Bringer", space=spaces[0])
    played = stage(sol, side("Sweep", space=spaces[1])).strike("Bandit Bringer", "Sweep")
    assert speeds(played) == (3, 2)
    assert played.spaces == (ends, spaces[1])
    assert played.lives == lives
    assert stunned(played) == stuns


@pytest.mark.parametrize(
    ("choice", "space"), [("Advance 1", 6), ("Advance 2", 8), ("Retreat 1", 4), ("Retreat 2", 3), ("Do not", 5)]
)
def test_free_moves_up_to_two_either_way(choice: str, space: int) -> None:
    played = stage(side("Bandit Bringer", space=5, gauge=["Dive"]), side()).answer("Boost Free")
    assert played.labels == ["Advance 1", "Advance 2", "Retreat 1", "Retreat 2", "Do not"]
    played.answer(choice)
    assert played.spaces == (space, 7)
    assert played.asked == (0, "cancel")
    assert played.names(0, "discard") == ["Bandit Bringer"]


# --- Volcanic Viper ---


def test_volcanic_viper_has_two_power_when_sol_initiates() -> None:
    played = stage(side("Volcanic Viper", space=5), side("Sweep")).strike("Volcanic Viper", "Sweep")
    assert speeds(played) == (5, 2)
    assert damage(played) == [(1, 5, 5), (0, 6, 6)]
    assert stunned(played) == [0]


def test_volcanic_viper_has_two_armor_when_sol_defends() -> None:
    """Guard 3 holds out what comes through of the Slash, so it hits back with its 3."""
    played = stage(side("Volcanic Viper", space=6), side("Slash"), turn=1).strike("Slash", "Volcanic Viper")
    assert damage(played) == [(0, 4, 2), (1, 3, 3)]
    assert stunned(played) == [1]


def test_volcanic_viper_misses_at_range_3() -> None:
    played = stage(side("Volcanic Viper", space=4), side("Grasp")).strike("Volcanic Viper", "Grasp")
    assert checks(played)[-1] == "Volcanic Viper (1-2) misses at 3"


@pytest.mark.parametrize(("space", "ends"), [(4, 5), (6, 6)])
def test_bandit_revolver_closes_and_draws_now(space: int, ends: int) -> None:
    """Beside the opponent there is nothing to close."""
    sol = side("Volcanic Viper", space=space, deck=["Dive", "Focus"])
    played = stage(sol, side()).answer("Boost Bandit revolver")
    assert played.spaces == (ends, 7)
    assert sorted(played.names(0, "hand")) == ["Dive", "Focus"]  # the second ends the turn
    assert played.boosts(0) == ["Volcanic Viper"]
    assert played.turn == 1


def test_bandit_revolver_takes_one_card_on_a_hit() -> None:
    sol = side("Cross", boosts=["Volcanic Viper"], space=5)
    played = stage(sol, side("Grasp", "Dive", "Focus")).strike("Cross", "Grasp")
    assert len(played.names(1, "hand")) == 1
    assert played.names(1, "discard")[0] in ("Dive", "Focus")
    assert played.names(0, "discard") == ["Volcanic Viper"]


def test_bandit_revolver_takes_nothing_after_a_miss() -> None:
    played = stage(side("Cross", boosts=["Volcanic Viper"]), side("Grasp", "Dive")).strike("Cross", "Grasp")
    assert played.names(1, "hand") == ["Dive"]
    assert played.names(0, "discard") == ["Volcanic Viper", "Cross"]


@pytest.mark.parametrize(
    ("card", "boost"),
    [
        ("Heavy Mob Cemetery", "Find your one way"),
        ("Tyrant Rave", "Flame of corruption"),
        ("Wild Throw", "Smell of the Game"),
        ("Gun Flame", "Rock you"),
        ("Night Raid Vortex", "Keep yourself alive"),
        ("Volcanic Viper", "Bandit revolver"),
    ],
)
def test_continuous_boosts_of_sol_stay_in_play_and_can_be_canceled(card: str, boost: str) -> None:
    """EX-EXMP-42, EX-BOOST-04: no cost, not even for the Ultras; EX-CANCEL-01: 1 gauge for another action."""
    played = stage(side(card, gauge=["Dive"]), side()).answer(f"Boost {boost} ({card})")
    assert played.asked == (0, "cancel")
    assert played.boosts(0) == [card]
    assert played.names(0, "gauge") == ["Dive"]
    played.answer("Cancel")
    assert played.asked == (0, "action")
    assert played.names(0, "discard") == ["Dive"]
