"""What everybody may know of somebody who has an account."""

from wildswing.server.basics.names import isolated
from wildswing.server.keeping.storage import Storage
from wildswing.server.people.accounts import UnknownPerson
from wildswing.server.people.messages import Profile
from wildswing.server.people.past import public
from wildswing.server.people.person import Person
from wildswing.server.people.persons import Persons
from wildswing.server.people.ranking import ratings_of
from wildswing.texts import say


async def profile_of(storage: Storage, persons: Persons, name: str) -> Profile:
    """Returns the ratings and the public matches of an account; a guest has none."""
    row = await persons.account(name)
    if row is None or row.password is None:
        raise UnknownPerson(say("Nobody here has an account with the name “{name}”.", name=isolated(name[:40])))
    person = Person(row.id, row.name, is_guest=False)
    matches = tuple(await public(storage, person))
    return Profile(row.name, row.created[:10], await ratings_of(storage, person.id), matches)
