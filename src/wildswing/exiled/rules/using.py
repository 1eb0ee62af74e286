"""Items: found in chests, used, handed on, and taken from the fallen."""

from typing import Final

from wildswing.exiled.rules.agreement import CHEST, ITEMS_OF, agree
from wildswing.exiled.rules.attack import body_name
from wildswing.exiled.rules.book import BOTH_HANDS
from wildswing.exiled.rules.damage import hamper, is_a_miss, start_life
from wildswing.exiled.rules.events import ChestOpened, Healed, ItemPassed, ItemUsed
from wildswing.exiled.rules.items import (
    CONFUSION,
    HEALING,
    HEALTH,
    ITEMS,
    PROTECTION,
    RICOCHET,
    TOME,
    TRAPS,
    VAMPYR,
)
from wildswing.exiled.rules.steps import Chests, Inherit, Receive, Reveal, Take, TakeAll
from wildswing.exiled.rules.table import (
    Chest,
    Table,
    alter_body,
    alter_player,
    are_allies,
    bodies_of,
    character_of,
)
from wildswing.exiled.rules.together import asked, moderator
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.kernel.agenda import push
from wildswing.kernel.ask import Ask
from wildswing.kernel.event import Heard, Told
from wildswing.kernel.question import Does
from wildswing.kernel.state import NOTHING, Step

Use = tuple[int, int]
"""An item and whom it is for: a card for healing, a seat for protection, else NOTHING."""


# --- Chests ---


def open_chests(table: Table, step: Step, heard: Heard) -> None:
    """RX-I4 to I6: a chest goes to the team that alone hit it, to one who threw at it and is still in play."""
    for at in reversed(range(len(table.chests))):
        touching = [contact for contact in table.contacts if contact.what == "chest" and contact.at == at]
        hitting = [table.landings[contact.landing] for contact in touching]
        hitting = [landing for landing in hitting if not is_a_miss(table, landing)]
        teams = {table.players[landing.seat].team for landing in hitting}
        meant = {landing.seat for landing in hitting if landing.chest == at and bodies_of(table, landing.seat)}
        if len(teams) == 1 and meant and table.chests[at].inside != NOTHING:
            agree(table, (CHEST, at), tuple(sorted(meant)))


def take_chest(table: Table, step: Take, heard: Heard) -> None:
    """Flips the chest for the one who was chosen; on a real table the moderator says what it is."""
    if REAL_TABLE in table.variants:
        push(table, Reveal(step.chest, step.seat))
    else:
        _flip(table, step.chest, step.seat, heard)


def ask_reveal(table: Table, step: Reveal) -> Ask:
    """Asks for the item of a real chest: one that nobody has seen yet."""
    inside = [chest.inside for chest in table.chests if chest.inside != NOTHING]
    return Ask(moderator(table), "reveal", tuple(sorted([*inside, *table.box])), (step.seat, step.chest), always=True)


def reveal(table: Table, step: Reveal, item: int, heard: Heard) -> None:
    """Puts the item into the chest, and what was thought to be there in its place."""
    thought = table.chests[step.chest].inside
    changed = {item: thought, thought: item}
    table.chests = tuple([Chest(one.x, one.y, changed.get(one.inside, one.inside)) for one in table.chests])
    table.box = tuple([changed.get(one, one) for one in table.box])
    _flip(table, step.chest, step.seat, heard)


def _flip(table: Table, at: int, seat: int, heard: Heard) -> None:
    chest = table.chests[at]
    table.chests = (*table.chests[:at], Chest(chest.x, chest.y, NOTHING), *table.chests[at + 1 :])
    if heard is not None:
        heard.append(Told(ChestOpened(at, seat, character_of(table, seat).name, ITEMS[chest.inside])))
    gain(table, seat, chest.inside)


def gain(table: Table, seat: int, item: int) -> None:
    """RX-I7, RX-I10: a trap acts at once; anything else may be used at once."""
    player = alter_player(table, seat)
    if item in TRAPS:
        player.hexed = 1
        table.spent = (*table.spent, item)
    else:
        player.items = (*player.items, item)
        push(table, Receive(seat, item))


