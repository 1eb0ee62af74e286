"""`wildswing balance`: what one fighter wins and loses to, and why."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from wildswing.cli.files import write_text
from wildswing.cli.main import INTERRUPTED
from wildswing.cli.numbers import WholeNumber
from wildswing.cli.output import complain, console, print_json
from wildswing.cli.tables.balance import balance_page
from wildswing.cli.tournaments import HERE, Conduct, play, prepare, stopped
from wildswing.exceed.lab.attacks import attacks_of
from wildswing.exceed.lab.fighter_trial import drawn_opponents
from wildswing.exceed.lab.matchups import Matchups
from wildswing.exceed.matches import roster
from wildswing.exceed.terminal.finding import named_texts
from wildswing.kernel.errors import WildswingError
from wildswing.lab.balance import Balance, balance_of
from wildswing.lab.balance_words import reasons, verdict_sentence
from wildswing.lab.results import Header, Result
from wildswing.lab.results_report import csv_of, report_of
from wildswing.lab.tournament import plan_of

ALL = "all"


class Printed(msgspec.Struct, frozen=True):
    """What the command prints as JSON."""

    verdict: str
    reasons: tuple[str, ...]
    agent: str
    seed: int
    asked: int
    """How many games were to be played."""
    complete: bool
    balance: Balance


def balance(
    fighter: str,
    /,
    *,
    against: Annotated[list[str] | None, Parameter(negative="", consume_multiple=True)] = None,
    agent: str = "greedy",
    games: WholeNumber = 20,
    seed: WholeNumber = 1,
    conduct: Conduct = HERE,
) -> int:
    """Tell what a fighter of Exceed wins and loses to, and why.

    Both fighters are played by the same agent and change seats after every game. More games are spent on the opponents
    whose win rates are least certain.

    Args:
        fighter: The fighter, by name, or a fighter file.
        against: Whom it meets, by name, or fighter files; “all” for the whole roster; ten drawn from it if none is
            named.
        agent: Who plays both, such as greedy or random.
        games: How many games it plays against each opponent on average.
        seed: The same seed gives the same opponents and the same games, wherever they are played.
        conduct: Where the games are played, and what becomes of them.
    """
    drawing = prepare(games, conduct, "wildswing.lab.balance_page")
    ((name, text),) = named_texts([fighter]).items()
    tournament = Matchups({**named_texts(_opponents(name, against, seed)), name: text}, agent, seed, (name,))
    header = tournament.header
    results, complete = play(tournament, games, conduct)
    mine = [result for result in results if name in result.pair]
    found = balance_of(name, mine, attacks_of(text))
    asked = plan_of(header, games).games
    said = Printed(verdict_sentence(found, agent), reasons(found), agent, seed, asked, complete, found)
    if conduct.json:
        print_json(said)
    else:
        console().print(balance_page(found, said.verdict, said.reasons))
    if mine:
        _write(header, found, mine, conduct, drawing)
    if not complete:
        complain(stopped(len(mine), asked, conduct.out))
    return 0 if complete else INTERRUPTED


def _opponents(name: str, against: list[str] | None, seed: int) -> Sequence[str]:
    if against == []:
        raise WildswingError("--against names nobody; name opponents after it, or “all”, or leave it out.")
    if against is None:
        return drawn_opponents(name, seed)
    if against == [ALL]:
        return [other for other in roster() if other != name]
    if name in named_texts(against):
        raise WildswingError(f"{name} cannot meet itself; leave it out of --against.")
    return against


def _write(header: Header, found: Balance, results: Sequence[Result], conduct: Conduct, drawing: Any) -> None:
    if conduct.page is not None:
        drawing.write_page(header, found, results, conduct.page)
    if conduct.picture is not None:
        drawing.write_picture(header, found, conduct.picture)
    if conduct.csv is not None:
        report = report_of(header, results, len(results), True)
        write_text(conduct.csv, csv_of(report))
