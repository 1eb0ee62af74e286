"""What a card would win, from what lies open: nobody but its owner sees a Reinforcement, and it never fights."""

from wildswing.formation.rules.combat import defenders, winner
from wildswing.formation.rules.layouts import LAYOUTS
from wildswing.formation.rules.table import Side, Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.question import About

Lead = tuple[int, int, int]
Reply = tuple[int, int]


def outlook(table: Table, ask: Ask, option: Lead | Reply) -> About:
    """Returns how many answers there are to a battle, how many of them the seat wins, and how many are a tie."""
    own = table.sides[ask.seat]
    other = table.sides[1 - ask.seat]
    if len(option) == 3:
        lead = option
        replies = [(space, other.grid[space]) for space in defenders(other, lead[2])]
        results = [_result(own, lead, other, reply) for reply in replies]
    else:
        space, card, colour = table.lead
        results = [-_result(other, (space, card, colour), own, option)]
    return {"answers": len(results), "wins": results.count(1), "ties": results.count(0)}


def _result(attacker: Side, lead: Lead, defender: Side, reply: Reply) -> int:
    """Returns 1 if the offence wins, -1 if the defence does, 0 for a tie."""
    space, card, colour = lead
    place, answer = reply
    ours, theirs = LAYOUTS[attacker.formation], LAYOUTS[defender.formation]
    follows = colour in theirs.colours[place][answer]
    return winner(card, answer, follows, ours.strength[space][card], theirs.strength[place][answer])
