"""The yardstick of Rise of the Exiled: the nearest enemy, and nothing else."""

from typing import Any

import pytest

from tests.exiled.tabletop import Tabletop
from wildswing.exiled.agents.naive import NaiveAgent
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.setup import setup_of
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.lab.play_out import play_out


def choice(table: Tabletop, name: str) -> Any:
    """Returns what the agent answers to a player's open question."""
    ask = table.ask(name)
    hidden = EXILED.hide(table.table, ask.seat)
    return ask.options[NaiveAgent().choose(EXILED, hidden, ask, Stream(1))]


def test_it_aims_at_the_centre_of_the_nearest_enemy() -> None:
    places = {"Gande": (0, -300), "Nahtha": (-250, 300), "Badon": (100, 320)}
    table = Tabletop(["Gande", "Mandice"], ["Nahtha", "Badon"], places=places).starts("attack")
    assert choice(table, "Gande") == (100, 320, 0, 0)
    table = Tabletop(["Gande", "Mandice"], ["Nahtha", "Badon"], places={**places, "Gande": (-200, -300)}).starts(
        "attack"
    )
    assert choice(table, "Gande") == (-250, 300, 0, 0)


def test_a_horde_throws_from_the_card_nearest_to_an_enemy() -> None:
    places = {"Zombie Horde 1": (-300, -300), "Zombie Horde 2": (0, -200), "Zombie Horde 3": (300, -300)}
    table = Tabletop(["Zombie Horde"], ["Nahtha"], places={**places, "Nahtha": (0, 300)}).starts("attack")
    assert choice(table, "Zombie Horde") == ("throw", table.at("Zombie Horde 2"))


def test_it_moves_a_card_length_towards_the_nearest_enemy() -> None:
    places = {"Gande": (0, -300), "Nahtha": (-300, 0), "Badon": (400, 400)}
    table = Tabletop(["Gande", "Mandice"], ["Nahtha", "Badon"], places=places, begins="movement").starts("movement")
    assert choice(table, "Gande") == (45, 88)


def test_who_is_bound_still_moves_towards_the_nearest_enemy() -> None:
    table = Tabletop(["Gande"], ["Nahtha"], places={"Gande": (0, 300), "Nahtha": (0, -300)}, begins="movement")
    assert choice(table.starts("movement"), "Gande") == (180, 88)


def test_abilities_and_items_are_left_alone() -> None:
    table = Tabletop(["Hedina"], ["Murder of Crows"], begins="movement").gives("Murder of Crows", "Health Potion")
    table.sets("Murder of Crows", life=2).starts("movement")
    assert choice(table, "Murder of Crows") == ("done",)
    table = Tabletop(["Hedina"], ["Murder of Crows"]).sets("Hedina", life=1).starts("attack")
    assert choice(table, "Hedina") == ("throw", table.at("Hedina"))


def test_it_never_turns_ethereal() -> None:
    table = Tabletop(["Nahtha"], ["Gande"]).sets("Nahtha", life=1).hits("Gande", "Nahtha", "head")
    assert choice(table.attack(until="ethereal"), "Nahtha") is False


def test_who_is_hexed_names_the_nearest_enemy() -> None:
    places = {"Gande": (0, -300), "Nahtha": (-250, 300), "Badon": (100, 320)}
    table = Tabletop(["Gande", "Mandice"], ["Nahtha", "Badon"], places=places).sets("Gande", hexed=1).starts("attack")
    assert choice(table, "Gande") == table.seat("Badon")


def test_it_starts_in_the_middle_of_its_part_of_the_front_line() -> None:
    state = EXILED.start(1, setup_of([["Gande"], ["Nahtha"]]))
    ask = state.asks[0]
    assert ask.options[NaiveAgent().choose(EXILED, EXILED.hide(state, 0), ask, Stream(1))] == (0, 0)


def test_without_an_enemy_in_play_it_does_as_little_as_can_be() -> None:
    table = Tabletop(["Gande"], ["Nahtha"], gemstones=10).sets("Nahtha", place="waiting", wait=2).starts("attack")
    assert choice(table, "Gande") == table.ask("Gande").options[0]


def test_it_calls_as_a_moderator_and_overrules_nothing() -> None:
    setup = setup_of([["Gande"], ["Nahtha"]], variants=["moderator"], rounds=3)
    agents = [NaiveAgent() for _ in range(3)]
    assert play_out(EXILED, agents, 1, setup).outcome.winners in {(), (0,), (1,)}


def test_a_table_of_another_game_is_refused() -> None:
    state = FORMATION.start(1)
    with pytest.raises(TypeError, match="not Table"):
        NaiveAgent().choose(FORMATION, state, state.asks[0], Stream(1))
