"""What `wildswing show formation` tells: the rules in short and the Formation Cards."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from wildswing.formation.rules.layouts import ICONS, TYPES, Book
from wildswing.formation.terminal.cards import MARKER_STYLES, SMALL_MARKERS, small_grid

RULES = {
    "The cards": (
        "Each player has a deck of 22: ranks 0 to 9 and 12, each in red and in blue. A card is worth 0 "
        "points (rank 0), 1 (ranks 1 to 4), 2 (5 to 7) or 3 (8, 9 and 12)."
    ),
    "A game": (
        "Three rounds. At the start each takes a type, Sword, Shield or Bow, and keeps it. The First "
        "Player Card changes hands after each round."
    ),
    "Forming up": (
        "Fill your hand to seven. Both choose one of two Formation Cards in secret and show them; the top"
        " card of the deck goes face up on the Reveal space. Both fill Vanguard (front) and Rearguard "
        "(middle), turn those cards up together, then fill the Reinforcement (back) face down. One card "
        "stays in hand for the next round."
    ),
    "Battles": (
        "Seven in each round; the offence changes sides after each. The offence attacks from its "
        "Vanguard, the defence answers from its Rearguard; a player whose row is empty uses the other of "
        "the two. The defence must follow the colour if its row can."
    ),
    "Who wins": (
        "0 beats 12, always. Otherwise a defence in another colour loses; in the same colour the higher "
        "rank wins, and equal ranks tie. The winner takes both cards; in a tie both take their "
        "own cards back. Then the cards behind a gap move up."
    ),
    "Spaces": (
        "+1 and +2 raise the rank of a card that fights from there. On Wild a card counts as either "
        "colour. A Blank is never used. 2 Cards holds two, and its owner chooses which one moves up "
        "first."
    ),
    "The end": (
        "A round scores the points of all cards you took in it. The highest total of three rounds wins; "
        "on equal totals the second player of round 1."
    ),
}


def page(book: Book, house: frozenset[str]) -> RenderableType:
    """Draws the rules and the cards; those of the house are marked."""
    parts: list[RenderableType] = []
    for title, text in RULES.items():
        parts.append(Text.assemble((f"{title}. ", "bold"), text))
    for kind in TYPES:
        parts.append(Text(f"\n{kind.capitalize()}", "bold underline"))
        cards = [card for card in book if card[0] == kind]
        grids = [
            small_grid(spaces, name, f"round {number}" + "\nhouse rule" * (name in house))
            for _, number, name, spaces in cards
        ]
        parts.append(Columns(grids, padding=0))
    legend = Text("\nThe Vanguard is the upper row.")
    for icon, small in SMALL_MARKERS.items():
        legend.append(f"  {small}\N{NO-BREAK SPACE}", MARKER_STYLES[icon])
        legend.append(ICONS[icon].replace(" ", "\N{NO-BREAK SPACE}"))
    parts.append(legend)
    if house:
        parts.append(Text("A layout marked as a house rule is our own: the printed cards of the game are lost.", "dim"))
    return Group(*parts)
