"""What everybody may know of somebody who has an account."""

import msgspec

from wildswing.server.basics.names import isolated
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.accounts import UnknownPerson
from wildswing.server.people.messages import Profile
from wildswing.server.people.past import public
from wildswing.server.people.person import Person
from wildswing.server.people.persons import Persons
from wildswing.server.people.ranking import courses_of, ratings_of
from wildswing.server.people.ties import BLOCKS, FOLLOWS, Ties
from wildswing.texts import say


async def profile_of(storage: Storage, persons: Persons, name: str, asking: Person | None = None) -> Profile:
    """Returns the ratings and the public matches of an account, and what it is to whoever asks; a guest has none."""
    row = await persons.account(name)
    if row is None or row.password is None:
        raise UnknownPerson(say("Nobody here has an account with the name “{name}”.", name=isolated(name[:40])))
    person = Person(row.id, row.name, is_guest=False)
    matches = tuple(await public(storage, person))
    ratings, courses = await ratings_of(storage, person.id), await courses_of(storage, person.id)
    profile = Profile(row.name, row.created[:10], ratings, matches, courses)
    if asking is None or asking.is_guest:
        return profile
    ties = Ties(storage)
    own, theirs = await ties.between(asking.id, row.id), await ties.between(row.id, asking.id)
    return msgspec.structs.replace(
        profile,
        is_me=asking.id == row.id,
        is_followed=FOLLOWS in own,
        follows_me=FOLLOWS in theirs,
        is_blocked=BLOCKS in own,
    )
