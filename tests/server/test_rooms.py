"""One place changes matches: who sits at them, also where nobody looks, and whether they are there at all."""

from collections.abc import Sequence
from functools import partial

import msgspec
import pytest

from tests.server.guests import known_as
from tests.server.people import Message, Table, on_both
from wildswing.server.changing.forgetting import named
from wildswing.server.keeping.storage import Storage
from wildswing.server.keeping.troubles import Overtaken
from wildswing.server.referee.desk import Desk
from wildswing.server.room.keepers import Keeper
from wildswing.server.room.room import Room

pytestmark = pytest.mark.anyio


async def begun_by_ann(table: Table, **wish: object) -> tuple[str, str]:
    """Has Ann begin a match; returns the match, and who she is."""
    async with known_as(table, "Ann") as ann:
        mine: Message = await ann.post("/api/matches", game="formation", **wish)
    return mine["match"], await person_at(table, mine["match"])


async def person_at(table: Table, match_id: str) -> str:
    return next(keeper.person for keeper in await keepers_of(table, match_id) if keeper.person)


async def keepers_of(table: Table, match_id: str) -> tuple[Keeper, ...]:
    keepers = await table.referee.storage.keepers(match_id)
    assert keepers is not None
    return keepers


async def names_at(table: Table, match_id: str) -> list[str]:
    return [keeper.name for keeper in await keepers_of(table, match_id) if keeper.name]


@on_both
async def test_seats_of_a_match_that_is_not_at_hand_are_changed_in_the_log_alone(table: Table) -> None:
    match_id, ann = await begun_by_ann(table, opponent="random")
    del table.referee.rooms.at_hand[match_id]
    await table.referee.rooms.reseat(match_id, partial(named, ann, "Zoe"))
    assert await names_at(table, match_id) == ["Zoe"]
    assert match_id not in table.referee.rooms.at_hand


@on_both
async def test_seats_of_a_match_at_hand_are_changed_there_too(table: Table) -> None:
    match_id, ann = await begun_by_ann(table, opponent="random")
    await table.referee.rooms.reseat(match_id, partial(named, ann, "Zoe"))
    assert await names_at(table, match_id) == ["Zoe"]
    assert "Zoe" in [keeper.name for keeper in table.referee.rooms.at_hand[match_id].keepers]


async def test_a_match_that_is_gone_has_no_seats_to_change(table: Table) -> None:
    await table.referee.rooms.reseat("nowhere", partial(named, "somebody", "Zoe"))
    assert await table.referee.storage.keepers("nowhere") is None


@on_both
async def test_seats_are_changed_once_more_after_somebody_was_faster(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, ann = await begun_by_ann(table, opponent="random")
    del table.referee.rooms.at_hand[match_id]
    seat = Storage.seat

    async def late(storage: Storage, match: str, before: Sequence[Keeper], after: Sequence[Keeper]) -> None:
        monkeypatch.setattr(Storage, "seat", seat)
        faster = [msgspec.structs.replace(keeper, stand_in="random") for keeper in before]
        await storage.seat(match, before, faster)
        await storage.seat(match, before, after)

    monkeypatch.setattr(Storage, "seat", late)
    await table.referee.rooms.reseat(match_id, partial(named, ann, "Zoe"))
    assert await names_at(table, match_id) == ["Zoe"]
    assert {keeper.stand_in for keeper in await keepers_of(table, match_id)} == {"random"}


async def test_seats_that_cannot_be_written_are_not_tried_for_ever(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, ann = await begun_by_ann(table, opponent="random")
    del table.referee.rooms.at_hand[match_id]

    async def never(*_: object) -> None:
        raise Overtaken("Somebody was faster.")

    monkeypatch.setattr(Storage, "seat", never)
    with pytest.raises(Overtaken):
        await table.referee.rooms.reseat(match_id, partial(named, ann, "Zoe"))


@on_both
async def test_a_match_in_which_nobody_has_joined_goes_with_who_began_it(table: Table) -> None:
    match_id, ann = await begun_by_ann(table, opponent="open", listed=True)
    await table.referee.departing.forget(ann)
    assert await table.referee.storage.keepers(match_id) is None
    assert match_id not in table.referee.rooms.at_hand


async def test_whoever_joins_just_when_the_other_leaves_for_good_has_a_match(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, ann = await begun_by_ann(table, opponent="open", listed=True)
    rooms = table.referee.rooms
    change = rooms.change

    async def after_bob(room: Room, *proposal: object) -> bool:
        monkeypatch.setattr(rooms, "change", change)
        async with known_as(table, "Bob") as bob:
            await bob.post(f"/api/lobby/{match_id}/seats")
        return await change(room, *proposal)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(rooms, "change", after_bob)
    await table.referee.departing.forget(ann)
    assert await names_at(table, match_id) == ["Bob"]


async def test_nobody_follows_a_match_that_was_deleted(table: Table) -> None:
    match_id, _ = await begun_by_ann(table, opponent="random")
    seen: list[str] = []
    table.referee.rooms.follow(lambda room: seen.append(room.id))
    await Desk(table.referee.storage, table.referee.rooms).end(match_id)
    assert seen == []
    assert await table.referee.storage.keepers(match_id) is None
