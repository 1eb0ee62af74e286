"""What was found about a fighter, as tables: its opponents, and its cards in won and in lost games."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wildswing.lab.balance import Against, Balance, CardStory
from wildswing.lab.charts_words import interval, percent

WIDTH = 20
"""Letters of a bar that stands for all games."""

HINT = "* more often in won games, or more often in lost ones, beyond what chance would make."

SAID = {"wins": "surely wins", "loses": "surely loses", "even": "may be even", "unsure": "too few games"}


def balance_page(balance: Balance, verdict: str, reasons: Sequence[str]) -> RenderableType:
    """Draws the verdict, the opponents, the reasons and the cards."""
    why = [Text(f"• {sentence}") for sentence in reasons]
    if not balance.games:
        return Text(verdict, "bold")
    hint = [HINT] if any(card.telling for card in balance.cards) else []
    return Group(Text(verdict, "bold"), _opponents(balance.against), *why, _cards(balance.cards), *hint)


def _opponents(rows: Sequence[Against]) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("against", no_wrap=True)
    table.add_column("games", justify="right")
    table.add_column("wins", justify="right", no_wrap=True)
    table.add_column("95 % interval", justify="right", no_wrap=True)
    table.add_column("")
    table.add_column("")
    for row in rows:
        rate = row.win_rate
        bar = "█" * round(WIDTH * (rate.value or 0.0))
        table.add_row(row.opponent, str(row.games), percent(rate.value), interval(rate), bar, SAID[row.verdict])
    return table


def _cards(cards: Sequence[CardStory]) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, title="Cards in won and in lost games", title_justify="left")
    table.add_column("card", no_wrap=True)
    for heading in ("set\nwon", "set\nlost", "hits\nwon", "hits\nlost", "last\nblow"):
        table.add_column(heading, justify="right", no_wrap=True)
    for card in cards:
        shares = [percent(rate.value) if rate.value else "" for rate in (card.hits_won, card.hits_lost, card.decided)]
        sets = [_sets(number, card.telling) for number in (card.sets_won, card.sets_lost)]
        table.add_row(card.name, *sets, *shares)
    return table


def _sets(number: float | None, telling: bool) -> Text:
    return Text("" if number is None else f"{number:.2f}" + "*" * telling, "bold" if telling else "")
