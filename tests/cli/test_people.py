"""`wildswing people`: what whoever hosts a table does for its people."""

import asyncio
import re

from tests.cli.conftest import Command, assert_refused
from wildswing.home.folder import table_file
from wildswing.server.keeping.storage import open_storage, url_of
from wildswing.server.people.accounts import Accounts
from wildswing.server.people.persons import Persons


def test_a_code_sets_another_password(wildswing: Command) -> None:
    url = url_of(table_file())

    async def register() -> None:
        async with open_storage(url) as storage:
            await Persons(storage).register("Ann", "correct horse")

    async def use(code: str) -> str:
        async with open_storage(url) as storage:
            accounts = Accounts(storage, Persons(storage))
            return (await accounts.reset("Ann", code, "battery staple", "", lambda: None)).name

    asyncio.run(register())
    said = wildswing("people", "reset", "Ann")
    assert (said.code, said.err) == (0, "")
    found = re.search(r"The code for Ann is (\S+)\. It is good for a day, and once\.", said.out)
    assert found is not None
    assert asyncio.run(use(found[1])) == "Ann"


def test_a_host_keeps_order(wildswing: Command) -> None:
    async def register() -> None:
        async with open_storage(url_of(table_file())) as storage:
            await Persons(storage).register("Ann", "correct horse")

    asyncio.run(register())
    for order, said in [
        (["ban", "Ann", "--days", "0", "--why", "Too loud."], "Ann may not come in until 9999-12-31."),
        (["unban", "Ann"], "Ann may come in again."),
        (["rename", "Ann", "--to", "Zoe"], "Ann is called Zoe now."),
        (["appoint", "Zoe", "--role", "moderator"], "Zoe is moderator now."),
        (["registration", "closed"], "Registration is closed now."),
        (["reports"], "There are no open reports."),
        (["orders"], 'host: rename {"to":"Zoe","name":"Ann"}'),
        (["delete", "Zoe"], "Nothing of Zoe is left but in backups."),
    ]:
        printed = wildswing("people", *order)
        assert (printed.code, said in printed.out) == (0, True), printed
    assert_refused(
        wildswing("people", "ban", "Ann"), "The order “ban” cannot be carried out: missing a required argument"
    )
    assert_refused(wildswing("people", "end", "nowhere"), "There is no match “nowhere”")


def test_nobody_of_that_name_and_no_such_order_are_refused(wildswing: Command) -> None:
    assert wildswing("people", "registration", "open").code == 0
    assert_refused(wildswing("people", "reset", "Bob"), "No account is called “Bob”")
    assert_refused(wildswing("people", "dance", "Bob"), "dance")
