"""`wildswing fighters`: lists the fighters of Exceed."""

from typing import Annotated

from cyclopts import Parameter
from rich.text import Text

from wildswing.cli.output import console, print_json, to_type
from wildswing.exceed.home.entries import entries
from wildswing.exceed.home.fighters import gather
from wildswing.exceed.rules.editions import EDITIONS, edition_named
from wildswing.exceed.terminal.roster import roster_table


def fighters(
    *,
    edition: Annotated[
        str | None, Parameter(help=f"Only the fighters made for this edition of the rules: {', '.join(EDITIONS)}.")
    ] = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """List the fighters of Exceed, those that you wrote among them.

    Args:
        edition: Only the fighters made for this edition of the rules.
        json: Print the list as JSON.
    """
    if edition is not None:
        edition_named(edition)
    found = gather()
    listed = [entry for entry in entries(found) if edition in (None, entry.edition)]
    if json:
        print_json({"fighters": listed, "passed_over": found.passed_over})
        return
    screen = console()
    screen.print(roster_table(listed))
    for reason in found.passed_over:
        screen.print(Text(f"Skipped: {reason}", "yellow"), soft_wrap=True)
    screen.print(f"{to_type('show', listed[0].name)} shows a fighter with all cards.", soft_wrap=True)
