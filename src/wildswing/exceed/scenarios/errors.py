"""Mistakes in a scenario file, told to the person who wrote it."""

from wildswing.kernel.errors import WildswingError


class ScenarioError(WildswingError):
    """A scenario that cannot be read, or a position that cannot be set up: where and why."""

    def __init__(self, source: str, line: int, sentence: str) -> None:
        super().__init__(f"{source}, line {line}: {sentence}")
        self.line = line
        self.sentence = sentence


class Mistake(Exception):
    """A mistake whose file and line are not known yet."""
