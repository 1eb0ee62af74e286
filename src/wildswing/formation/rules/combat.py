"""Chapters 5 and 9 of the rulebook: the combat phase and the special effects of spaces."""

from typing import Final

from wildswing.formation.rules.cards import BLACK, BLUE, COLOUR, RANK, RED
from wildswing.formation.rules.events import Advanced, Answered, Decided, Kept, Led
from wildswing.formation.rules.layouts import REARGUARD, VANGUARD, layout_of
from wildswing.formation.rules.steps import Advance, Battle, Defence, Fight, Offence, Send
from wildswing.formation.rules.table import Side, Table, offence, with_card
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

TIE: Final = -1

BEHIND: Final = ((3, 6), (4, 7), (5, 8), (6,), (7,), (8,), (), (), ())
"""For each space those behind it in its column, the nearest first."""

BATTLE: Final[tuple[Step, ...]] = (Offence(), Defence(), Fight())
"""What is done in each battle."""


def begin_battle(table: Table, step: Battle, heard: Heard) -> None:
    """FO-B1: the offence chooses openly, then the defence; then the winner; then both advance."""
    table.battle = step.number
    push(table, *BATTLE)


def cards_in(side: Side, row: tuple[int, ...]) -> list[int]:
    """Returns the spaces of a row that hold a card; FO-F5: a Blank is no card."""
    grid = side.grid
    found: list[int] = []
    for space in row:
        if grid[space] != NOTHING:
            found.append(space)
    return found


def offence_row(side: Side) -> list[int]:
    """FO-B2: any card of the Vanguard; FO-B3: of the Rearguard if there is none; FO-B6: never the Reinforcement."""
    return cards_in(side, VANGUARD) or cards_in(side, REARGUARD)


def defence_row(side: Side) -> list[int]:
    """FO-B4: a card of the Rearguard; FO-B5: of the Vanguard if there is none."""
    return cards_in(side, REARGUARD) or cards_in(side, VANGUARD)


def ask_offence(table: Table, step: Step) -> Ask:
    """FO-T1: from a Wild space the colour is named with the card; FO-T35: otherwise it is the printed one."""
    seat = offence(table)
    side = table.sides[seat]
    grid = side.grid
    wild = layout_of(side.formation).wild
    options: list[tuple[int, int, int]] = []
    for space in offence_row(side):
        card = grid[space]
        if wild[space]:
            options += [(space, card, RED), (space, card, BLUE)]
        else:
            options.append((space, card, COLOUR[card]))
    return Ask(seat, "offence", tuple(options))


def choose_offence(table: Table, step: Step, choice: tuple[int, int, int], heard: Heard) -> None:
    """The offence's card lies open."""
    table.lead = choice
    if heard is not None:
        heard.append(Told(Led(table.battle, offence(table), *choice)))


def defenders(side: Side, lead: int) -> list[int]:
    """FO-B7: follow the colour if the row has it (FO-B8: only that row; FO-B9: whichever row it is).

    FO-X6, FO-T2 to FO-T4: a card on a Wild space is always allowed and never makes the duty.
    """
    row = defence_row(side)
    wild = layout_of(side.formation).wild
    grid = side.grid
    allowed: list[int] = []
    has_duty = False
    for space in row:
        if wild[space]:
            allowed.append(space)
        elif COLOUR[grid[space]] == lead:
            allowed.append(space)
            has_duty = True
    return allowed if has_duty else row


def ask_defence(table: Table, step: Step) -> Ask:
    """FO-B10: nobody may pass."""
    seat = 1 - offence(table)
    side = table.sides[seat]
    grid = side.grid
    options: list[tuple[int, int]] = []
    for space in defenders(side, table.lead[2]):
        options.append((space, grid[space]))
    return Ask(seat, "defence", tuple(options))


def choose_defence(table: Table, step: Step, choice: tuple[int, int], heard: Heard) -> None:
    """The defence's card lies open."""
    table.reply = choice
    if heard is not None:
        heard.append(Told(Answered(1 - offence(table), *choice)))


def strength(side: Side, space: int, card: int) -> int:
    """FO-X1, FO-X3: the printed rank and the bonus of the space the card fights from, in either role."""
    return RANK[card] + layout_of(side.formation).bonus[space]


def counts_as_lead(side: Side, space: int, card: int, lead: int) -> bool:
    """FO-T2, FO-T5: a defender on a Wild space counts as the lead colour."""
    return layout_of(side.formation).wild[space] or COLOUR[card] == lead


