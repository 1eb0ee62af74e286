"""Errors that reach people: each message is one sentence to the person who made the mistake."""


class WildswingError(Exception):
    """Is refused with a sentence that says what was wrong and what to do next."""

    @property
    def told(self) -> str:
        """What strangers at a table are told: the same, unless it names what only its host should know."""
        return str(self)


class IllegalAnswer(WildswingError):
    """An answer that the open question does not offer; the state is untouched."""


class EndlessEffect(WildswingError):
    """One answer caused more steps than the budget allows, so it was stopped."""


class BrokenRecord(WildswingError):
    """A match file that is truncated, edited, newer than this program or of another game."""
