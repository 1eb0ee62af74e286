"""`wildswing puzzle`: a position out of a match, in which one answer is clearly best."""

from datetime import date
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from wildswing.agents.thoughts import EVEN, Thought, labels_of, percent
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import console, counted, print_json
from wildswing.cli.person import HINT_KEY, LEAVING, Leave, Person, read_line
from wildswing.home.puzzles import keep_tried, read_tried
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import find_game, offering
from wildswing.kernel.space import Space
from wildswing.study.puzzles.choice import daily_number, next_number, puzzle_number, puzzles_about
from wildswing.study.puzzles.facet import Puzzles, puzzles_of
from wildswing.study.puzzles.file import shipped_puzzles
from wildswing.study.puzzles.judging import Judged, judge_answer
from wildswing.study.puzzles.position import PosedPuzzle, set_up
from wildswing.texts import translated

DAILY = "daily"


def puzzle(
    game: str | None = None,
    of: str | None = None,
    /,
    *,
    theme: str = "",
    number: WholeNumber | None = None,
    answer: WholeNumber | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Find the best answer in a position out of a match.

    An answer is judged by what it is worth, so one that is as good as the best counts. Without a number you get the
    easiest puzzle that you have not tried; how many in a row you solved is kept in your own folder.

    Args:
        game: The game, or “daily” for the puzzle of today, the same for everybody.
        of: The game of the daily puzzle.
        theme: Only puzzles about this, such as lethal or escape.
        number: The puzzle with this number, from 1, the easiest.
        answer: Judges this answer, from 1, and asks nothing.
        json: Print the position, or with --answer the verdict, as JSON.
    """
    is_daily = game == DAILY
    if of is not None and not is_daily:
        raise WildswingError(f"“{of}” is one word too many; a game follows only “{DAILY}”.")
    if is_daily and (theme or number is not None):
        raise WildswingError("The puzzle of a day is chosen already; leave out --theme and --number.")
    if theme and number is not None:
        raise WildswingError("--number names the puzzle already; leave out --theme, or --number.")
    played = _game(of if is_daily else game)
    wanted = daily_number(played, date.today()) if is_daily else number
    if json or answer is not None:
        _for_a_script(played, _wanted(played, theme, wanted), answer, json)
        return
    _ask_on(played, theme, wanted, is_daily)


def _game(name: str | None) -> AnyGame:
    """Returns the game that is named, or the first that has puzzles."""
    if name is not None:
        return find_game(name)
    for game, _ in offering("puzzles", Puzzles):
        if shipped_puzzles(game):
            return game
    raise WildswingError("No game that is installed has puzzles.")


def _wanted(game: AnyGame, theme: str, number: int | None) -> int:
    return next_number(puzzles_about(game, theme), read_tried().puzzles) if number is None else number


# --- For a script ---


def _for_a_script(game: AnyGame, number: int, answer: int | None, json: bool) -> None:
    position = set_up(game, puzzle_number(game, number))
    if answer is None:
        print_json(_facts(position, number))
        return
    if not 1 <= answer <= position.ask.count:
        raise WildswingError(f"There is no answer {answer}; choose one from 1 to {position.ask.count}.")
    judged = judge_answer(position, answer - 1)
    if json:
        print_json(
            {
                "number": number,
                "solved": judged.is_solved,
                "worth": judged.worth,
                "best": judged.best,
                "solution": judged.solution + 1,
                "why": position.puzzle.reason,
            }
        )
    else:
        _tell(console(), position, judged, answer - 1)


def _facts(position: PosedPuzzle, number: int) -> dict[str, object]:
    """Returns what the seat sees and is asked, and nothing of the solution."""
    match, ask = position.match, position.ask
    wording = match.game.worded(match.state, ask)
    return {
        "number": number,
        "id": position.puzzle.id,
        "game": match.game.name,
        "theme": position.puzzle.theme,
        "rating": position.puzzle.rating,
        "seat": match.seat_names[ask.seat],
        "question": wording.prompt,
        "answers": ask.options.named() if isinstance(ask.options, Space) else wording.labels,
        "view": match.view(ask.seat),
    }


# --- For a person ---


class Solver(Person):
    """A person who solves puzzles, without help."""

    keys = (*[key for key in Person.keys[:-1] if key != HINT_KEY], ("quit or Ctrl-C", "leaves the puzzles"))


def _ask_on(game: AnyGame, theme: str, number: int | None, is_daily: bool) -> None:
    """Asks one puzzle after the other until the person leaves; of one that is named, only that."""
    screen = console()
    try:
        while True:
            _ask(screen, game, _wanted(game, theme, number), is_daily)
            if number is not None or read_line(screen, "Enter for the next puzzle, q to leave: ") in LEAVING:
                return
    except Leave:
        return


def _ask(screen: Console, game: AnyGame, number: int, is_daily: bool) -> None:
    position = set_up(game, puzzle_number(game, number))
    found = position.puzzle
    person = Solver(position.match, position.ask.seat, screen)
    person.decided(position.since)
    note = f"Puzzle {number}, rated {found.rating}: {theme_words(game, found.theme)}. Find the best answer."
    answer = person.choose(position.ask, note)
    judged = judge_answer(position, answer)
    _tell(screen, position, judged, answer)
    tried = read_tried().after(found.id, judged.is_solved)
    if is_daily and judged.is_solved:
        tried = tried.after_daily(date.today())
    keep_tried(tried)
    told = f"{counted(tried.streak, 'puzzle')} solved in a row, {tried.longest} at most."
    if is_daily and judged.is_solved:
        told = f"{told} The daily puzzle: {counted(tried.days, 'day')} in a row."
    screen.print(told)


def theme_words(game: AnyGame, theme: str) -> str:
    """Returns what a puzzle is about, in words."""
    facet = puzzles_of(game)
    return theme if facet is None or theme not in facet.themes else translated(facet.themes[theme])


def _tell(screen: Console, position: PosedPuzzle, judged: Judged, answer: int) -> None:
    best = _label(position, judged.solution)
    if judged.is_solved:
        screen.print(Text(f"Solved. “{best}” wins {percent(judged.worth)} of the simulated games.", "bold green"))
    else:
        given = _label(position, answer)
        screen.print(
            Text(
                f"Not the best. “{given}” wins {percent(judged.worth)} of the simulated games, “{best}” "
                f"{percent(judged.best)}.",
                "bold red",
            )
        )
    screen.print(position.puzzle.reason, soft_wrap=True)


def _label(position: PosedPuzzle, answer: int) -> str:
    return labels_of(position.match.game, position.hidden, position.ask, (Thought(answer, EVEN, 1.0, 0),))[0]
