"""The areas, resources and movements of the table in a person's words."""

from typing import Final

from wildswing.texts import Text, retold, say, text, translated

AREAS: Final[dict[str, Text]] = {
    "hand": text("hand"),
    "gauge": text("gauge"),
    "deck": text("deck"),
    "discard pile": text("discard pile"),
    "sealed cards": text("sealed cards"),
    "boosts": text("boosts"),
    "transformations": text("transformations"),
    "overdrive": text("overdrive"),
    "set aside": text("set aside"),
    "under a boost": text("under a boost"),
    "on a space": text("on a space"),
}

FROM: Final[dict[str, Text]] = {
    "hand": text("from the hand"),
    "gauge": text("from the gauge"),
    "deck": text("from the deck"),
    "discard pile": text("from the discard pile"),
    "sealed cards": text("from the sealed cards"),
    "boosts": text("from the boosts"),
    "transformations": text("from the transformations"),
    "overdrive": text("from the overdrive"),
    "set aside": text("from the set aside"),
    "under a boost": text("from under a boost"),
    "on a space": text("from a space"),
}

TO: Final[dict[str, Text]] = {
    "hand": text("to {who}'s hand"),
    "gauge": text("to {who}'s gauge"),
    "deck": text("to {who}'s deck"),
    "discard pile": text("to {who}'s discard pile"),
    "sealed cards": text("to {who}'s sealed cards"),
    "boosts": text("to {who}'s boosts"),
    "transformations": text("to {who}'s transformations"),
    "overdrive": text("to {who}'s overdrive"),
    "set aside": text("to {who}'s set aside"),
    "under a boost": text("under a boost of {who}"),
    "on a space": text("onto a space"),
}

RESOURCES: Final[dict[str, Text]] = {"force": text("Force"), "gauge": text("Gauge"), "life": text("Life")}

MOVEMENTS: Final[dict[str, Text]] = {
    "advance": text("advance"),
    "close": text("close"),
    "retreat": text("retreat"),
    "push": text("push"),
    "pull": text("pull"),
    "pull but not past": text("pull but not past"),
    "move": text("move"),
}

KINDS: Final[dict[str, Text]] = {
    "card": text("a card"),
    "normal": text("a normal"),
    "special": text("a special"),
    "ultra": text("an ultra"),
    "boost": text("a boost"),
    "transformation": text("a transformation"),
    "printed attack": text("a printed attack"),
}

SORTS: Final[dict[str, Text]] = {
    "card": text("card"),
    "normal": text("normal"),
    "special": text("special"),
    "ultra": text("ultra"),
    "boost": text("boost"),
    "transformation": text("transformation"),
}
"""The same without an article."""

LIMITS: Final[dict[str, Text]] = {
    "once a strike": text("It can be done once a strike, and you have done it."),
    "once a turn": text("It can be done once a turn, and you have done it."),
}

ACTIONS: Final = (
    text("Strike"),
    text("Prepare"),
    text("Change Cards"),
    text("Exceed"),
    text("Reshuffle"),
    text("Boost with {what}"),
    text("Move to space {what}"),
    text("Walk to space {what}"),
    text("action of {what}"),
)


def area(name: str) -> str:
    """Returns what an area is called."""
    return translated(AREAS[name])


def resource(name: str) -> str:
    """Returns what a resource is called."""
    return translated(RESOURCES[name])


def price(amount: int, name: str) -> str:
    """Returns an amount of a resource."""
    return say("{amount} {resource}", amount=amount, resource=resource(name))


def action(told: str) -> str:
    """Returns an action as an event tells it; one with a name of its own keeps it."""
    return retold(told, *ACTIONS)
