"""Fighters of people's own making: read by the table, played against machines, and against people who agree."""

import pytest

from tests.server.guests import Guest, known_as
from tests.server.people import Table
from tests.server.test_bringing import WISH, fighters
from tests.server.test_resigning import resign
from wildswing.exceed.matches import fighter_text
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game

pytestmark = pytest.mark.anyio

SUN = fighter_text("Sol Badguy").replace("fighter Sol Badguy", "fighter Sun Goodboy")
MOON = fighter_text("Ky Kiske").replace("fighter Ky Kiske", "fighter Moon Badboy")

TEXTS = "/api/games/exceed/texts"
AGREED = {"terms": {"fan_made": True}}


# --- Reading ---


async def test_a_text_is_read_and_shown_as_a_fighter_of_ones_own(ann: Guest) -> None:
    found = await ann.post(TEXTS, text=SUN)
    assert (found["entry"]["name"], found["entry"]["own"], found["entry"]["season"]) == ("Sun Goodboy", True, "")
    assert found["entry"]["look"]["person"] == "man"
    assert "Wild Throw" in [card["name"] for card in found["sheet"]["cards"]]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (SUN.replace("edition strive", "edition strife"), "mine.fighter, line 2, column 9: "),
        ("fighter Sun", "mine.fighter, line 1, column "),
        ("", "mine.fighter, line 1, column 1: "),
        (fighter_text("Ryu") + "\n", "there is another fighter called “Ryu”; give yours its own name."),
        (SUN.replace("Sun Goodboy", "SOL  BADGUY"), "there is another fighter called “SOL  BADGUY”"),
        (SUN.replace("Sun Goodboy", "S\u043el Badguy"), "letters of one alphabet"),
        (SUN.replace("Sun Goodboy", "Sun\u202eyobdooG"), "a sign stands here that cannot be seen"),
        (SUN.replace("Sun Goodboy", "S" * 61), "is too long for a name; write at most 60 characters."),
        (f"# mine\n{SUN}", "line 1, column 1: the first line should be “fighter” and a name"),
        (SUN.replace("hit:", f"hit: {'(' * 2000}", 1)[:11_000], "1000 characters"),
    ],
)
async def test_what_is_wrong_with_a_text_is_told_in_one_sentence(ann: Guest, text: str, said: str) -> None:
    status, answer = await ann.ask("POST", TEXTS, json={"text": text, "file": "mine.fighter"})
    assert (status, said in answer["error"]) == (400, True), answer
    assert "/" not in answer["error"]


async def test_a_text_that_is_far_too_long_is_not_even_read(ann: Guest) -> None:
    status, answer = await ann.ask("POST", TEXTS, json={"text": SUN * 9})
    assert (status, "length <= 12000" in answer["error"]) == (400, True)
    assert (await ann.ask("POST", TEXTS, json={"text": SUN * 90}))[0] == 413


async def test_other_games_read_no_texts(ann: Guest) -> None:
    status, answer = await ann.ask("POST", "/api/games/formation/texts", json={"text": SUN})
    assert (status, answer["error"]) == (400, "To Formation nobody brings anything of their own making.")
    status, _ = await ann.ask("POST", "/api/matches", json={"game": "formation", "opponent": "random", "texts": [SUN]})
    assert status == 400


# --- Playing ---


async def test_both_fighters_of_a_match_may_be_of_ones_own_and_its_file_has_their_texts(
    table: Table, ann: Guest
) -> None:
    names = ["Moon Badboy", "Sun Goodboy"]
    seat = await ann.post("/api/matches", game="exceed", opponent="random", fighters=names, texts=[SUN, MOON])
    async with table.sit(seat) as line:
        welcome = await line.hear_until("welcome")
        assert welcome["seats"] == names
        await line.say({"type": "resign"})
        while not (await line.hear_until("table"))["outcome"]:
            pass
    record = await table.ask("GET", f"/api/matches/{seat['match']}/record")
    recorded = read(record.content, find_game).match
    assert (recorded.setup["fighter 1"], recorded.setup["fighter 2"]) == (MOON, SUN)


async def test_a_name_that_no_text_has_is_refused(ann: Guest) -> None:
    wish = {"game": "exceed", "opponent": "random", "fighters": ["Moon Badboy", "Ryu"], "texts": [SUN]}
    status, answer = await ann.ask("POST", "/api/matches", json=wish)
    assert (status, "There is no fighter “Moon Badboy”" in answer["error"]) == (400, True)


async def test_people_are_invited_to_a_fan_made_fighter_only_on_such_terms(ann: Guest) -> None:
    status, answer = await ann.ask("POST", "/api/matches", json={**WISH, "brings": "Sun Goodboy", "texts": [SUN]})
    assert (status, answer["error"]) == (
        409,
        "Sun Goodboy is fan-made and not of the roster; let the terms of the match say “fan_made”.",
    )


