"""The table of Rise of the Exiled shows all that a seat may see, in letters, at any width."""

import io
import re

import pytest
from rich.console import Console

from wildswing.cli.tables.looks import look_of
from wildswing.cli.tables.scene import NoAnswer, scene_of
from wildswing.exiled.game import EXILED
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.setup import setup_of
from wildswing.exiled.rules.table import Contact, Landing, Table, alter_body, alter_player
from wildswing.exiled.terminal.look import ExiledLook, letters_of
from wildswing.exiled.terminal.map import Map, Mark
from wildswing.kernel.chance import Stream
from wildswing.kernel.game import Setup
from wildswing.kernel.match import Match
from wildswing.kernel.state import NOTHING, SPECTATOR

SETUP = setup_of([["Hedina", "Intrusion of Roaches"], ["Nahtha", "Gleem"]], chests=1, terrain=["forest"])
HEDINA, INTRUSION, NAHTHA, GLEEM = range(4)


def begun(setup: Setup = SETUP) -> tuple[Match, Table]:
    match = Match(EXILED, 1, setup)
    assert isinstance(match.state, Table)
    return match, match.state


def drawn(match: Match, seat: int, width: int = 80) -> str:
    ask = next((ask for ask in match.asks if ask.seat == seat), None)
    scene = scene_of(match, seat, tuple(match.told_to(seat)), ask)
    file = io.StringIO()
    console = Console(file=file, width=width, highlight=False, _environ={})
    console.print(ExiledLook().table(scene))
    if ask is not None:
        console.print(ExiledLook().options(scene, ask))
    return file.getvalue()


def row_with(shown: str, sign: str) -> int:
    return next(number for number, line in enumerate(shown.splitlines()) if sign in line)


def test_the_game_has_this_look() -> None:
    assert isinstance(look_of(EXILED), ExiledLook)


def test_every_character_has_a_letter_of_its_own() -> None:
    letters = letters_of(list(house_characters()))
    assert len(set(letters)) == 12
    assert letters_of(["Nahtha", "Nameless", "Aaa", "Aaa"]) == ["N", "A", "B", "C"]


def test_the_own_side_is_at_the_bottom() -> None:
    match, _ = begun()
    assert row_with(drawn(match, HEDINA), "H7") > row_with(drawn(match, HEDINA), "N7")
    assert row_with(drawn(match, NAHTHA), "H7") < row_with(drawn(match, NAHTHA), "N7")
    assert row_with(drawn(match, SPECTATOR), "H7") > row_with(drawn(match, SPECTATOR), "N7")


EDGES = (-90_000, -60_000, 90_000, 60_000)


def test_the_map_tells_places_in_mm() -> None:
    marks = [Mark(0, 0, "X", ""), Mark(60_000, 40_000, "Y", "")]
    file = io.StringIO()
    Console(file=file, width=100, highlight=False, _environ={}).print(Map(EDGES, marks, 22))
    lines = file.getvalue().splitlines()
    assert {len(line) for line in lines[:-1]} == {100}
    number, line = next((number, line) for number, line in enumerate(lines) if "Y" in line)
    columns = {match.start(): int(match[0]) for match in re.finditer(r"-?\d+", lines[-1])}
    (first, at_first), (second, at_second) = list(columns.items())[:2]
    wide = (at_second - at_first) / (second - first)
    assert at_first + (line.index("Y") - first) * wide == pytest.approx(600, abs=wide)
    rows = {row: int(text.split("│")[0]) for row, text in enumerate(lines) if re.match(r" *-?\d+ │", text)}
    row, y = max([(row, y) for row, y in rows.items() if row <= number])
    high = (min(rows.values()) - max(rows.values())) / (min(rows) - max(rows))
    assert y - (number - row) * high == pytest.approx(400, abs=high)


def test_the_map_keeps_its_scale() -> None:
    def rim(*marks: Mark) -> tuple[str, list[str]]:
        file = io.StringIO()
        Console(file=file, width=100, highlight=False, _environ={}).print(Map(EDGES, marks, 22))
        lines = file.getvalue().splitlines()
        return lines[-1], [line.split("│")[0] for line in lines]

    assert rim(Mark(0, 0, "X", "")) == rim(Mark(-60_000, 50_000, "X", ""), Mark(60_000, -50_000, "Y", ""))


