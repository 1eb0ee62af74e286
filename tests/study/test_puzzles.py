"""Puzzles: a position that comes back as it was, answers judged by value, and files that are refused in a sentence."""

import re
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.sampling import draw
from wildswing.exceed.agents.chart import chart_of
from wildswing.exceed.game import EXCEED
from wildswing.exceed.rules.arena import distance
from wildswing.exceed.rules.setting import CARD, EX
from wildswing.exceed.rules.table import Table
from wildswing.exiled.game import EXILED
from wildswing.formation.game import FORMATION
from wildswing.kernel.chance import Stream
from wildswing.kernel.errors import IllegalAnswer
from wildswing.kernel.game import AnyGame
from wildswing.study.puzzles import making
from wildswing.study.puzzles.checking import holds
from wildswing.study.puzzles.choice import NoPuzzle, daily_number, next_number, puzzle_number, puzzles_about, themes_of
from wildswing.study.puzzles.choosing import chosen
from wildswing.study.puzzles.facet import Puzzles, puzzles_of
from wildswing.study.puzzles.file import read_puzzles, shipped_puzzles, write_puzzles
from wildswing.study.puzzles.judging import aims_of, judge_answer
from wildswing.study.puzzles.making import Candidate, look_through, play, puzzles_in, worked_out
from wildswing.study.puzzles.position import BrokenPuzzle, position_digest, set_up
from wildswing.study.puzzles.puzzle import CLEAR, EQUAL, FINE, NEAR, Puzzle, solutions
from wildswing.study.puzzles.rating import rate

PAGE = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")

GAMES = (EXCEED, EXILED, FORMATION)

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

SOME = 6


def _some(game: AnyGame) -> list[Puzzle]:
    return list(Stream(draw(f"puzzles of {game.name}")).shuffled(shipped_puzzles(game))[:SOME])


def _first(game: AnyGame = FORMATION) -> Puzzle:
    return shipped_puzzles(game)[0]


# --- Those that come with the games ---


@by_game
def test_the_puzzles_of_a_game_have_solutions_and_themes_and_are_sorted(game: AnyGame) -> None:
    puzzles = shipped_puzzles(game)
    facet = puzzles_of(game)
    assert facet is not None
    assert puzzles
    assert [one.rating for one in puzzles] == sorted([one.rating for one in puzzles])
    assert {one.theme for one in puzzles} <= set(facet.themes)
    assert all(one.why["en"] and one.why["de"] and one.why["en"] != one.why["de"] for one in puzzles)


@by_game
def test_a_position_is_the_same_whenever_it_is_set_up(game: AnyGame) -> None:
    facet = puzzles_of(game)
    assert facet is not None
    for puzzle in _some(game):
        position = set_up(game, puzzle)
        assert facet.theme(position.hidden, position.ask, puzzle.solutions[0]) == puzzle.theme
        assert position.ask.seat == puzzle.seat
        assert position_digest(position.match, position.ask) == puzzle.position
        assert game.encode(set_up(game, puzzle).match.state) == game.encode(position.match.state)


def test_an_attack_is_about_reach_where_it_alone_reaches() -> None:
    facet = puzzles_of(EXCEED)
    assert facet is not None
    for _, puzzle in puzzles_about(EXCEED, "reach")[:3]:
        position = set_up(EXCEED, puzzle)
        table, ask = position.hidden, position.ask
        assert isinstance(table, Table)
        assert facet.theme(table, ask, puzzle.solutions[0]) == puzzle.theme
        width = table.sides[1 - ask.seat].width
        chart = chart_of(table.book)
        cards = {card for how, card in ask.options if how in (CARD, EX)}
        reaching = {card for card in cards if chart.reaches(card, distance(table), width)}
        assert cards > reaching == {ask.options[puzzle.solutions[0]][1]}


@by_game
def test_a_fresh_look_finds_the_same_answers(game: AnyGame) -> None:
    """Agents that have learnt since may think otherwise of one of three."""
    held = [holds(set_up(game, puzzle)) for puzzle in _some(game)[:3]]
    assert held.count(True) >= 2


def test_a_wrong_best_answer_is_refused_by_a_fresh_look() -> None:
    puzzle = next(one for one in shipped_puzzles(FORMATION) if len(one.values) == 2)
    wrong = replace(puzzle, values=puzzle.values[::-1])
    assert wrong.solutions != puzzle.solutions
    assert not holds(set_up(FORMATION, wrong))


