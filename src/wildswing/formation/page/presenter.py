"""Formation as a page needs it: the Formation Cards, the faces, and where each option lies."""

import msgspec

from wildswing.formation.game import FORMATION
from wildswing.formation.rules.cards import ACHIEVEMENTS, ALL_CARDS, COLOUR, COLOUR_NAMES, RANK
from wildswing.formation.rules.layouts import house_cards
from wildswing.formation.rules.naming import icon_names
from wildswing.formation.rules.questions import NOWHERE
from wildswing.formation.rules.table import Table
from wildswing.kernel.ask import Ask
from wildswing.kernel.game import Setup
from wildswing.kernel.state import NOTHING
from wildswing.server.presenting.any_game import Presenter
from wildswing.server.protocol import About, Barred
from wildswing.texts import say


class LayoutFacts(msgspec.Struct, frozen=True):
    """A Formation Card: its nine spaces, Vanguard first, each one of the icons."""

    type: str
    round: int
    name: str
    spaces: str
    house: bool
    """Whether it is our own, and of no rulebook."""


class FaceFacts(msgspec.Struct, frozen=True):
    """The face of a Battle Card; views and options name a card by its place in the list of faces."""

    colour: str
    rank: int
    achievements: int


class FormationCatalog(msgspec.Struct, frozen=True):
    """What everybody may know in a match of Formation."""

    layouts: tuple[LayoutFacts, ...]
    icons: dict[str, str]
    cards: tuple[FaceFacts, ...]


class FormationPresenter(Presenter):
    """Presents Formation."""

    def catalog(self, state: Table, setup: Setup) -> FormationCatalog:
        """Returns the Formation Cards of the match and all faces."""
        house = house_cards(setup["layouts"])
        return FormationCatalog(
            tuple([LayoutFacts(*card, house=card[2] in house) for card in state.book]),
            icon_names(),
            tuple([FaceFacts(COLOUR_NAMES[COLOUR[card]], RANK[card], ACHIEVEMENTS[card]) for card in ALL_CARDS]),
        )

    def moment(self, state: Table) -> str:
        """Says which round and battle it is."""
        if state.battle:
            return say("round {round}, battle {battle}", round=state.round, battle=state.battle)
        return say("round {round}", round=state.round) if state.round else say("choosing sides")

    def barred(self, ask: Ask, hidden: Table) -> tuple[Barred, ...]:
        """Returns the cards and spaces of the seat that are not offered, each with the reason."""
        return tuple([Barred(_lies(space, card), reason) for space, card, reason in FORMATION.barred(ask, hidden)])


def _lies(space: int, card: int) -> About:
    """Returns a card where it lies; a card in hand lies on no space, and an open space has no card."""
    about: About = {}
    if space != NOWHERE:
        about["space"] = space
    if card != NOTHING:
        about["card"] = card
    return about
