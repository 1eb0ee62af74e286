"""The questions of Formation, whole: how each is asked, answered, worded, barred, pictured and numbered."""

from collections.abc import Callable
from typing import Final

from wildswing.formation.rules import combat, formation_phase, setup
from wildswing.formation.rules.cards import COLOUR_NAMES, DECK_SIZE
from wildswing.formation.rules.combat import defence_row
from wildswing.formation.rules.layouts import LAYOUTS, REINFORCEMENT, TYPES
from wildswing.formation.rules.naming import colour_name, face, face_as, row_name, space_name
from wildswing.formation.rules.outlook import outlook
from wildswing.formation.rules.steps import Defence, Formation, Offence, Place, Send, Type
from wildswing.formation.rules.table import EMPTY_GRID, Side, Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.question import About, Question
from wildswing.kernel.state import NOTHING
from wildswing.texts import say, text, translated

NOWHERE: Final = -1
"""The space of a card in hand."""

Barring = tuple[int, int, str]
"""A space, a card and why it cannot be chosen; the card is NOTHING where only the space is meant."""

Lead = tuple[int, int, int]
"""A space, the card on it, and the colour that it counts as."""


# --- The type and the formation ---


TYPE_LABELS: Final = {
    "sword": text("Sword: rank bonuses in front"),
    "shield": text("Shield: bonuses and Wild in the middle"),
    "bow": text("Bow: two cards in one reserve space"),
}

TYPE: Final = Question(
    Type,
    setup.ask_type,
    setup.choose_type,
    prompt=text("Which type of formation will you use in this game?"),
    rule=text("The type stays for the whole game, and the two players' types differ. The second player chooses first."),
    read="FO-S3",
    label=lambda _table, _ask, kind: translated(TYPE_LABELS[kind]),
    about=lambda _table, _ask, kind: {"type": kind},
    number=lambda _table, _ask, kind: ("type", TYPES.index(kind)),
)


def _formation_label(table: Table, ask: Ask, card: tuple[str, str]) -> str:
    name, spaces = card
    return f"{name}: {spaces[:3]} / {spaces[3:6]} / {spaces[6:]}"


FORMATION_CARD: Final = Question(
    Formation,
    formation_phase.ask_formation,
    formation_phase.choose_formation,
    prompt=text("Which formation for this round?"),
    rule=text(
        "You have seen your hand. Both choose secretly one of two Formation Cards for this round, then show them. "
        "Rank +1 and +2 raise the rank of the card that fights from that space, Wild lets it count as either colour, "
        "a Blank is never used, Reveal takes the top card of your deck face up, 2 Cards takes two."
    ),
    read="FO-F2",
    label=_formation_label,
    about=lambda _table, _ask, card: {"formation": card[0], "spaces": card[1]},
    number=lambda _table, ask, card: ("formation", ask.options.index(card)),
)


# --- Placing ---


def _places_barred(table: Table, ask: Ask) -> list[Barring]:
    """Explains every other space."""
    side = table.sides[ask.seat]
    spaces = [space for space in range(len(EMPTY_GRID)) if space != ask.about]
    return [(space, NOTHING, _no_place(ask, table, side, space)) for space in spaces]


def _no_place(ask: Ask, table: Table, side: Side, space: int) -> str:
    layout = LAYOUTS[side.formation]
    if layout.blank[space]:
        return say("A Blank never holds a card.")
    spaces = layout.front if table.phase == "front" else layout.back
    if space in spaces[: len(side.sealed)] or side.grid[space] != NOTHING:
        return say("A card already lies here.")
    if space not in spaces:
        return say("The Reinforcement is filled when both front rows lie open.")
    return say("The spaces are filled in order: {space} comes first.", space=space_name(ask.about))


PLACE: Final = Question(
    Place,
    formation_phase.ask_place,
    formation_phase.place,
    prompt=lambda _table, ask: say("Which card goes on {space}?", space=space_name(ask.about)),
    rule=text(
        "Both fill Vanguard and Rearguard at once, turn them up together, then fill the Reinforcement face down. "
        "The offence attacks from the Vanguard, the defence answers from the Rearguard. One card stays in your hand "
        "for the next round."
    ),
    read="FO-F8",
    label=lambda _table, _ask, card: face(card),
    barred=_places_barred,
    topic=lambda _table, _ask: {"lays": True},
    about=lambda _table, ask, card: {"space": ask.about, "card": card},
    number=lambda _table, _ask, card: ("place", card % DECK_SIZE),
)


