"""Commands about Exceed."""

from wildswing.cli.command import Command

_HERE = "wildswing.exceed.commands"

COMMANDS = {
    "fighters": Command("List the fighters of Exceed.", f"{_HERE}.fighters:fighters"),
    "scenario": Command(
        "Set positions up, play the written answers, and check what is expected.", f"{_HERE}.scenario:scenario"
    ),
    "matchups": Command(
        "Let fighters of Exceed meet each other, and chart who beats whom.", f"{_HERE}.matchups:matchups"
    ),
    "balance": Command("Tell what a fighter of Exceed wins and loses to, and why.", f"{_HERE}.balance:balance"),
    "learn": Command("Learn from many games of Exceed what a position is worth.", f"{_HERE}.learn:learn"),
    "check": Command(
        "Read fighters, play many games with each, and tell what never happened and who won.", f"{_HERE}.check:check"
    ),
}
