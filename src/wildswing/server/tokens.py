"""What nobody can guess: names of matches, secrets of shuffles, and tokens, of which only hashes are kept.

Tokens open seats, and invitations are tokens that are given away.
"""

import hmac
import secrets
from hashlib import sha256


def new_match_id() -> str:
    """Returns the name of a new match."""
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    """Returns what the shuffles of a new match follow from, or its seed."""
    return secrets.token_hex(32)


def new_token() -> str:
    """Returns a token that nobody can guess."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """Returns what is kept of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).hexdigest()


def opens(token: str, kept: str) -> bool:
    """Tells whether a token is the one whose hash was kept; no hash is opened by none."""
    return bool(kept) and hmac.compare_digest(kept, hash_of(token))
