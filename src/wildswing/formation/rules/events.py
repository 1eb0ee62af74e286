"""What happens in a game of Formation, each with the sentence that tells it."""

from wildswing.formation.rules.cards import RANK
from wildswing.formation.rules.naming import colour_name, face, face_as, faces, seat_name, space_name
from wildswing.kernel.event import Event
from wildswing.texts import Text, say, text, translated

TYPES: dict[str, Text] = {
    "sword": text("{who} fights with the sword for the whole game."),
    "shield": text("{who} fights with the shield for the whole game."),
    "bow": text("{who} fights with the bow for the whole game."),
}


class FirstPlayerFound(Event, frozen=True, tag="first player"):
    """The First Player Card was handed out."""

    seat: int

    def sentence(self) -> str:
        """Tells who starts."""
        return say("{who} takes the First Player Card.", who=seat_name(self.seat))


class TypeChosen(Event, frozen=True, tag="type"):
    """A formation type was chosen for the game."""

    seat: int
    type: str

    def sentence(self) -> str:
        """Tells the type."""
        return translated(TYPES[self.type], who=seat_name(self.seat))


class RoundBegan(Event, frozen=True, tag="round"):
    """A round began and both players filled their hands."""

    round: int
    first: int
    drawn: int

    def sentence(self) -> str:
        """Tells the round."""
        return say(
            "Round {round}: both draw {drawn}; {who} has the first offence.",
            round=self.round,
            drawn=self.drawn,
            who=seat_name(self.first),
        )


class Drew(Event, frozen=True, tag="drew"):
    """The cards a player drew, for that player."""

    seat: int
    cards: tuple[int, ...]

    def sentence(self) -> str:
        """Tells the cards."""
        return say("{who} draws {cards}.", who=seat_name(self.seat), cards=faces(self.cards))


class FormationShown(Event, frozen=True, tag="formation"):
    """A chosen formation was shown, and its Reveal card turned up."""

    seat: int
    name: str
    spaces: str
    revealed: int

    def sentence(self) -> str:
        """Tells the formation."""
        return say(
            "{who} shows {formation}, with {card} on its Reveal space.",
            who=seat_name(self.seat),
            formation=self.name,
            card=face(self.revealed),
        )


class Laid(Event, frozen=True, tag="laid"):
    """The cards a player laid face down, for that player, in the order of the open spaces."""

    seat: int
    spaces: tuple[int, ...]
    cards: tuple[int, ...]

    def sentence(self) -> str:
        """Tells the cards."""
        pairs = [
            say("{card} on {space}", card=face(card), space=space_name(space))
            for space, card in zip(self.spaces, self.cards, strict=True)
        ]
        return say("{who} lays {cards}.", who=seat_name(self.seat), cards=", ".join(pairs))


class FrontTurnedUp(Event, frozen=True, tag="front"):
    """Vanguard and Rearguard of a player were turned up."""

    seat: int
    grid: tuple[int, ...]

    def sentence(self) -> str:
        """Tells the rows."""
        return say(
            "{who} turns up Vanguard {vanguard}; Rearguard {rearguard}.",
            who=seat_name(self.seat),
            vanguard=faces(tuple([card for card in self.grid[:3] if card >= 0])),
            rearguard=faces(tuple([card for card in self.grid[3:] if card >= 0])),
        )


class BackLaid(Event, frozen=True, tag="back"):
    """Both players have filled their Reinforcement; the cards stay face down."""

    def sentence(self) -> str:
        """Tells it."""
        return say("Both Reinforcements lie face down.")


class Led(Event, frozen=True, tag="led"):
    """The offence chose its card."""

    battle: int
    seat: int
    space: int
    card: int
    colour: int

    def sentence(self) -> str:
        """Tells the card and, from a Wild space, the colour it counts as."""
        return say(
            "Battle {battle}: {who} attacks with {card} from {space}.",
            battle=self.battle,
            who=seat_name(self.seat),
            card=face_as(self.card, self.colour),
            space=space_name(self.space),
        )


class Answered(Event, frozen=True, tag="answered"):
    """The defence chose its card."""

    seat: int
    space: int
    card: int

    def sentence(self) -> str:
        """Tells the card."""
        return say(
            "{who} answers with {card} from {space}.",
            who=seat_name(self.seat),
            card=face(self.card),
            space=space_name(self.space),
        )


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
            return say("A tie ({reason}): both take their own cards back.", reason=self.reason())
        return say("{who} takes both cards ({reason}).", who=seat_name(self.winner), reason=self.reason())

    def reason(self) -> str:
        """Says why the battle ended as it did."""
        if {RANK[card] for card in self.cards} == {0, 12}:
            return say("0 beats 12")
        if not self.follows:
            return say("{colour} was led", colour=colour_name(self.lead))
        return say("{one} against {other}", one=self.strengths[0], other=self.strengths[1])


class Kept(Event, frozen=True, tag="kept"):
    """Which of two cards goes forward, for its owner."""

    seat: int
    goes: int
    stays: int

    def sentence(self) -> str:
        """Tells both cards."""
        return say(
            "{who} sends {goes} forward and keeps {stays} back.",
            who=seat_name(self.seat),
            goes=face(self.goes),
            stays=face(self.stays),
        )


class Advanced(Event, frozen=True, tag="advanced"):
    """A card moved forward in its column; from the Reinforcement it was turned up."""

    seat: int
    card: int
    origin: int
    to: int

    def sentence(self) -> str:
        """Tells the move."""
        return say(
            "{who}: {card} advances to {space}.",
            who=seat_name(self.seat),
            card=face(self.card),
            space=space_name(self.to),
        )


class RoundScored(Event, frozen=True, tag="scored"):
    """The piles of a round were counted."""

    round: int
    scores: tuple[int, int]

    def sentence(self) -> str:
        """Tells the scores."""
        return say(
            "Round {round}: Black scores {black}, White {white}.",
            round=self.round,
            black=self.scores[0],
            white=self.scores[1],
        )


class GameOver(Event, frozen=True, tag="over"):
    """The game is over."""

    winner: int
    totals: tuple[int, int]

    def sentence(self) -> str:
        """Tells the result."""
        if self.totals[0] == self.totals[1]:
            said = text("{who} wins {most} to {least}, as the second player of round 1.")
        else:
            said = text("{who} wins {most} to {least}.")
        return translated(said, who=seat_name(self.winner), most=max(self.totals), least=min(self.totals))
