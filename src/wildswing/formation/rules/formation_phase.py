"""Chapter 4 of the rulebook: the formation phase."""

from functools import cache
from typing import Final

from wildswing.formation.rules.cards import BLACK, WHITE
from wildswing.formation.rules.combat import whole_battle
from wildswing.formation.rules.events import BackLaid, Drew, FormationShown, FrontTurnedUp, Laid, RoundBegan
from wildswing.formation.rules.layouts import LAYOUTS, REINFORCEMENT
from wildswing.formation.rules.steps import (
    ChooseFormations,
    Draw,
    Formation,
    LayBack,
    Place,
    PlaceBack,
    PlaceFront,
    Round,
    Score,
    SetUpFormations,
    TurnUpFront,
)
from wildswing.formation.rules.table import EMPTY_GRID, Side, Table, with_card
from wildswing.kernel.agenda import open_lanes, push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

HAND_SIZE = 7
BATTLES = 7

# Steps never change, so that the same ones serve every round of every game.
ROUND: Final[tuple[Step, ...]] = (
    Draw(),
    ChooseFormations(),
    SetUpFormations(),
    PlaceFront(),
    TurnUpFront(),
    PlaceBack(),
    LayBack(),
    *[step for number in range(1, BATTLES + 1) for step in whole_battle(number)],
    Score(),
)
"""What is done in each round."""

PLACES: Final[tuple[tuple[Step, ...], ...]] = tuple(
    [tuple([Place(seat, space) for space in range(len(EMPTY_GRID))]) for seat in range(2)]
)
"""The step with which a seat fills a space."""


def begin_round(table: Table, step: Round, heard: Heard) -> None:
    """FO-R1, FO-F19: formation, then seven battles, then scoring."""
    table.round = step.number
    table.battle = 0
    if table.round > 1:
        table.first = 1 - table.first  # FO-R2
    push(table, *ROUND)


def draw(table: Table, step: Step, heard: Heard) -> None:
    """FO-F1: both draw until they hold seven."""
    for seat, side in enumerate(table.sides):
        count = HAND_SIZE - len(side.hand)
        drawn = side.deck[:count]
        side.deck = side.deck[count:]
        side.hand = tuple(sorted(side.hand + drawn))
        if heard is not None:
            if seat == 0:
                heard.append(Told(RoundBegan(table.round, table.first, count)))
            heard.append(Told(Drew(seat, tuple(sorted(drawn))), (seat,)))


@cache
def lane_of(phase: str, seat: int, spaces: str) -> tuple[Step, ...]:
    """Returns all that a seat with a formation does in a phase in which both act at once, in order."""
    if phase == "choose":
        return (Formation(seat),)
    layout = LAYOUTS[spaces]
    places = PLACES[seat]
    return tuple([places[space] for space in (layout.front if phase == "front" else layout.back)])


def _both_at_once(table: Table, phase: str) -> None:
    table.phase = phase
    black, white = table.sides
    open_lanes(table, lane_of(phase, BLACK, black.formation), lane_of(phase, WHITE, white.formation))


def choose_formations(table: Table, step: Step, heard: Heard) -> None:
    """FO-F3: both choose secretly and show together."""
    for side in table.sides:
        side.formation = ""
    _both_at_once(table, "choose")


def ask_formation(table: Table, step: Formation) -> Ask:
    """FO-F2, FO-T30: with the hand in view, one of the cards with the round's icon; FO-T29: so never last round's."""
    kind = table.sides[step.seat].type
    cards = [(card[2], card[3]) for card in table.book if card[0] == kind and card[1] == table.round]
    return Ask(step.seat, "formation", tuple(cards))


def choose_formation(table: Table, step: Formation, card: tuple[str, str], heard: Heard) -> None:
    """Takes the card; it stays face down until both have chosen."""
    table.sides[step.seat].formation = card[1]


