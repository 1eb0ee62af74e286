"""The page of a matchup chart: who beats whom, how strong everybody is, and what their cards do."""

from collections.abc import Sequence
from pathlib import Path

from wildswing.exceed.home.fighters import gather
from wildswing.exceed.lab.attacks import attacks_of
from wildswing.lab import charts_sections as parts
from wildswing.lab.charts_page import Page, write_drawing, write_html
from wildswing.lab.charts_words import counted
from wildswing.lab.matchup_page_summary import summary
from wildswing.lab.ratings import rate
from wildswing.lab.results import Header, Result


def write_page(header: Header, results: Sequence[Result], path: Path) -> None:
    """Writes the page into one file."""
    write_html(page_of(header, results), path)


def write_picture(header: Header, results: Sequence[Result], path: Path) -> None:
    """Writes the heat map as a picture, SVG or PNG."""
    names = [one.name for one in rate(header.entrants, results)]
    title = f"How often the row beats the column: {counted(len(results), 'game')} of Exceed played by {header.agent}"
    write_drawing(parts.win_rates(names, results, header.against).spec, title, path)


def page_of(header: Header, results: Sequence[Result]) -> Page:
    """Returns what the page says."""
    ratings = rate(header.entrants, results)
    names = [one.name for one in ratings]
    return Page(
        title=f"Matchups of {counted(len(names), 'fighter')}",
        subtitle=f"Exceed · played by {header.agent} · {counted(len(results), 'game')} · seed {header.seed}",
        summary=summary(header, results, names),
        sections=(
            parts.win_rates(names, results, header.against),
            parts.strengths(ratings, results),
            parts.first_turns(names, results),
            parts.lengths(results),
            parts.cards(sorted(names), results, known_cards(names)),
        ),
        program=header.program,
    )


def known_cards(names: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Returns all attacks of the fighters that are known here, set or not."""
    texts = gather().texts
    return {name: attacks_of(texts[name]) for name in names if name in texts}
