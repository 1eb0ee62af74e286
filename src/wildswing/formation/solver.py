"""Solves the rest of a round exactly when all cards lie open.

FO-A1: as cards always close up, the cards a side has left say where each of them stands, once the order of the two
on a 2 Cards space is settled. So a side has few positions, and a round is worked out backwards over all pairs
of them, from the last battle to the next one. Margins are points of the attacker less points of the defender.
"""

from wildswing.formation.rules.cards import ACHIEVEMENTS, BLUE, COLOUR, RANK, RED
from wildswing.formation.rules.combat import advance, send, winner
from wildswing.formation.rules.layouts import LAYOUTS
from wildswing.formation.rules.questions import OFFENCE, SEND
from wildswing.formation.rules.steps import Advance, Send
from wildswing.formation.rules.table import Table, offence
from wildswing.kernel.ask import Ask
from wildswing.kernel.state import NOTHING

PRINTED = -1
"""Stands for the colour of a card that names none."""

BEYOND = 1000
"""More than any margin."""

UNSETTLED = 0
LOWER_FIRST = 1
SPARE_FIRST = 2

Move = tuple[int, int, int]
"""A fighter, the position it leads to, and the other position if the owner then picks from a 2 Cards space."""

Reply = tuple[int, int]
"""A fighter and the position it leads to."""

Margins = list[list[int]]
"""The attacker's margin over the battles left, by the position of the defender, then of the attacker."""


