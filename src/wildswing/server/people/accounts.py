"""How the owner of an account gets in, and keeps others out: passwords, codes that are typed once, second factors."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.sql.dml import UpdateBase

from wildswing.kernel.errors import WildswingError
from wildswing.server.basics.tokens import hash_of, new_code
from wildswing.server.keeping.sql_tables import CODES, PEOPLE
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.people.factors import address_for_app, new_secret, step_of
from wildswing.server.people.messages import FactorWish, NewFactor, Proof, RecoveryCodes
from wildswing.server.people.person import Person
from wildswing.server.people.persons import NotSignedIn, Persons
from wildswing.server.people.sessions import FOR_EVER, ended_for
from wildswing.texts import say

RESET, RECOVERY = "reset", "recovery"
"""What a code is for: another password, or one time without the app of the second factor."""

RESET_LIFETIME = timedelta(days=1)
"""How long another password can be set with a code."""

RECOVERY_CODES = 8

TryCode = Callable[[], None]
"""Refuses whoever has tried too many codes."""


class NeedsCode(WildswingError):
    """The password is right, and the second factor is missing."""


class NotYours(WildswingError):
    """Whoever is signed in cannot prove to be the owner of the account."""


class Banned(WildswingError):
    """Somebody may not come in."""


class UnknownPerson(WildswingError):
    """No account has this name."""


class Accounts:
    """All accounts, as their owners use them."""

    def __init__(
        self, storage: Storage, persons: Persons, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._storage = storage
        self._persons = persons
        self._passwords = persons.passwords
        self._clock = clock

    async def has_second_factor(self, name: str) -> bool:
        """Tells whether the password of an account opens nothing by itself."""
        row = await self._persons.account(name)
        return row is not None and row.second_factor is not None

    async def sign_in(self, name: str, password: str, code: str, try_code: TryCode, is_known: bool = False) -> Person:
        """Returns the person whose name, password and, if it has a second factor, code these are."""
        row = await self._persons.account(name)
        kept = None if row is None else row.password
        if not await self._passwords.fits(password, kept, is_known) or row is None:
            raise NotSignedIn(say("This name and password do not match; check both, then try again."))
        await self._check_code(row, code, try_code)
        self._check_ban(row)
        return Person(row.id, row.name, is_guest=False)

    # --- Passwords ---

    async def change_password(self, person: Person, old: str, new: str) -> None:
        """Sets another password; all pages are signed out, and browsers are known no more."""
        row = await self._proven(person, old)
        await self._set_password(row, new)

    async def new_reset_code(self, name: str, without_factor: bool = False) -> str:
        """Returns a code with which the owner can set another password, for whoever hosts the table to hand over."""
        row = await self._persons.account(name)
        if row is None:
            raise UnknownPerson(say("No account is called “{name}”.", name=name[:40]))
        code = new_code()
        without = [self._without_factor(row.id), self._without_codes(row.id, RECOVERY)] if without_factor else []
        await self._storage.write(
            *without,
            self._without_codes(row.id, RESET),
            self._coded(code, row.id, RESET, self._clock() + RESET_LIFETIME),
        )
        return code

    async def reset(self, name: str, reset_code: str, password: str, code: str, try_code: TryCode) -> Person:
        """Sets another password for whoever has a code for it."""
        row = await self._persons.account(name)
        if row is None or not await self._is_right(reset_code, row.id, RESET):
            raise NotSignedIn(say("This name and code do not match, or the code is older than a day; ask for another."))
        await self._check_code(row, code, try_code)
        self._check_ban(row)
        await self._set_password(row, password, self._spent(reset_code))
        return Person(row.id, row.name, is_guest=False)

    async def _set_password(self, row: Row[Any], password: str, *more: UpdateBase) -> None:
        secret = await self._passwords.hash(password, row.name)
        unchanged = (PEOPLE.c.id == row.id) & (PEOPLE.c.password == row.password)
        changed = update(PEOPLE).where(unchanged).values(password=secret)
        await self._storage.write(changed, *more, self._without_codes(row.id, RESET), ended_for(row.id))

    # --- Second factors ---

    def offer_factor(self, person: Person) -> NewFactor:
        """Returns a secret for an app; it counts once a code of the app was seen."""
        secret = new_secret()
        return NewFactor(secret, address_for_app(secret, person.name))

    async def turn_factor_on(self, person: Person, wish: FactorWish) -> RecoveryCodes:
        """Asks for a code at every sign-in from now on, and returns what helps whoever has lost the app."""
        row = await self._proven(person, wish.password)
        if row.second_factor is not None:
            raise NotYours(say("Your account has a second factor already; turn it off first."))
        step = step_of(wish.secret, wish.code, self._clock().timestamp())
        if step is None:
            raise NotYours(say("This is not the code that belongs to this secret; check the clock of your device."))
        codes = [new_code() for _ in range(RECOVERY_CODES)]
        is_off = (PEOPLE.c.id == row.id) & PEOPLE.c.second_factor.is_(None)
        await self._storage.write(
            update(PEOPLE).where(is_off).values(second_factor=wish.secret, factor_step=step),
            self._without_codes(row.id, RECOVERY),
            *[self._coded(code, row.id, RECOVERY, FOR_EVER) for code in codes],
        )
        return RecoveryCodes(tuple(codes))

    async def turn_factor_off(self, person: Person, proof: Proof, try_code: TryCode) -> None:
        """Lets the password alone open the account again."""
        await self.prove(person, proof, try_code)
        await self._storage.write(self._without_factor(person.id), self._without_codes(person.id, RECOVERY))

    # --- Proofs ---

    async def prove(self, person: Person, proof: Proof, try_code: TryCode) -> None:
        """Refuses whoever is signed in and cannot show what signing in takes; a guest has nothing to show."""
        if not person.is_guest:
            await self._check_code(await self._proven(person, proof.password), proof.code, try_code)

    async def _proven(self, person: Person, password: str) -> Row[Any]:
        found = await self._storage.rows(select(PEOPLE).where(PEOPLE.c.id == person.id))
        row = found[0] if found else None
        if row is None or row.password is None:
            raise NotYours(say("A guest has no password; make an account first."))
        if not await self._passwords.fits(password, row.password, is_known=True):
            raise NotYours(say("This is not the password of your account; try again."))
        return row

    def _check_ban(self, row: Row[Any]) -> None:
        """Refuses somebody who is kept out; only who has the password learns that."""
        if row.banned_until is not None and row.banned_until > self._now():
            day, why = row.banned_until[:10], row.banned_why
            raise Banned(say("This account may not come in until {day}: {why}", day=day, why=why))

    async def _check_code(self, row: Row[Any], code: str, try_code: TryCode) -> None:
        if row.second_factor is None:
            return
        if not code:
            raise NeedsCode(
                say("This account has a second factor; type the code that your app shows, or a recovery code.")
            )
        # Nobody can guess one of these, so they are good however often others have guessed.
        if await self._is_right(code, row.id, RECOVERY):
            await self._storage.write(self._spent(code), delete(CODES).where(CODES.c.code_hash == _kept(code)))
            return
        try_code()
        step = step_of(row.second_factor, code, self._clock().timestamp(), row.factor_step)
        try:
            if step is not None:
                is_new = (PEOPLE.c.id == row.id) & (PEOPLE.c.factor_step < step)
                await self._storage.write(update(PEOPLE).where(is_new).values(factor_step=step))
                return
        except Overtaken:
            pass  # somebody has just used it
        raise NotSignedIn(say("This code is not right, or was used before; wait for the next one, then try again."))

    # --- Codes ---

    async def _is_right(self, code: str, person: str, purpose: str) -> bool:
        is_it = (CODES.c.code_hash == _kept(code), CODES.c.person == person, CODES.c.purpose == purpose)
        return bool(await self._storage.rows(select(CODES).where(*is_it, CODES.c.expires > self._now())))

    def _spent(self, code: str) -> UpdateBase:
        """Returns what uses a code up; whoever does so a moment later is overtaken."""
        is_good = (CODES.c.code_hash == _kept(code)) & (CODES.c.expires > self._now())
        return update(CODES).where(is_good).values(expires=self._now())

    def _coded(self, code: str, person: str, purpose: str, expires: datetime) -> UpdateBase:
        kept = {"person": person, "purpose": purpose, "expires": expires.isoformat(timespec="seconds")}
        return insert(CODES).values(code_hash=_kept(code), **kept)

    def _without_codes(self, person: str, purpose: str) -> UpdateBase:
        return delete(CODES).where(CODES.c.person == person, CODES.c.purpose == purpose)

    def _without_factor(self, person: str) -> UpdateBase:
        return update(PEOPLE).where(PEOPLE.c.id == person).values(second_factor=None, factor_step=0)

    def _now(self) -> str:
        return self._clock().isoformat(timespec="seconds")


def _kept(code: str) -> str:
    """Returns what is kept of a code, however it is typed."""
    return hash_of("".join([letter for letter in code.upper() if letter.isalnum()]))
