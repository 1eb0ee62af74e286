"""Cards, zones and reasons of Rise of the Exiled in a person's words; events keep them in English."""

from typing import Final

from wildswing.texts import plural, retold, say, text

BODIES: Final = (text("the vine of {who}"), text("{who} (risen)"))

ZONES: Final = (
    text("head"),
    text("body"),
    text("left arm"),
    text("right arm"),
    text("left leg"),
    text("right leg"),
    text("splash"),
    text("bull's-eye"),
    text("second ring"),
    text("third ring"),
    text("rim"),
)

TARGETS: Final = (*BODIES, text("chest {number}"), text("the gemstone of Team {team}"))

TEAMS: Final = "ABCDEFGHIJKL"
"""What the teams are called; there are at most as many as players."""

ENDINGS: Final = (
    text("nobody is left"),
    text("no other team has a character in play"),
    text("the other gemstone is destroyed"),
    text("both gemstones are destroyed"),
    text("{rounds} rounds have not decided the battle"),
)

TERRAIN: Final = (text("forest"), text("mountain"), text("swamp"), text("tunnel"))

TOO_EARLY: Final = text("too early")
TOO_LATE: Final = text("too late")
TO_THE_LEFT: Final = text("swaying to the left")
TO_THE_RIGHT: Final = text("swaying to the right")
TOO_SHORT: Final = text("too short")
TOO_FAR: Final = text("too far")
TOO_FAR_LEFT: Final = text("too far to the left")
TOO_FAR_RIGHT: Final = text("too far to the right")

REASONS: Final = (TOO_EARLY, TOO_LATE, TO_THE_LEFT, TO_THE_RIGHT, TOO_SHORT, TOO_FAR, TOO_FAR_LEFT, TOO_FAR_RIGHT)
"""Why a throw missed."""

HOUSE_PARTS: Final = (
    text("faction"),
    text("number of cards"),
    text("hit zones"),
    text("weapon"),
    text("weapon art"),
    text("name"),
    text("moment"),
    text("text"),
)

WEAPONS: Final = (
    text("whip"),
    text("arrow"),
    text("hook"),
    text("thorn pod"),
    text("mace"),
    text("mandibles"),
    text("flask"),
    text("disk"),
    text("great disk"),
    text("crow"),
    text("scythe"),
    text("star knife"),
    text("shuriken"),
    text("bone club"),
)
"""The weapons of the roster."""

SPIKE: Final = "a spike of "


def house_part(part: str) -> str:
    """Names what of a character or an ability is a house rule."""
    return retold({"cards": "number of cards", "icon": "moment"}.get(part, part), *HOUSE_PARTS)


def body(name: str) -> str:
    """Names a card on the table."""
    return retold(name, *BODIES)


def target(name: str) -> str:
    """Names what a weapon can lie over: a card, a chest or a gemstone."""
    return retold(name, *TARGETS)


def zone(name: str) -> str:
    """Names a hit zone or a ring; a character of one's own may have others, which keep their names."""
    return retold(name, *ZONES)


def weapon(name: str) -> str:
    """Names a weapon; one of somebody's own character keeps its name."""
    return retold(name, *WEAPONS)


def source(name: str) -> str:
    """Names what does damage: a weapon of somebody, or a spike."""
    if name.startswith(SPIKE):
        return say("a spike of {whose}", whose=body(name.removeprefix(SPIKE)))
    thrown, of, who = name.partition(" of ")
    if not of or not thrown.startswith("the "):
        return name
    return say("the {weapon} of {who}", weapon=weapon(thrown.removeprefix("the ")), who=who)


def ending(reason: str) -> str:
    """Says why a game is over."""
    return retold(reason, *ENDINGS)


def terrain(kind: str) -> str:
    """Names a sort of terrain."""
    return retold(kind, *TERRAIN)


def by_how_much(distance: int, why: tuple[str, ...]) -> str:
    """Says how far beside its target a weapon lies, and why."""
    if not why:
        return say("by {distance} mm", distance=distance)
    told = ", ".join([retold(one, *REASONS) for one in why])
    return say("by {distance} mm ({why})", distance=distance, why=told)


def listed(words: tuple[str, ...]) -> str:
    """Returns names as a sentence lists them."""
    return words[0] if len(words) == 1 else say("{names} and {last}", names=", ".join(words[:-1]), last=words[-1])


def begun(sentence: str) -> str:
    """Returns a sentence with a capital letter."""
    return sentence[0].upper() + sentence[1:]


def lengths_in_words(count: int) -> str:
    """Returns “1 card length”, “2 card lengths”."""
    return plural(count, "{count} card length", "{count} card lengths")


def team_letter(team: int) -> str:
    """Returns what a team is called: A for the first."""
    return TEAMS[team]
