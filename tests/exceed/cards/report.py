"""What a strike tells of itself: speeds, checks of range, damage."""

from tests.exceed.stage import Stage
from wildswing.exceed.rules.events import AttackChecked, Damaged, Prioritized


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
