"""The picture of the table shows what a view lists, where it lies, and what was hit."""

import re
from xml.etree import ElementTree

import pytest

from wildswing.exiled.artwork import LIT, team_colour
from wildswing.exiled.game import EXILED
from wildswing.exiled.picture import picture
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.geometry import CARD, placed
from wildswing.exiled.rules.judging import judge
from wildswing.exiled.rules.setup import setup_of
from wildswing.exiled.rules.table import Landing, Table, alter_body, alter_player
from wildswing.kernel.game import Setup
from wildswing.kernel.state import NOTHING, SPECTATOR

TEAMS = (["Hedina", "Intrusion of Roaches"], ["Nahtha", "Gleem"])
HEDINA, INTRUSION, NAHTHA, GLEEM, VINE = range(5)

SVG = "{http://www.w3.org/2000/svg}"


def table(setup: Setup | None = None) -> Table:
    return EXILED.start(1, setup or setup_of(TEAMS))


def drawn(state: Table) -> ElementTree.Element:
    return ElementTree.fromstring(picture(EXILED.view(state, SPECTATOR), state.book))


def points(corners: tuple[tuple[int, int], ...]) -> str:
    return " ".join([f"{x / 100:g},{-y / 100:g}" for x, y in corners])


def polygons(root: ElementTree.Element) -> list[str]:
    return [shape.attrib["points"] for shape in root.iter(f"{SVG}polygon")]


def lit(root: ElementTree.Element) -> list[str]:
    return [shape.attrib["points"] for shape in root.iter(f"{SVG}polygon") if shape.attrib["fill"] == LIT]


