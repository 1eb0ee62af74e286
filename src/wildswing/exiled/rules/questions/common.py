"""What several questions share: names, labels, what they point to, and how cards and players are numbered."""

from collections.abc import Callable
from typing import Final

from wildswing.exiled.rules import attack
from wildswing.exiled.rules.items import HEALTH, ITEMS, PROTECTION
from wildswing.exiled.rules.judging import weapon_of
from wildswing.exiled.rules.naming import body, target, weapon
from wildswing.exiled.rules.slots import bodies_seen_from
from wildswing.exiled.rules.table import SPLASH, WHOLE_WEAPON, Table, character_of
from wildswing.exiled.rules.variants import REAL_TABLE
from wildswing.kernel.ask import Ask, Value
from wildswing.kernel.question import About, Numbered
from wildswing.texts import Text, say, text, translated

Prompter = Callable[[Table, Ask], str]

PHASE: Final = "phase"
"""What a moderator enters on one screen for all players, though each is asked about."""

THROWN, MOVED, PLACED, PULLED = "throw", "move", "place", "pull"
"""How answers out of a space are put into words."""

THROWING: Final = text(
    "All throw at the same time. Weapon art over an enemy's hit zone does damage: head 3, body 2, arm or leg 1; of one "
    "weapon only the best zone counts. The nearer you stand, the surer the throw."
)


# --- Words ---


def body_name(table: Table, at: int) -> str:
    """Names a card on the table."""
    return body(attack.body_name(table, at))


def contact_name(table: Table, what: str, at: int) -> str:
    """Names what lies under a weapon."""
    return target(attack.contact_name(table, what, at))


def player_name(table: Table, seat: int) -> str:
    """Names a player by the character."""
    return character_of(table, seat).name


def source_name(table: Table, landing: int, part: int) -> str:
    """Names a weapon that was thrown, or the part of it that counts."""
    thrown = table.landings[landing]
    words = say(
        "the {weapon} of {who}", weapon=weapon(weapon_of(table, thrown).name), who=player_name(table, thrown.seat)
    )
    if thrown.kind == "ricochet":
        words = say("the second throw of {weapon}", weapon=words)
    if part == SPLASH:
        return say("the splash of {weapon}", weapon=words)
    return words if part == WHOLE_WEAPON else say("end {number} of {weapon}", number=part + 1, weapon=words)


def asked_of_a_player(question: Text) -> Prompter:
    """Returns a prompt that says at a real table, where the moderator answers for all, whom it is about."""

    def prompt(table: Table, ask: Ask) -> str:
        asked = translated(question)
        named = REAL_TABLE in table.variants and isinstance(ask.about, int)
        return f"{player_name(table, ask.about)}: {asked}" if named else asked

    return prompt


def yes_or_no(table: Table, ask: Ask, agrees: Value) -> str:
    """Labels yes and no."""
    return say("yes") if agrees else say("no")


def seen_by_people(table: Table, ask: Ask, option: Value) -> str:
    """Labels the only answer of a moderator where people see on the table what would be asked."""
    return say("done")


def use_label(table: Table, item: int, whom: int) -> str:
    """Says what an item is used for."""
    if item == HEALTH:
        return say("use the {item} on {name}", item=ITEMS[item], name=body_name(table, whom))
    if item == PROTECTION:
        return say("use the {item} for {name}", item=ITEMS[item], name=player_name(table, whom))
    return say("use the {item}", item=ITEMS[item])


# --- Pictures ---


def about_its_seat(table: Table, ask: Ask) -> About:
    """Returns the player that a question is about."""
    return {"seat": ask.about} if isinstance(ask.about, int) else {}


def about_its_card(table: Table, ask: Ask) -> About:
    """Returns the player and the card that a question is about."""
    seat, at = ask.about
    return {"body": at, "seat": seat}


def about_its_throw(table: Table, ask: Ask) -> About:
    """Returns who throws what from which card, and whether the throw is blind."""
    seat, weapon, at = ask.about
    thrown = table.book.characters[seat].weapons[weapon].name
    blind = bool(table.players[seat].blind) and REAL_TABLE not in table.variants
    return {"body": at, "seat": seat, "weapon": thrown, "blind": blind}


def seat_about(table: Table, ask: Ask, seat: Value) -> About:
    """Returns the player that an option means."""
    return {"seat": seat}


# --- Numbers ---


def numbered_body(table: Table, ask: Ask, block: str, at: int) -> Numbered:
    """Numbers a card on the table by its slot."""
    return block, bodies_seen_from(table, ask.seat).index(at)


def numbered_player(table: Table, ask: Ask, seat: int) -> int:
    """Numbers another player by the seats further on."""
    return (seat - ask.seat) % len(table.players) - 1


def numbered_yes(table: Table, ask: Ask, option: Value) -> Numbered:
    """Numbers no and yes."""
    return ask.kind, int(option)


def numbered_use(table: Table, ask: Ask, item: int, whom: int) -> Numbered:
    """Numbers the use of an item."""
    if item == HEALTH:
        return numbered_body(table, ask, "deed: heal", whom)
    if item == PROTECTION:
        return "deed: protect", numbered_player(table, ask, whom)
    return "deed: use", item
