"""The best results of solo games: kept line by line, compared only with their like, and never lost to one bad line."""

from datetime import date
from pathlib import Path

import pytest

from wildswing.exiled.solo.ghost_bride import GHOST_BRIDE
from wildswing.exiled.solo.setups import ghost_bride_setup
from wildswing.formation.game import FORMATION
from wildswing.home.scores import (
    Score,
    is_solo,
    keep,
    kind_of,
    place_of,
    ranked,
    read_scores,
    score_of,
    scores_file,
)
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.match import Match

DAY = date(2026, 5, 1)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("WILDSWING_HOME", str(folder))
    return folder


def result(score: int, kind: str = "a", game: str = "ghost-bride") -> Score:
    return Score(game, kind, {"level": "easy"}, score, f"Score {score}.", DAY)


def finished(level: str = "hard") -> Match:
    match = Match(GHOST_BRIDE, 1, ghost_bride_setup(level))
    while match.asks:
        match.answer(0, 0)
    return match


def test_nothing_is_kept_before_a_game_is_over(home: Path) -> None:
    assert read_scores().kept == ()
    assert not home.exists()
    with pytest.raises(WildswingError, match="is not over, or not for one player"):
        score_of(Match(GHOST_BRIDE, 1), DAY)
    with pytest.raises(WildswingError, match="is not over, or not for one player"):
        score_of(Match(FORMATION, 1), DAY)


def test_a_game_for_one_player_is_known_by_its_seats() -> None:
    assert is_solo(Match(GHOST_BRIDE, 1))
    assert not is_solo(Match(FORMATION, 1))


def test_a_result_tells_the_short_parts_of_the_setup() -> None:
    score = score_of(finished(), DAY)
    assert score.played_with == {"weapon": "scythe", "level": "hard", "skill": "average"}
    assert (score.game, score.score, score.day) == ("ghost-bride", 0, DAY)
    assert score.sentence == "You lose: Nahtha reaches you after 0 of 7 damage; score 0."


def test_results_come_back_in_the_order_in_which_they_were_kept() -> None:
    results = (result(4), result(9), result(7, "b"))
    for one in results:
        keep(one)
    assert read_scores().kept == results
    assert read_scores().passed_over == ()


def test_only_the_same_setup_is_compared() -> None:
    assert kind_of(ghost_bride_setup("easy")) != kind_of(ghost_bride_setup("hard"))
    assert kind_of(ghost_bride_setup("easy")) != kind_of(ghost_bride_setup("easy", "expert"))
    assert kind_of({"b": "2", "a": "1"}) == kind_of({"a": "1", "b": "2"})
    scores = [result(4), result(9, "b"), result(7), result(7)]
    groups = ranked(scores)
    assert {key: [one.score for one in group] for key, group in groups.items()} == {
        ("ghost-bride", "a"): [7, 7, 4],
        ("ghost-bride", "b"): [9],
    }


def test_the_place_of_a_result() -> None:
    scores = [result(4), result(9, "b"), result(7), result(7)]
    assert place_of(result(7), scores) == (1, 3)
    assert place_of(result(4), scores) == (3, 3)
    assert place_of(result(9, "b"), scores) == (1, 1)


def test_a_damaged_line_is_named_and_the_others_are_read() -> None:
    keep(result(4))
    with scores_file().open("ab") as file:
        file.write(b'{"game": "ghost-bride"}\n\xff\xfe\n')
    keep(result(9))
    found = read_scores()
    assert [one.score for one in found.kept] == [4, 9]
    assert [
        f"line {number} is damaged and was passed over" in told
        for number, told in zip((2, 3), found.passed_over, strict=True)
    ] == [
        True,
        True,
    ]
    assert str(scores_file()) in found.passed_over[0]


def test_a_line_that_was_cut_off_spoils_no_other() -> None:
    keep(result(4))
    content = scores_file().read_bytes()
    scores_file().write_bytes(content + content[:20])
    keep(result(9))
    assert [one.score for one in read_scores().kept] == [4, 9]
    assert len(read_scores().passed_over) == 1


def test_a_file_that_cannot_be_read_or_written_is_told(home: Path) -> None:
    scores_file().mkdir(parents=True)
    with pytest.raises(WildswingError, match=r"scores\.jsonl cannot be read"):
        read_scores()
    with pytest.raises(WildswingError, match=r"scores\.jsonl cannot be written .*set WILDSWING_HOME"):
        keep(result(4))


def test_a_full_disk_leaves_no_half_line(monkeypatch: pytest.MonkeyPatch) -> None:
    keep(result(4))
    before = scores_file().read_bytes()

    def no_room(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("wildswing.home.scores.os.fsync", no_room)
    with pytest.raises(WildswingError, match="No space left on device"):
        keep(result(9))
    assert scores_file().read_bytes() == before