def words(root: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def lay(state: Table, seat: int, x: int, y: int, angle: int = 0, under: tuple[int, ...] = ()) -> None:
    state.landings = (*state.landings, Landing(seat, seat, 0, "throw", NOTHING, x, y, x, y, angle, under, 1000))
    state.contacts = (*state.contacts, *judge(state, len(state.landings) - 1))


def test_every_card_in_play_lies_where_it_stands_with_its_zones() -> None:
    state = table()
    shapes = polygons(drawn(state))
    for at in (HEDINA, INTRUSION, NAHTHA, GLEEM):
        body = state.bodies[at]
        figure = state.book.characters[at].figure
        assert points(placed(CARD, body.x, body.y, body.angle)) in shapes
        for shape in (*[zone.shape for zone in figure.zones], *figure.spikes, *figure.armour):
            assert points(placed(shape, body.x, body.y, body.angle)) in shapes


def test_names_and_hit_points_are_told() -> None:
    state = table()
    alter_body(state, NAHTHA).life = 3
    alter_player(state, NAHTHA).blind = 1
    told = words(drawn(state))
    assert {"Hedina", "Nahtha", "Gleem", "Intrusion of Roaches", "♥ 3 of 7"} <= set(told)
    assert "Team B  Nahtha: ♥ 3, throws blind" in told
    assert "Team A  Intrusion of Roaches: ♥ 7, armour blocks 3" in told


def test_teams_differ_by_colour_pattern_and_letter() -> None:
    root = drawn(table())
    patterns = {shape.attrib["id"]: ElementTree.tostring(shape) for shape in root.iter(f"{SVG}pattern")}
    assert set(patterns) == {"team-1", "team-2"}
    turns = [shape.attrib["patternTransform"] for shape in root.iter(f"{SVG}pattern")]
    assert len(set(turns)) == 2
    assert team_colour(0) != team_colour(1)
    assert (words(root).count("A"), words(root).count("B")) == (2, 2)


def test_twelve_teams_are_all_told_apart() -> None:
    names = [[name] for name in house_characters()]
    root = drawn(EXILED.start(1, setup_of(names)))
    assert len({ElementTree.tostring(shape) for shape in root.iter(f"{SVG}pattern")}) == 12
    assert len({team_colour(team) for team in range(12)}) == 12


def test_only_what_a_weapon_lies_over_is_lit_up() -> None:
    state = table()
    assert lit(drawn(state)) == []
    hedina = state.bodies[HEDINA]
    head = state.book.characters[HEDINA].figure.zones[0].shape
    lay(state, NAHTHA, hedina.x, hedina.y + 6500)
    (contact,) = [one for one in state.contacts if one.what == "body"]
    assert (contact.at, contact.zone) == (HEDINA, 0)
    assert lit(drawn(state)) == [points(placed(head, hedina.x, hedina.y, hedina.angle))]


def test_spikes_armour_and_prizes_are_lit_up() -> None:
    state = table(setup_of(TEAMS, chests=1, gemstones=5))
    hedina, intrusion = state.bodies[HEDINA], state.bodies[INTRUSION]
    lay(state, GLEEM, hedina.x + 3000, hedina.y + 3000)
    lay(state, GLEEM, intrusion.x - 3000, intrusion.y + 1000)
    lay(state, NAHTHA, state.chests[0].x, state.chests[0].y)
    lay(state, NAHTHA, state.gemstones[0].x, state.gemstones[0].y)
    shown = set(lit(drawn(state)))
    spike = state.book.characters[HEDINA].figure.spikes[0]
    plate = state.book.characters[INTRUSION].figure.armour[0]
    assert points(placed(spike, hedina.x, hedina.y, hedina.angle)) in shown
    assert points(placed(plate, intrusion.x, intrusion.y, intrusion.angle)) in shown
    assert [contact.what for contact in state.contacts if contact.what in ("chest", "gemstone")] == [
        "chest",
        "gemstone",
    ]
    assert len([shape for shape in shown if len(shape.split()) == 4]) >= 3


def test_a_weapon_is_drawn_with_all_its_art() -> None:
    state = table()
    lay(state, NAHTHA, 1234, -567, 300)
    shapes = polygons(drawn(state))
    for part in state.book.characters[NAHTHA].weapons[0].parts:
        assert points(placed(part.shape, 1234, -567, 300)) in shapes
    assert "scythe" in words(drawn(state))


@pytest.mark.parametrize("under", [True, False])
def test_a_weapon_that_slid_under_a_card_is_drawn_below_it(under: bool) -> None:
    state = table()
    hedina = state.bodies[HEDINA]
    lay(state, NAHTHA, hedina.x, hedina.y - 1000, 0, (HEDINA,) if under else ())
    shapes = polygons(drawn(state))
    card = points(placed(CARD, hedina.x, hedina.y, hedina.angle))
    handle = state.book.characters[NAHTHA].weapons[0].parts[0].shape
    thrown = points(placed(handle, hedina.x, hedina.y - 1000, 0))
    assert (shapes.index(thrown) < shapes.index(card)) == under
    assert (lit(drawn(state)) == []) == under


def test_who_is_out_is_not_on_the_table() -> None:
    state = table()
    alter_body(state, NAHTHA).place = "out"
    told = words(drawn(state))
    assert "Nahtha" not in told
    assert "Team B  Nahtha: out" in told


def test_chests_terrain_and_gemstones_are_named() -> None:
    told = words(drawn(table(setup_of(TEAMS, chests=2, terrain=["forest", "swamp", "tunnel"], gemstones=8))))
    assert {"chest 1", "chest 2", "forest", "swamp", "♥ 8"} <= set(told)
    assert told.count("tunnel") == 2


def test_on_a_real_table_nobody_knows_where_weapons_lie() -> None:
    state = table(setup_of(TEAMS, variants=["real table"]))
    state.landings = (Landing(NAHTHA, NAHTHA, 0, "throw", NOTHING, 0, 0, 0, 0, 0, (), 1000),)
    assert "scythe" not in words(drawn(state))


def test_names_from_a_file_cannot_break_out_of_the_picture() -> None:
    odd = house_characters()["Hedina"].replace('"Hedina"', '"<b>&\'"')
    state = EXILED.start(1, setup_of([["<b>&'"], ["Nahtha"]], texts={"<b>&'": odd}))
    assert "<b>&'" in words(drawn(state))


def test_the_picture_loads_nothing_and_is_always_the_same() -> None:
    state = table(setup_of(TEAMS, chests=1, terrain=["forest"]))
    svg = picture(EXILED.view(state, 0), state.book)
    assert svg == picture(EXILED.view(state, SPECTATOR), state.book)
    assert re.findall(r"@import|url\((?!#)|href=|src=|<script", svg) == []
    assert "<title>Rise of the Exiled, round 0, setup</title>" in svg
