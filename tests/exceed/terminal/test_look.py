"""The terminal shows an Exceed match as a player at the table would want to see it."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from tests.exceed.rules.test_words import PLAIN, fighter, play
from tests.exceed.stage import Stage, side, stage
from wildswing.cli.tables.scene import Scene, scene_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.matches import match_of, roster, setup_of
from wildswing.exceed.position import BoostInPlay
from wildswing.exceed.terminal.look import ExceedLook
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import told_to
from wildswing.kernel.match import Match
from wildswing.kernel.state import SPECTATOR

LOOK = ExceedLook()
SOL_KY = ("Sol Badguy", "Ky Kiske")


def shown(drawn: RenderableType | None, width: int = 80, height: int | None = None) -> list[str]:
    """Returns the lines that a pipe gets, or a terminal of a height, without colours."""
    file = io.StringIO()
    terminal = height is not None
    console = Console(
        file=file, width=width, height=height, force_terminal=terminal, color_system=None, highlight=False, _environ={}
    )
    console.print(drawn, markup=False)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def scene(played: Stage, seat: int, fighters: tuple[str, str] = SOL_KY) -> Scene:
    asks = [ask for ask in played.table.asks if ask.seat == seat]
    ask = asks[0] if asks else None
    wording = None if ask is None else EXCEED.worded(played.table, ask)
    view = EXCEED.view(played.table, seat)
    return Scene(EXCEED, match_of(*fighters), view, seat, tuple(told_to(seat, played.told)), ask, wording)


def table(played: Stage, seat: int = 0, width: int = 80, fighters: tuple[str, str] = SOL_KY) -> list[str]:
    return shown(LOOK.table(scene(played, seat, fighters)), width)


def look_at(typed: str, played: Stage, seat: int = 0, width: int = 80) -> list[str]:
    word, _, rest = typed.partition(" ")
    (command,) = [command for command in LOOK.commands() if command.word == word]
    return shown(command.show(scene(played, seat), rest), width)


def spaces(lines: list[str], row: int) -> dict[int, str]:
    """Returns what a row of the arena holds, by the number of the space."""
    first = next(at for at, line in enumerate(lines) if line.startswith("┌") and "1" in line)
    cells = lines[first + 1 + row].strip("│").split("│")
    assert len(cells) == 9
    return {number: cell.strip() for number, cell in enumerate(cells, 1) if cell.strip()}


def row(lines: list[str], start: str) -> str:
    return next(line for line in lines if line.startswith(start))


# --- The arena ---


def test_fighters_stand_on_their_spaces_and_look_at_each_other() -> None:
    lines = table(stage(side(space=3), side(space=8)))
    assert spaces(lines, 0) == {3: "Sol", 8: "Ky"}
    assert spaces(lines, 1) == {3: "you ▶", 8: "◀"}
    lines = table(stage(side(space=8), side(space=3)), seat=1)
    assert spaces(lines, 1) == {8: "◀", 3: "you ▶"}


@pytest.mark.parametrize("width", [40, 80, 100, 130])
def test_the_ruler_spans_from_fighter_to_fighter_and_tells_the_range(width: int) -> None:
    lines = table(stage(side(space=2), side(space=7)), width=width)
    top = next(line for line in lines if line.startswith("┌") and "1" in line)
    ruler = next(line for line in lines if "╯" in line and "range 5" in line)
    assert (ruler.index("╰"), ruler.index("╯")) == (top.index("2"), top.index("7"))


def test_the_range_of_neighbours_stands_beside_the_ruler() -> None:
    assert "╰───────╯ range 1" in [line.strip() for line in table(stage(side(space=4), side(space=5)))]


def test_tokens_and_traps_lie_on_their_spaces() -> None:
    fighters = ("Zato-1", "Carmine")
    trap = BoostInPlay("Twist!", space=5)
    played = stage(side(space=2, tokens=[("Eddie", 5)]), side(space=8, boosts=[trap]), fighters=fighters)
    lines = table(played, fighters=fighters)
    assert spaces(lines, 2) == {5: "◆Eddie"}
    assert spaces(lines, 3) == {5: "▲Dissol"}


# --- The sides ---


def test_life_is_a_number_and_a_bar() -> None:
    lines = table(stage(side(life=15), side(life=1)))
    assert row(lines, "Sol Badguy").endswith("15/30 life " + "█" * 15 + "░" * 15)
    assert row(lines, "Ky Kiske").endswith(" 1/30 life " + "█" + "░" * 29)


def test_piles_are_counted_and_open_cards_named() -> None:
    other = side("Block", "Dive", gauge=["Cross", "Cross"], discard=["Dust", "Sweep"], sealed=["Focus"])
    lines = table(stage(side(), other), width=100)
    counts = "hand 2 · gauge 2 (2x Cross) · deck 23 · discard 2 (Sweep on top) · sealed 1 (Focus)"
    assert lines[1] == f"Cards    {counts}"


def test_the_ability_is_that_of_the_side_that_is_up() -> None:
    basic = table(stage(side(), side()), width=100)
    assert "your attack gains [+1 power]." in " ".join(basic)
    assert "+2 power" not in " ".join(basic)
    exceeded = table(stage(side(exceeded=True), side()), width=100)
    assert row(exceeded, "Sol Badguy").startswith("Sol Badguy (you) · exceeded ")
    assert "your attack gains [+2 power]." in " ".join(exceeded)
    assert "+1 power" not in " ".join(exceeded)


def test_boosts_in_play_are_shown_with_their_text() -> None:
    lines = table(stage(side(), side(boosts=["Dire Eclat"])))
    assert lines[3] == "Boost    Faith (Dire Eclat): +1 speed, +3 guard."


# --- Hands ---


def test_the_opponents_hand_is_only_counted() -> None:
    played = stage(side("Gun Flame"), side("Sacred Edge", "Stun Dipper"))
    mine = "\n".join(table(played))
    assert "Gun Flame" in mine
    assert "hand 2 ·" in mine
    assert "Sacred Edge" not in mine
    assert "Stun Dipper" not in mine
    watched = "\n".join(table(played, SPECTATOR))
    assert [word for word in ("Gun Flame", "Sacred Edge", "(you)", "rng") if word in watched] == []


def test_cards_that_were_shown_are_named_in_the_opponents_hand() -> None:
    played = stage(side("Block"), side("Sacred Edge", "Stun Dipper"))
    played.answer("Boost Parry", "Vapor Thrust", "No more")  # which is not there, so the hand is revealed
    assert "hand 2 (Sacred Edge, Stun Dipper) ·" in "\n".join(table(played))


def test_a_hand_shows_numbers_and_the_text_of_both_halves() -> None:
    lines = table(stage(side("Gun Flame", "Focus", "Focus", "Tyrant Rave"), side()), width=100)
    at = lines.index(row(lines, "Hand"))
    assert lines[at].split() == ["Hand", "rng", "pow", "spd", "arm", "grd"]
    said = " ".join(lines[at + 1 :])
    assert " ".join(said.split()).startswith(
        "Tyrant Rave (2 gauge) 1-2 3 7 · · hit: push 2; unless you did, +2 power. "
        "↳ Flame of corruption (continuous, cancelable): before: close 1; unless you did, +2 power. "
        "Gun Flame 1-3 4 5 · · hit: gain advantage. after: +2 armor, close 2. "
        "↳ Rock you (continuous, cancelable): hit: +1 power, draw 1. after, if the opponent is stunned: gain "
        "advantage. "
        "2x Focus 1-2 4 1 2 5 cannot be pushed or pulled. after: draw 1."
    )


def test_a_small_terminal_shows_less_of_the_hand_but_all_names() -> None:
    played = stage(side("Gun Flame", "Block", "Cross", "Dust", "Slash", "Sweep"), side())
    seen = scene(played, 0)
    tall, middle, low = [" ".join(" ".join(shown(LOOK.table(seen), 80, height)).split()) for height in (60, 40, 24)]
    assert "after: +2 armor, close 2." in tall
    assert "hit: +1 power, draw 1." in tall
    assert "hit: +1 power, draw 1." not in middle
    assert "Gun Flame 1-3 4 5" in middle
    assert "Hand Gun Flame, Cross, Slash, Dust, Sweep, Block" in low


# --- The text of a card ---


def source(fighter: str, card: str) -> list[str]:
    """Returns the lines of a card in its file."""
    blocks = roster()[fighter].split("\n\n")
    return next(block for block in blocks if block.split("\n")[0].partition(" ")[2].startswith(card)).splitlines()


@pytest.mark.parametrize("card", ["Gun Flame", "Tyrant Rave", "Volcanic Viper"])
def test_a_card_reads_as_in_the_file_of_its_fighter(card: str) -> None:
    head, *lines = source("Sol Badguy", card)
    drawn = look_at(f"card {card.casefold()}", stage(side(), side()), width=160)
    assert drawn[0].strip("╭─╮ ") == head
    assert [f"  {line.strip('│')[1:].rstrip()}" for line in drawn[1:-1]] == lines


def test_a_card_is_found_by_a_part_of_its_name_or_by_its_boost() -> None:
    played = stage(side(), side())
    assert "special Stun Edge" in look_at("card stun ed", played)[0]
    assert "special Gun Flame" in look_at("card rock you", played)[0]
    both = "\n".join(look_at("card stun", played))
    assert "special Stun Dipper" in both
    assert "special Stun Edge" in both


def test_an_unknown_card_is_answered_with_the_nearest() -> None:
    played = stage(side(), side())
    assert look_at("card gun flam3", played) == [
        "There is no card called “gun flam3” in this match; did you mean “Gun Flame”?"
    ]
    assert look_at("card", played) == ["Say which card, such as `card block`; `cards` shows your hand."]


def test_cards_shows_the_whole_hand() -> None:
    drawn = "\n".join(look_at("cards", stage(side("Gun Flame", "Block", "Block"), side("Dust"))))
    assert [drawn.count(name) for name in ("special Gun Flame", "normal Block", "normal Dust")] == [1, 1, 0]
    assert look_at("cards", stage(side(), side())) == ["Your hand is empty."]


def test_discard_lists_open_cards_latest_first() -> None:
    drawn = look_at("discard", stage(side(discard=["Dust", "Sweep"], gauge=["Cross"]), side()))
    assert [re.split(r" {2,}", line) for line in drawn] == [
        ["Ky Kiske", "discard, latest first", "empty"],
        ["Sol Badguy", "discard, latest first", "Sweep, Dust"],
        ["Sol Badguy", "gauge", "Cross"],
    ]


def test_fighters_shows_both_sides_of_both() -> None:
    drawn = "\n".join(look_at("fighters", stage(side(), side()), width=100))
    for words in (
        "Sol Badguy · strive · exceed costs 3 gauge",
        "[+1 power].",
        "[+2 power].",
        "Ky Kiske",
        "draw 1; may",
    ):
        assert words in drawn


def test_history_counts_what_was_seen_nowhere() -> None:
    played = stage(side("Gun Flame"), side("Stun Edge", discard=["Dust", "Dust"], gauge=["Cross"]))
    lines = shown(LOOK.history(scene(played, 0)), 400)
    other, own = lines[1].strip().split(", "), lines[3].strip().split(", ")
    assert "2x Stun Edge" in other  # one is in hand, which Sol does not see
    assert "Cross" in other
    assert not [name for name in other if name.endswith("Dust")]
    assert "Gun Flame" in own
    assert "2x Gun Flame" not in own


def test_history_knows_a_card_of_the_opponent_in_ones_own_area_by_itself() -> None:
    """Both decks have Normals of the same names."""
    played = stage(side(), side())
    book = played.table.book
    theirs = next(card for card in book.decks[1] if book.cards[card].name == "Grasp")
    played.table.sides[0].gauge = (theirs,)
    lines = shown(LOOK.history(scene(played, 0)), 400)
    other, own = lines[1].strip().split(", "), lines[3].strip().split(", ")
    assert ("Grasp" in other, "2x Grasp" in own) == (True, True)


# --- Strikes ---


def test_attacks_that_cannot_be_paid_are_listed_after_all_others() -> None:
    """EX-STRIKE-11: each keeps the number that answers."""
    played = stage(side("Tyrant Rave", "Grasp"), side("Grasp"), SOL_KY).answer("Strike")
    at_table = scene(played, 0)
    assert at_table.ask is not None
    lines = [line.strip() for line in shown(LOOK.options(at_table, at_table.ask), 200)]
    assert re.findall(r"(\d)\) (\w+)", " ".join(lines)) == [("2", "Grasp"), ("3", "Wild"), ("1", "Tyrant")]
    assert "which you cannot pay: becomes a wild swing" in lines[-1]


def both_set() -> Stage:
    """Returns a strike in which Ky has hit, and is asked for an "after"; his boost makes him fast."""
    played = stage(side("Wild Throw"), side("Stun Edge", "Slash", boosts=["Dire Eclat"]))
    return played.strike("Wild Throw", "Stun Edge")


def test_totals_tell_what_they_are_made_of() -> None:
    played = both_set()
    assert played.asked == (1, "choose")
    lines = [line.strip("┃ ") for line in table(played, 1, 100)]
    assert "range 2-6 · power 3 · speed 4 = 3 Stun Edge + 1 Faith · guard 8 = 5 Stun Edge + 3 Faith" in lines
    assert "range 1 · power 5 · speed 3 · guard 3" in lines
    assert any("Strike · Sol Badguy initiated · Ky Kiske goes first" in line for line in lines)


def test_what_has_become_of_the_attacks_is_told() -> None:
    lines = [line.strip("┃ ") for line in table(both_set(), 1)]
    assert "Ky Kiske  Stun Edge  hit" in lines
    assert "Sol Badguy  Wild Throw  took 3 damage" in lines


def test_somebody_who_is_stunned_or_has_advantage_is_called_so() -> None:
    fast = side("Stun Edge", boosts=["Dire Eclat", "Dire Eclat", "Vapor Thrust"])
    played = stage(side("Gun Flame"), fast).strike("Gun Flame", "Stun Edge").answer("Stun Edge")
    assert played.asked == (1, "choose")
    lines = [line.strip("┃ ") for line in table(played, 1)]
    assert "Sol Badguy  Gun Flame  took 3 damage  stunned" in lines
    assert "Ky Kiske  Stun Edge  hit  advantage" in lines


def test_an_attack_that_a_text_makes_ex_is_called_so() -> None:
    played = stage(side("Wild Throw"), side("Stun Edge", boosts=["Dire Eclat", "Sweep"]))
    lines = [line.strip("┃ ") for line in table(played.strike("Wild Throw", "Stun Edge"), 1, 100)]
    assert "Ky Kiske  EX  Stun Edge  hit" in lines
    assert any("armor 1 = 0 Stun Edge + 1 EX" in line for line in lines)


def test_an_attack_lies_face_down_for_the_other_player_alone() -> None:
    played = stage(side("Gun Flame", space=5), side("Block")).answer("Strike", "Gun Flame")
    assert played.asked == (1, "set")
    theirs = "\n".join(table(played, 1))
    assert "Sol Badguy  (face down)" in theirs
    assert "Gun Flame" not in theirs
    assert "Ky Kiske  has not set an attack" in theirs
    assert "Sol Badguy  Gun Flame  (face down)" in "\n".join(table(played, 0))


def test_a_whole_strike_is_told_before_the_table() -> None:
    played = stage(side("Gun Flame", space=5), side("Block", "Slash"))
    assert LOOK.interlude(scene(played, 0)) is None
    played.strike("Gun Flame", "Slash")
    assert played.asked[1] == "action"
    told = " ".join(shown(LOOK.interlude(scene(played, 0)), 100))
    assert "Sol Badguy reveals Gun Flame." in told
    assert "Ky Kiske reveals Slash." in told
    assert "The strike is over" in told


# --- Questions ---


def test_every_answer_is_drawn_once_with_its_number() -> None:
    match, stream = Match(EXCEED, 4), Stream(4)
    kinds = set()
    while match.asks:
        ask = match.asks[0]
        kinds.add(ask.kind)
        drawn = "\n".join(shown(LOOK.options(scene_of(match, ask.seat, (), ask), ask)))
        numbers = sorted([int(number) for number in re.findall(r"(?:^|  )(?: *)(\d+)\) ", drawn, re.MULTILINE)])
        assert numbers == list(range(1, len(ask.options) + 1)), drawn
        match.answer(ask.seat, stream.below(len(ask.options)))
    assert {"mulligan", "action", "pay", "set"} <= kinds


def test_actions_are_grouped_and_the_words_of_a_move_said_once() -> None:
    played = stage(side("Gun Flame", "Block"), side())
    seen = scene(played, 0)
    assert seen.ask is not None
    lines = [" ".join(line.split()) for line in shown(LOOK.options(seen, seen.ask))]
    assert lines[0].startswith("1) Strike")
    assert "2) Boost Rock you (Gun Flame) 3) Boost Parry (Block)" in lines
    assert "Walk to space: 5) 1 (2 Force) 6) 2 (1 Force) 7) 4 (1 Force)" in " ".join(lines)


SCREENS = ((40, None), (80, 24), (80, None), (100, 40), (130, 45))


@pytest.mark.parametrize("fighters", [("Sol Badguy", "Ky Kiske"), ("Tinker Knight", "Carmine"), ("Zato-1", "Hyde")])
def test_no_line_is_wider_than_the_terminal_in_a_whole_game(fighters: tuple[str, str]) -> None:
    match, stream = Match(EXCEED, 2, match_of(*fighters)), Stream(2)
    while match.asks:
        ask = match.asks[0]
        if ask.kind != "pay":
            width, height = SCREENS[len(match.answers) % len(SCREENS)]
            now = scene_of(match, ask.seat, tuple(match.told_to(ask.seat)[-30:]), ask)
            lines = shown(LOOK.table(now), width, height) + shown(LOOK.options(now, ask), width, height)
            assert max(len(line) for line in lines) <= width
        match.answer(ask.seat, stream.below(len(ask.options)))


def test_the_screen_is_not_overfilled() -> None:
    match, stream = Match(EXCEED, 7), Stream(7)
    while match.asks:
        ask = match.asks[0]
        if ask.kind == "action" and len(match.answers) % 3 == 0:
            now = scene_of(match, ask.seat, tuple(match.told_to(ask.seat)[-30:]), ask)
            lines = [*shown(LOOK.table(now), 100, 40), now.prompt, *shown(LOOK.options(now, ask), 100, 40)]
            assert len(lines) < 40
        match.answer(ask.seat, stream.below(len(ask.options)))


# --- Words ---


def test_words_colour_fighters_and_what_hurts_them() -> None:
    words = LOOK.words("Ky Kiske takes 5 damage (power 5) and has 9 life.", SOL_KY)
    assert [(words.plain[span.start : span.end], span.style) for span in words.spans] == [
        ("5 damage", "bold red"),
        ("Ky Kiske", "bold bright_blue"),
    ]


def test_the_signs_and_words_are_those_that_the_docs_list() -> None:
    docs = (Path(__file__).parents[3] / "docs" / "play-in-the-terminal.md").read_text(encoding="utf-8")
    exceed = docs.split("## Exceed\n")[1].split("\n## ")[0]
    tables = re.findall(r"^\| (?:sign|word) \|.*\n\|---\|---\|\n((?:\|.*\n)+)", exceed, re.MULTILINE)
    signs, words = [
        tuple([tuple([cell.strip(" `") for cell in line.strip("|").split("|")]) for line in rows.splitlines()])
        for rows in tables
    ]
    assert signs == LOOK.signs()
    assert words == tuple([(command.example, command.what) for command in LOOK.commands()])


def test_a_number_that_a_player_has_stands_beside_the_name() -> None:
    """EX-NOTION-HELD-01."""
    text = fighter(token="Rage (9 copies, set aside)")
    played = play(text, side(tokens=[("Rage", 3)]))
    made = Scene(EXCEED, setup_of((text, PLAIN), "standard"), EXCEED.view(played.table, 0), 0, (), None, None)
    named = [line for line in shown(LOOK.table(made)) if line.startswith("Tester")]
    assert ["· 3 Rage" in line for line in named] == [False, True]  # the viewer stands below
