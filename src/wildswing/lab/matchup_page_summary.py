"""What a matchup chart says, in a few careful sentences."""

from collections.abc import Sequence
from statistics import median_low, quantiles

from wildswing.lab.charts_words import counted, listed, share_with_interval
from wildswing.lab.figures import Record, first_turn, length_of, pair_records, record_of
from wildswing.lab.results import Header, Result


def summary(header: Header, results: Sequence[Result], names: Sequence[str]) -> tuple[str, ...]:
    """Returns the sentences that stand above the charts; names come the strongest first."""
    if not results:
        return ("No game is finished yet.",)
    pairs = {pair: record for pair, record in pair_records(results).items() if pair[0] < pair[1]}
    met = f"{counted(len(names), 'fighter')} met in {counted(len(results), 'game')}"
    return (
        f"{met}, {len(results) / len(pairs):.0f} for each pairing on average, all played by the agent {header.agent}.",
        _extremes(results, names),
        *_most_uneven(results),
        _how_sure(list(pairs.values())),
        first_turn_sentence(results),
        length_sentence(results),
    )


def _extremes(results: Sequence[Result], names: Sequence[str]) -> str:
    records = {name: record_of(results, name) for name in names}
    strong = [name for name in names if records[name].verdict == "wins"]
    weak = [name for name in reversed(names) if records[name].verdict == "loses"]
    said = []
    if strong:
        said.append(f"surely above average: {_with_rates(strong[:3], records)}")
    if weak:
        said.append(f"surely below: {_with_rates(weak[:3], records)}")
    if not said:
        return "No fighter is surely above or below average: every overall interval holds one half."
    sentence = "; ".join(said)
    return f"{sentence[0].upper()}{sentence[1:]}."


def _with_rates(names: Sequence[str], records: dict[str, Record]) -> str:
    return listed([f"{name}, {share_with_interval(records[name].rate)}" for name in names])


def _most_uneven(results: Sequence[Result]) -> list[str]:
    sure = {pair: record for pair, record in pair_records(results).items() if record.verdict == "wins"}
    if not sure:
        return []
    (one, other), record = max(sure.items(), key=lambda item: item[1].rate.low or 0.0)
    games = f"{record.wins} of {counted(record.games, 'game')}"
    return [f"The most uneven pairing: {one} beats {other} in {games}, {share_with_interval(record.rate)}."]


def _how_sure(records: Sequence[Record]) -> str:
    verdicts = [record.verdict for record in records]
    uneven = len([one for one in verdicts if one in {"wins", "loses"}])
    few = verdicts.count("unsure")
    by_chance = 0.05 * len(records)
    return (
        f"Of {counted(len(records), 'pairing')}, {uneven} {'is' if uneven == 1 else 'are'} surely uneven, "
        f"{verdicts.count('even')} may be even, and {few} {'has' if few == 1 else 'have'} too few games to tell; "
        f"by chance alone, about {by_chance:.0f} even pairings would look uneven."
    )


def first_turn_sentence(results: Sequence[Result]) -> str:
    """Says what the first turn is worth."""
    record = first_turn(results)
    said = {
        "wins": "the first turn is an advantage",
        "loses": "the first turn is a disadvantage",
        "even": "whether the first turn matters cannot be told from so many games",
        "unsure": "too few games to tell what the first turn is worth",
    }[record.verdict]
    return f"Who has the first turn wins {share_with_interval(record.rate)}: {said}."


def length_sentence(results: Sequence[Result]) -> str:
    """Says how long games last."""
    unit = "turns" if all(result.turns for result in results) else "answers"
    found = sorted([length_of(result) for result in results])
    if len(found) < 10:
        return f"The games lasted {found[0]} to {found[-1]} {unit}."
    ninth = quantiles(found, n=10)[-1]
    return f"Half of the games last at most {median_low(found)} {unit}, nine of ten at most {ninth:.0f}."
