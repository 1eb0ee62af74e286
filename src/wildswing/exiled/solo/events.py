"""What happens in a solo game, each with the sentence that tells it."""

from wildswing.kernel.event import Event


def lengths_in_words(count: int) -> str:
    """Returns “1 card length”, “2 card lengths”."""
    return "1 card length" if count == 1 else f"{count} card lengths"


class SoloBegan(Event, frozen=True, tag="solo began"):
    """The target is in its place."""

    target: str
    lengths: int

    def sentence(self) -> str:
        """Tells the distance."""
        return f"{self.target} is {lengths_in_words(self.lengths)} away."


class Tossed(Event, frozen=True, tag="tossed"):
    """A weapon was thrown, has landed, and counts."""

    number: int
    weapon: str
    aim: tuple[int, int]
    place: tuple[int, int, int]
    """Where it lies, and how it is turned."""
    under: bool
    where: str
    worth: int
    unit: str
    """damage or points."""
    total: int

    def sentence(self) -> str:
        """Tells the throw and what it was worth."""
        if self.under:
            return f"Throw {self.number}: the {self.weapon} slides under the card; {self.total} {self.unit} so far."
        if not self.where:
            return f"Throw {self.number}: the {self.weapon} misses; {self.total} {self.unit} so far."
        return (
            f"Throw {self.number}: the {self.weapon} hits the {self.where} for {self.worth}; "
            f"{self.total} {self.unit} so far."
        )


class CameCloser(Event, frozen=True, tag="came closer"):
    """One length less lies between the player and the target."""

    who: str
    lengths: int

    def sentence(self) -> str:
        """Tells the distance that is left."""
        if self.lengths == 0:
            return f"{self.who} comes closer by a card length and is there."
        return f"{self.who} comes closer by a card length: {lengths_in_words(self.lengths)} left."


class SoloOver(Event, frozen=True, tag="solo over"):
    """The session is over."""

    score: int
    rank: str
    result: str

    def sentence(self) -> str:
        """Tells the result."""
        return self.result
