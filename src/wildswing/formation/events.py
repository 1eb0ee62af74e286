"""What happens in a game of Formation, each with the sentence that tells it."""

from wildswing.formation.cards import COLOUR, COLOUR_NAMES, RANK, SEAT_NAMES, face
from wildswing.formation.layouts import space_name
from wildswing.kernel.event import Event


def _faces(cards: tuple[int, ...]) -> str:
    return ", ".join([face(card) for card in cards])


class FirstPlayerFound(Event, frozen=True, tag="first player"):
    """The First Player Card was handed out."""

    seat: int

    def sentence(self) -> str:
        """Tells who starts."""
        return f"{SEAT_NAMES[self.seat]} takes the First Player Card."


class TypeChosen(Event, frozen=True, tag="type"):
    """A formation type was chosen for the game."""

    seat: int
    type: str

    def sentence(self) -> str:
        """Tells the type."""
        return f"{SEAT_NAMES[self.seat]} fights with the {self.type} for the whole game."


class RoundBegan(Event, frozen=True, tag="round"):
    """A round began and both players filled their hands."""

    round: int
    first: int
    drawn: int

    def sentence(self) -> str:
        """Tells the round."""
        return f"Round {self.round}: both draw {self.drawn}; {SEAT_NAMES[self.first]} has the first offence."


class Drew(Event, frozen=True, tag="drew"):
    """The cards a player drew, for that player."""

    seat: int
    cards: tuple[int, ...]

    def sentence(self) -> str:
        """Tells the cards."""
        return f"{SEAT_NAMES[self.seat]} draws {_faces(self.cards)}."


class FormationShown(Event, frozen=True, tag="formation"):
    """A chosen formation was shown, and its Reveal card turned up."""

    seat: int
    name: str
    spaces: str
    revealed: int

    def sentence(self) -> str:
        """Tells the formation."""
        return f"{SEAT_NAMES[self.seat]} shows {self.name}, with {face(self.revealed)} on its Reveal space."


class Laid(Event, frozen=True, tag="laid"):
    """The cards a player laid face down, for that player, in the order of the open spaces."""

    seat: int
    spaces: tuple[int, ...]
    cards: tuple[int, ...]

    def sentence(self) -> str:
        """Tells the cards."""
        pairs = [f"{face(card)} on {space_name(space)}" for space, card in zip(self.spaces, self.cards, strict=True)]
        return f"{SEAT_NAMES[self.seat]} lays {', '.join(pairs)}."


class FrontTurnedUp(Event, frozen=True, tag="front"):
    """Vanguard and Rearguard of a player were turned up."""

    seat: int
    grid: tuple[int, ...]

    def sentence(self) -> str:
        """Tells the rows."""
        vanguard = _faces(tuple([card for card in self.grid[:3] if card >= 0]))
        rearguard = _faces(tuple([card for card in self.grid[3:] if card >= 0]))
        return f"{SEAT_NAMES[self.seat]} turns up Vanguard {vanguard}; Rearguard {rearguard}."


class BackLaid(Event, frozen=True, tag="back"):
    """Both players have filled their Reinforcement; the cards stay face down."""

    def sentence(self) -> str:
        """Tells it."""
        return "Both Reinforcements lie face down."


class Led(Event, frozen=True, tag="led"):
    """The offence chose its card."""

    battle: int
    seat: int
    space: int
    card: int
    colour: int

    def sentence(self) -> str:
        """Tells the card and, from a Wild space, the colour it counts as."""
        named = "" if self.colour == COLOUR[self.card] else f" as {COLOUR_NAMES[self.colour]}"
        return (
            f"Battle {self.battle}: {SEAT_NAMES[self.seat]} attacks with {face(self.card)}{named} "
            f"from {space_name(self.space)}."
        )


class Answered(Event, frozen=True, tag="answered"):
    """The defence chose its card."""

    seat: int
    space: int
    card: int

    def sentence(self) -> str:
        """Tells the card."""
        return f"{SEAT_NAMES[self.seat]} answers with {face(self.card)} from {space_name(self.space)}."


class Decided(Event, frozen=True, tag="decided"):
    """A battle was decided; a winner of -1 is a tie."""

    winner: int
    cards: tuple[int, int]
    """Those of offence and defence."""
    lead: int
    follows: bool
    """Whether the defence counted as the lead colour."""
    strengths: tuple[int, int]

    def sentence(self) -> str:
        """Tells the winner and why."""
        if self.winner < 0:
            return f"A tie ({self.reason()}): each takes back its own card."
        return f"{SEAT_NAMES[self.winner]} takes both cards ({self.reason()})."

    def reason(self) -> str:
        """Says why the battle ended as it did."""
        if {RANK[card] for card in self.cards} == {0, 12}:
            return "0 beats 12"
        if not self.follows:
            return f"{COLOUR_NAMES[self.lead]} was led"
        return f"{self.strengths[0]} against {self.strengths[1]}"


class Kept(Event, frozen=True, tag="kept"):
    """Which of two cards goes forward, for its owner."""

    seat: int
    goes: int
    stays: int

    def sentence(self) -> str:
        """Tells both cards."""
        return f"{SEAT_NAMES[self.seat]} sends {face(self.goes)} forward and keeps {face(self.stays)} back."


class Advanced(Event, frozen=True, tag="advanced"):
    """A card moved forward in its column; from the Reinforcement it was turned up."""

    seat: int
    card: int
    origin: int
    to: int

    def sentence(self) -> str:
        """Tells the move."""
        return f"{SEAT_NAMES[self.seat]}: {face(self.card)} advances to {space_name(self.to)}."


class RoundScored(Event, frozen=True, tag="scored"):
    """The piles of a round were counted."""

    round: int
    scores: tuple[int, int]

    def sentence(self) -> str:
        """Tells the scores."""
        return f"Round {self.round}: Black scores {self.scores[0]}, White {self.scores[1]}."


class GameOver(Event, frozen=True, tag="over"):
    """The game is over."""

    winner: int
    totals: tuple[int, int]

    def sentence(self) -> str:
        """Tells the result."""
        tie = ", as the second player of round 1" if self.totals[0] == self.totals[1] else ""
        return f"{SEAT_NAMES[self.winner]} wins {max(self.totals)} to {min(self.totals)}{tie}."