# --- Fighting ---


WAITS_BEHIND: Final = text("No card fights from the Reinforcement: it advances when a space before it is free.")
STAYS_IN_HAND: Final = text("The card left in your hand takes no part in this round.")


def _leads_barred(table: Table, ask: Ask) -> list[Barring]:
    """Explains each card that may not attack now."""
    return _fighters_barred(table, ask, _no_lead)


def _replies_barred(table: Table, ask: Ask) -> list[Barring]:
    """Explains each card that may not answer now."""
    return _fighters_barred(table, ask, _no_reply)


def _fighters_barred(table: Table, ask: Ask, why: Callable[[Table, Side, int], str]) -> list[Barring]:
    """Explains each card of the grid that may not fight now, and the one in hand."""
    side = table.sides[ask.seat]
    offered = {option[0] for option in ask.options}
    found = [
        (space, card, translated(WAITS_BEHIND) if space in REINFORCEMENT else why(table, side, space))
        for space, card in enumerate(side.grid)
        if card != NOTHING and space not in offered
    ]
    if side.spare != NOTHING:
        found.append((LAYOUTS[side.formation].double, side.spare, translated(WAITS_BEHIND)))
    return found + [(NOWHERE, card, translated(STAYS_IN_HAND)) for card in side.hand]


def _no_lead(table: Table, side: Side, space: int) -> str:
    return say("You attack from your Vanguard while it has a card.")


def _no_reply(table: Table, side: Side, space: int) -> str:
    row = defence_row(side)
    name = row_name(row[0] // 3)
    if space not in row:
        return say("You answer from your {row} while it has a card.", row=name)
    led = colour_name(table.lead[2])
    return say(
        "{Led} was led and your {row} has {led}: only {led}, or a card on a Wild space, may answer.",
        Led=led.capitalize(),
        row=name,
        led=led,
    )


def _lead_label(table: Table, ask: Ask, lead: Lead) -> str:
    space, card, colour = lead
    return say("{card} from {space}", card=face_as(card, colour), space=space_name(space))


def _lead_about(table: Table, ask: Ask, lead: Lead) -> About:
    space, card, colour = lead
    return {"space": space, "card": card, "colour": COLOUR_NAMES[colour], **outlook(table, ask, lead)}


OFFENCE: Final = Question(
    Offence,
    combat.ask_offence,
    combat.choose_offence,
    prompt=text("Which card attacks?"),
    rule=text(
        "Attack with any card of your Vanguard, or of your Rearguard if the Vanguard is empty. The defence must follow "
        "your colour if it can. Another colour loses to yours; in the same colour the higher rank wins; 0 always "
        "beats 12. From a Wild space you name the colour."
    ),
    read="FO-B1",
    label=_lead_label,
    barred=_leads_barred,
    topic=lambda _table, _ask: {"fights": True},
    about=_lead_about,
    number=lambda _table, _ask, lead: ("offence", lead[0], lead[2]),
)

DEFENCE: Final = Question(
    Defence,
    combat.ask_defence,
    combat.choose_defence,
    prompt=text("Which card answers?"),
    rule=text(
        "Answer from your Rearguard, or from your Vanguard if the Rearguard is empty. Follow the colour that was led "
        "if a card of that row has it; a card on a Wild space is always allowed and counts as that colour."
    ),
    read="FO-B4",
    label=lambda _table, _ask, reply: say("{card} from {space}", card=face(reply[1]), space=space_name(reply[0])),
    barred=_replies_barred,
    topic=lambda _table, _ask: {"fights": True},
    about=lambda table, ask, reply: {"space": reply[0], "card": reply[1], **outlook(table, ask, reply)},
    number=lambda _table, _ask, reply: ("defence", reply[0]),
)

SEND: Final = Question(
    Send,
    combat.ask_send,
    combat.send,
    prompt=text("Which card advances from your 2 Cards space?"),
    rule=text("One of the two cards on your 2 Cards space advances and is turned up; the other stays for later."),
    read="FO-B24",
    label=lambda _table, _ask, card: face(card),
    about=lambda _table, _ask, card: {"card": card},
    number=lambda _table, _ask, card: ("send", card % DECK_SIZE),
)

QUESTIONS: Final[tuple[Question, ...]] = (TYPE, FORMATION_CARD, PLACE, OFFENCE, DEFENCE, SEND)
