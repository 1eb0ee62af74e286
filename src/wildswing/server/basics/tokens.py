"""What nobody can guess: names of matches, secrets of shuffles, and tokens, of which only hashes are kept.

Tokens open seats, and invitations are tokens that are given away.
"""

import hmac
import secrets
import string
from hashlib import sha256

ALPHABET = string.ascii_letters + string.digits
"""Letters and figures alone: a command would read a token that begins with a dash as an option."""

TYPED = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters and figures that nobody takes for each other, for what people type."""


def new_match_id() -> str:
    """Returns the name of a new match."""
    return _drawn(12)


def new_secret() -> str:
    """Returns what the shuffles of a new match follow from, or its seed."""
    return secrets.token_hex(32)


def new_token() -> str:
    """Returns a token that nobody can guess."""
    return _drawn(32)


def new_code() -> str:
    """Returns a code that nobody can guess and people can type: 80 bits, in four groups."""
    return "-".join(["".join([secrets.choice(TYPED) for _ in range(4)]) for _ in range(4)])


class Tokens:
    """The tokens for whatever one request takes: drawn at random, or following from a key that came with it.

    Whoever repeats a request with its key, since the answer was lost, so gets the same seat again, at any worker and
    after any restart. Nobody else knows the key; that of a person who is known is good for this person alone.
    """

    def __init__(self, key: str = "", person: str = "") -> None:
        self._key = key
        self._person = person

    @property
    def is_keyed(self) -> bool:
        """Whether the same tokens can come again."""
        return bool(self._key)

    def seat(self, match_id: str) -> str:
        """Returns the token of the seat that the request takes in a match."""
        return self._token("seat", match_id)

    def invitation(self, match_id: str) -> str:
        """Returns the code for the open seats of a match that the request begins."""
        return self._token("invitation", match_id)

    def _token(self, what: str, match_id: str) -> str:
        if not self._key:
            return new_token()
        return sha256(f"wildswing {what} {match_id} {self._person} {self._key}".encode()).hexdigest()


def hash_of(token: str) -> str:
    """Returns what is kept of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).hexdigest()


def opens(token: str, kept: str) -> bool:
    """Tells whether a token is the one whose hash was kept; no hash is opened by none."""
    return bool(kept) and hmac.compare_digest(kept, hash_of(token))


def _drawn(length: int) -> str:
    return "".join([secrets.choice(ALPHABET) for _ in range(length)])