def test_a_wrong_best_point_is_refused_by_a_fresh_look() -> None:
    puzzle = _first(EXILED)
    wrong = replace(puzzle, values=tuple([1000 - value for value in puzzle.values]))
    assert wrong.solutions[0] != puzzle.solutions[0]
    assert not holds(set_up(EXILED, wrong))


@by_game
def test_the_page_tells_how_many_there_are_by_theme_and_rating(game: AnyGame) -> None:
    puzzles = shipped_puzzles(game)
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {game.title} | {len(puzzles)} |"))
    told = {theme: int(count) for count, theme in re.findall(r"(\d+) `(\w+)`", row)}
    assert told == Counter([one.theme for one in puzzles])
    ratings = [one.rating for one in puzzles]
    assert row.endswith(f"| {ratings[0]}, {ratings[len(ratings) // 2]}, {ratings[-1]} |")


# --- Judging ---


def test_an_answer_that_is_as_good_as_the_best_counts_and_any_other_does_not() -> None:
    puzzle = next(one for one in shipped_puzzles(FORMATION) if len(one.values) == 3)
    position = set_up(FORMATION, replace(puzzle, values=(600, 600 - round(FINE * EQUAL), 600 - round(FINE * CLEAR))))
    found = [judge_answer(position, answer) for answer in range(3)]
    assert [one.is_solved for one in found] == [True, True, False]
    assert [one.solution for one in found] == [0, 1, 0]
    assert (found[2].best, found[2].worth) == (0.6, 0.52)
    for answer in (-1, 3, True):
        with pytest.raises(IllegalAnswer, match="does not answer"):
            judge_answer(position, answer)


def test_a_point_near_the_best_counts_and_one_on_another_card_does_not() -> None:
    puzzle = _first(EXILED)
    position = set_up(EXILED, puzzle)
    best, *others = sorted(puzzle.points, key=lambda point: puzzle.values[puzzle.points.index(point)], reverse=True)
    assert judge_answer(position, best).is_solved
    assert not any(judge_answer(position, other).is_solved for other in others)
    x, y, *rest = position.ask.options[best]
    beside = position.ask.options.index((x + 1, y, *rest))
    aims = aims_of(EXILED)
    lost = aims.worth(position.hidden, position.ask, best) - aims.worth(position.hidden, position.ask, beside)
    assert judge_answer(position, beside).is_solved == (lost <= NEAR)
    assert not judge_answer(position, 0).is_solved


@pytest.mark.parametrize(
    ("values", "right"),
    [
        ((0.5, 0.3, 0.3), (0,)),
        ((0.5, 0.49, 0.3), (0, 1)),
        ((0.5, 0.45, 0.3), ()),  # neither equal nor clearly worse
        ((0.5, 0.5), ()),  # nothing to find
    ],
)
def test_all_else_has_to_be_clearly_worse(values: tuple[float, ...], right: tuple[int, ...]) -> None:
    assert solutions(values) == right


# --- Making ---


def _shortest_attack() -> Puzzle:
    attacks = [one for one in shipped_puzzles(FORMATION) if one.theme == "offence"]
    return min(attacks, key=lambda one: len(one.answers))


def test_a_puzzle_is_found_again_from_its_seed() -> None:
    puzzle = _shortest_attack()
    facet = puzzles_of(FORMATION)
    assert facet is not None
    found = play(FORMATION, facet, str(puzzle.seed))
    again = worked_out(next(one for one in found if one.position == puzzle.position), facet)
    assert again is not None
    assert (again.id, again.theme, again.solutions, again.missed) == (
        puzzle.id,
        puzzle.theme,
        puzzle.solutions,
        puzzle.missed,
    )


def test_puzzles_of_a_match_lie_apart_and_what_is_none_takes_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    facet = puzzles_of(FORMATION)
    assert facet is not None
    candidate = next(play(FORMATION, facet, str(_shortest_attack().seed)))
    many = [replace(candidate, answers=candidate.answers[:1] * count) for count in (0, 3, 6, 12)]
    puzzle = _first()
    made = {3: puzzle, 6: puzzle, 12: puzzle}
    tried: list[int] = []

    def work_out(one: Candidate, _: Puzzles) -> Puzzle | None:
        tried.append(len(one.answers))
        return made.get(len(one.answers))

    monkeypatch.setattr(making, "worked_out", work_out)
    assert list(puzzles_in(iter(many), facet)) == [puzzle, puzzle]
    assert tried == [0, 3, 12]