def ask_receive(table: Table, step: Receive) -> Ask:
    """Asks whether an item is used on receipt."""
    seat = step.seat
    return Ask(asked(table, seat), "receive", ((NOTHING, NOTHING), *uses_of(table, seat, step.item)), (seat, step.item))


def receive(table: Table, step: Receive, use: Use, heard: Heard) -> None:
    """Uses the item, or keeps it."""
    if use[0] != NOTHING:
        use_item(table, step.seat, use, heard)


# --- Using ---


def uses_of(table: Table, seat: int, item: int) -> list[Use]:
    """Returns all ways in which a player can use an item now (RX-I12)."""
    if item == HEALTH:
        hurt = [at for at in bodies_of(table, seat) if 0 < table.bodies[at].life < start_life(table, at)]
        return [(item, at) for at in hurt]
    if item == PROTECTION:
        allies = [other for other in range(len(table.players)) if other != seat and are_allies(table, seat, other)]
        return [(item, other) for other in allies if bodies_of(table, other)]
    return [(item, NOTHING)]


def use_item(table: Table, seat: int, use: Use, heard: Heard) -> None:
    """RX-I20 to I26: uses an item up (RX-I1)."""
    item, target = use
    player = alter_player(table, seat)
    at = player.items.index(item)
    player.items = player.items[:at] + player.items[at + 1 :]
    table.spent = (*table.spent, item)
    if heard is not None:
        whom = character_of(table, target).name if item == PROTECTION else ""
        heard.append(Told(ItemUsed(seat, character_of(table, seat).name, ITEMS[item], whom)))
    if item == HEALTH:
        heal(table, target, HEALING, heard)
    elif item == VAMPYR:
        player.vampyr = 1
    elif item == RICOCHET:
        player.ricochet = 1
    elif item == TOME:
        player.tome = 1
    elif item == PROTECTION:
        player.guards = (*player.guards, target)
    elif item == CONFUSION:
        confuse(table, seat, heard)


def heal(table: Table, at: int, amount: int, heard: Heard) -> None:
    """RX-I20: gives hit points back, not above the start."""
    body = alter_body(table, at)
    before = body.life
    if body.life > 0:
        body.life = min(start_life(table, at), body.life + amount)
    if heard is not None:
        heard.append(Told(Healed(at, body_name(table, at), body.life - before, body.life)))


def confuse(table: Table, seat: int, heard: Heard) -> None:
    """RX-I22, RX-NA5: all enemies throw with the other hand, except those who have no weaker one."""
    for other in range(len(table.players)):
        steady = character_of(table, other).ability(BOTH_HANDS) is not None
        if not are_allies(table, seat, other) and bodies_of(table, other) and not steady:
            hamper(table, other, "off-hand", heard)


# --- Handing on ---


def give_item(table: Table, seat: int, item: int, to: int, heard: Heard) -> None:
    """RX-I8: hands a potion or scroll to a teammate, who may use it at once."""
    player = alter_player(table, seat)
    at = player.items.index(item)
    player.items = player.items[:at] + player.items[at + 1 :]
    if heard is not None:
        names = character_of(table, seat).name, character_of(table, to).name
        heard.append(Told(ItemPassed(*names, ITEMS[item], stolen=False)))
    gain(table, to, item)


def inherit(table: Table, step: Inherit, heard: Heard) -> None:
    """RX-I9: the items of the fallen go to one of those who brought the last hit."""
    agree(table, (ITEMS_OF, step.seat), step.heirs)


def take_all(table: Table, step: TakeAll, heard: Heard) -> None:
    """Hands all items over; without an heir they are lost."""
    player = alter_player(table, step.seat)
    items, player.items = player.items, ()
    heir = step.heir
    for item in items:
        if heir == NOTHING:
            table.spent = (*table.spent, item)
            continue
        if heard is not None:
            names = character_of(table, step.seat).name, character_of(table, heir).name
            heard.append(Told(ItemPassed(*names, ITEMS[item], stolen=True)))
        gain(table, heir, item)


RULES: Final[tuple[Does, ...]] = (
    Does(Inherit, inherit),
    Does(TakeAll, take_all),
    Does(Chests, open_chests),
    Does(Take, take_chest),
)
"""What becomes of the steps of this chapter."""
