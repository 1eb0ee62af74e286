"""The parts that pages of the laboratory are made of: a chart each, how to read it, and its numbers."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from math import ceil

from wildswing.lab import charts
from wildswing.lab.charts_page import Numbers, Section
from wildswing.lab.charts_words import counted, interval, percent, share_with_interval
from wildswing.lab.figures import Record, card_figures, first_turn, length_of, pair_records, record_of
from wildswing.lab.ratings import Rating
from wildswing.lab.results import Result
from wildswing.lab.statistics import Estimate

BARS = 30
"""The most bars of a histogram."""


def win_rates(names: Sequence[str], results: Sequence[Result], against: Collection[str] = ()) -> Section:
    """Shows how often each of those named beats each other, or those whom all of them met, as a heat map."""
    columns = [name for name in names if name in against] or names
    pairs = pair_records(results)
    cells = [_cell(one, other, pairs.get((one, other), Record())) for one in names for other in columns if one != other]
    cells += [_cell(name, charts.ALL, record_of(results, name)) for name in names]
    cells += [_mirror(name) for name in columns]
    return Section(
        key="win-rates",
        title="Who beats whom",
        reading=(
            "A cell says how many percent of the games the row wins against the column: blue if more than half, orange "
            "if less. A bold number is surely not an even match: its 95 % interval lies wholly above or below half. "
            "Pale, with a question mark: too few games to say much. Point at a cell for its games and interval."
        ),
        spec=charts.heat_map(cells, names, columns),
        description=f"Heat map of the win rates of {counted(len(names), 'entrant')}; the numbers follow as a table.",
        tables=(
            Numbers(
                "How often the row beats the column, with the 95 % interval and the number of games",
                ("row", *columns, charts.ALL),
                tuple([_rates_of(name, columns, pairs, record_of(results, name)) for name in names]),
            ),
        ),
    )


def _cell(one: str, other: str, record: Record) -> charts.Row:
    value = record.rate.value
    unsure = record.verdict == "unsure"
    return {
        "row": one,
        "column": other,
        "rate": value,
        "text": "" if value is None else f"{100 * value:.0f}" + "?" * unsure,
        "unsure": unsure,
        "sure": record.verdict in {"wins", "loses"},
        "bright": value is not None and abs(value - 0.5) > 0.18 and not unsure,
        "tooltip": f"{one} against {other}: {_told(record)}",
    }


def _mirror(name: str) -> charts.Row:
    return {"row": name, "column": name, "text": "·", "unsure": True, "sure": False, "bright": False, "tooltip": name}


def _told(record: Record) -> str:
    if not record.games:
        return "no games"
    return f"wins {record.wins} of {counted(record.games, 'game')}, {share_with_interval(record.rate)}"


def _rates_of(
    name: str, columns: Sequence[str], pairs: Mapping[tuple[str, str], Record], everybody: Record
) -> tuple[str, ...]:
    met = [pairs.get((name, other), Record()) if other != name else None for other in columns]
    return (name, *["" if one is None else _brief(one) for one in met], _brief(everybody))


def _brief(record: Record) -> str:
    return f"{share_with_interval(record.rate)}, {record.games}" if record.games else "no games"


def strengths(ratings: Sequence[Rating], results: Sequence[Result]) -> Section:
    """Shows ratings with their intervals, the strongest first."""
    rows = [
        {
            "name": one.name,
            "value": one.rating,
            "low": one.low,
            "high": one.high,
            "text": f"{one.rating:.0f}",
            "tooltip": f"{one.name}: {one.rating:.0f}, likely {one.low:.0f} to {one.high:.0f}",
        }
        for one in ratings
    ]
    return Section(
        key="strengths",
        title="How strong everybody is",
        reading=(
            "A point is a rating, and its bar the 95 % interval. 1500 is the middle; 100 points more mean winning 64 "
            "of 100 games, 200 points more 76. Where bars overlap widely, the order may as well be the other way round."
        ),
        spec=charts.intervals(rows, "rating"),
        description="Ratings with intervals: " + "; ".join([str(row["tooltip"]) for row in rows]) + ".",
        tables=(
            Numbers(
                "Ratings with the 95 % interval, and games won",
                ("name", "rating", "from", "to", "games", "won", "95 % interval"),
                tuple([_rating_row(one, record_of(results, one.name)) for one in ratings]),
            ),
        ),
    )


def _rating_row(one: Rating, record: Record) -> tuple[str, ...]:
    numbers = (f"{one.rating:.0f}", f"{one.low:.0f}", f"{one.high:.0f}")
    return (one.name, *numbers, str(record.games), percent(record.rate.value), interval(record.rate))


def first_turns(names: Sequence[str], results: Sequence[Result]) -> Section:
    """Shows how often those with the first turn win."""
    records = [("all games", first_turn(results)), *[(name, first_turn(results, name)) for name in names]]
    rows = [_first_row(name, record) for name, record in records if record.games]
    return Section(
        key="first-turn",
        title="What the first turn is worth",
        reading=(
            "How often whoever has the first turn wins: in all games, and for each when it was theirs. In all games, a "
            "bar that crosses the dashed line says that the first turn may be worth nothing; in the other rows the "
            "strength of each plays a part."
        ),
        spec=charts.intervals(rows, "games won by who has the first turn", even=0.5, percent=True),
        description="; ".join([str(row["tooltip"]) for row in rows]) + ".",
        tables=(
            Numbers(
                "Games won by who has the first turn",
                ("name", "games", "won", "95 % interval"),
                tuple([(name, str(one.games), percent(one.rate.value), interval(one.rate)) for name, one in records]),
            ),
        ),
    )


def _first_row(name: str, record: Record) -> charts.Row:
    rate = record.rate
    return {
        "name": name,
        "value": rate.value,
        "low": rate.low,
        "high": rate.high,
        "text": percent(rate.value),
        "tooltip": f"{name}, with the first turn: {_told(record)}",
    }


def lengths(results: Sequence[Result]) -> Section:
    """Shows how long the games were."""
    unit = "turns" if all(result.turns for result in results) else "answers"
    counts = Counter([length_of(result) for result in results])
    least, most = min(counts, default=0), max(counts, default=0)
    width = max(1, ceil((most - least + 1) / BARS))
    bars = [(low, low + width) for low in range(least, most + 1, width)]
    filled = [(low, high, sum([counts[length] for length in range(low, high)])) for low, high in bars]
    rows = [
        {"low": low, "high": high, "games": games, "tooltip": f"{_span(low, high)} {unit}: {counted(games, 'game')}"}
        for low, high, games in filled
    ]
    return Section(
        key="lengths",
        title="How long games last",
        reading=f"How many games had how many {unit}.",
        spec=charts.histogram(rows, unit),
        description=f"Histogram of the lengths of {counted(len(results), 'game')}, from {least} to {most} {unit}.",
        tables=(
            Numbers(
                f"Games by their number of {unit}",
                (unit, "games"),
                tuple([(_span(low, high), str(games)) for low, high, games in filled]),
            ),
        ),
    )


def _span(low: int, high: int) -> str:
    return str(low) if high - low == 1 else f"{low} to {high - 1}"


def cards(fighters: Sequence[str], results: Sequence[Result], known: Mapping[str, Sequence[str]]) -> Section:
    """Shows how often the cards of fighters are set, hit and decide; those known and never set are told too."""
    rows: list[charts.Row] = []
    tables: list[Numbers] = []
    for fighter in fighters:
        figures = card_figures(results, fighter, known.get(fighter, ()))
        listed: list[tuple[str, ...]] = []
        for order, card in enumerate(figures):
            sets = f"{card.sets_a_game:.2f}"
            hits = _of_some(card.hit_rate)
            decided = percent(card.decided_rate.value)
            told = (
                f"{card.name}: set {card.set} times in {counted(card.games, 'game')}, hit {card.hits} times, "
                f"decided {counted(card.decided, 'game')}"
            )
            rows.append(
                {
                    "fighter": fighter,
                    "card": card.name,
                    "order": order,
                    "sets": card.sets_a_game,
                    "sets_text": sets if card.set else "never",
                    "hits": card.hit_rate.value,
                    "hits_text": hits,
                    "decided": card.decided_rate.value,
                    "decided_text": decided if card.decided else "",
                    "tooltip": told,
                }
            )
            counts = (str(card.set), str(card.hits), str(card.decided))
            listed.append((card.name, sets, hits, interval(card.hit_rate), decided, *counts))
        head = ("card", "set a game", "hits", "95 % interval", "decides", "times set", "times hit", "games decided")
        tables.append(Numbers(f"Cards of {fighter}", head, tuple(listed)))
    return Section(
        key="cards",
        title="What the cards do",
        reading=(
            "For each attack: how often it is set in a game, how often it hits when it was set, and in how many of all "
            "games it took the last life. Wild swings count for the card that they turn up."
        ),
        spec=charts.cards(rows, fighters),
        description="Bars of how often each card is set, hits and decides; the numbers follow as tables.",
        tables=tuple(tables),
    )


def _of_some(rate: Estimate) -> str:
    return "" if rate.value is None else percent(rate.value)