def test_puzzles_are_found_in_matches_that_were_played() -> None:
    facet = puzzles_of(FORMATION)
    assert facet is not None
    puzzle = _shortest_attack()
    match = set_up(FORMATION, puzzle).match
    match.answer(puzzle.seat, puzzle.solutions[0])
    assert puzzle.position in [one.position for one in look_through(match, facet, "my.match")]


def test_the_more_agents_miss_a_puzzle_the_higher_it_is_rated() -> None:
    shares = [(50, 0, 0, 0, 0), (80, 0, 20, 0, 0), (80, 100, 60, 20, 0), (90, 100, 100, 80, 50), (100,) * 5]
    agents = ("random", "greedy", "novice", "fighter", "veteran")
    ratings = [rate(dict(zip(agents, missed, strict=True))) for missed in shares]
    assert ratings == sorted(set(ratings))


def test_of_many_puzzles_every_theme_has_its_share() -> None:
    puzzle = _first()
    many = [
        replace(puzzle, id=f"{at}", position=f"{at}", theme="rare" if at < 3 else "usual", rating=1000 + at)
        for at in range(40)
    ]
    taken = chosen(many, 10)
    assert len([one for one in taken if one.theme == "rare"]) == 3
    assert [one.rating for one in taken] == sorted([one.rating for one in taken])
    assert max(one.rating for one in taken) - min(one.rating for one in taken if one.theme == "usual") > 20


# --- Choosing one ---


def test_every_puzzle_has_its_day_before_any_comes_again() -> None:
    count = len(shipped_puzzles(FORMATION))
    start = date(2026, 11, 18)
    first = start + timedelta(days=-start.toordinal() % count)
    days = [daily_number(FORMATION, first + timedelta(days=day)) for day in range(count)]
    assert sorted(days) == list(range(1, count + 1))


def test_the_next_puzzle_is_the_easiest_that_was_not_tried() -> None:
    theme = themes_of(FORMATION)[0]
    about = puzzles_about(FORMATION, theme)
    assert next_number(about, [about[0][1].id]) == about[1][0]
    assert next_number(about, [one.id for _, one in about]) == about[0][0]
    with pytest.raises(NoPuzzle, match=r"No puzzle has the theme “tango”; there is .*offence"):
        puzzles_about(FORMATION, "tango")
    with pytest.raises(NoPuzzle, match="There is no puzzle 0; choose one from 1 to"):
        puzzle_number(FORMATION, 0)


# --- Files that are no good ---


def test_a_file_comes_back_as_it_was() -> None:
    some = shipped_puzzles(FORMATION)[:3]
    assert read_puzzles(write_puzzles(FORMATION, some), FORMATION, "some") == some


def _broken(content: bytes, game: AnyGame = FORMATION) -> str:
    with pytest.raises(BrokenPuzzle) as caught:
        read_puzzles(content, game, "my.jsonl")
    return str(caught.value)


def test_a_file_that_cannot_be_used_is_refused_with_a_sentence() -> None:
    whole = write_puzzles(FORMATION, shipped_puzzles(FORMATION)[:3])
    lines = whole.split(b"\n")
    assert "is cut off" in _broken(whole[:-20])
    assert "is cut off" in _broken(b"\n".join(lines[:3]) + b"\n")
    assert "is no file of puzzles" in _broken(b"")
    assert "is no file of puzzles" in _broken(whole.replace(b'"count":3', b'"count":4'))
    assert "line 3 was edited or damaged" in _broken(
        b"\n".join([*lines[:2], lines[2].replace(b'"seat":', b'"seat":1'), *lines[3:]])
    )
    assert "has a puzzle twice" in _broken(write_puzzles(FORMATION, shipped_puzzles(FORMATION)[:1] * 2))
    assert "rules version 1, and this Wildswing plays version" in _broken(whole, EXCEED)
    even = replace(_first(), values=(500,) * len(_first().values))
    assert "line 2 is a puzzle without a clear solution" in _broken(write_puzzles(FORMATION, [even]))


def test_a_puzzle_whose_position_is_another_one_now_is_refused_with_a_sentence() -> None:
    puzzle = _first()
    broken = [
        replace(puzzle, position="0"),
        replace(puzzle, answers=f"{puzzle.answers} 0:99"),
        replace(puzzle, answers="nonsense"),
        replace(puzzle, setup={"layouts": ("unheard of",)}),
        replace(puzzle, values=(*puzzle.values, 1)),
        replace(puzzle, seat=1 - puzzle.seat),
    ]
    for one in broken:
        with pytest.raises(BrokenPuzzle, match=f"Puzzle {puzzle.id} was made with other rules or cards"):
            set_up(FORMATION, one)
