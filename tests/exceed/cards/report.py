"""What a strike tells of itself: speeds, checks of range, damage, who was stunned."""

from tests.exceed.stage import Stage
from wildswing.exceed.rules.events import AttackChecked, BecameStunned, Damaged, Prioritized, Shown


def speeds(played: Stage) -> tuple[int, int]:
    """Returns the speeds that were compared last, seat 0 first."""
    compared = [told.event for told in played.told if isinstance(told.event, Prioritized)]
    one, other = [sum([part[0] for part in parts]) for parts in compared[-1].speeds]
    return one, other


def checks(played: Stage) -> list[str]:
    """Returns each check of range in the order of the attacks: "Cross (1-2) hits at 2"."""
    checked = [told.event for told in played.told if isinstance(told.event, AttackChecked)]
    return [f"{one.card} ({one.reach}) {'hits' if one.hit else 'misses'} at {one.distance}" for one in checked]


def damage(played: Stage) -> list[tuple[int, int, int]]:
    """Returns each damage: the seat hurt, the power it met, and what got through armor."""
    hurt = [told.event for told in played.told if isinstance(told.event, Damaged)]
    return [(one.seat, sum([part[0] for part in one.power]), one.amount) for one in hurt]


def guard(played: Stage, seat: int) -> int:
    """Returns the guard against which a seat's last damage was held."""
    hurt = [told.event for told in played.told if isinstance(told.event, Damaged) and told.event.seat == seat]
    return sum([part[0] for part in hurt[-1].guard])


def stunned(played: Stage) -> list[int]:
    """Returns the seats that were stunned, in order."""
    return [told.event.seat for told in played.told if isinstance(told.event, BecameStunned)]


def shown(played: Stage) -> list[tuple[int, tuple[str, ...]]]:
    """Returns each time a seat showed cards: the seat and the cards."""
    return [(told.event.seat, told.event.cards) for told in played.told if isinstance(told.event, Shown)]
