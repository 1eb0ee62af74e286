"""Everything that can be expected is noticed when it is not so."""

import pytest

from tests.exceed.scenarios.plays import differing

STRIKE = """
fighters Sol Badguy against Ky Kiske
set up Sol: space 2; life 20; hand Wild Throw, Cross; boosts Flame of corruption; gauge Dive, the opponent's Dive
set up Sol: canceled this turn; discard Grasp, Slash
set up Ky: space 3; hand Stun Edge, Dust; deck Sweep, Focus; sealed Block; reshuffled; boosts Dust
Sol: Strike; Wild Throw
Ky: Stun Edge
"""
"""Ky is asked how far he advances, in the middle of the strike."""

SETTING = """
fighters Sol Badguy against Ky Kiske
set up Sol: hand Wild Throw
set up Ky: hand Stun Edge, Dust
Sol: Strike; Wild Throw
"""
"""Ky is asked for his attack."""

OVER = """
fighters Sol Badguy against Ky Kiske
set up Sol: space 4; hand Slash
set up Ky: space 5; life 4
Sol: Strike; Slash
"""


@pytest.mark.parametrize(
    ("position", "true", "false", "found"),
    [
        (STRIKE, "Sol: life 20", "Sol: life 21", "life 20"),
        (STRIKE, "Sol: space 2", "Sol: space 3", "space 2"),
        (STRIKE, "Sol: width 1", "Sol: width 3", "width 1"),
        (STRIKE, "Sol: x 0", "Sol: x 2", "x 0"),
        (STRIKE, "Ky: damage 8", "Ky: damage 7", "damage 8"),
        (STRIKE, "Sol: hand Cross", "Sol: hand Dive", "hand Cross"),
        (STRIKE, "Sol: hand 1", "Sol: hand 2", "hand 1 (Cross)"),
        (STRIKE, "Sol: gauge the opponent's Dive, Dive", "Sol: gauge Dive, Dive", "gauge Dive, the opponent's Dive"),
        (STRIKE, "Sol: gauge with Dive", "Sol: gauge with Dive, Dive", "gauge Dive, the opponent's Dive"),
        (STRIKE, "Sol: discard Grasp, Slash", "Sol: discard Slash, Grasp", "discard Grasp, Slash"),
        (STRIKE, "Ky: deck Sweep", "Ky: deck Focus", "deck Sweep"),
        (STRIKE, "Ky: deck Sweep, Focus", "Ky: deck Sweep, Sweep", "deck Sweep, Focus"),
        (STRIKE, "Ky: sealed Block", "Ky: sealed none", "sealed Block"),
        (STRIKE, "Ky: overdrive none", "Ky: overdrive Block", "overdrive none"),
        (STRIKE, "Ky: set aside none", "Ky: set aside Block", "set aside none"),
        (STRIKE, "Sol: boosts Tyrant Rave", "Sol: boosts none", "boosts Tyrant Rave"),
        (STRIKE, "Sol: boosts Flame of corruption", "Sol: boosts Rock you", "boosts Tyrant Rave"),
        (STRIKE, "Sol: transformations none", "Sol: transformations Dive", "transformations none"),
        (STRIKE, "Sol: tokens none", "Sol: tokens Eddie on 3", "tokens none"),
        (STRIKE, "Sol: not exceeded", "Sol: exceeded", "not exceeded"),
        (STRIKE, "Ky: reshuffled", "Ky: not reshuffled", "reshuffled"),
        (STRIKE, "Sol: canceled this turn", "Sol: not canceled this turn", "canceled this turn"),
        (STRIKE, "Ky: not stunned", "Ky: stunned", "not stunned"),
        (STRIKE, "Sol: advantage", "Ky: advantage", "not advantage"),
        (STRIKE, "Sol: active", "Ky: active", "not active"),
        (STRIKE, "Sol: hit", "Ky: hit", "not hit"),
        (STRIKE, "Sol: not critical", "Sol: critical", "not critical"),
        (STRIKE, "Sol: not EX", "Sol: EX", "not EX"),
        (STRIKE, "Ky: not wild swing", "Ky: wild swing", "not wild swing"),
        (STRIKE, "Sol: attack Wild Throw", "Sol: attack Cross", "attack Wild Throw"),
        (STRIKE, "Sol: power 8", "Sol: power 7", "power 8 = 5 Wild Throw + 1 Sol Badguy + 2 Flame of corruption"),
        (
            STRIKE,
            "Sol: power 8 = 5 Wild Throw + 2 Flame of corruption + 1 Sol Badguy",
            "Sol: power 8 = 5 Wild Throw + 3 Flame of corruption",
            "power 8 = 5 Wild Throw + 1 Sol Badguy + 2 Flame of corruption",
        ),
        (STRIKE, "Ky: speed 3", "Ky: speed 4", "speed 3"),
        (STRIKE, "Ky: armor 0", "Ky: armor 1", "armor 0"),
        (STRIKE, "Ky: guard 9", "Ky: guard 5", "guard 9 = 5 Stun Edge + 4 Faultless Defense"),
        (STRIKE, "Ky: range 2-6", "Ky: range 1", "range 2-6"),
        (STRIKE, "Sol: range 1", "Sol: range 1-2", "range 1"),
        (STRIKE, "strike", "not strike", "strike"),
        (STRIKE, "distance 1", "distance 2", "distance 1"),
        (STRIKE, "winner nobody", "winner Sol", "winner nobody"),
        (STRIKE, "turn Sol", "turn Ky", "turn Sol Badguy"),
        (STRIKE, 'told "gains advantage"', 'not told "gains advantage"', "told “Sol Badguy gains advantage.”"),
        (
            STRIKE,
            'told in order "Ky Kiske sets", "speed 3", "gains advantage", "Ky Kiske takes 8"',
            'told in order "gains advantage", "speed 3"',
            "“speed 3” is not told after “gains advantage”",
        ),
        (
            STRIKE,
            'Ky: told in order "Sol Badguy sets", "Ky Kiske sets"',
            'Ky: told in order "gains advantage", "gains advantage"',
            "“gains advantage” is not told after “gains advantage”",
        ),
        (
            STRIKE,
            'told in order "gains advantage"',
            'told in order "loses"',
            "“loses” is not told after the last expectation",
        ),
        (STRIKE, 'not told "loses"', 'told "Ky Kiske gains advantage."', "told “Sol Badguy gains advantage.”"),
        (SETTING, "Ky: asked", "Ky: not asked", "asked “Set your attack.”"),
        (SETTING, "Ky: asked set your attack", "Ky: asked Your turn", "asked “Set your attack.”"),
        (SETTING, "Sol: not asked", "Sol: asked", "not asked"),
        (SETTING, "Ky: offered Dust", "Ky: offered Dust, Grasp", "offered Stun Edge, Dust, Wild Swing"),
        (SETTING, "Ky: not offered Grasp", "Ky: not offered Grasp, Dust", "offered Stun Edge, Dust, Wild Swing"),
        (
            SETTING,
            "Ky: offered only Dust, Stun Edge, Wild Swing",
            "Ky: offered only Dust, Stun Edge",
            "offered Stun Edge, Dust, Wild Swing",
        ),
        (SETTING, "Sol: attack Wild Throw", "Sol: attack none", "attack Wild Throw"),
        (SETTING, "Sol, seen by Ky: attack ?", "Sol, seen by Ky: attack Wild Throw", "attack ?"),
        (SETTING, "Sol, seen by Sol: attack Wild Throw", "Sol, seen by Sol: attack ?", "attack Wild Throw"),
        (SETTING, "Ky, seen by Sol: hand ?, ?", "Ky, seen by Sol: hand Dust, ?", "hand ?, ?"),
        (SETTING, "Ky, seen by a spectator: deck ?", "Ky, seen by a spectator: deck Dust", "deck ?"),
        (OVER, "winner Sol", "winner nobody", "winner Sol Badguy"),
    ],
)
def test_it_is_true_or_the_difference_is_told(position: str, true: str, false: str, found: str) -> None:
    assert differing(f"{position}expect {true}") == []
    ((_, said),) = differing(f"{position}expect {false}")
    assert said == found