def test_hit_points_uses_states_and_items_are_listed() -> None:
    match, table = begun()
    alter_body(table, NAHTHA).life = 3
    player = alter_player(table, NAHTHA)
    player.blind, player.items = 1, (0,)
    shown = [" ".join(line.split()) for line in drawn(match, HEDINA).splitlines()]
    assert "Team B N Nahtha ♥ 3/7 Ethereal 2, Health Potion, throws blind" in shown
    assert "Team A H Hedina (you) ♥ 7/7 Defensive Stance 2" in shown
    assert "Team A I Intrusion of Roaches ♥ 7/7 armour blocks 3" in shown


def test_weapons_hits_chests_and_terrain_are_on_the_map() -> None:
    match, table = begun()
    table.landings = (Landing(NAHTHA, NAHTHA, 0, "throw", NOTHING, 0, 0, 20_000, -20_000, 0, (), 1000),)
    table.contacts = (Contact(0, -1, "body", HEDINA, 0, 0, 0),)
    shown = drawn(match, HEDINA)
    assert "H7*" in shown
    assert "♣♣♣" in shown
    assert "■1" in shown
    map_ = shown[shown.index("┌") : shown.index("└")]
    assert map_.count("n") == 1


def test_who_is_out_or_late_is_told() -> None:
    setup = setup_of([["Hedina", "Gande"], ["Nahtha", "Badon"]], arrives=[0, 3, 0, 3])
    match, table = begun(setup)
    alter_body(table, 2).place = "out"
    shown = [" ".join(line.split()) for line in drawn(match, HEDINA).splitlines()]
    assert "Team A G Gande from round 3" in shown
    assert "Team B N Nahtha out Ethereal 2" in shown


def test_who_comes_when_called_is_told() -> None:
    setup = setup_of([["Hedina", "Gande"], ["Nahtha", "Badon"]], arrives=[0, "called", 0, "called"])
    shown = [" ".join(line.split()) for line in drawn(begun(setup)[0], HEDINA).splitlines()]
    assert "Team A G Gande when called" in shown


def asked(kind: str, match: Match, seat: int = 0) -> None:
    """Plays the first answers until a seat is asked something."""
    for _ in range(200):
        ask = next((ask for ask in match.asks if ask.seat == seat), match.asks[0])
        if ask.seat == seat and ask.kind == kind:
            return
        match.answer(ask.seat, 0)
    raise AssertionError(f"nobody was asked for {kind}")


def test_targets_are_numbered_with_their_distance() -> None:
    match, _ = begun()
    asked("aim", match)
    lines = [" ".join(line.split()) for line in drawn(match, HEDINA).splitlines()]
    listed = [re.match(r"(\d)\) (.+?) (?:♥ \d(?:, ally)? )?(\d+) mm away at -?\d+ -?\d+$", line) for line in lines]
    targets = [(found[1], found[2]) for found in listed if found is not None]
    assert {name for _, name in targets[:2]} == {"Nahtha", "Gleem"}
    assert targets[2:] == [("3", "chest 1"), ("4", "Intrusion of Roaches")]
    distances = [int(found[3]) for found in listed if found is not None]
    assert distances[0] <= distances[1]


def test_an_answer_is_a_number_or_words_that_fit_only_it() -> None:
    match, _ = begun()
    asked("how", match)
    (ask,) = [ask for ask in match.asks if ask.seat == HEDINA]
    scene = scene_of(match, HEDINA, (), ask)
    look = ExiledLook()
    assert scene.labels == ("throw", "use Defensive Stance in place of a throw")
    assert [look.answer(scene, ask, typed) for typed in ("1", "2", "throw", "stance", "use thr", "thr")] == [
        0,
        1,
        0,
        1,
        1,
        0,
    ]
    for typed in ("0", "3", "block", "e"):
        with pytest.raises(NoAnswer, match="fits no single answer; type a number from 1 to 2 or words of one answer"):
            look.answer(scene, ask, typed)


@pytest.mark.parametrize("width", [40, 80, 130])
def test_no_line_is_wider_than_the_terminal_in_a_whole_game(width: int) -> None:
    names = list(house_characters())
    match = Match(EXILED, 3, setup_of([names[:3], names[3:6]], rounds=2, chests=3, terrain=["tunnel"]))
    stream = Stream(3)
    while match.asks:
        ask = match.asks[0]
        assert max(len(line) for line in drawn(match, ask.seat, width).splitlines()) <= width
        match.answer(ask.seat, stream.below(len(ask.options)))
