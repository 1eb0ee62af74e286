"""The words of a game, with their rules in short and where the rulebooks tell more."""
