"""Which attacks a fighter has."""

from wildswing.exceed.language import parse
from wildswing.exceed.matches import normals, sheet_of


def attacks_of(text: str) -> tuple[str, ...]:
    """Returns the names of all attacks of a fighter, Normals too."""
    sheet = sheet_of(text)
    return tuple([card.name for card in (*sheet.cards, *parse(normals()[sheet.edition.value]).cards)])
