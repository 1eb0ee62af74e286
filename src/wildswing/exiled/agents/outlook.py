"""What the sides of Rise of the Exiled can expect to do to each other from where they stand."""

from wildswing.exiled.evaluation import worth
from wildswing.exiled.prospects import PRIZE_FIGURE, Ranges, at_range, at_ranges
from wildswing.exiled.rules.bonuses import MOUNTAIN_DAMAGE
from wildswing.exiled.rules.book import SPLASH, STILL_DAMAGE, STILL_WEAPON, THROW_FROM_VINE
from wildswing.exiled.rules.geometry import length
from wildswing.exiled.rules.judging import shown_figure
from wildswing.exiled.rules.table import IN_PLAY, VINE, Body, Table, are_allies, bodies_of, character_of, vine_of
from wildswing.exiled.rules.terrain import FOREST, MOUNTAIN, SWAMP, SWAMP_DAMAGE
from wildswing.exiled.rules.throwing import spread_of
from wildswing.kernel.state import NOTHING

BETWEEN = 8_000
"""How much nearer than their centres the edges of two cards are, more or less."""

IN_FOREST = 0.65
"""The share of the damage that a forest lets through, more or less."""

A_THROW = 2
"""The damage of a throw that hits, more or less."""

CROWD = 14_000
"""Two cards nearer to each other than this may be hit by one weapon."""
CROWDED = 0.15
"""What that costs their side."""

ASIDE = 0.2
"""The share of an enemy's throws that go to another target than the one that seems best."""

GEMSTONE_WORTH = 4.0
"""What a hit point of a gemstone is worth."""


class Arm:
    """How a player throws next: how much each weapon does to each card at each distance, and from which cards."""

    def __init__(self, table: Table, seat: int, stands: bool, blind: bool = False, off_hand: bool = False) -> None:
        player = table.players[seat]
        character = character_of(table, seat)
        still = character.ability(STILL_WEAPON)
        if still is not None and stands:
            weapons = [weapon for weapon in character.weapons if weapon.name == still.weapon]
        else:
            weapons = [weapon for weapon in character.weapons if weapon.thrown]
        splash = character.ability(SPLASH)
        aimed = character.ability(STILL_DAMAGE)
        self.bonus = aimed.amount if aimed is not None and stands else 0
        reach = splash.length if splash is not None else 0
        spreads = [
            spread_of(player.skill, blind or bool(player.blind), off_hand or bool(player.off_hand), one.factor)
            for one in weapons
        ]
        self.throws = list(zip(weapons, spreads, strict=True))
        self.ranges: dict[int, list[Ranges]] = {
            at: [
                at_ranges(one, shown_figure(table, body), body.blocks > 0, reach, spread) for one, spread in self.throws
            ]
            for at, body in enumerate(table.bodies)
            if is_there(body) and not are_allies(table, seat, body.seat)
        }
        self.at_prizes: list[Ranges] = (
            [at_ranges(one, PRIZE_FIGURE, False, reach, spread) for one, spread in self.throws]
            if table.gemstones
            else []
        )
        self.origins = bodies_of(table, seat)
        vine = vine_of(table, seat)
        if vine != NOTHING and table.bodies[vine].place == IN_PLAY and character.ability(THROW_FROM_VINE) is not None:
            self.origins.append(vine)

    def harm(self, table: Table, origin: int, target: int) -> float:
        """Returns the mean damage of a throw from one card at another."""
        own, body = table.bodies[origin], table.bodies[target]
        if body.terrain == SWAMP:
            return 0.0
        distance = _apart(own, body.x, body.y)
        bonus = self.bonus + (MOUNTAIN_DAMAGE if own.terrain == MOUNTAIN else 0)
        total = 0.0
        for ranges in self.ranges[target]:
            damage, hits = at_range(ranges, distance)
            total += damage + bonus * hits
        return total * IN_FOREST if body.terrain == FOREST else total

    def harm_and_hits(self, table: Table, target: int) -> tuple[float, float]:
        """Returns the mean damage of the best throw at a card, and how likely it hits."""
        origin = max(self.origins, key=lambda at: self.harm(table, at, target))
        own, body = table.bodies[origin], table.bodies[target]
        distance = _apart(own, body.x, body.y)
        missed = 1.0
        for ranges in self.ranges[target]:
            missed *= 1 - at_range(ranges, distance)[1]
        return self.harm(table, origin, target), 1 - missed

    def best(self, table: Table, targets: list[int]) -> tuple[float, int]:
        """Returns what the best throw is worth, and its target."""
        hopes = [
            (self.harm(table, origin, target) * weight(table, target), target)
            for origin in self.origins
            for target in targets
        ]
        return max(hopes, default=(0.0, NOTHING))

    def at_gemstone(self, table: Table, seat: int) -> float:
        """Returns what the best throw at an enemy's gemstone is worth."""
        best = 0.0
        for gemstone in table.gemstones:
            if gemstone.team != table.players[seat].team:
                for origin in self.origins:
                    distance = _apart(table.bodies[origin], gemstone.x, gemstone.y)
                    hits = sum([at_range(ranges, distance)[1] for ranges in self.at_prizes])
                    best = max(best, GEMSTONE_WORTH * hits)
        return best


