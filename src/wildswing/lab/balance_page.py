"""The page about one fighter: whom it beats, and what its won games have that its lost games have not."""

from collections.abc import Sequence
from pathlib import Path

from wildswing.lab import charts
from wildswing.lab import charts_sections as parts
from wildswing.lab.balance import Balance, CardStory
from wildswing.lab.balance_words import reasons, verdict_sentence
from wildswing.lab.charts_page import Numbers, Page, Section, write_drawing, write_html
from wildswing.lab.charts_words import counted, interval, percent, share_with_interval
from wildswing.lab.results import Header, Result

WON, LOST = "in won games", "in lost games"
OWN, OTHERS = "its hits", "hits of its opponents"


def write_page(header: Header, balance: Balance, results: Sequence[Result], path: Path) -> None:
    """Writes the page into one file."""
    write_html(page_of(header, balance, results), path)


def write_picture(header: Header, balance: Balance, path: Path) -> None:
    """Writes how the fighter does against each opponent as a picture, SVG or PNG."""
    title = f"How often {balance.fighter} wins: {counted(balance.games, 'game')} played by {header.agent}"
    write_drawing(_opponents(balance).spec, title, path)


def page_of(header: Header, balance: Balance, results: Sequence[Result]) -> Page:
    """Returns what the page says about a fighter, whose games are among the results."""
    agent = str(header.agent)
    mine = [result for result in results if balance.fighter in result.pair]
    games = counted(balance.games, "game")
    return Page(
        title=f"How fair is {balance.fighter}?",
        subtitle=f"{counted(len(balance.against), 'opponent')} · played by {agent} · {games} · seed {header.seed}",
        summary=(verdict_sentence(balance, agent), *reasons(balance)),
        sections=(_opponents(balance), _cards(balance), _distances(balance), parts.lengths(mine)),
        program=header.program,
    )


def _opponents(balance: Balance) -> Section:
    rows = [
        {
            "name": row.opponent,
            "value": row.win_rate.value,
            "low": row.win_rate.low,
            "high": row.win_rate.high,
            "text": percent(row.win_rate.value),
            "tooltip": f"against {row.opponent}: wins {row.wins} of {counted(row.games, 'game')}, "
            f"{share_with_interval(row.win_rate)}",
        }
        for row in balance.against
    ]
    return Section(
        key="opponents",
        title="Whom it beats",
        reading=(
            "A point is the share of games won against an opponent, and its bar the 95 % interval. A bar that crosses "
            "the dashed line leaves open who is better."
        ),
        spec=charts.intervals(rows, f"games won by {balance.fighter}", even=0.5, percent=True),
        description="; ".join([str(row["tooltip"]) for row in rows]) + ".",
        tables=(
            Numbers(
                "Games won against each opponent",
                ("opponent", "games", "won", "share", "95 % interval"),
                tuple(
                    [
                        (
                            row.opponent,
                            str(row.games),
                            str(row.wins),
                            percent(row.win_rate.value),
                            interval(row.win_rate),
                        )
                        for row in balance.against
                    ]
                ),
            ),
        ),
    )


def _cards(balance: Balance) -> Section:
    used = [card for card in balance.cards if card.sets_won or card.sets_lost]
    rows = [{"name": card.name, "one": card.sets_won, "other": card.sets_lost, "tooltip": _told(card)} for card in used]
    return Section(
        key="cards",
        title="What its cards do when it wins and when it loses",
        reading=(
            "How often each attack is set in a game: a circle in won games, a diamond in lost ones. A card that is set "
            "more often in won games may be why they were won, or only be of use to who is winning anyway."
        ),
        spec=charts.dumbbells(rows, "times set in a game", (WON, LOST)),
        description="; ".join([str(row["tooltip"]) for row in rows]) + ".",
        tables=(
            Numbers(
                "Cards in won and in lost games",
                (
                    "card",
                    f"set {WON}",
                    f"set {LOST}",
                    f"hits {WON}",
                    f"hits {LOST}",
                    "decides won games",
                    "beyond chance",
                ),
                tuple([_card_row(card) for card in balance.cards]),
            ),
        ),
    )


def _told(card: CardStory) -> str:
    hits = f"hits {_share(card.hits_won.value)} {WON} and {_share(card.hits_lost.value)} {LOST}"
    return f"{card.name}: set {_number(card.sets_won)} times {WON}, {_number(card.sets_lost)} {LOST}; {hits}"


def _card_row(card: CardStory) -> tuple[str, ...]:
    shares = [_share(rate.value) for rate in (card.hits_won, card.hits_lost, card.decided)]
    return (card.name, _number(card.sets_won), _number(card.sets_lost), *shares, "yes" if card.telling else "no")


def _number(value: float | None) -> str:
    return "unknown" if value is None else f"{value:.2f}"


def _share(value: float | None) -> str:
    return "unknown" if value is None else percent(value)


def _distances(balance: Balance) -> Section:
    places = range(1, max(len(balance.hits_at), len(balance.was_hit_at), 2))
    counted_hits = {OWN: balance.hits_at, OTHERS: balance.was_hit_at}
    rows = [
        {
            "place": place,
            "kind": kind,
            "share": _part(counts, place),
            "text": f"{100 * _part(counts, place):.0f}" if _part(counts, place) else "",
            "tooltip": f"{kind} at range {place}: {_at(counts, place)} of {sum(counts)}",
        }
        for kind, counts in counted_hits.items()
        for place in places
    ]
    return Section(
        key="distances",
        title="Where hits land",
        reading="At which range its own attacks hit, and at which it is hit, in percent of all such hits.",
        spec=charts.pairs_of_bars(rows, "range", (OWN, OTHERS)),
        description="; ".join([str(row["tooltip"]) for row in rows]) + ".",
        tables=(
            Numbers(
                "Hits by range",
                ("range", OWN, OTHERS),
                tuple([(str(at), str(_at(balance.hits_at, at)), str(_at(balance.was_hit_at, at))) for at in places]),
            ),
        ),
    )


def _at(counts: Sequence[int], place: int) -> int:
    return counts[place] if place < len(counts) else 0


def _part(counts: Sequence[int], place: int) -> float:
    return _at(counts, place) / max(1, sum(counts))
