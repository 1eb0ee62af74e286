"""Writes a page for each fighter, one for the Normals, and one that lists them all, from the files of the roster.

`python -m tools.fighter_pages` writes docs/fighters anew; a test compares.
"""

from pathlib import Path

from wildswing.exceed.language import nodes as n
from wildswing.exceed.language import parse, print_exceed, print_line, print_token
from wildswing.exceed.language.sheets import Boost, Card, Fighter, Normals
from wildswing.exceed.language.vocabulary import Kind
from wildswing.exceed.matches import DEFAULT_FIGHTERS, GOOD_TO_START, normals, roster, sheet_of
from wildswing.exceed.roster import SEASONS, fighter_files, scenario_files, season_of
from wildswing.exceed.rules.editions import life_of

FOLDER = Path(__file__).parents[1] / "docs" / "fighters"

INDEX = "README.md"
NORMALS = "normals.md"
MADE = "Made from the file of the fighter by `python -m tools.fighter_pages`."


def pages() -> dict[str, str]:
    """Returns the text of each page by the name of its file."""
    found = {INDEX: _index(), NORMALS: _normals()}
    for text in roster().values():
        fighter = sheet_of(text)
        found[page_of(fighter)] = _fighter(fighter, season_of(text))
    return found


def page_of(fighter: Fighter) -> str:
    """Returns the file of a fighter's page."""
    text = roster()[fighter.name]
    path = next(path for path, other in fighter_files() if other == text)
    return path.rpartition("/")[2].replace(".fighter", ".md")


def _scenarios_of(fighter: Fighter) -> str:
    path, _ = scenario_files()[roster()[fighter.name]]
    return f"../../src/wildswing/exceed/roster/{path}"


# --- The list ---


def _index() -> str:
    sheets = [(season_of(text), sheet_of(text)) for text in roster().values()]
    first = ", ".join([f"[{name}]({page_of(sheet_of(roster()[name]))})" for name in GOOD_TO_START])
    parts = [
        f"""# The fighters of Exceed

For players. {len(sheets)} fighters come with the package, and `wildswing fighters` lists the same. Good to start with:
{first}.

The cards that all fighters of an edition share are the [Normals]({NORMALS}). These pages are made from the files of the
fighters by `python -m tools.fighter_pages`. How strong each is in quick games tells [a chart](../against-ten.md).
"""
    ]
    for season in SEASONS.values():
        rows = [_row(fighter) for one, fighter in sheets if one == season]
        head = ["| fighter | style | difficulty | life | exceed |", "|---|---|---|---|---|"]
        parts.append("\n".join([f"## {season}\n", *head, *rows]) + "\n")
    return "\n".join(parts)


def _row(fighter: Fighter) -> str:
    cost = "-" if fighter.exceed is None else f"{fighter.exceed.gauge} gauge"
    cells = [f"[{fighter.name}]({page_of(fighter)})", fighter.style, fighter.difficulty, str(life_of(fighter)), cost]
    return f"| {' | '.join([cell or '' for cell in cells])} |"


# --- A fighter ---


def _fighter(fighter: Fighter, season: str) -> str:
    opponent = next(name for name in DEFAULT_FIGHTERS if name != fighter.name)
    parts = [
        f"# {fighter.name}\n\n{fighter.style}.\n",
        _facts(fighter, season),
        *_sides(fighter),
        "## Cards\n\n" + _numbers(fighter.cards),
        *[_card(card) for card in fighter.cards],
        f"The deck has the [Normals of {fighter.edition}]({NORMALS}#{fighter.edition}) too.\n",
        f"What each card does is shown by [its scenarios]({_scenarios_of(fighter)}).\n",
        f'```sh\nwildswing play exceed --fighters "{fighter.name}" "{opponent}"\n```\n',
        f"[All fighters]({INDEX}). {MADE}\n",
    ]
    return "\n".join(parts)


