"""Who meets on a ladder, with which fighters."""

from collections import Counter
from collections.abc import Mapping

import pytest

from wildswing.exceed.game import EXCEED
from wildswing.exceed.lab import fights as drawing
from wildswing.exceed.matches import roster, sheet_of
from wildswing.exiled.solo.ghost_bride import GHOST_BRIDE
from wildswing.formation.game import FORMATION
from wildswing.kernel.errors import WildswingError
from wildswing.lab.ladder import Ladder

FIGHTERS = {name: roster()[name] for name in ("Ryu", "Ky Kiske", "Hyde Kido")}


def fights(ladder: Ladder, a: str, b: str, count: int) -> list[tuple[str, str]]:
    """Returns who fights in the first games of two agents."""
    setups = [ladder.task((a, b, number)).setup for number in range(count)]
    return [(sheet_of(setup["fighter 1"]).name, sheet_of(setup["fighter 2"]).name) for setup in setups]


def with_fighters(agents: tuple[str, ...], seed: int, fighters: Mapping[str, str] = FIGHTERS) -> Ladder:
    return Ladder(EXCEED, agents, seed, drawing.fights(fighters, seed), sorted(fighters))


def test_the_header_says_who_meets_in_an_order_of_its_own() -> None:
    header = with_fighters(("random", "greedy"), 3).header
    assert (header.kind, header.game, header.agent, header.seed) == ("ladder", "exceed", None, 3)
    assert (header.entrants, header.fighters) == (("greedy", "random"), ("Hyde Kido", "Ky Kiske", "Ryu"))
    assert with_fighters(("greedy", "random"), 3, dict(reversed(FIGHTERS.items()))).header == header


def test_agents_change_seats_while_the_fighters_stay() -> None:
    ladder = with_fighters(("random", "greedy"), 3)
    drawn = fights(ladder, "greedy", "random", 18)
    assert drawn[::2] == drawn[1::2]
    task = ladder.task(("greedy", "random", 5))
    assert (task.agents, task.seed, task.counts_cards) == (("greedy", "random"), "3/greedy/random/5", False)


def test_every_two_fighters_meet_equally_often_in_both_seats() -> None:
    ladder = with_fighters(("random", "greedy"), 3)
    drawn = fights(ladder, "greedy", "random", 36)
    assert set(Counter(drawn).values()) == {4}
    assert len(set(drawn)) == 9
    for seat in (0, 1):  # each three bouts use all three fighters in each seat
        assert {fight[seat] for fight in drawn[:6]} == set(FIGHTERS)


def test_another_seed_draws_other_fights() -> None:
    one, other = [with_fighters(("random", "greedy"), seed) for seed in (3, 4)]
    assert fights(one, "greedy", "random", 18) != fights(other, "greedy", "random", 18)


def test_other_games_have_their_usual_setup() -> None:
    ladder = Ladder(FORMATION, ("random", "greedy", "solver"), 3)
    assert ladder.header.fighters == ()
    assert ladder.task(("greedy", "solver", 4)).setup == FORMATION.default_setup()


@pytest.mark.parametrize("agents", [(), ("random",), ("random", "random")])
def test_a_ladder_needs_two_agents(agents: tuple[str, ...]) -> None:
    with pytest.raises(WildswingError, match=r"^At least 2 agents are needed; name them like --agents random,greedy"):
        Ladder(FORMATION, agents, 3)


def test_agents_that_cannot_play_are_refused_before_anything_is_played() -> None:
    with pytest.raises(WildswingError, match=r"^The solver plays only Formation"):
        with_fighters(("random", "solver"), 3)


def test_a_game_for_one_has_no_ladder() -> None:
    with pytest.raises(WildswingError, match="1 seat, and a simulation needs a game for two"):
        Ladder(GHOST_BRIDE, ("random", "greedy"), 3)
