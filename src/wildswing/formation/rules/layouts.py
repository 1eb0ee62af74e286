"""The Formation Cards: what their spaces do, and the rules a set of them must keep."""

from typing import Final

from wildswing.formation.rules.cards import ALL_CARDS, BLUE, COLOUR, RANK, RED
from wildswing.kernel.errors import WildswingError

TYPES: Final = ("sword", "shield", "bow")
ROUNDS: Final = (1, 2, 3)
"""FO-R1: a game has three rounds."""

CARDS_PER_ROUND: Final = 2
"""FO-C6: two cards for each type and round."""

VANGUARD: Final = (0, 1, 2)
REARGUARD: Final = (3, 4, 5)
REINFORCEMENT: Final = (6, 7, 8)
ROW_NAMES: Final = ("Vanguard", "Rearguard", "Reinforcement")
COLUMN_NAMES: Final = ("left", "middle", "right")

ICONS: Final = {
    ".": "plain",
    "X": "Blank",
    "R": "Reveal",
    "1": "Rank +1",
    "2": "Rank +2",
    "W": "Wild",
    "D": "2 Cards",
}
"""FO-F4: what a space may be."""

HOUSE: Final = "(house rule)"
"""Stands at the end of a line whose card is our own, and of no rulebook."""

FormationCard = tuple[str, int, str, str]
"""Type, round, name and the nine spaces, Vanguard first."""

Book = tuple[FormationCard, ...]


Attack = tuple[int, int, int]
"""Space, card and colour."""

PRINTED: Final = tuple([(colour,) for colour in COLOUR])
"""By card the colours it fights in where its space does not say more."""


class Layout:
    """What the nine spaces of a formation mean in play; frozen, and shared by all who use the formation."""

    __slots__ = (
        "attacks",
        "back",
        "blank",
        "bonus",
        "colours",
        "double",
        "front",
        "reveal",
        "strength",
        "wild",
    )

    def __init__(self, spaces: str) -> None:
        # FO-F7, FO-L3, FO-T28, FO-X7
        self.blank = tuple([icon == "X" for icon in spaces])
        # FO-B6: no card fights from the Reinforcement, so a marker there does nothing.
        fighting = spaces[: REINFORCEMENT[0]].ljust(len(spaces), ".")
        self.bonus = tuple([int(icon) if icon in "12" else 0 for icon in fighting])
        self.wild = tuple([icon == "W" for icon in fighting])
        self.strength = tuple([tuple([rank + bonus for rank in RANK]) for bonus in self.bonus])
        """By space and card, FO-X1, FO-X3: the printed rank and the bonus of the space, in either role."""
        self.colours = tuple([((RED, BLUE),) * len(COLOUR) if wild else PRINTED for wild in self.wild])
        """By space and card the colours it fights in, FO-T2, FO-T5: on a Wild space it is of both."""
        self.attacks = tuple([_attacks(space, colours) for space, colours in enumerate(self.colours)])
        """By space and card how it attacks, FO-T1: from a Wild space the colour is named with the card."""
        self.reveal = spaces.index("R")
        self.double = spaces.find("D")
        # The spaces filled from the hand, in the order in which they are asked for; FO-F12: 2 Cards counts twice.
        self.front = tuple([space for space in VANGUARD + REARGUARD if spaces[space] not in "XR"])
        back = []
        for space in REINFORCEMENT:
            back += [space] * {"X": 0, "D": 2}.get(spaces[space], 1)
        self.back = tuple(back)


def _attacks(space: int, colours: tuple[tuple[int, ...], ...]) -> tuple[tuple[Attack, ...], ...]:
    return tuple([tuple([(space, card, colour) for colour in colours[card]]) for card in ALL_CARDS])


class _Layouts(dict[str, Layout]):
    """Layouts by their nine spaces, each made when it is first met."""

    def __missing__(self, spaces: str) -> Layout:
        layout = self[spaces] = Layout(spaces)
        return layout


LAYOUTS: Final = _Layouts()
"""The layout with nine spaces."""


def space_name(space: int) -> str:
    """Names a space: “Vanguard left”."""
    return f"{ROW_NAMES[space // 3]} {COLUMN_NAMES[space % 3]}"


