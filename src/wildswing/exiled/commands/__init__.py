"""Commands about Rise of the Exiled."""

from wildswing.cli.command import Command

COMMANDS = {
    "moderate": Command(
        "Referee a game of Rise of the Exiled on a real table.", "wildswing.exiled.commands.moderate:moderate"
    ),
}
