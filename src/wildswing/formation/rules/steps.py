"""What can remain to be done in a game of Formation: the steps of its agenda, and of its lanes."""

from wildswing.kernel.state import SeatStep, Step, own_fields


class FirstPlayer(Step):
    """Tells who has the First Player Card."""

    __slots__ = ()


class Type(SeatStep):
    """Asks a seat for its type of formation."""

    __slots__ = ()


class Round(Step):
    """Begins a round."""

    def __init__(self, number: int) -> None:
        self.number = number

    __slots__ = own_fields(__init__, Step)


class Draw(Step):
    """Both draw."""

    __slots__ = ()


class ChooseFormations(Step):
    """Both choose a Formation Card at once."""

    __slots__ = ()


class Formation(SeatStep):
    """Asks a seat for its Formation Card."""

    __slots__ = ()


class SetUpFormations(Step):
    """Both lay out the chosen formation."""

    __slots__ = ()


class PlaceFront(Step):
    """Both fill the two front rows at once."""

    __slots__ = ()


class TurnUpFront(Step):
    """The front rows are turned up."""

    __slots__ = ()


class PlaceBack(Step):
    """Both fill the Reinforcement at once."""

    __slots__ = ()


class LayBack(Step):
    """The Reinforcement lies face down."""

    __slots__ = ()


class Place(SeatStep):
    """Asks a seat for the card on a space."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    __slots__ = own_fields(__init__, SeatStep)


class Battle(Step):
    """Begins a battle."""

    def __init__(self, number: int) -> None:
        self.number = number

    __slots__ = own_fields(__init__, Step)


class Offence(Step):
    """Asks for the card that attacks."""

    __slots__ = ()


class Defence(Step):
    """Asks for the card that answers, and decides the battle."""

    __slots__ = ()


class Send(SeatStep):
    """Asks which of two cards on a 2 Cards space advances."""

    __slots__ = ()


class Advance(Step):
    """Both close their gaps."""

    __slots__ = ()


class Score(Step):
    """Scores the round."""

    __slots__ = ()


class End(Step):
    """Ends the game."""

    __slots__ = ()
