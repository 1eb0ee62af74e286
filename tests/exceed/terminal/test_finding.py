"""Fighters are chosen by name or by file, for every command that plays them, and shown with their cards."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused, matches_in
from wildswing.cli.saved import read_match
from wildswing.exceed.language import parse, print_card
from wildswing.exceed.language.sheets import Fighter
from wildswing.exceed.matches import fighter_text, roster

LAB = ("--a", "random", "--b", "random", "--games", "2", "--jobs", "1")
COMMANDS = [("play",), ("conformance", "--seeds", "1"), ("simulate", *LAB)]

PLAY = ("play", "exceed", "--terminal", "--against", "random", "--seed", "5")


@pytest.fixture
def fighter_file(tmp_path: Path) -> Path:
    """A fighter of one's own: Sol with another name and a stronger Wild Throw."""
    file = tmp_path / "mine.fighter"
    text = fighter_text("Sol Badguy").replace("fighter Sol Badguy", "fighter Sun Goodboy")
    file.write_text(text.replace("range 1, power 5, speed 3, guard 3\n  cannot", "range 1, power 9, speed 3\n  cannot"))
    return file


# --- Choosing ---


def test_the_named_fighters_meet(wildswing: Command, home: Path) -> None:
    said = wildswing(*PLAY, "--fighters", "hyde", "RYU", typed="q\n")
    assert said.code == 0
    assert "Hyde Kido (you)" in said.out
    assert "undernight rules" in said.out  # the newer of the fighters' own
    (path,) = matches_in(home)
    match = read_match(path).match
    assert match.seat_names == ("Hyde Kido", "Ryu")
    assert match.setup["edition"] == "undernight"


def test_an_edition_may_be_named(wildswing: Command, home: Path) -> None:
    said = wildswing(*PLAY, "--fighters", "Sol Badguy", "Ky Kiske", "--edition", "standard", typed="1\nq\n")
    assert "standard rules" in said.out
    assert read_match(matches_in(home)[0]).match.setup["edition"] == "standard"


def test_fighters_stand_for_the_game_that_has_them(wildswing: Command) -> None:
    said = wildswing("play", "--terminal", "--fighters", "Linne", "Ky", "--against", "random", typed="q\n")
    assert (said.code, "Linne (you)" in said.out) == (0, True)


def test_without_a_game_formation_is_played(wildswing: Command) -> None:
    assert "Black (you)" in wildswing("play", "--terminal", "--against", "random", typed="q\n").out


def test_the_other_fighter_may_be_played(wildswing: Command) -> None:
    assert "Ky Kiske (you)" in wildswing(*PLAY, "--seat", "ky kiske", typed="q\n").out


def test_a_file_is_played_recorded_and_taken_up_without_it(wildswing: Command, home: Path, fighter_file: Path) -> None:
    said = wildswing(*PLAY, "--fighters", fighter_file, "Ky Kiske", typed="1\ncard wild throw\nq\n")
    assert said.code == 0
    assert "Sun Goodboy (you)" in said.out
    assert "range 1, power 9, speed 3" in said.out
    fighter_file.unlink()
    again = wildswing("play", "--terminal", "--resume", typed="q\n")
    assert again.code == 0
    assert "Sun Goodboy (you)" in again.out
    (path,) = matches_in(home)
    assert "is intact" in wildswing("replay", path, "--verify").out
    assert "Sun Goodboy meets Ky Kiske" in wildswing("replay", path).out


def test_a_simulation_and_the_checks_play_the_named_fighters(wildswing: Command, fighter_file: Path) -> None:
    plain, other = [
        json.loads(wildswing("simulate", "exceed", *LAB, "--json", *options).out)
        for options in ((), ("--fighters", "Hyde", "Linne"))
    ]
    assert plain["games"] == other["games"] == 2
    assert plain["answers_per_game"] != other["answers_per_game"]
    said = wildswing("conformance", "exceed", "--seeds", "1", "--fighters", fighter_file, "ryu", "--json")
    assert json.loads(said.out)["complete"] is True


