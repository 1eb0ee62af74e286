"""`wildswing replay` tells a match again."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, assert_refused, matches_in
from wildswing.formation.game import FORMATION
from wildswing.kernel.ended import Ended
from wildswing.kernel.fairness import NO_ENTROPY, commit
from wildswing.kernel.match import Match, replay
from wildswing.kernel.record import write


def played(seed: int | str) -> Match:
    match = Match(FORMATION, seed)
    while match.asks:
        match.answer(match.asks[0].seat, 0)
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = played(5)
    path = tmp_path / "finished.match"
    path.write_bytes(write(match, ("person", "random")))
    return path


def test_tells_what_a_spectator_saw(wildswing: Command, finished: Path) -> None:
    out = wildswing("replay", finished).out
    assert out.startswith("Formation, seed 5; Black: person, White: random; Wildswing ")
    assert out.count("Battle 7: ") == 3
    assert " draws " not in out
    assert out.splitlines()[-1].startswith(("Black wins", "White wins"))


@pytest.mark.parametrize(("seat", "other"), [("black", "White"), ("White", "Black"), ("1", "White")])
def test_tells_what_a_seat_saw(wildswing: Command, finished: Path, seat: str, other: str) -> None:
    out = wildswing("replay", finished, "--from", seat).out
    assert out.count(" draws ") == 3
    assert f"{other} draws " not in out


def test_an_unknown_seat_is_refused(wildswing: Command, finished: Path) -> None:
    assert_refused(wildswing("replay", finished, "--from", "green"), "“green”", "black, white")


def test_verify_says_so_in_one_sentence(wildswing: Command, finished: Path) -> None:
    said = wildswing("replay", finished, "--verify")
    answers = len(finished.read_bytes().splitlines()) - 1
    assert said.code == 0
    assert said.out == (
        f"{finished} is intact: this finished match of formation was played again with its {answers} answers, "
        "and every check fits; no commitment to its shuffles was made.\n"
    )


def test_verify_tells_what_the_shuffles_follow_from(wildswing: Command, tmp_path: Path) -> None:
    shuffle = commit("5" * 64, "m", FORMATION, FORMATION.default_setup(), ("a" * 64, NO_ENTROPY))
    path = tmp_path / "fair.match"
    path.write_bytes(write(played(shuffle.seed), ("person", "random"), shuffle))
    said = wildswing("replay", path, "--verify")
    assert said.code == 0
    assert said.out.endswith(
        f" answers, and every check fits; its secret fits the commitment {shuffle.commitment}, and its seed follows "
        "from both and the entropy of 2 seats, so every shuffle was fair if that commitment was shown before the first "
        "card.\n"
    )
    assert json.loads(wildswing("replay", path, "--verify", "--json").out)["fairness"]["secret"] == "5" * 64
    path.write_bytes(path.read_bytes().replace(b"a" * 64, b"b" * 64))
    assert_refused(
        wildswing("replay", path, "--verify"), "the seed does not follow from the secret and the entropy of the seats."
    )


def test_json_has_facts_events_and_outcome(wildswing: Command, finished: Path) -> None:
    told = json.loads(wildswing("replay", finished, "--json").out)
    assert told["seats"] == {"Black": "person", "White": "random"}
    assert told["seed"] == 5
    assert told["events"][0]["event"] == "first player"
    assert told["events"][-1]["sentence"] == told["outcome"]["sentence"]
    assert sum(event["event"] == "decided" for event in told["events"]) == 21
    assert "drew" not in [event["event"] for event in told["events"]]
    verified = json.loads(wildswing("replay", finished, "--json", "--verify").out)
    assert verified["intact"] is True
    assert "events" not in verified


def test_an_unfinished_match_says_how_to_go_on(wildswing: Command, home: Path) -> None:
    wildswing("play", "--terminal", "--against", "random", "--seed", "5", typed="1\n1\n")
    (path,) = matches_in(home)
    assert wildswing("replay", path).out.endswith(f"go on with `wildswing play --resume {path}`.\n")
    assert "unfinished" in wildswing("replay", path, "--verify").out
    assert json.loads(wildswing("replay", path, "--json").out)["outcome"] is None


def test_a_match_that_ended_early_says_so_and_is_not_taken_up_again(wildswing: Command, tmp_path: Path) -> None:
    match = replay(FORMATION, 5, FORMATION.default_setup(), played(5).answers[:3])
    path = tmp_path / "early.match"
    path.write_bytes(write(match, ("person", "person"), ended=Ended(1, "time")))
    assert wildswing("replay", path).out.endswith("\nWhite ran out of time.\n")
    said = wildswing("replay", path, "--verify")
    assert said.code == 0
    assert "this finished match of formation was played again with its 3 answers, and every check fits; it ended" in (
        said.out
    )
    assert "it ended early: White ran out of time; no commitment" in said.out
    facts = json.loads(wildswing("replay", path, "--verify", "--json").out)
    assert (facts["ended"], facts["outcome"]) == ({"seat": 1, "how": "time"}, None)
    refused = wildswing("play", "--terminal", "--resume", path)
    assert_refused(refused, f"{path} is finished: White ran out of time. Look at it with")
