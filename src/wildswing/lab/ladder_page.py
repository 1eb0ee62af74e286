"""The page of a ladder: how strong agents are, and how they did against each other."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from wildswing.kernel.registry import find_game
from wildswing.lab import charts_sections as parts
from wildswing.lab.charts_page import Page, write_drawing, write_html
from wildswing.lab.charts_words import counted, listed, share_with_interval
from wildswing.lab.figures import Record, pair_records
from wildswing.lab.matchup_page_summary import first_turn_sentence, length_sentence
from wildswing.lab.ratings import rate
from wildswing.lab.results import Header, Result


def write_page(header: Header, results: Sequence[Result], path: Path) -> None:
    """Writes the page into one file."""
    write_html(page_of(header, results), path)


def write_picture(header: Header, results: Sequence[Result], path: Path) -> None:
    """Writes the ratings as a picture, SVG or PNG."""
    title = f"How strong the agents of {find_game(header.game).title} are: {counted(len(results), 'game')}"
    write_drawing(parts.strengths(rate(header.entrants, results), results).spec, title, path)


def page_of(header: Header, results: Sequence[Result]) -> Page:
    """Returns what the page says."""
    ratings = rate(header.entrants, results)
    names = [one.name for one in ratings]
    game = find_game(header.game).title
    fighters = f" · {counted(len(header.fighters), 'fighter')}" if header.fighters else ""
    return Page(
        title=f"Strength ladder of {game}",
        subtitle=f"{counted(len(names), 'agent')}{fighters} · {counted(len(results), 'game')} · seed {header.seed}",
        summary=_summary(header, results, names),
        sections=(
            parts.strengths(ratings, results),
            parts.win_rates(names, results),
            parts.first_turns(names, results),
            parts.lengths(results),
        ),
        program=header.program,
    )


def _summary(header: Header, results: Sequence[Result], names: Sequence[str]) -> tuple[str, ...]:
    if not results:
        return ("No game is finished yet.",)
    pairs = pair_records(results)
    drawn = f", with {listed(header.fighters)} in turn" if header.fighters else ""
    return (
        f"From the strongest down: {listed(names)}.",
        *[_step(one, other, pairs.get((one, other), Record())) for one, other in pairwise(names)],
        f"They met in {counted(len(results), 'game')}{drawn}, and changed seats after every game.",
        first_turn_sentence(results),
        length_sentence(results),
    )


def _step(stronger: str, weaker: str, record: Record) -> str:
    """Says how one rung of the ladder stands to the next."""
    if not record.games:
        return f"{stronger} and {weaker} have not met yet."
    said = {
        "wins": "surely stronger",
        "loses": "surely the weaker of the two in their own games, though not against all",
        "even": "perhaps no stronger",
        "unsure": "too few games to tell",
    }[record.verdict]
    games = f"{record.wins} of {counted(record.games, 'game')} against {weaker}"
    return f"{stronger} wins {games}, {share_with_interval(record.rate)}: {said}."