def _apart(body: Body, x: int, y: int) -> int:
    return max(0, length(x - body.x, y - body.y) - BETWEEN)


def is_there(body: Body) -> bool:
    """Tells whether a card is a character in play."""
    return body.place == IN_PLAY and body.kind != VINE


def weight(table: Table, at: int) -> float:
    """Returns what a point of damage to a card is worth, as a part of a throw that hits."""
    body = table.bodies[at]
    taken = min(A_THROW, body.life)
    return (worth(table, body, body.life) - worth(table, body, body.life - taken)) / A_THROW


class Outlook:
    """The hopes of a seat's side and of its enemies for the next attack phase, before which the seat may move."""

    def __init__(self, table: Table, seat: int, moves: bool = False) -> None:
        self.seat = seat
        there = [at for at, body in enumerate(table.bodies) if is_there(body)]
        self.own = [at for at in there if are_allies(table, seat, table.bodies[at].seat)]
        self.foes = [at for at in there if not are_allies(table, seat, table.bodies[at].seat)]
        players = sorted({table.bodies[at].seat for at in there})
        self.arms = {player: Arm(table, player, stands=not moves or player != seat) for player in players}

    def balance(self, table: Table) -> float:
        """Returns what the own side gains by its next throws less what the enemies gain, as the cards lie now."""
        total = 0.0
        for player, arm in self.arms.items():
            if are_allies(table, self.seat, player):
                total += max(arm.best(table, self.foes)[0], arm.at_gemstone(table, player))
            else:
                total -= max(arm.best(table, self.own)[0], arm.at_gemstone(table, player))
        return total - _crowding(table, self.own) + _crowding(table, self.foes) - _sinking(table, self.own)

    def incoming(self, table: Table, at: int) -> float:
        """Returns the damage that a card can expect in the next attack."""
        total = 0.0
        for player, arm in self.arms.items():
            if not are_allies(table, self.seat, player):
                harm = max([arm.harm(table, origin, at) for origin in arm.origins], default=0.0)
                total += harm if arm.best(table, self.own)[1] == at else ASIDE * harm
        return total


def _crowding(table: Table, cards: list[int]) -> float:
    """Returns what it costs a side that its cards lie close to each other (RX-A21)."""
    cost = 0.0
    for number, at in enumerate(cards):
        for other in cards[:number]:
            one, two = table.bodies[at], table.bodies[other]
            if abs(one.x - two.x) < CROWD and abs(one.y - two.y) < CROWD:
                cost += CROWDED
    return cost


def _sinking(table: Table, cards: list[int]) -> float:
    """Returns what the swamp costs those who stand in it."""
    return sum([SWAMP_DAMAGE * weight(table, at) for at in cards if table.bodies[at].terrain == SWAMP])
