"""Formation's table shows all that a seat may see, in 80 columns and without colour."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from wildswing.cli.tables.scene import Scene, scene_of
from wildswing.formation.game import FORMATION
from wildswing.formation.rules.cards import BLACK, BLUE, RED, WHITE, card_of
from wildswing.formation.rules.events import Advanced
from wildswing.formation.rules.table import Side, Table
from wildswing.formation.terminal.look import FormationLook
from wildswing.kernel.ask import Ask
from wildswing.kernel.chance import Stream
from wildswing.kernel.match import Match
from wildswing.kernel.state import NOTHING, SPECTATOR

SETUP = FORMATION.default_setup()
BOW = "WX22RXX.D"
SHIELD = "XR.2W...X"


def combat(lead: tuple[int, ...] = ()) -> Table:
    """Returns a battle in round 2 with cards of every kind on the table."""
    black = [card_of(BLACK, RED, rank) for rank in (1, 2, 3, 4, 5, 6)]
    white = [card_of(WHITE, BLUE, rank) for rank in (1, 2, 3, 4, 5, 12)]
    own = (black[0], NOTHING, black[1], black[2], NOTHING, NOTHING, NOTHING, black[3], black[4])
    other = (NOTHING, white[0], white[1], white[2], white[3], white[4], white[5], NOTHING, NOTHING)
    sides = (
        Side("bow", BOW, (0,) * 7, (card_of(BLACK, BLUE, 9),), (), own, black[5], (), (), (12,)),
        Side("shield", SHIELD, (0,) * 6, (card_of(WHITE, RED, 8),), (), other, NOTHING, (1, 2), (), (9,)),
    )
    book = FORMATION.book(SETUP)
    return Table(0, (), (), book, sides, WHITE, BLACK, 2, "combat", 2, lead, (), ())


def drawn(table: Table, seat: int, width: int = 80, ask: Ask | None = None) -> list[str]:
    scene = Scene(FORMATION, SETUP, FORMATION.view(table, seat), seat, (), ask)
    file = io.StringIO()
    Console(file=file, width=width, highlight=False, _environ={}).print(FormationLook().table(scene))
    return file.getvalue().splitlines()


def cells(line: str) -> list[str]:
    """Returns the three spaces of a row and its label."""
    return [part.strip() for part in line.split("│")[:4]]


def test_the_opponent_sits_above_turned_round_so_that_the_vanguards_meet() -> None:
    lines = [cells(line) for line in drawn(combat(), BLACK) if line.startswith(("Vang", "Rear", "Rein"))]
    assert lines == [
        ["Reinforce-", "░░ Blank ░░", "·", "▒▒▒▒"],
        ["Rearguard", "B5", "B4  Wild", "B3  +2"],
        ["Vanguard", "B2", "B1  Reveal", "░░ Blank ░░"],
        ["Vanguard", "R1  Wild", "░░ Blank ░░", "R2  +2"],
        ["Rearguard", "R3  +2", "· Reveal", "░░ Blank ░░"],
        ["Reinforce-", "░░ Blank ░░", "(R4)", "(R5) (R6)"],
    ]


def test_the_other_seat_sees_the_same_table_from_the_other_side() -> None:
    lines = [cells(line) for line in drawn(combat(), WHITE) if line.startswith(("Vang", "Rear", "Rein"))]
    assert lines[0] == ["Reinforce-", "▒▒▒▒ ▒▒▒▒", "▒▒▒▒", "░░ Blank ░░"]
    assert lines[2] == ["Vanguard", "R2  +2", "░░ Blank ░░", "R1  Wild"]
    assert lines[3] == ["Vanguard", "░░ Blank ░░", "B1  Reveal", "B2"]
    assert lines[5] == ["Reinforce-", "(B12)", "·", "░░ Blank ░░"]


def test_a_spectator_sees_no_hidden_card() -> None:
    shown = "\n".join(drawn(combat(), SPECTATOR))
    for hidden in ("R4", "R5", "R6", "B12", "R8", "B9", "Hand", "(you)"):
        assert hidden not in shown
    assert shown.count("▒▒▒▒") == 4


def test_counts_scores_types_and_first_player_stand_on_the_side_lines() -> None:
    lines = drawn(combat(), BLACK)
    assert " ".join(lines[0].split()) == "White · Shield Bastion hand 1 · deck 6 · pile 2 · 9 points"
    own = " ".join(next(line for line in lines if line.startswith("Black")).split())
    assert own == "Black (you) · First Player · Bow Ambush hand 1 · deck 7 · pile 0 · 12 points"
    assert next(line for line in lines if line.startswith("Hand")).split() == ["Hand", "B9"]


@pytest.mark.parametrize(
    ("width", "line"),
    [
        (80, "Black (you) · First · Shield Twin Towers hand 1 · deck 12 · pile 14 · 32 points"),
        (120, "Black (you) · First Player · Shield Twin Towers hand 1 · deck 12 · pile 14 · 14+18 = 32 points"),
    ],
)
def test_the_longest_side_line_fits(width: int, line: str) -> None:
    table = combat()
    side = table.sides[BLACK]
    side.type, side.formation, side.spare = "shield", "..R2X2X..", NOTHING
    side.deck, side.taken, side.scores = (0,) * 12, (0,) * 14, (14, 18)
    shown = next(line for line in drawn(table, BLACK, width) if line.startswith("Black"))
    assert " ".join(shown.split()) == line
    assert len(shown) == width


def test_the_attacking_card_is_marked_and_named_between_the_vanguards() -> None:
    shown = drawn(combat((1, card_of(WHITE, BLUE, 1), BLUE)), BLACK)
    assert "Round 2, battle 2 · White attacks: B1" in "\n".join(shown)
    assert sum("»B1«" in line for line in shown) == 1


def test_a_colour_named_from_a_wild_space_is_told() -> None:
    table = combat((0, card_of(BLACK, RED, 1), BLUE))
    table.battle = 3
    assert "Black attacks: R1 as blue" in "\n".join(drawn(table, WHITE))


def test_the_space_asked_for_and_the_cards_laid_for_others_are_marked() -> None:
    match = Match(FORMATION, 5)
    while match.asks[0].kind != "place":
        match.answer(match.asks[0].seat, 0)
    laid = match.asks[0].options[0]
    match.answer(0, 0)
    shown = drawn_match(match, 0)
    assert sum(" ? " in line for line in shown) == 1
    assert match.game.worded(match.state, Ask(0, "send", (laid,))).labels == ("red 2",)
    assert sum("(R2)" in line for line in shown) == 1
    assert not any("(" in line for line in drawn_match(match, SPECTATOR))


def drawn_match(match: Match, seat: int) -> list[str]:
    ask = next((ask for ask in match.asks if ask.seat == seat), None)
    assert isinstance(match.state, Table)
    return drawn(match.state, seat, ask=ask)


@pytest.mark.parametrize("width", [40, 80, 100, 200])
def test_no_line_is_wider_than_the_terminal_in_a_whole_game(width: int) -> None:
    match = Match(FORMATION, 3)
    stream = Stream(3)
    look = FormationLook()
    while match.asks:
        ask = match.asks[0]
        scene = scene_of(match, ask.seat, tuple(match.told_to(ask.seat)[-9:]), ask)
        file = io.StringIO()
        console = Console(file=file, width=width, highlight=False, _environ={})
        console.print(look.table(scene))
        console.print(look.options(scene, ask))
        assert max(len(line) for line in file.getvalue().splitlines()) <= width
        match.answer(ask.seat, stream.below(len(ask.options)))


def test_the_newest_sentences_are_kept_when_there_are_too_many() -> None:
    match = Match(FORMATION, 3)
    while match.asks:
        match.answer(match.asks[0].seat, 0)
    told = tuple(match.told_to(BLACK))
    scene = scene_of(match, BLACK, told)
    file = io.StringIO()
    Console(file=file, width=80, highlight=False, _environ={}).print(FormationLook().table(scene))
    assert "… (log tells all)" in file.getvalue()
    assert "takes the First Player Card" not in file.getvalue()
    assert " wins " in file.getvalue()


@pytest.mark.parametrize("width", [80, 120])
def test_the_final_scores_stand_in_the_same_form(width: int) -> None:
    table = combat()
    table.phase = "over"
    for seat, scores in ((BLACK, (22, 14, 10)), (WHITE, (8, 9, 30))):
        table.sides[seat].type, table.sides[seat].formation, table.sides[seat].scores = "shield", "..R2X2X..", scores
    table.sides[BLACK].spare = NOTHING
    lines = drawn(table, WHITE, width)
    assert [line.split("  ")[-1].strip() for line in lines if line.startswith(("Black", "White"))] == [
        "22+14+10 = 46 points",
        "8+9+30 = 47 points",
    ]


def test_both_side_lines_are_brief_if_one_must_be() -> None:
    table = combat()
    table.sides[BLACK].type, table.sides[BLACK].formation, table.sides[BLACK].spare = "shield", "..R2X2X..", NOTHING
    table.sides[BLACK].deck, table.sides[BLACK].scores = (0,) * 12, (14, 18)
    table.sides[WHITE].scores = (9, 12)
    lines = [line for line in drawn(table, BLACK) if line.startswith(("Black", "White"))]
    assert [line.rsplit(" · ", 1)[1] for line in lines] == ["21 points", "32 points"]


def test_the_signs_are_those_that_the_docs_list() -> None:
    docs = (Path(__file__).parents[3] / "docs" / "play-in-the-terminal.md").read_text(encoding="utf-8")
    listed = docs.split("| sign | means |\n|---|---|\n")[1].split("\n\n")[0]
    rows = [tuple(cell.strip(" `") for cell in line.strip("|").split("|")) for line in listed.splitlines()]
    assert tuple(rows) == FormationLook().signs()


def test_an_empty_pile_is_called_empty() -> None:
    match = Match(FORMATION, 5)
    while not (match.told and isinstance(match.told[-1].event, Advanced)):
        match.answer(match.asks[0].seat, 0)
    assert isinstance(match.state, Table)
    view = FORMATION.view(match.state, BLACK)
    history = FormationLook().history(Scene(FORMATION, SETUP, view, BLACK, ()))
    file = io.StringIO()
    Console(file=file, width=80, highlight=False, _environ={}).print(history)
    piles = [line for line in file.getvalue().splitlines() if "'s pile: " in line]
    counts = {f"{name}'s pile": side.taken for name, side in zip(("Black", "White"), view.sides, strict=True)}
    assert sorted(counts.values()) == [0, 2]
    assert [line.split(": ")[1] == "empty" for line in piles] == [not count for count in counts.values()]


def test_words_colour_the_cards_they_name() -> None:
    words = FormationLook().words("Black attacks with red 7 from Vanguard left; blue 12 answers.")
    assert [(words.plain[span.start : span.end], span.style) for span in words.spans] == [
        ("red 7", "bold red"),
        ("blue 12", "bold bright_blue"),
    ]
