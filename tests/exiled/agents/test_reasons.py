"""What the marksman says of its answers is what the engine makes of them."""

import re
from math import sqrt

import pytest

from tests.exiled.tabletop import Tabletop
from wildswing.agents.thoughts import Thoughts
from wildswing.exiled.agents.marksman import MarksmanAgent
from wildswing.exiled.agents.outlook import Outlook
from wildswing.exiled.game import EXILED
from wildswing.kernel.chance import Stream
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of

THROW = re.compile(
    r"“(.+?)” hits (.+?) at (\d+) % of the 144 places where the weapon may come to lie, and does ([\d.]+) damage on "
    r"average\."
)
PLACES = {"Gande": (0, -250), "Mandice": (-150, 200), "Badon": (150, 200)}
THROWS = 600


def thoughts_at(table: Tabletop, name: str) -> Thoughts:
    ask = table.ask(name)
    return MarksmanAgent().think(EXILED, EXILED.hide(table.table, ask.seat), ask, Stream(1))


def two_enemies() -> Tabletop:
    scene = Tabletop(["Gande", "Evelynn"], ["Mandice", "Badon"], places=PLACES).sets("Evelynn", place="out")
    return scene.sets("Mandice", life=3).starts("attack")


def test_a_throw_is_told_as_many_throws_on_the_engine_come_out() -> None:
    table = two_enemies()
    thoughts = thoughts_at(table, "Gande")
    found = THROW.match(thoughts.reason)
    assert found is not None
    assert found[2] == "Mandice"
    ask, at = table.ask("Gande"), table.table.bodies.index(table.body("Mandice"))
    damage: list[int] = []
    for number in range(THROWS):
        state = table.table.copy()
        state.chance = Stream(f"throw {number}").fresh()
        EXILED.answer(state, ask.seat, thoughts.choice)
        while state.asks and state.phase == "attack":
            EXILED.answer(state, state.asks[0].seat, 0)
        damage.append(3 - state.bodies[at].life)
    hits = len([one for one in damage if one]) / THROWS
    assert int(found[3]) / 100 == pytest.approx(hits, abs=0.03 + 3 * sqrt(hits * (1 - hits) / THROWS))


def test_somebody_else_who_could_be_hit_is_named() -> None:
    assert re.search(r" A throw at Badon would do [\d.]+\.$", thoughts_at(two_enemies(), "Gande").reason)


def test_a_move_is_told_by_the_balance_of_the_throws() -> None:
    table = Tabletop(["Gande"], ["Mandice"], places={"Gande": (0, -300), "Mandice": (0, 300)}, begins="movement")
    table.starts("movement")
    ask = table.ask("Gande")
    found = re.search(
        r"hit points more than the enemies'; if you stay, ([-\d.]+)\.$", thoughts_at(table, "Gande").reason
    )
    assert found is not None
    assert float(found[1]) == pytest.approx(Outlook(table.table, ask.seat).balance(table.table), abs=0.051)


def test_what_is_told_is_told_in_german_too() -> None:
    with speaking(catalogue_of("de")):
        assert "trifft Mandice an " in thoughts_at(two_enemies(), "Gande").sentence