def test_greedy_plays_it(wildswing: Command) -> None:
    lab = ("--a", "greedy", "--b", "random", "--games", "1", "--jobs", "1", "--json")
    report = json.loads(wildswing("simulate", "exceed", *lab).out)
    assert (report["a"], report["games"]) == ("greedy", 1)


# --- What is refused ---


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("game", "options", "words"),
    [
        ("exceed", ("--fighters", "Sol Badgui", "Ky"), ("“Sol Badgui”", "did you mean Sol Badguy")),
        ("exceed", ("--edition", "first"), ("“first”", "standard, undernight, strive")),
        ("exceed", ("--fighters", "nowhere.fighter", "Ky"), ("nowhere.fighter cannot be read",)),
        ("formation", ("--fighters", "Sol", "Ky"), ("--fighters is for exceed", "formation")),
        ("formation", ("--edition", "strive"), ("--edition is for exceed", "formation")),
    ],
)
def test_what_does_not_exist_is_refused_in_a_sentence(
    wildswing: Command,
    home: Path,
    command: tuple[str, ...],
    game: str,
    options: tuple[str, ...],
    words: tuple[str, ...],
) -> None:
    assert_refused(wildswing(command[0], game, *command[1:], *options), *words)
    assert not home.exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_a_mistake_in_a_file_is_told_with_its_place(
    wildswing: Command, home: Path, command: tuple[str, ...], fighter_file: Path
) -> None:
    fighter_file.write_text(fighter_text("Sol Badguy").replace("  hit: draw 4.", "  hit: drow 4."))
    said = wildswing(command[0], "exceed", *command[1:], "--fighters", fighter_file, "Ky Kiske")
    assert_refused(said)
    assert said.err.startswith(f'{fighter_file}, line 21, column 8: "drow" was not expected here; ')
    assert 'Did you mean "draw"?' in said.err
    assert not home.exists()


def test_a_file_of_normals_is_no_fighter(wildswing: Command, tmp_path: Path) -> None:
    file = tmp_path / "normals.fighter"
    file.write_text("normals of strive\n\nnormal Poke\n  range 1, power 3, speed 7\n")
    said = wildswing("play", "exceed", "--fighters", file, "Ky")
    assert_refused(said, f"{file}, line 1, column 1", "a file of Normals")


def test_one_fighter_is_not_enough(wildswing: Command) -> None:
    assert_refused(
        wildswing("play", "exceed", "--fighters", "Sol"), "--fighters needs two", "only “Sol”", "play --help"
    )


def test_a_match_is_taken_up_with_its_own_fighters(wildswing: Command) -> None:
    assert_refused(wildswing("play", "--resume", "--fighters", "Sol", "Ky"), "--resume", "as it was")
    assert_refused(wildswing("play", "--resume", "--edition", "strive"), "--resume", "as it was")


# --- Showing ---


