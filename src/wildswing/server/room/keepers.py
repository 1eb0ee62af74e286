"""Who has the seats of a match, and what was agreed on before it began."""

from collections.abc import Sequence

import msgspec

from wildswing.kernel.fairness import FairShuffle
from wildswing.server.basics.names import isolated
from wildswing.server.basics.terms import Terms
from wildswing.server.room.series import Series
from wildswing.texts import say


class Keeper(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: an agent by its name, or whoever holds the token with this hash.

    A seat with an invitation has been open; until somebody takes it, there is no token. A seat that was taken by
    somebody who is known belongs to that person, who may get another token for it.
    """

    agent: str = ""
    token_hash: str = ""
    invitation_hash: str = ""
    person: str = ""
    name: str = ""
    is_guest: bool = False
    stand_in: str = ""
    """The agent that plays for the person at the seat."""
    gave_up: bool = False
    """Whether it does so for good."""
    bot: str = ""
    """The bot that has taken the seat for the person."""
    brings: str = ""
    """What comes to the seat, where that was left to whoever takes it."""
    bans: tuple[str, ...] = ()
    """What nobody brings to this series, by the word of whoever has the seat."""

    @property
    def mind(self) -> str:
        """The agent that answers for the seat, if any does."""
        return self.agent or self.stand_in

    @property
    def plays(self) -> bool:
        """Whether a person answers for the seat."""
        return bool(self.token_hash) and not self.mind

    @property
    def is_kept_warm(self) -> bool:
        """Whether an agent plays until the person comes back."""
        return bool(self.stand_in) and not self.gave_up

    @property
    def is_open(self) -> bool:
        """Whether nobody has the seat yet."""
        return bool(self.invitation_hash) and not self.token_hash

    @property
    def shown(self) -> str:
        """What others call the person at the seat; a guest is told from an account with the same name."""
        name = isolated(self.name)
        return say("{name} (guest)", name=name) if self.is_guest else name

    @property
    def account(self) -> str:
        """The name of the account that has the seat, if one does."""
        return "" if self.is_guest or not self.person else self.name


class Pact(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody at a match can rely on: how its shuffles are settled, its terms, and its place in a series."""

    fairness: FairShuffle | None = None
    terms: Terms = Terms()
    series: Series = Series()


NO_PACT = Pact()


def notice_of(keepers: Sequence[Keeper], fairness: FairShuffle | None) -> str:
    """Returns what everybody who is invited to a match should know of it beforehand, if there is anything.

    Without a commitment whoever began the match has chosen its seed. Where nobody is invited, that is nobody's concern.
    """
    if fairness is not None or not any(keeper.invitation_hash for keeper in keepers):
        return ""
    return say(
        "Whoever started this match chose how its cards fall, and may know all of them in advance; nothing proves "
        "that its shuffles are fair."
    )
