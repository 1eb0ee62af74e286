"""Chapters 5 and 9 of the rulebook: the combat phase and the special effects of spaces."""

from typing import Final

from wildswing.formation.rules.cards import BLACK, COLOUR, RANK, WHITE
from wildswing.formation.rules.events import Advanced, Answered, Decided, Kept, Led
from wildswing.formation.rules.layouts import LAYOUTS, REARGUARD, VANGUARD, Attack
from wildswing.formation.rules.steps import Advance, Battle, Defence, Offence, Send
from wildswing.formation.rules.table import Side, Table, offence, with_card
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

TIE: Final = -1

BEHIND: Final = ((3, 6), (4, 7), (5, 8), (6,), (7,), (8,), (), (), ())
"""For each space those behind it in its column, the nearest first."""


def whole_battle(number: int) -> tuple[Step, ...]:
    """FO-B1: the offence chooses openly, then the defence; then the winner; then both advance."""
    return Battle(number), Offence(), Defence()


def begin_battle(table: Table, step: Battle, heard: Heard) -> None:
    """From now on this is the battle that is fought."""
    table.battle = step.number


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
    attacks = LAYOUTS[side.formation].attacks
    options: list[Attack] = []
    for space in offence_row(side):
        options += attacks[space][grid[space]]
    return Ask(seat, "offence", tuple(options))


def choose_offence(table: Table, step: Step, choice: Attack, heard: Heard) -> None:
    """The offence's card lies open."""
    table.lead = choice
    if heard is not None:
        heard.append(Told(Led(table.battle, offence(table), *choice)))


def defenders(side: Side, lead: int) -> list[int]:
    """FO-B7: follow the colour if the row has it (FO-B8: only that row; FO-B9: whichever row it is).

    FO-X6, FO-T2 to FO-T4: a card on a Wild space is always allowed and never makes the duty.
    """
    row = defence_row(side)
    wild = LAYOUTS[side.formation].wild
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
    fight(table, heard)


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


def fight(table: Table, heard: Heard) -> None:
    """With both cards open, the winner is determined, and both prepare for the next battle."""
    determine_winner(table, heard)
    gaps = emptied(table)
    for seat, side in enumerate(table.sides):
        # FO-T23: nothing leaves the space before a gap opens in its column.
        if side.spare != NOTHING and gaps[seat] % 3 == LAYOUTS[side.formation].double % 3:
            # FO-T26, FO-T33: a choice from a 2 Cards space is made first; FO-T25: only one player can have the Bow.
            for fought, gap in zip(table.sides, gaps, strict=True):
                fought.grid = with_card(fought.grid, gap, NOTHING)
            push(table, Send(seat), Advance())
            return
    close_gaps(table, gaps, heard)


def determine_winner(table: Table, heard: Heard) -> None:
    """FO-B15: the winner takes both cards; FO-B26: in a tie each takes back its own card."""
    attacking = offence(table)
    attacker = table.sides[attacking]
    defender = table.sides[1 - attacking]
    space, card, lead = table.lead
    place, reply = table.reply
    ours, theirs = LAYOUTS[attacker.formation], LAYOUTS[defender.formation]
    follows = lead in theirs.colours[place][reply]
    attack = ours.strength[space][card]
    defence = theirs.strength[place][reply]
    result = winner(card, reply, follows, attack, defence)
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
    """Returns the spaces that the cards of Black and White leave in this battle."""
    _, _, attacking, attack, _, _, defence, _, _ = table.fought[-1]
    return (attack, defence) if attacking == BLACK else (defence, attack)


def ask_send(table: Table, step: Send) -> Ask:
    """FO-B24: the owner chooses which of the two cards advances."""
    side = table.sides[step.seat]
    return Ask(step.seat, "send", (side.grid[LAYOUTS[side.formation].double], side.spare))


def send(table: Table, step: Send, card: int, heard: Heard) -> None:
    """The chosen card is the one that will move; the other stays."""
    side = table.sides[step.seat]
    space = LAYOUTS[side.formation].double
    if card == side.spare:
        side.spare = side.grid[space]
        side.grid = with_card(side.grid, space, card)
    if heard is not None:
        heard.append(Told(Kept(step.seat, card, side.spare), (step.seat,)))


def advance(table: Table, step: Step, heard: Heard) -> None:
    """Once it is known which card moves."""
    close_gaps(table, emptied(table), heard)


def close_gaps(table: Table, gaps: tuple[int, int], heard: Heard) -> None:
    """FO-B17: both players advance."""
    black, white = table.sides
    close_gap(BLACK, black, gaps[BLACK], heard)
    close_gap(WHITE, white, gaps[WHITE], heard)
    table.lead = table.reply = ()


def close_gap(seat: int, side: Side, gap: int, heard: Heard) -> None:
    """Takes a card off its space and moves those in its column forward.

    FO-B18: the card behind moves up, then the one behind that. FO-B20 to FO-B22: Blanks hold no card and are
    no gap, so they are passed over and stay. FO-B23: never sideways.
    """
    grid = list(side.grid)
    grid[gap] = NOTHING
    for origin in BEHIND[gap]:
        card = grid[origin]
        if card != NOTHING:
            grid[gap] = card
            grid[origin] = NOTHING
            if side.spare != NOTHING and origin == LAYOUTS[side.formation].double:
                grid[origin] = side.spare
                side.spare = NOTHING
            if heard is not None:
                heard.append(Told(Advanced(seat, card, origin, gap)))
            gap = origin
    side.grid = tuple(grid)


RULES: Final[tuple[Does, ...]] = (
    Does(Battle, begin_battle),
    Does(Advance, advance),
)
"""What becomes of the steps of this chapter."""