def test_the_game_is_shown_with_its_rules_and_fighters(wildswing: Command) -> None:
    said = wildswing("show", "exceed")
    assert said.code == 0
    assert [name for name in roster() if name not in said.out] == []
    assert "A strike. Both set an attack face down" in " ".join(said.out.split())
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_a_fighter_is_shown_with_the_text_of_every_card(wildswing: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    sheet = parse(fighter_text("Ky Kiske"))
    assert isinstance(sheet, Fighter)
    out = wildswing("show", "ky kiske").out
    for card in sheet.cards:
        assert [line for line in print_card(card).splitlines() if line.strip() not in out] == []
    assert "when you cancel, once a turn: draw 1; may advance 1 or retreat 1." in out
    assert "normal Grasp" in out  # the Normals of the fighter's edition
    assert "play exceed --terminal --fighters 'Ky Kiske' 'Ky Kiske'" in out


def test_a_fighter_file_is_shown(wildswing: Command, fighter_file: Path) -> None:
    out = wildswing("show", fighter_file).out
    assert out.startswith("Sun Goodboy\nWins from close by")
    assert "strive edition · difficulty easy · 30 life · exceed costs 3 gauge" in out


def test_a_fighter_is_shown_with_all_facts(wildswing: Command) -> None:
    geoffrey, goldlewis, hazama = [
        " ".join(wildswing("show", name).out.split()) for name in ("geoffrey", "goldlewis", "hazama")
    ]
    assert "Geoffrey · Season 2: Seventh Cross Slow and well guarded" in geoffrey
    assert "exceed costs 5 gauge, 2 less for each card in your transformations · deck of 30 cards" in geoffrey
    assert "exceed costs 2 gauge · hand limit 9 · starting hand 2 more · deck of 36 cards" in goldlewis
    assert "token True Ouroboros (face down) · token False Ouroboros (face down)" in hazama


def test_a_long_name_stands_whole_inside_the_frame(wildswing: Command) -> None:
    lines = wildswing("show", "baiken").out.splitlines()
    at = next(number for number, line in enumerate(lines) if "Tsurane" in line)
    assert "╭─ ultra ─" in lines[at - 1]
    assert "│ Tsurane Sanzu-watashi (3 gauge)" in lines[at]
    assert "╭─ ultra Kenjyu (2 gauge) ─" in lines[at - 1]


def test_facts_of_fighters_are_told_to_programs(wildswing: Command) -> None:
    facts = json.loads(wildswing("show", "sol", "--json").out)
    assert (facts["name"], facts["edition"], facts["exceed_cost"]) == ("Sol Badguy", "strive", 3)
    assert (facts["season"], facts["difficulty"], facts["life"]) == ("Season 7: Guilty Gear Strive", "easy", 30)
    assert facts["style"].startswith("Wins from close by")
    (card,) = [card for card in facts["cards"] if card["name"] == "Gun Flame"]
    assert card["kind"] == "special"
    assert card["text"] in fighter_text("Sol Badguy")
    game = json.loads(wildswing("show", "exceed", "--json").out)
    assert [fighter["name"] for fighter in game["fighters"]] == list(roster())


def test_what_is_neither_game_nor_fighter_is_refused(wildswing: Command) -> None:
    assert_refused(wildswing("show", "Ky Kisko"), "“Ky Kisko”", "did you mean “Ky Kiske”?")
    assert_refused(wildswing("show", "formatoin"), "did you mean “formation”?")
    assert_refused(wildswing("show", "xyzzy"), "“xyzzy”", "the games exceed, exiled, formation")
    assert_refused(wildswing("show", "sol", "--picture", "x.svg"), "--picture", "fighter")


# --- Looking while deciding ---


def test_cards_can_be_read_while_deciding(wildswing: Command) -> None:
    typed = "cards\ncard stun dip\ndiscard\nfighters\nnews\nhistory\n?\ncad\nq\n"
    said = wildswing(*PLAY, "--fighters", "Sol", "Ky", typed=typed)
    assert "╭─ special Stun Dipper ─" in said.out
    assert "discard, latest first" in said.out
    assert "exceed costs 2 gauge" in said.out
    assert "in deck, hand or face down:" in said.out
    assert "card NAME" in said.out
    assert "“cad” is no answer; type a number" in said.out


def test_a_strike_waits_until_it_is_read_where_there_is_a_screen(
    wildswing: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Keep the hand, strike with the first card, and read; no later question is answered.
    typed = "1\n1\n1\nq\n"
    piped = wildswing(*PLAY, typed=typed)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    seen = wildswing(*PLAY, typed=typed)
    assert ("Enter to go on: " in piped.out, "Enter to go on: " in seen.out) == (False, True)
    assert seen.code == 0
    assert "The match is saved." in seen.out