@pytest.mark.parametrize("expected", ["Sol: speed 3", "Sol: range 1"])
def test_before_the_reveal_there_are_no_totals(expected: str) -> None:
    ((_, said),) = differing(f"{SETTING}expect {expected}")
    assert said == "no revealed attack"


def test_without_a_strike_there_is_no_damage() -> None:
    ((_, said),) = differing("fighters Ryu against Ryu\nexpect Ryu 1: damage 0")
    assert said == "no strike"


def test_only_what_was_told_since_the_last_expectation_counts() -> None:
    expected = 'told "Sol Badguy initiates a strike."'
    assert differing(f"{SETTING}expect {expected}\nKy: Dust\nexpect not {expected}") == []


def test_a_player_is_told_of_their_own_cards_only() -> None:
    text = "fighters Sol Badguy against Ky Kiske\nset up Sol: deck Fafnir\nSol: Prepare\n"
    assert differing(f'{text}expect Sol: told "Sol Badguy draws Fafnir"\nexpect Ky: not told "Fafnir"') == []


# --- When a strike is over ---

OVER = """
fighters Sol Badguy against Ky Kiske
set up Sol: space 4; hand Wild Throw; boosts Tyrant Rave; discard Block, Dust, Cross
set up Ky: space 5; hand Dust
strike Wild Throw against Dust
"""


def test_what_a_strike_came_to_can_be_expected_when_it_is_over() -> None:
    right = (
        "expect Sol: power 7 = 5 Wild Throw + 2 Flame of corruption; speed 3; hit; advantage; not stunned; damage 0\n"
    )
    assert differing(f"{OVER}{right}expect Ky: speed 3; guard 4; not hit; stunned; not advantage; damage 7") == []
    wrong = "expect Sol: power 6; not hit; stunned\nexpect Ky: guard 5; damage 6; power 3"
    assert [found for _, found in differing(OVER + wrong)] == [
        "power 7 = 5 Wild Throw + 2 Flame of corruption",
        "hit",
        "not stunned",
        "guard 4",
        "damage 7",
        "no revealed attack",
    ]


def test_the_end_of_a_pile_and_what_is_not_in_it() -> None:
    text = f"{OVER}expect Sol: discard …, Cross, Tyrant Rave; discard without Focus, Sweep; hand without Cross\n"
    assert differing(text) == []
    wrong = "expect Sol: discard …, Tyrant Rave, Cross; discard without Dust"
    assert [found for _, found in differing(OVER + wrong)] == [
        "discard …, Cross, Tyrant Rave",
        "discard Block, Dust, Cross, Tyrant Rave",
    ]
