"""Whom a German text speaks of: the reader as “du”, the opponent, or somebody by name."""

from typing import Final

import msgspec

from wildswing.exceed.language import vocabulary as v


class Person(msgspec.Struct, frozen=True):
    """A player in all cases; `own` is the possessive for what the player who acts has."""

    nominative: str
    accusative: str
    dative: str
    genitive: str
    """What follows the thing that belongs to the player; nothing where the possessive stands before it."""
    own: str
    at: str
    """The player after “an”."""
    to: str
    """The player after “zu”."""

    @property
    def is_reader(self) -> bool:
        """Whether the text speaks to this player."""
        return self.nominative == "du"

    def agreeing(self, second: str, third: str) -> str:
        """Returns a verb as it agrees with this player."""
        return second if self.is_reader else third


READER: Final = Person("du", "dich", "dir", "", "dein", "an dir", "zu dir")
RIVAL: Final = Person("der Gegner", "den Gegner", "dem Gegner", "des Gegners", "sein", "am Gegner", "zum Gegner")

BOTH: Final = Person("beide", "beide", "beiden", "beider", "ihr", "an beiden", "zu beiden")


def named(name: str) -> Person:
    """Returns a player who is called by name, whatever the gender."""
    return Person(name, name, name, f"von {name}", "eigen", f"an {name}", f"zu {name}")


class Voice(msgspec.Struct, frozen=True):
    """Who is meant by the two players of a text, and which of them performs what is being said."""

    you: Person = READER
    opponent: Person = RIVAL
    by: v.Who = v.Who.YOU

    def person(self, who: v.Who) -> Person:
        """Returns who a player of the text is to the reader."""
        return self.opponent if who is v.Who.OPPONENT else self.you

    @property
    def actor(self) -> Person:
        """Returns who performs."""
        return self.person(self.by)

    @property
    def other(self) -> Person:
        """Returns who does not."""
        return self.you if self.by is v.Who.OPPONENT else self.opponent

    def performed_by(self, who: v.Who) -> "Voice":
        """Returns the voice for what another player performs."""
        return Voice(self.you, self.opponent, who)


PRINTED: Final = Voice()
"""As cards are printed: to the player whose text it is."""