def set_up_formations(table: Table, step: Step, heard: Heard) -> None:
    """FO-F6: the top card of the deck goes face up on the Reveal space; Blanks and markers stand in the layout."""
    for seat, side in enumerate(table.sides):
        revealed = side.deck[0]
        side.deck = side.deck[1:]
        side.grid = with_card(EMPTY_GRID, LAYOUTS[side.formation].reveal, revealed)
        if heard is not None:
            name = next(card[2] for card in table.book if card[3] == side.formation)
            heard.append(Told(FormationShown(seat, name, side.formation, revealed)))


def place_front(table: Table, step: Step, heard: Heard) -> None:
    """FO-F8: both fill Vanguard and Rearguard from the hand, face down."""
    _both_at_once(table, "front")


def place_back(table: Table, step: Step, heard: Heard) -> None:
    """FO-F10, FO-F11: both fill the Reinforcement, knowing the other's front rows."""
    _both_at_once(table, "back")


def ask_place(table: Table, step: Place) -> Ask:
    """Asks which hand card goes on one open space."""
    seat = step.seat
    space = step.space
    side = table.sides[seat]
    if space >= REINFORCEMENT[0] and space == LAYOUTS[side.formation].double:
        return Ask(seat, "place", side.hand, space, _repeats(table, seat, side))
    return Ask(seat, "place", side.hand, space)


def _repeats(table: Table, seat: int, side: Side) -> tuple[int, ...]:
    """The two cards of a 2 Cards space have no order, so the higher one first only repeats the lower one first."""
    lane = table.lanes[seat]
    first_of_two = lane[-2:-1] == lane[-1:]
    if first_of_two:
        return (len(side.hand) - 1,)
    return tuple([index for index, card in enumerate(side.hand) if card < side.sealed[-1]])


def place(table: Table, step: Place, card: int, heard: Heard) -> None:
    """Puts the card face down; the other player sees nothing of it before both are ready."""
    side = table.sides[step.seat]
    at = side.hand.index(card)
    side.hand = side.hand[:at] + side.hand[at + 1 :]
    side.sealed = (*side.sealed, card)


def turn_up_front(table: Table, step: Step, heard: Heard) -> None:
    """FO-F9: all cards of Vanguard and Rearguard are turned up together."""
    for seat, side in enumerate(table.sides):
        _lay(side, LAYOUTS[side.formation].front)
        if heard is not None:
            heard.append(Told(FrontTurnedUp(seat, side.grid[:6])))


def lay_back(table: Table, step: Step, heard: Heard) -> None:
    """FO-F10: the Reinforcement stays face down; FO-F13: one card is left in each hand."""
    table.phase = "combat"
    for seat, side in enumerate(table.sides):
        if heard is not None:
            heard.append(Told(Laid(seat, LAYOUTS[side.formation].back, side.sealed), (seat,)))
        _lay(side, LAYOUTS[side.formation].back)
    if heard is not None:
        heard.append(Told(BackLaid()))


def _lay(side: Side, spaces: tuple[int, ...]) -> None:
    """Lays the sealed cards on their spaces; FO-F12: a second card on a space is the spare, the higher of the two."""
    grid = list(side.grid)
    for space, card in zip(spaces, side.sealed, strict=True):
        if grid[space] == NOTHING:
            grid[space] = card
        else:
            side.spare = max(grid[space], card)
            grid[space] = min(grid[space], card)
    side.grid = tuple(grid)
    side.sealed = ()


def face_down(side: Side) -> list[int]:
    """Returns the spaces whose cards the opponent cannot see; FO-B6 and FO-F10 make them the Reinforcement."""
    return [space for space in REINFORCEMENT if side.grid[space] != NOTHING]


RULES: Final[tuple[Does, ...]] = (
    Does(Round, begin_round),
    Does(Draw, draw),
    Does(ChooseFormations, choose_formations),
    Does(SetUpFormations, set_up_formations),
    Does(PlaceFront, place_front),
    Does(TurnUpFront, turn_up_front),
    Does(PlaceBack, place_back),
    Does(LayBack, lay_back),
)
"""What becomes of the steps of this chapter."""
