"""What `wildswing show` tells of Exceed: the rules in short, the fighters, and all cards of one of them."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wildswing.exceed.home.entries import entries
from wildswing.exceed.home.fighters import gather
from wildswing.exceed.language import parse, print_card, print_exceed, print_line, print_token
from wildswing.exceed.language.sheets import Card, Fighter, Normals
from wildswing.exceed.matches import normals, sheet_of
from wildswing.exceed.roster import season_of
from wildswing.exceed.rules.editions import NEWEST, life_of
from wildswing.exceed.terminal.cards import CardSheets, coloured
from wildswing.exceed.terminal.roster import DIFFICULTY_STYLES, roster_table

RULES = {
    "The arena": (
        f"{NEWEST.spaces} spaces in a line; the fighters start on {NEWEST.starting_spaces[0]} and "
        f"{NEWEST.starting_spaces[1]}. The range is the difference of their spaces, and "
        "they always look at each other."
    ),
    "The aim": (
        f"Bring the opponent from {NEWEST.starting_life} life to 0. Who runs out of cards a second time loses too."
    ),
    "Cards": (
        "The upper half of a card is an attack, the lower half a boost. A card can also be spent: each gives 1 "
        "Force, an Ultra 1 or 2. Cards in your gauge can be spent as Gauge too."
    ),
    "A turn": (
        "One action: Strike; Boost; Prepare (draw a card); Move or Walk (1 Force a space, more past the opponent); "
        "Change Cards (spend Force, draw as many); Exceed (pay Gauge, turn your fighter over); Reshuffle; or what "
        f"your fighter offers. A turn without a strike ends with drawing a card, down to {NEWEST.hand_limit} in hand."
    ),
    "A strike": (
        "Both set an attack face down: one card, two of a name as an EX attack (+1 power, speed, armor and guard), "
        "or the top card of the deck as a Wild Swing. Both are revealed and paid for. The faster goes first: "
        "“before” effects, the check of the range, “hit” effects, damage, “after” effects. Then the slower, unless "
        "it is stunned."
    ),
    "Damage": (
        "Power, less what armor is left. Who has taken more damage in a strike than their attack's guard is "
        "stunned, and does not attack any more."
    ),
    "Afterwards": (
        "An attack that hit goes to its owner's gauge, any other to the discard pile. The defender takes the next "
        "turn, unless somebody gained advantage."
    ),
    "Boosts": (
        "An instant boost does its “now” and is discarded. A continuous boost stays until the end of the next strike. "
        "After a cancelable boost 1 Gauge buys another action."
    ),
}


def page() -> RenderableType:
    """Draws the rules and the fighters."""
    rules = [Text.assemble((f"{title}. ", "bold"), rule) for title, rule in RULES.items()]
    found = gather()
    title = Text("\nFighters", "bold underline")
    passed_over = [Text(f"Skipped: {reason}", "yellow") for reason in found.passed_over]
    hint = Text("`wildswing show NAME` shows a fighter with all cards.", "dim")
    return Group(*rules, title, roster_table(entries(found)), *passed_over, hint)


def fighter_page(text: str) -> RenderableType:
    """Draws a fighter: both sides, then all cards, Normals last."""
    fighter = sheet_of(text)
    own, common = _cards(fighter)
    return Group(
        _whole_head(fighter, season_of(text)),
        _sides(fighter),
        Text("\nCards", "bold underline"),
        CardSheets(own),
        Text(f"\nNormals of {fighter.edition}", "bold underline"),
        CardSheets(common),
    )


def both_fighters(fighters: Sequence[Fighter]) -> RenderableType:
    """Draws both sides of fighters."""
    return Group(*[part for fighter in fighters for part in (_head(fighter), _sides(fighter))])


def _head(fighter: Fighter) -> Text:
    return Text.assemble((fighter.name, "bold"), f" · {fighter.edition} · {print_exceed(fighter.exceed)}")


def _whole_head(fighter: Fighter, season: str) -> RenderableType:
    """Draws the name, the style and the facts, a line each."""
    first = Text(" · ").join([Text(fighter.name, "bold underline"), *([Text(season)] if season else [])])
    style = [Text(fighter.style, "italic")] if fighter.style else []
    return Group(first, *style, Text(" · ").join(_facts(fighter)), "")


def _facts(fighter: Fighter) -> list[Text]:
    facts = [Text(f"{fighter.edition} edition")]
    if fighter.difficulty:
        facts.append(Text(f"difficulty {fighter.difficulty}", DIFFICULTY_STYLES[fighter.difficulty]))
    facts += [Text(f"{life_of(fighter)} life"), Text(print_exceed(fighter.exceed))]
    if fighter.hand_limit is not None:
        facts.append(Text(f"hand limit {fighter.hand_limit}"))
    if fighter.more_starting_cards:
        facts.append(Text(f"starting hand {fighter.more_starting_cards} more"))
    if fighter.deck is not None:
        facts.append(Text(f"deck of {fighter.deck.cards} cards"))
    return [*facts, *[Text(print_token(token)) for token in fighter.tokens]]


def _sides(fighter: Fighter) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    for title, lines in (("both", fighter.both_sides), ("basic", fighter.basic), ("exceeded", fighter.exceeded)):
        for line in lines:
            table.add_row(Text(title, "dim"), coloured(print_line(line)))
    return Padding(table, (0, 0, 0, 2))


def fighter_facts(text: str) -> dict[str, Any]:
    """Returns a fighter for programs."""
    fighter = sheet_of(text)
    own, common = _cards(fighter)
    return {
        "name": fighter.name,
        "season": season_of(text),
        "edition": fighter.edition.value,
        "style": fighter.style or "",
        "difficulty": fighter.difficulty.value if fighter.difficulty else "",
        "life": life_of(fighter),
        "exceed_cost": None if fighter.exceed is None else fighter.exceed.gauge,
        "text": text,
        "cards": [{"name": card.name, "kind": card.kind.value, "text": print_card(card)} for card in own + common],
    }


def _cards(fighter: Fighter) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    common = parse(normals()[fighter.edition.value])
    return fighter.cards, common.cards if isinstance(common, Normals) else ()