class March:
    """Every way in which the cards of one side can come to fight, whatever the cards are.

    A card is known by its slot: the occupied spaces in order, then the second card of a 2 Cards space. A fighter is
    a slot with the space it fights from and, on the offence, the colour it names. Before battle `depth`, counted
    from 0, `attacks` or `defences` list the moves from each position the side can then have.
    """

    def __init__(self, spaces: str, occupied: tuple[int, ...], spare: bool, attacking: bool) -> None:
        layout = LAYOUTS[spaces]
        self.bonus = layout.bonus
        self.wild = layout.wild
        self.occupied = occupied
        self.battles = len(occupied) + int(spare)
        self.attackers: list[tuple[int, int, int]] = []
        self.defenders: list[tuple[int, int]] = []
        self.attacks: list[list[list[Move]]] = []
        self.defences: list[list[list[Move]]] = []
        self._double = layout.double % 3 if spare else -1
        self._open_spaces = [[space for space in range(column, 9, 3) if not layout.blank[space]] for column in range(3)]
        self._queues = [[slot for slot, space in enumerate(occupied) if space % 3 == column] for column in range(3)]
        if spare:
            self._queues[self._double].append(self.battles - 1)
        self._explore(attacking)

    def _explore(self, attacking: bool) -> None:
        positions: list[tuple[int, int]] = [(0, UNSETTLED)]
        attacker_ids: dict[tuple[int, int, int], int] = {}
        defender_ids: dict[tuple[int, int], int] = {}
        for _ in range(self.battles):
            following: dict[tuple[int, int], int] = {}
            all_moves: list[list[Move]] = []
            for used, order in positions:
                moves: list[Move] = []
                for slot, space in self._row(used, order, attacking):
                    after, other = self._after(used, order, slot, space, following)
                    if not attacking:
                        fighter = defender_ids.setdefault((slot, space), len(defender_ids))
                        moves.append((fighter, after, other))
                        continue
                    for named in (RED, BLUE) if self.wild[space] else (PRINTED,):
                        fighter = attacker_ids.setdefault((slot, space, named), len(attacker_ids))
                        moves.append((fighter, after, other))
                all_moves.append(moves)
            self.attacks.append(all_moves if attacking else [])
            self.defences.append([] if attacking else all_moves)
            positions = list(following)
            attacking = not attacking  # FO-B25
        self.attackers = list(attacker_ids)
        self.defenders = list(defender_ids)

    def _row(self, used: int, order: int, attacking: bool) -> list[tuple[int, int]]:
        """FO-B2 to FO-B5: the slots that may be chosen, with the spaces they stand on."""
        rows: list[list[tuple[int, int]]] = [[], [], []]
        for column in range(3):
            queue = self._queues[column]
            if column == self._double and order == SPARE_FIRST:
                queue = [*queue[:-2], queue[-1], queue[-2]]
            spaces = self._open_spaces[column]
            at = 0
            for slot in queue:
                if not used >> slot & 1:
                    space = spaces[min(at, len(spaces) - 1)]
                    rows[space // 3].append((slot, space))
                    at += 1
        first, second = (rows[0], rows[1]) if attacking else (rows[1], rows[0])
        return first or second

    def _after(
        self, used: int, order: int, slot: int, space: int, following: dict[tuple[int, int], int]
    ) -> tuple[int, int]:
        """Returns the positions that may follow when a slot has fought: two if an order must be picked."""
        used |= 1 << slot
        if order == UNSETTLED and space % 3 == self._double:
            lower = following.setdefault((used, LOWER_FIRST), len(following))
            spare = following.setdefault((used, SPARE_FIRST), len(following))
            return lower, spare
        if order != UNSETTLED:
            pair = self._queues[self._double][-2:]
            if used >> pair[0] & 1 or used >> pair[1] & 1:
                order = LOWER_FIRST  # with one of the two gone, both orders are the same position
        after = following.setdefault((used, order), len(following))
        return after, after


_marches: dict[tuple[str, tuple[int, ...], bool, bool], March] = {}


def _march(spaces: str, occupied: tuple[int, ...], spare: bool, attacking: bool) -> March:
    key = (spaces, occupied, spare, attacking)
    march = _marches.get(key)
    if march is None:
        march = _marches[key] = March(spaces, occupied, spare, attacking)
    return march


class BattleLine:
    """The cards of one side, ready for the next battle as attacker or as defender."""

    def __init__(self, spaces: str, grid: tuple[int, ...], spare: int, attacking: bool) -> None:
        occupied = tuple([space for space in range(len(grid)) if grid[space] != NOTHING])
        march = _march(spaces, occupied, spare != NOTHING, attacking)
        cards = [grid[space] for space in occupied]
        if spare != NOTHING:
            cards.append(spare)
        self.march = march
        self.cards = cards
        self.leads: list[int] = [
            COLOUR[cards[slot]] if named == PRINTED else named for slot, _, named in march.attackers
        ]
        self.replies: list[list[list[list[Reply]]]] = [self._replies(moves) for moves in march.defences]

    def _replies(self, all_moves: list[list[Move]]) -> list[list[list[Reply]]]:
        """FO-B7, FO-T2 to FO-T4: the replies to red and to blue from each position."""
        march = self.march
        wild: list[bool] = []
        colours: list[int] = []
        for slot, space in march.defenders:
            wild.append(march.wild[space])
            colours.append(PRINTED if march.wild[space] else COLOUR[self.cards[slot]])
        by_lead: list[list[list[Reply]]] = []
        for lead in (RED, BLUE):
            from_positions: list[list[Reply]] = []
            for moves in all_moves:
                duty = False
                for fighter, _, _ in moves:
                    if colours[fighter] == lead:
                        duty = True
                replies: list[Reply] = []
                for fighter, after, other in moves:
                    if not duty or wild[fighter] or colours[fighter] == lead:
                        replies.append((fighter, after))
                        if other != after:
                            replies.append((fighter, other))
                from_positions.append(replies)
            by_lead.append(from_positions)
        return by_lead


def _gains(attacker: BattleLine, defender: BattleLine) -> list[list[int]]:
    """Returns the attacker's margin in one battle, by attacker and defender; FO-B15: the winner takes both cards."""
    march = attacker.march
    other = defender.march
    facing: list[tuple[int, int, int]] = []
    for slot, space in other.defenders:
        card = defender.cards[slot]
        facing.append((card, PRINTED if other.wild[space] else COLOUR[card], RANK[card] + other.bonus[space]))
    gains: list[list[int]] = []
    for fighter in range(len(march.attackers)):
        slot, space, _ = march.attackers[fighter]
        card = attacker.cards[slot]
        lead = attacker.leads[fighter]
        attack = RANK[card] + march.bonus[space]
        risked = ACHIEVEMENTS[card]
        row: list[int] = []
        for reply, colour, defence in facing:
            won = ACHIEVEMENTS[reply]
            result = winner(card, reply, colour in (lead, PRINTED), attack, defence)
            row.append(result * (risked + won) if result != 0 else risked - won)
        gains.append(row)
    return gains


class Outlook:
    """What the rest of the round is worth when both sides play perfectly with open cards."""

    def __init__(self, attacker: BattleLine, defender: BattleLine) -> None:
        self.attacker = attacker
        self.defender = defender
        self.gains = _gains(attacker, defender)
        self.later = self._solve(_gains(defender, attacker))

    def _solve(self, returned: list[list[int]]) -> Margins:
        """Works backwards to the margins of the player who attacks in the battle after this one."""
        later: Margins = [[0]]
        for depth in range(self.attacker.march.battles - 1, 0, -1):
            if depth % 2 == 0:
                later = _before(self.attacker, self.defender, depth, self.gains, later)
            else:
                later = _before(self.defender, self.attacker, depth, returned, later)
        return later

    def leads(self) -> list[int]:
        """Returns the attacker's margin for each lead: by space, red before blue where a colour is named."""
        margins: list[int] = []
        for fighter, after, other in self.attacker.march.attacks[0][0]:
            replies = self.defender.replies[0][self.attacker.leads[fighter]][0]
            ahead = _better(self.later, after, other)
            gains = self.gains[fighter]
            margins.append(min([gains[reply] - ahead[following] for reply, following in replies]))
        return margins

    def margin(self) -> int:
        """Returns the attacker's margin."""
        return max(self.leads())

    def replies(self, lead: int) -> list[int]:
        """Returns the defender's margin for each legal reply, by space, to a lead given by its place in `leads`."""
        fighter, after, other = self.attacker.march.attacks[0][0][lead]
        ahead = _better(self.later, after, other)
        best: dict[int, int] = {}
        for reply, following in self.defender.replies[0][self.attacker.leads[fighter]][0]:
            margin = ahead[following] - self.gains[fighter][reply]
            best[reply] = max(margin, best.get(reply, -BEYOND))
        return list(best.values())


def _better(later: Margins, after: int, other: int) -> list[int]:
    """FO-B24: the attacker picks the position to be in after the defender's card is known."""
    if after == other:
        return later[after]
    return [min(one, two) for one, two in zip(later[after], later[other], strict=True)]


def _before(attacker: BattleLine, defender: BattleLine, depth: int, gains: list[list[int]], later: Margins) -> Margins:
    """Returns the margins before a battle from those after it."""
    replies = defender.replies[depth]
    columns: list[list[int]] = []
    for moves in attacker.march.attacks[depth]:
        column = [-BEYOND] * len(defender.march.defences[depth])
        for fighter, after, other in moves:
            ahead = _better(later, after, other)
            row = gains[fighter]
            for at, choice in enumerate(replies[attacker.leads[fighter]]):
                best = column[at]
                worst = BEYOND
                for reply, following in choice:  # written out, as it runs thousands of times for a round
                    margin = row[reply] - ahead[following]
                    if margin < worst:
                        worst = margin
                        if worst <= best:
                            break
                if worst > best:
                    column[at] = worst
        columns.append(column)
    return [[column[at] for column in columns] for at in range(len(defender.march.defences[depth]))]


def lines_of(table: Table) -> tuple[BattleLine, BattleLine]:
    """Returns the lines of the offence and the defence of a battle in which no card has been taken yet."""
    seat = offence(table)
    attacker, defender = table.sides[seat], table.sides[1 - seat]
    return (
        BattleLine(attacker.formation, attacker.grid, attacker.spare, True),
        BattleLine(defender.formation, defender.grid, defender.spare, False),
    )


def margins(table: Table, ask: Ask) -> list[int]:
    """Returns what each answer to a question of the combat is worth to the seat asked, over the rest of the round."""
    if ask.kind == SEND.kind:
        return [_margin_after_sending(table, ask.seat, card) for card in ask.options]
    attacker, defender = lines_of(table)
    outlook = Outlook(attacker, defender)
    if ask.kind == OFFENCE.kind:
        return outlook.leads()
    return outlook.replies(_place_of(table.lead, attacker))


def _place_of(lead: tuple[int, ...], attacker: BattleLine) -> int:
    """Returns which of the attacker's possible leads was chosen."""
    march = attacker.march
    place = 0
    for fighter, _, _ in march.attacks[0][0]:
        if march.attackers[fighter][1] == lead[0] and attacker.leads[fighter] == lead[2]:
            break
        place += 1
    return place


def _margin_after_sending(table: Table, seat: int, card: int) -> int:
    twin = table.copy()
    send(twin, Send(seat), card, None)
    advance(twin, Advance(), None)
    twin.battle += 1
    attacker, defender = lines_of(twin)
    margin = Outlook(attacker, defender).margin()
    return margin if offence(twin) == seat else -margin
