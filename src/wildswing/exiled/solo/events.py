"""What happens in a solo game, each with the sentence that tells it."""

from wildswing.exiled.rules.naming import by_how_much, lengths_in_words, weapon, zone
from wildswing.kernel.event import Event
from wildswing.texts import retold, say, text, translated

TARGET = text("The target")
THE_TARGET = text("the target")

RESULTS = (
    text("You win: {name} has taken {damage} damage in 1 throw; score {score}."),
    text("You win: {name} has taken {damage} damage in {throws} throws; score {score}."),
    text("You lose: {name} reaches you after {damage} of {needed} damage; score {score}."),
    text("1 point: your rank is {rank}."),
    text("{points} points: your rank is {rank}."),
)
"""How a game can end, as its result says it."""

THROWS = {
    "damage": (
        text("Throw {number}: the {weapon} slides under the card; {total} damage so far."),
        text("Throw {number}: the {weapon} misses {target} {by_how_much}; {total} damage so far."),
        text("Throw {number}: the {weapon} hits the {where} for {worth}; {total} damage so far."),
    ),
    "points": (
        text("Throw {number}: the {weapon} slides under the card; {total} points so far."),
        text("Throw {number}: the {weapon} misses {target} {by_how_much}; {total} points so far."),
        text("Throw {number}: the {weapon} hits the {where} for {worth}; {total} points so far."),
    ),
}
"""For each unit the sentence of a throw that slides under, misses or hits."""


def result_told(result: str) -> str:
    """Returns how a game ended, in the language that is spoken."""
    return retold(result, *RESULTS)


class SoloBegan(Event, frozen=True, tag="solo began"):
    """The target is in its place."""

    target: str
    lengths: int

    def sentence(self) -> str:
        """Tells the distance."""
        return say(
            "{target} is {lengths} away.",
            target=retold(self.target, TARGET),
            lengths=lengths_in_words(self.lengths),
        )


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
    target: str
    distance: int
    """In mm, from the weapon's art to the target; 0 unless it was missed."""
    why: tuple[str, ...]

    def sentence(self) -> str:
        """Tells the throw and what it was worth."""
        slid, missed, hit = THROWS[self.unit]
        return translated(
            slid if self.under else hit if self.where else missed,
            number=self.number,
            weapon=weapon(self.weapon),
            where=zone(self.where),
            worth=self.worth,
            total=self.total,
            target=retold(self.target, THE_TARGET),
            by_how_much=by_how_much(self.distance, self.why),
        )


class CameCloser(Event, frozen=True, tag="came closer"):
    """One length less lies between the player and the target."""

    who: str
    lengths: int

    def sentence(self) -> str:
        """Tells the distance that is left."""
        if self.lengths == 0:
            return say("{who} comes a card length closer and is there.", who=self.who)
        return say(
            "{who} comes closer by a card length: {lengths} left.",
            who=self.who,
            lengths=lengths_in_words(self.lengths),
        )


class SoloOver(Event, frozen=True, tag="solo over"):
    """The session is over."""

    score: int
    rank: str
    result: str

    def sentence(self) -> str:
        """Tells the result."""
        return result_told(self.result)