def winner(attacker: int, defender: int, follows: bool, attack: int, defence: int) -> int:
    """Returns 1 if the offence wins, -1 if the defence does, 0 for a tie; takes cards, then strengths."""
    if RANK[attacker] == 0 and RANK[defender] == 12:  # FO-B11, FO-X4: printed ranks, before anything else
        return 1
    if RANK[attacker] == 12 and RANK[defender] == 0:
        return -1
    if not follows:  # FO-B12
        return 1
    if attack > defence:  # FO-B13
        return 1
    return -1 if attack < defence else 0  # FO-B14


def fight(table: Table, step: Step, heard: Heard) -> None:
    """With both cards open, the winner is determined, and both prepare for the next battle."""
    determine_winner(table, heard)
    prepare_for_the_next_battle(table, step, heard)


def determine_winner(table: Table, heard: Heard) -> None:
    """FO-B15: the winner takes both cards; FO-B26: in a tie each takes back its own card."""
    attacking = offence(table)
    attacker = table.sides[attacking]
    defender = table.sides[1 - attacking]
    space, card, lead = table.lead
    place, reply = table.reply
    follows = counts_as_lead(defender, place, reply, lead)
    attack = strength(attacker, space, card)
    defence = strength(defender, place, reply)
    result = winner(card, reply, follows, attack, defence)
    attacker.grid = with_card(attacker.grid, space, NOTHING)
    defender.grid = with_card(defender.grid, place, NOTHING)
    won = TIE
    if result > 0:
        won = attacking
        attacker.taken = (*attacker.taken, card, reply)
    elif result < 0:
        won = 1 - attacking
        defender.taken = (*defender.taken, card, reply)
    else:
        attacker.taken = (*attacker.taken, card)
        defender.taken = (*defender.taken, reply)
    battle = (table.round, table.battle, attacking, space, card, lead, place, reply, won)
    table.fought = (*table.fought, battle)
    if heard is not None:
        heard.append(Told(Decided(won, (card, reply), lead, follows, (attack, defence))))


def emptied(table: Table) -> tuple[int, int]:
    """Returns the spaces that the cards of Black and White left in this battle."""
    attack, defence = table.lead[0], table.reply[0]
    return (attack, defence) if offence(table) == BLACK else (defence, attack)


def prepare_for_the_next_battle(table: Table, step: Step, heard: Heard) -> None:
    """FO-T26, FO-T33: a choice from a 2 Cards space is made first; then both advance together."""
    for seat, side in enumerate(table.sides):
        # FO-T23: nothing leaves the space before a gap opens in its column.
        if side.spare != NOTHING and emptied(table)[seat] % 3 == layout_of(side.formation).double % 3:
            push(table, Send(seat), Advance())
            return  # FO-T25: only one player can have the Bow
    advance(table, step, heard)


def ask_send(table: Table, step: Send) -> Ask:
    """FO-B24: the owner chooses which of the two cards advances."""
    side = table.sides[step.seat]
    return Ask(step.seat, "send", (side.grid[layout_of(side.formation).double], side.spare))


def send(table: Table, step: Send, card: int, heard: Heard) -> None:
    """The chosen card is the one that will move; the other stays."""
    side = table.sides[step.seat]
    space = layout_of(side.formation).double
    if card == side.spare:
        side.spare = side.grid[space]
        side.grid = with_card(side.grid, space, card)
    if heard is not None:
        heard.append(Told(Kept(step.seat, card, side.spare), (step.seat,)))


def advance(table: Table, step: Step, heard: Heard) -> None:
    """FO-B17: both players close their gaps."""
    gaps = emptied(table)
    for seat, side in enumerate(table.sides):
        moves = close_gap(side, gaps[seat])
        if heard is not None:
            heard += [Told(Advanced(seat, side.grid[to], origin, to)) for origin, to in moves]
    table.lead = table.reply = ()


def close_gap(side: Side, gap: int) -> list[tuple[int, int]]:
    """Moves cards forward in the column of an emptied space; returns where each came from and went.

    FO-B18: the card behind moves up, then the one behind that. FO-B20 to FO-B22: Blanks hold no card and are
    no gap, so they are passed over and stay. FO-B23: never sideways.
    """
    moves: list[tuple[int, int]] = []
    behind = BEHIND[gap]
    if not behind:
        return moves
    grid = list(side.grid)
    for origin in behind:
        card = grid[origin]
        if card != NOTHING:
            grid[gap] = card
            grid[origin] = NOTHING
            if side.spare != NOTHING and origin == layout_of(side.formation).double:
                grid[origin] = side.spare
                side.spare = NOTHING
            moves.append((origin, gap))
            gap = origin
    if moves:
        side.grid = tuple(grid)
    return moves


RULES: Final[tuple[Does, ...]] = (
    Does(Battle, begin_battle),
    Does(Fight, fight),
    Does(Advance, advance),
)
"""What becomes of the steps of this chapter."""
