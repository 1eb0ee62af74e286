"""Fair shuffles: nobody alone settles how the cards of a match are dealt, and afterwards anybody can check it.

1. The table draws a secret and shows its commitment: a hash of the secret, the match, and what it is played with.
2. Every seat adds entropy of its own after it has seen the commitment. Agents add NO_ENTROPY, and so does a person who
   adds none.
3. The seed is a hash of the commitment, the secret and the entropy of all seats, in order. Only now cards are dealt.
4. When the match is over the secret is told. Whoever has the match file can compute the hashes and play it again.

Who could cheat?

- The table cannot try out secrets: it is bound to one before it knows any entropy. Since the commitment names the match
  and the digest of its game and setup, it cannot be kept for another match, other fighters or other rules either.
- Whoever brings a fighter chooses it knowing no secret; the table, which does, has no say in the fighters of others.
- A seat cannot try out entropy: it does not know the secret, which has 256 bits.
- The table cannot exchange the entropy of a seat: the seat is shown what was used, and knows what it sent.
- Nobody knows the seed before the end but the table, so the secret is told only then: it would foretell every shuffle.
- The table can refuse to deal, or never tell the secret. Neither can be hidden: the seat has the commitment.
- A table in league with whoever sends entropy last can try out that entropy. Such a table could as well show that
  player your hand, which no proof about shuffles prevents; with agents on the other seats, your entropy is the last.
- Whoever names the seed of a match in the wish for it could know all cards; no commitment is made then.
"""

import re
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from wildswing.kernel.errors import BrokenRecord
from wildswing.kernel.game import AnyGame, Setup

NO_ENTROPY = "0" * 64
"""What an agent adds, and a person who adds nothing."""

HEXADECIMAL = re.compile("[0-9a-f]{64}")
"""What secrets, entropies and hashes look like: 256 bits."""


class FairShuffle(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that the shuffles of a match follow from; an entropy is empty until its seat has added it.

    Where people bring a part of what the match is played with, the frame is what was settled before they came.
    """

    match: str
    digest: str
    commitment: str
    secret: str
    entropies: tuple[str, ...]
    frame: dict[str, str] | None = None

    @property
    def is_settled(self) -> bool:
        """Whether every seat has added its entropy, so that cards can be dealt."""
        return all(self.entropies)

    @property
    def seed(self) -> str:
        """The seed that deals the match."""
        return _hashed("seed", self.commitment, self.secret, *self.entropies)

    def with_entropy(self, seat: int, entropy: str) -> "FairShuffle":
        """Returns the same with the entropy of a seat; what a seat has added once stays."""
        added = [kept or entropy if place == seat else kept for place, kept in enumerate(self.entropies)]
        return msgspec.structs.replace(self, entropies=tuple(added))


def commit(
    secret: str, match: str, game: AnyGame, setup: Setup, entropies: Sequence[str], *, is_frame: bool = False
) -> FairShuffle:
    """Binds a match to a secret, with the entropies that are known from the start; people may fill a frame later."""
    digest = digest_of(game, setup)
    commitment = commitment_of(secret, match, digest)
    return FairShuffle(match, digest, commitment, secret, tuple(entropies), dict(setup) if is_frame else None)


def digest_of(game: AnyGame, setup: Setup) -> str:
    """Returns a hash of what a match is played with."""
    played = msgspec.json.encode([game.name, game.version, dict(setup)], order="deterministic")
    return _hashed("setup", played.decode())


def commitment_of(secret: str, match: str, digest: str) -> str:
    """Returns what is shown of a secret before the first card."""
    return _hashed("commitment", match, digest, secret)


def check(shuffle: FairShuffle, game: AnyGame, setup: Setup, seed: int | str) -> None:
    """Refuses what does not fit together, with words that name it."""
    seats = len(game.seats(setup))
    if len(shuffle.entropies) != seats:
        raise BrokenRecord(f"there are {len(shuffle.entropies)} entropies for {seats} seats")
    values = {"secret": shuffle.secret, "commitment": shuffle.commitment}
    values |= {f"entropy of seat {seat}": entropy for seat, entropy in enumerate(shuffle.entropies)}
    for name, value in values.items():
        if not is_hexadecimal(value):
            raise BrokenRecord(f"the {name} is not 64 hexadecimal digits")
    frame = setup if shuffle.frame is None else shuffle.frame
    is_filled = all(setup.get(part) == text for part, text in frame.items() if text)
    if shuffle.digest != digest_of(game, frame) or not is_filled:
        raise BrokenRecord("the setup is not the one that the commitment was made for")
    if shuffle.commitment != commitment_of(shuffle.secret, shuffle.match, shuffle.digest):
        raise BrokenRecord("the secret does not fit the commitment to this match")
    if seed != shuffle.seed:
        raise BrokenRecord("the seed does not follow from the secret and the entropy of the seats")


def is_hexadecimal(value: str) -> bool:
    """Tells whether a value is 256 bits in lower-case hexadecimal digits."""
    return HEXADECIMAL.fullmatch(value) is not None


def _hashed(purpose: str, *lines: str) -> str:
    """Hashes lines of text; the first says what for, so that no hash can serve as another."""
    return sha256("\n".join((f"wildswing {purpose} 1", *lines)).encode()).hexdigest()
