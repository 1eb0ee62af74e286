"""A person plays Rise of the Exiled and its solo games in the terminal."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.conftest import Command, assert_refused, matches_in
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.setup import read_setup
from wildswing.exiled.terminal.throwing import Throwing, exiled_setup
from wildswing.kernel.record import Recorder, read
from wildswing.kernel.registry import find_game

DUEL = ("play", "exiled", "--teams", "Hedina / Nahtha", "--against", "random", "--seed", "3")


def recorded(path: Path) -> Recorder:
    return read(path.read_bytes(), find_game)


def test_a_round_in_words(wildswing: Command, home: Path) -> None:
    typed = "left 20\nthrow\nnahtha head\ntoward nahtha 60\nquit\n"
    said = wildswing(*DUEL, typed=typed)
    assert (said.code, said.err) == (0, "")
    for words in ("Where does Hedina start?", "Where do you throw the mace from Hedina?", "Hedina throws the mace."):
        assert words in said.out
    recorder = recorded(matches_in(home)[0])
    assert recorder.seats == ("person", "random")
    own = [given.answer for given in recorder.match.answers if given.seat == 0]
    assert len(own) == 4


def test_a_miss_is_told_in_the_terminal(wildswing: Command) -> None:
    said = wildswing(*DUEL, "--skill", "beginner", typed="stay\nthrow\nnahtha\nnews\nquit\n").out
    told = re.findall(
        r"The mace of Hedina misses Nahtha by \d+ mm \(too (?:short|far|far to the (?:left|right))\)\.", said
    )
    assert len(told) >= 2, "what just happened, and the news"


def test_reinforcements_come_when_they_are_called(wildswing: Command) -> None:
    teams = ("play", "exiled", "--teams", "Hedina, Gande / Nahtha, Badon", "--against", "naive", "--seed", "3")
    typed = "stay\nthrow\nnahtha\nyes\nquit\n"
    said = wildswing(*teams, "--arrives", "0, called / 0, called", typed=typed)
    assert "Do reinforcements join now?" in said.out
    assert "Reinforcements: Gande and Badon join." in said.out


def test_a_whole_game(wildswing: Command, home: Path) -> None:
    typed = "stay\n" + "throw\n1\ntoward nahtha\n" * 9
    said = wildswing(*DUEL, "--rounds", "2", "--skill", "expert, beginner", typed=typed)
    outcome = recorded(matches_in(home)[0]).match.outcome
    assert outcome is not None
    assert outcome.sentence in said.out
    assert said.code == 0


def test_refusals_are_sentences_and_change_nothing(wildswing: Command, home: Path) -> None:
    said = wildswing(*DUEL, typed="up 3\nleft 20\nblock\nthrow\nhilda\n9 9 9\nquit\n")
    for words in ("“up 3” is no place", "“block” fits no single answer", "“hilda” has no “", "“9 9 9”"):
        assert words.replace("“hilda” has no “", "“hilda”") in said.out
    own = [given for given in recorded(matches_in(home)[0]).match.answers if given.seat == 0]
    assert len(own) == 2


def test_things_can_be_looked_at_while_deciding(wildswing: Command, tmp_path: Path) -> None:
    file = tmp_path / "My Table.svg"
    typed = f"?\nrule\nrules\ncharacter nah\ncharacter\nitems\nnews\nlog\npicture {file}\npicture\nq\n"
    out = wildswing(*DUEL, typed=typed).out
    parts = out.split("(? for help): ")
    help_, rule, rules, nahtha, nobody, items, news, log, drawn, nowhere = parts[1:11]
    assert "character NAME" in help_
    assert "H7*" in help_
    assert "secretly chooses a place" in " ".join(rule.split())
    assert "head 3, body 2" in " ".join(rules.split())
    assert "Ethereal" in nahtha
    assert "here play Hedina, Nahtha" in " ".join(nobody.split())
    assert "Hex Trap" in items
    assert "take the field" in news
    assert "take the field" in log
    assert "The picture is in" in drawn
    assert "Hedina" in "".join(ElementTree.parse(file).getroot().itertext())
    assert "such as `picture table.svg`" in nowhere


def test_a_picture_that_cannot_be_written_stops_nothing(wildswing: Command, tmp_path: Path) -> None:
    said = wildswing(*DUEL, typed=f"picture {tmp_path / 'no' / 'such.svg'}\nq\n")
    assert said.code == 0
    assert "cannot be written: No such file or directory." in " ".join(said.out.split())


def test_every_option_reaches_the_setup(wildswing: Command, home: Path) -> None:
    options = {
        "--teams": "hedina, gande / nahtha, Badon",
        "--variants": "blocking, items, friendly",
        "--skill": "expert, average, beginner, average",
        "--chests": "2",
        "--terrain": "forest, swamp",
        "--gemstones": "7",
        "--distance": "800",
        "--arrives": "0, 2 / 0, 2",
        "--rounds": "9",
    }
    arguments = [word for pair in options.items() for word in pair]
    said = wildswing("play", *arguments, "--against", "random", typed="q\n")
    assert said.code == 0
    plan = read_setup(recorded(matches_in(home)[0]).match.setup)
    assert plan.teams == (0, 0, 1, 1)
    assert plan.variants == ("blocking", "friendly fire", "items at start")
    assert plan.skills == ("expert", "average", "beginner", "average")
    assert (plan.chests, plan.terrain, plan.gemstones) == (2, ("forest", "swamp"), 7)
    assert (plan.distance, plan.arrives, plan.rounds) == (800, (0, 2, 0, 2), 9)


def test_a_character_file_can_be_played(wildswing: Command, home: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(house_characters()["Hedina"].replace('"Hedina"', '"Mine"'), encoding="utf-8")
    said = wildswing("play", "--teams", f"{file} / Nahtha", "--against", "random", typed="q\n")
    assert said.code == 0
    assert recorded(matches_in(home)[0]).match.seat_names == ("Mine", "Nahtha")
    file.write_text(file.read_text(encoding="utf-8").replace("[-23, 31]", "[-230, 31]"), encoding="utf-8")
    refused = wildswing("play", "--teams", f"{file} / Nahtha", "--against", "random")
    assert_refused(refused, "mine.toml, spikes 1", "lies outside the card")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--teams", "Hedina"), ("“Hedina” are no teams", "a slash between teams")),
        (("--teams", "Hedina / Hedina"), ("Hedina was chosen twice",)),
        (("--teams", "Hedina, Gande / Nahtha"), ("uneven", "2 against 1")),
        (("--teams", "Hilda / Nahtha"), ("There is no character “Hilda”", "Zombie Horde")),
        (("--variants", "chaos"), ("There is no variant “chaos”", "friendly fire")),
        (("--skill", "hand"), ("--skill hand is for the browser",)),
        (("--skill", "lucky"), ("There is no skill “lucky”",)),
        (("--chests", "x"), ("--chests", "whole number")),
        (("--chests", "9"), ("take fewer chests",)),
        (("--terrain", "lava"), ("There is no “lava”", "forest")),
        (("--gemstones", "3"), ("3 hit points are not allowed",)),
        (("--distance", "9"), ("9 mm apart",)),
        (("--arrives", "soon"), ("“soon” under --arrives is no round",)),
        (("--rounds", "0"), ("0 rounds cannot be played",)),
        (("--level", "easy", "--chests", "1"), ("--level is for ghost-bride",)),
        (
            ("--teams", "Hedina / Nahtha", "--fighters", "Ryu", "Ryu"),
            ("--teams is for exiled",),
        ),
        (("--teams", "Hedina / Nahtha", "--against", "random, random"), ("names 2 for 1 other seat;",)),
        (("--teams", "Hedina / Nahtha", "--against", "nobody"), ("no agent “nobody”",)),
    ],
)
def test_wrong_options_are_refused(
    wildswing: Command, home: Path, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(wildswing("play", *arguments), *words)
    assert not home.exists()


@pytest.mark.parametrize(
    ("game", "arguments", "words"),
    [
        ("formation", ("--teams", "Hedina / Nahtha"), "--teams is for exiled, and formation has no such thing"),
        ("exiled", ("--level", "easy"), "--level is for ghost-bride, and exiled has no such thing"),
        ("target-practice", ("--level", "easy"), "--level is for ghost-bride, and target-practice has no such thing"),
        ("ghost-bride", ("--level", "deadly"), "There is no level “deadly”; choose from easy, normal, hard."),
    ],
)
def test_options_of_another_game_are_refused(
    wildswing: Command, game: str, arguments: tuple[str, ...], words: str
) -> None:
    assert_refused(wildswing("play", game, *arguments), words)


def test_an_opponent_for_each_seat_and_other_people(wildswing: Command, home: Path) -> None:
    teams = ("--teams", "Hedina, Gande / Nahtha, Badon")
    said = wildswing("play", *teams, "--against", "person, random, naive", typed="\nstay\n\nq\n")
    assert said.code == 0
    assert recorded(matches_in(home)[0]).seats == ("person", "person", "random", "naive")
    assert "Hedina, press Enter when Gande is not looking: " in said.out
    assert "Gande, press Enter when Hedina is not looking: " in said.out


def test_who_leaves_can_go_on(wildswing: Command, home: Path) -> None:
    left = wildswing(*DUEL, typed="left 20\nthrow\n")
    assert "Go on with `wildswing play --resume`." in left.out
    resumed = wildswing("play", "--resume", typed="nahtha\nq\n")
    assert "Rise of the Exiled against random goes on after" in resumed.out
    own = [given for given in recorded(matches_in(home)[0]).match.answers if given.seat == 0]
    assert len(own) == 3
    assert_refused(wildswing("play", "--resume", "--teams", "Hedina / Nahtha"), "--resume takes up a match as it was")


def test_the_setup_is_that_of_the_options_alone() -> None:
    setup = exiled_setup(Throwing(teams="Hedina / Nahtha"), ("real table",))
    assert read_setup(setup).variants == ("real table",)


# --- Solo games ---


def test_target_practice_is_headed_by_its_rank(wildswing: Command) -> None:  # RX-TP4
    typed = "2\n2\n2\ntarget\ntarget\ntarget\n"
    said = wildswing("play", "target-practice", "--terminal", "--seed", "5", typed=typed)
    assert re.search(r"^([A-Z][a-zA-Z ]+)\. \d+ points: your rank is \1\.$", said.out, re.MULTILINE)


def test_a_solo_game_keeps_its_score(wildswing: Command) -> None:
    said = wildswing("play", "ghost-bride", "--level", "hard", "--seed", "5", typed="450 660\n" * 4)
    assert said.code == 0
    assert "Defeat. You lose: Nahtha reaches you after 0 of 7 damage; score 0." in said.out
    assert "That is the best of 1 game like this; `wildswing scores ghost-bride` lists them." in said.out
    better = wildswing("play", "--level", "hard", "--seed", "5", typed="head\n" * 4)
    assert "That is the best of 2 games like this" in better.out
    worse = wildswing("play", "ghost-bride", "--level", "hard", typed="450 660\n" * 4)
    assert "That is number 2 of 3 games like this" in worse.out


def test_scores_are_listed_by_setup(wildswing: Command) -> None:
    empty = wildswing("scores")
    assert "play one with `wildswing play ghost-bride --terminal`" in empty.out
    wildswing("play", "ghost-bride", "--level", "hard", "--seed", "5", typed="450 660\n" * 4)
    wildswing("play", "ghost-bride", "--level", "hard", "--seed", "5", typed="head\n" * 4)
    wildswing("play", "target-practice", "--terminal", "--seed", "5", typed="2\n2\n2\ntarget\ntarget\ntarget\n")
    shown = " ".join(wildswing("scores").out.split())
    assert "The Ghost Bride weapon scythe, level hard, skill average" in shown
    assert "Target Practice weapon shuriken, skill average" in shown
    listed = json.loads(wildswing("scores", "ghost-bride", "--json").out)
    assert listed["passed_over"] == []
    scores = [one["score"] for one in listed["scores"]]
    assert scores == sorted(scores, reverse=True)
    assert len(scores) == 2
    assert len(json.loads(wildswing("scores", "--best", "1", "--json").out)["scores"]) == 2
    assert "No exceed was finished yet" in wildswing("scores", "exceed").out


def test_damaged_scores_are_named_and_the_others_listed(wildswing: Command, home: Path) -> None:
    wildswing("play", "ghost-bride", "--level", "hard", "--seed", "5", typed="450 660\n" * 4)
    with (home / "scores.jsonl").open("a") as file:
        file.write("nonsense\n")
    said = wildswing("scores")
    assert said.code == 0
    assert "The Ghost Bride" in said.out
    assert "scores.jsonl, line 2 is damaged and was passed over" in said.out


@pytest.mark.parametrize(
    ("arguments", "words"), [(("chess",), "“chess”"), (("--best", "0"), "--best 0 would list nothing; give 1 or more.")]
)
def test_wrong_questions_for_scores_are_refused(wildswing: Command, arguments: tuple[str, ...], words: str) -> None:
    assert_refused(wildswing("scores", *arguments), words)


def test_a_game_that_was_left_has_no_score(wildswing: Command, home: Path) -> None:
    wildswing("play", "ghost-bride", "--level", "hard", typed="head\nq\n")
    assert not (home / "scores.jsonl").exists()


# --- Looking at the game ---


def test_the_page_tells_rules_characters_variants_and_items(wildswing: Command) -> None:
    out = wildswing("show", "exiled").out
    assert [name for name in house_characters() if name.split()[0] not in out] == []
    for words in ("friendly fire", "Hex Trap", "Two or more teams", "Blot"):
        assert words in out
    assert max(len(line) for line in out.splitlines()) <= 80
    facts = json.loads(wildswing("show", "exiled", "--json").out)
    assert sorted(one["name"] for one in facts["characters"]) == sorted(house_characters())


def test_the_solo_pages_tell_levels_rings_and_ranks(wildswing: Command) -> None:
    bride = wildswing("show", "ghost-bride").out
    assert "6 lengths away (easy)" in " ".join(bride.split())
    practice = wildswing("show", "target-practice").out
    assert "Sensei from 15" in " ".join(practice.split())
    assert json.loads(wildswing("show", "ghost-bride", "--json").out)["levels"] == {"easy": 6, "normal": 5, "hard": 4}
    assert json.loads(wildswing("show", "target-practice", "--json").out)["ranks"]["Adept"] == 10


@pytest.mark.parametrize("name", ["Hedina", "hedina", "hedin"])
def test_a_character_is_shown_with_icons_and_clarifications(wildswing: Command, name: str) -> None:
    out = wildswing("show", name).out
    shown = " ".join(out.split())
    for words in (
        "Hedina · Coalition · 7 hit points",
        "head 3, body 2, left arm 1",
        "weapon mace house rule: hit zones, weapon, weapon art",
        "Spiked Plate [passive] (house rule: name, moment)",
        "Defensive Stance [attack] 2 times a game (house rule: moment, text)",
        "Her spikes still answer. (house rule)",
        "A house rule is our own",
        "One throw costs 1, however many spikes it lies on. ·",
        "play exiled --terminal --teams 'Hedina / Nahtha'",
    ):
        assert words in shown
    assert max(len(line) for line in out.splitlines()) <= 81


def test_a_character_is_shown_as_json_and_from_a_file(wildswing: Command, tmp_path: Path) -> None:
    facts = json.loads(wildswing("show", "Zombie Horde", "--json").out)
    assert (facts["cards"], facts["life"]) == (3, 3)
    assert facts["abilities"][0]["icon"] == "passive"
    assert facts["house"] == ["cards", "hit zones", "weapon", "weapon art"]
    assert facts["abilities"][0]["house"] == ["name", "icon", "text"]
    assert "1 damage by the club is enough, whoever else took part." in facts["abilities"][0]["house_clarifications"]
    file = tmp_path / "mine.toml"
    file.write_text(house_characters()["Badon"].replace('"Badon"', '"Mine"'), encoding="utf-8")
    assert "Mine · Netherwalkers" in wildswing("show", file).out
    file.write_text("name = 3", encoding="utf-8")
    assert_refused(wildswing("show", file), "mine.toml")


def test_a_near_name_is_offered(wildswing: Command) -> None:
    assert_refused(wildswing("show", "Hedinna"), "did you mean “Hedina”?")
    assert_refused(wildswing("show", "Hedina", "--picture", "x.svg"), "--picture draws the table of a game")


@pytest.mark.parametrize("game", ["exiled", "ghost-bride", "target-practice"])
def test_the_picture_is_of_the_table_itself(wildswing: Command, tmp_path: Path, game: str) -> None:
    file = tmp_path / "table.svg"
    assert wildswing("show", game, "--picture", file).code == 0
    svg = file.read_text(encoding="utf-8")
    words = "".join(ElementTree.fromstring(svg).itertext())
    assert {"exiled": "Intrusion of Roaches", "ghost-bride": "Nahtha", "target-practice": "Nameless"}[game] in words
    assert re.findall(r"@font-face|@import|url\((?!#)|href=|src=", svg) == []
    if game == "exiled":
        assert svg.count("#ff2d16") >= 4


def test_every_link_of_the_page_leads_somewhere() -> None:
    page = Path(__file__).parents[2] / "docs" / "play-exiled.md"
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    assert len(links) == 3
    assert [link for link in links if not (page.parent / link).exists()] == []
