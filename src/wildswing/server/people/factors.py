"""The second factor of an account: codes that an app works out from a secret and the time (RFC 6238)."""

import base64
import hmac
import secrets
import struct
from urllib.parse import quote

STEP = 30
"""Seconds for which a code is good."""

AROUND = (0, -1, 1)
"""Steps whose codes are taken, for clocks that are somewhat wrong and people who type slowly."""

SECRET_BYTES = 20


def new_secret() -> str:
    """Returns the secret of a new app, as an app takes it."""
    return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()


def code_at(secret: str, step: int, digits: int = 6) -> str:
    """Returns the code of a step of time.

    >>> code_at(base64.b32encode(b"12345678901234567890").decode(), 59 // STEP, digits=8)  # from RFC 6238
    '94287082'
    """
    digest = hmac.digest(base64.b32decode(secret), struct.pack(">Q", step), "sha1")
    start = digest[-1] & 15
    number: int = struct.unpack(">I", digest[start : start + 4])[0] & 0x7FFFFFFF
    return f"{number % 10**digits:0{digits}}"


def step_of(secret: str, code: str, now: float, used: int = 0) -> int | None:
    """Returns the step that a code belongs to, if it is a right one that was not used before."""
    given = "".join(code.split()).encode()
    right = [int(now) // STEP + shift for shift in AROUND]
    found = [step for step in right if hmac.compare_digest(code_at(secret, step).encode(), given) and step > used]
    return found[0] if found else None


def address_for_app(secret: str, name: str) -> str:
    """Returns what an app reads from a picture or a link."""
    return f"otpauth://totp/Wildswing:{quote(name)}?secret={secret}&issuer=Wildswing"