async def test_whoever_is_invited_agrees_to_a_fan_made_fighter_and_may_bring_one(
    table: Table, ann: Guest, bob: Guest
) -> None:
    host = await ann.post("/api/matches", **WISH, **AGREED, brings="Sun Goodboy", texts=[SUN])
    shown = await bob.get(f"/api/matches/{host['match']}/watch")
    assert (shown["brings"], shown["fan_made"]) == (["Sun Goodboy", ""], ["Sun Goodboy"])
    assert [(name, look["person"]) for name, look in shown["faces"].items()] == [("Sun Goodboy", "man")]
    path, wish = f"/api/matches/{host['match']}/seats", {"invitation": host["invitation"], "text": MOON}
    status, answer = await bob.ask("POST", path, json=wish)
    assert (status, answer["error"]) == (
        409,
        "Sun Goodboy is fan-made and not of the roster; say that you agree to that, or join another match.",
    )
    guest = await bob.post(path, **wish, agrees=True)
    assert (await ann.get(f"/api/matches/{host['match']}/watch"))["fan_made"] == ["Sun Goodboy", "Moon Badboy"]
    assert await fighters(table, host, guest) == ["Sun Goodboy", "Moon Badboy"]


async def test_the_history_has_the_face_of_a_fan_made_fighter(table: Table, ann: Guest) -> None:
    wish = {"game": "exceed", "opponent": "random", "fighters": ["Sun Goodboy", "Ryu"], "texts": [SUN]}
    seat = await ann.post("/api/matches", **wish)
    async with table.sit(seat) as one:
        await one.question()
        await resign(one)
    (played,) = await ann.get("/api/me/history")
    assert [(name, look["person"]) for name, look in played["faces"].items()] == [("Sun Goodboy", "man")]


async def test_nobody_brings_a_fan_made_fighter_to_a_host_who_has_not_agreed(
    table: Table, ann: Guest, bob: Guest
) -> None:
    host = await ann.post("/api/matches", **WISH, brings="Ryu")
    path, wish = f"/api/matches/{host['match']}/seats", {"invitation": host["invitation"]}
    status, answer = await bob.ask("POST", path, json={**wish, "text": SUN, "agrees": True})
    assert (status, answer["error"]) == (
        400,
        "Fan-made fighters were not agreed on for this match; bring one of the roster, or ask its host.",
    )
    assert await fighters(table, host, await bob.post(path, **wish, brings="May")) == ["Ryu", "May"]


async def test_the_lobby_says_what_is_fan_made_and_whoever_joins_agrees(table: Table, ann: Guest, bob: Guest) -> None:
    host = await ann.post("/api/matches", **WISH, **AGREED, listed=True, brings="Sun Goodboy", texts=[SUN])
    (waiting,) = await bob.get("/api/lobby")
    assert (waiting["fan_made"], waiting["terms"]) == (["Sun Goodboy"], {"fan_made": True})
    assert list(waiting["faces"]) == ["Sun Goodboy"]
    path = f"/api/lobby/{host['match']}/seats"
    assert (await bob.ask("POST", path, json={"text": MOON}))[0] == 409
    assert await fighters(table, host, await bob.post(path, text=MOON, agrees=True)) == ["Sun Goodboy", "Moon Badboy"]


async def test_nobody_brings_a_fan_made_fighter_from_the_lobby_to_a_host_who_has_not_agreed(
    ann: Guest, bob: Guest
) -> None:
    host = await ann.post("/api/matches", **WISH, listed=True, brings="Ryu")
    path = f"/api/lobby/{host['match']}/seats"
    status, answer = await bob.ask("POST", path, json={"text": MOON, "agrees": True})
    assert (status, "Fan-made fighters were not agreed on" in answer["error"]) == (400, True)


async def test_a_quick_match_brings_those_together_who_both_like_fan_made_fighters(
    table: Table, ann: Guest, bob: Guest
) -> None:
    status, _ = await ann.ask("POST", "/api/quick", json={"game": "exceed", "text": SUN, "brings": "Sun Goodboy"})
    assert status == 409
    first = await ann.post("/api/quick", game="exceed", text=SUN, brings="Sun Goodboy", **AGREED)
    async with known_as(table, "Eve") as eve:
        assert (await eve.post("/api/quick", game="exceed", brings="May"))["match"] != first["match"]
    second = await bob.post("/api/quick", game="exceed", text=MOON, **AGREED)
    assert await fighters(table, first, second) == ["Sun Goodboy", "Moon Badboy"]