def _facts(fighter: Fighter, season: str) -> str:
    facts = {
        "Season": season.partition(": ")[2],
        "Edition": fighter.edition.value,
        "Difficulty": f"{fighter.difficulty}{', good to start with' if fighter.name in GOOD_TO_START else ''}",
        "Life": str(life_of(fighter)),
        "Exceed": print_exceed(fighter.exceed).removeprefix("exceed costs "),
        "Hand limit": "" if fighter.hand_limit is None else str(fighter.hand_limit),
        "Starting hand": f"{fighter.more_starting_cards} more" if fighter.more_starting_cards else "",
        "Deck": "" if fighter.deck is None else f"{fighter.deck.cards} cards",
        "Tokens": ", ".join([print_token(token).removeprefix("token ") for token in fighter.tokens]),
    }
    return "\n".join(["| | |", "|---|---|", *[f"| {name} | {fact} |" for name, fact in facts.items() if fact]]) + "\n"


def _sides(fighter: Fighter) -> list[str]:
    sides = {"Both sides": fighter.both_sides, "Basic side": fighter.basic, "Exceeded side": fighter.exceeded}
    return [f"## {side}\n\n{_lines(lines)}" for side, lines in sides.items() if lines]


def _lines(lines: tuple[n.Line, ...]) -> str:
    return "".join([f"- {_escaped(print_line(line))}\n" for line in lines])


def _escaped(text: str) -> str:
    """Keeps signs of the language from being read as marks of the page."""
    for sign in "[]~*_<":
        text = text.replace(sign, f"\\{sign}")
    return text


# --- Cards ---


def _normals() -> str:
    parts = [
        f"""# The Normals

For players. Every fighter of an edition has two copies of each of these cards in the deck.
[All fighters]({INDEX}). Made by `python -m tools.fighter_pages`.
"""
    ]
    for edition, text in normals().items():
        sheet = parse(text)
        assert isinstance(sheet, Normals)  # they are found by this heading
        parts += [f"## {edition}\n\n" + _numbers(sheet.cards), *[_card(card) for card in sheet.cards]]
    return "\n".join(parts)


def _numbers(cards: tuple[Card, ...]) -> str:
    head = "| card | kind | copies | cost | range | power | speed | armor | guard |"
    return "\n".join([head, "|---|---|---|---|---|---|---|---|---|", *[_number_row(card) for card in cards]]) + "\n"


def _number_row(card: Card) -> str:
    numbers = card.numbers
    low, high = numbers.range or ("-", "-")
    cells = [
        card.name,
        card.kind,
        "-" if card.kind is Kind.PRINTED else card.copies,
        _cost(card.cost) or "",
        low if low == high else f"{low}-{high}",
        "-" if numbers.power is None else numbers.power,
        numbers.speed,
        numbers.armor or "",
        numbers.guard or "",
    ]
    return f"| {' | '.join([str(cell) for cell in cells])} |"


def _card(card: Card) -> str:
    title = ", ".join([part for part in (card.kind.value, _cost(card.cost), "set aside" * card.set_aside) if part])
    parts = [f"### {card.name} ({title})\n"]
    parts += [_lines(card.lines)] if card.lines else []
    parts += [_boost(card.boost)] if card.boost else []
    return "\n".join(parts)


def _boost(boost: Boost) -> str:
    marks = [boost.kind.value, _cost(boost.cost), "cancelable" * boost.cancelable]
    return f"Boost **{boost.name}** ({', '.join([mark for mark in marks if mark])})\n\n{_lines(boost.lines)}"


def _cost(cost: n.Cost | None) -> str:
    return "" if cost is None else f"{cost.amount} {cost.resource}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    made = pages()
    for file in FOLDER.glob("*.md"):
        if file.name not in made:
            file.unlink()
    for called, page in made.items():
        (FOLDER / called).write_text(page, encoding="utf-8", newline="\n")
