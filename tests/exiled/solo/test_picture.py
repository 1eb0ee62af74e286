"""The pictures of the solo games show the target, the weapons, and what was hit."""

from xml.etree import ElementTree

import pytest

from tests.exiled.solo.landings import Range
from wildswing.exiled.artwork import LIT
from wildswing.exiled.rules.geometry import placed
from wildswing.exiled.solo.ghost_bride import GHOST_BRIDE
from wildswing.exiled.solo.picture import picture
from wildswing.exiled.solo.session import character_in, weapon_in
from wildswing.exiled.solo.setups import ghost_bride_setup, target_practice_setup
from wildswing.exiled.solo.target_practice import TARGET_PRACTICE

SVG = "{http://www.w3.org/2000/svg}"
LENGTH = 8800


def drawn(game: Range) -> ElementTree.Element:
    return ElementTree.fromstring(picture(game.game.view(game.session, 0), character_in(game.session)))


def polygons(root: ElementTree.Element, fill: str = "") -> list[str]:
    shapes = root.iter(f"{SVG}polygon")
    return [shape.attrib["points"] for shape in shapes if fill in ("", shape.attrib["fill"])]


def points(corners: tuple[tuple[int, int], ...]) -> str:
    return " ".join([f"{x / 100:g},{-y / 100:g}" for x, y in corners])


def words(root: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def test_the_bride_is_drawn_where_she_is_and_lit_where_she_was_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Range(GHOST_BRIDE, ghost_bride_setup(), monkeypatch)
    body = next(zone.shape for zone in character_in(game.session).figure.zones if zone.name == "body")
    assert points(placed(body, 0, 5 * LENGTH, 1800)) in polygons(drawn(game))
    assert polygons(drawn(game), LIT) == []
    game.throw((0, 5 * LENGTH + 3900, 1800))
    root = drawn(game)
    assert points(placed(body, 0, 4 * LENGTH, 1800)) in polygons(root)
    assert polygons(root, LIT) == [points(placed(body, 0, 5 * LENGTH, 1800))]
    handle = weapon_in(game.session).parts[0].shape
    assert points(placed(handle, 0, 5 * LENGTH + 3900, 1800)) in polygons(root)
    assert {"Nahtha", "2 of 7 damage, 4 card lengths away, 1 of 5 rounds", "Score 2"} <= set(words(root))


def test_the_target_has_its_rings_and_all_throws(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Range(TARGET_PRACTICE, target_practice_setup(), monkeypatch)
    game.throw((0, 0, 0))
    game.throw((0, 4000, 0))
    game.choose("move")
    root = drawn(game)
    assert [circle.attrib["r"] for circle in root.iter(f"{SVG}circle")] == ["30", "20", "12", "5"]
    part = weapon_in(game.session).parts[0].shape
    assert {points(placed(part, 0, y, 0)) for y in (0, 4000)} <= set(polygons(root))
    body = next(zone.shape for zone in character_in(game.session).figure.zones if zone.name == "body")
    assert points(placed(body, 0, -3 * LENGTH - 4400, 0)) in polygons(root)
    assert {"Nameless", "10", "1", "11 points, 3 card lengths away, 3 of 6 rounds"} <= set(words(root))


def test_the_rank_stands_below_when_all_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Range(TARGET_PRACTICE, target_practice_setup(), monkeypatch)
    for _ in range(6):
        game.throw((0, 0, 0))
    assert "Score 60, Dread of Death" in words(drawn(game))