def house_cards(text: str) -> frozenset[str]:
    """Returns the names of the Formation Cards of a layout file that are marked as our own."""
    cards = [content for line in text.splitlines() if (content := line.partition("#")[0].strip()).endswith(HOUSE)]
    return frozenset([_read_card(content, "")[2] for content in cards])


def read_book(text: str, source: str = "The layout file") -> Book:
    """Reads a set of Formation Cards and checks it; a mistake names the line and the rule it breaks."""
    cards: list[FormationCard] = []
    seen: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        where = f"{source}, line {number}"
        card = _read_card(content, where)
        _check_spaces(card, where)
        if card[2] in seen.values():
            raise WildswingError(f"{where}: there is another card called {card[2]}; give each a name of its own.")
        twin = seen.get(_columns_sorted(card[3]))
        if twin is not None:
            raise WildswingError(f"{where}: {card[2]} has the spaces of {twin}; all cards must differ (FO-L6, FO-L8).")
        seen[_columns_sorted(card[3])] = card[2]
        cards.append(card)
    _check_counts(cards, source)
    return tuple(cards)


def _read_card(content: str, where: str) -> FormationCard:
    content = content.removesuffix(HOUSE).rstrip()
    head, equals, grid = content.partition("=")
    words = head.split(maxsplit=2)
    if not equals or len(words) < 3:
        raise WildswingError(f"{where}: “{content}” should read like “sword 1 Wedge = 11R / 1X. / .X.”.")
    kind, round_number, name = words[0], words[1], words[2].strip()
    if kind not in TYPES:
        raise WildswingError(f"{where}: the type “{kind}” should be sword, shield or bow.")
    if round_number not in [str(number) for number in ROUNDS]:
        raise WildswingError(f"{where}: the round “{round_number}” should be 1, 2 or 3.")
    rows = [row.strip() for row in grid.split("/")]
    if [len(row) for row in rows] != [3, 3, 3]:
        raise WildswingError(f"{where}: {name} should have three rows of three spaces, with “/” between the rows.")
    spaces = "".join(rows)
    for icon in spaces:
        if icon not in ICONS:
            raise WildswingError(f"{where}: {name} has a space “{icon}”; a space is one of {' '.join(ICONS)} (FO-F4).")
    return kind, int(round_number), name, spaces


def _check_spaces(card: FormationCard, where: str) -> None:
    kind, _, name, spaces = card
    blanks, doubles = (3, 1) if kind == "bow" else (2, 0)
    if spaces.count("X") != blanks or spaces.count("D") != doubles:
        raise WildswingError(
            f"{where}: {name} has {spaces.count('X')} Blank (X) and {spaces.count('D')} “2 Cards” (D) spaces; "
            f"a {kind} has {blanks} and {doubles} (FO-L1)."
        )
    if spaces.count("R") != 1 or "R" in spaces[6:]:
        raise WildswingError(f"{where}: {name} needs exactly one Reveal space (R), in Vanguard or Rearguard (FO-L2).")
    for column in range(3):
        if spaces[column] == "X" == spaces[column + 3] and spaces[column + 6] != "X":
            raise WildswingError(
                f"{where}: {name} has Blanks in Vanguard and Rearguard of the {COLUMN_NAMES[column]} column, so the "
                "card behind them could never fight (FO-L4)."
            )
    if "D" in spaces[:6]:
        raise WildswingError(f"{where}: {name} has its “2 Cards” space (D) outside the Reinforcement (FO-L5).")


def _columns_sorted(spaces: str) -> str:
    """FO-L8: the order of the columns has no effect, so layouts that differ only in it are the same."""
    return " ".join(sorted([spaces[column::3] for column in range(3)]))


def _check_counts(cards: list[FormationCard], source: str) -> None:
    for kind in TYPES:
        for round_number in ROUNDS:
            count = len([card for card in cards if card[0] == kind and card[1] == round_number])
            if count != CARDS_PER_ROUND:
                raise WildswingError(
                    f"{source} should have {CARDS_PER_ROUND} cards for each type and round, but the {kind} has "
                    f"{count} for round {round_number} (FO-C5, FO-C6)."
                )
