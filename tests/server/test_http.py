"""What is asked over HTTP, and the sentences that come back."""

import re
from pathlib import Path

import pytest

from tests.server.conftest import Log
from tests.server.people import Table, bearer, open_table
from wildswing.exceed.matches import fighter_text
from wildswing.home.folder import fighters_folder
from wildswing.kernel.registry import shelf
from wildswing.server.telling import offers

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]


async def test_the_games_are_listed_with_what_can_be_chosen(one_table: Table) -> None:
    offers = (await one_table.ask("GET", "/api/games")).json()
    assert [offer["name"] for offer in offers] == list(shelf().games)
    exceed, formation = [offer for offer in offers if offer["name"] in ("exceed", "formation")]
    levels = ["novice", "fighter", "veteran", "master", "rival"]
    assert exceed["opponents"] == [*levels, "random", "greedy", "search", "beginner"]
    assert formation["opponents"] == [*levels, "random", "greedy", "search", "solver"]
    assert formation["choices"] == {}
    assert (exceed["seats"], formation["seats"]) == (["Sol Badguy", "Ky Kiske"], ["Black", "White"])
    assert exceed["choices"]["default"] == ["Sol Badguy", "Ky Kiske"]
    assert exceed["choices"]["editions"] == ["standard", "undernight", "strive"]
    sol = next(fighter for fighter in exceed["choices"]["fighters"] if fighter["name"] == "Sol Badguy")
    assert sol.pop("look")["basic"]["weapon"] == ["block sword", None]
    assert sorted(sol.pop("strengths")) == ["defence", "power", "reach", "speed"]
    assert sol == {
        "name": "Sol Badguy",
        "season": "Season 7: Guilty Gear Strive",
        "edition": "strive",
        "style": "Wins from close by with sturdy blows; a cancel before them adds power",
        "difficulty": "easy",
        "life": 30,
        "exceed_cost": 3,
        "own": False,
        "good_to_start": True,
    }
    first = [fighter for fighter in exceed["choices"]["fighters"] if fighter["good_to_start"]]
    assert sorted([fighter["name"] for fighter in first]) == ["Ky Kiske", "Potemkin", "Sol Badguy"]


async def test_a_fighter_is_shown_with_all_cards_before_a_match(one_table: Table) -> None:
    answer = await one_table.ask("GET", "/api/games/exceed/sheet?name=I-No")
    assert answer.status_code == 200
    shown = answer.json()
    assert (shown["name"], shown["exceed_cost"], shown["life"]) == ("I-No", 3, 30)
    assert shown["basic"] == ["action (1 force): advance 2; strike."]
    assert (shown["look"]["person"], shown["look"]["colours"]) == ("woman", ["red", "violet"])
    cards = {card["name"]: card for card in shown["cards"]}
    assert (cards["Block"]["motif"], cards["Chemical Love"]["motif"]) == ("block", "projectile")
    assert len(cards) == 7 + 8  # her own, and the Normals
    assert cards["Megalomania"]["cost"] == {"amount": 5, "resource": "gauge"}
    assert cards["Megalomania"]["boost"]["name"] == "The Midnight Carnival"


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("/api/games/exceed/sheet?name=Sol Badgui", "There is no fighter “Sol Badgui”; did you mean Sol Badguy?"),
        ("/api/games/formation/sheet?name=Wedge", "Formation has no sheet of “Wedge”"),
        ("/api/games/chess/sheet?name=King", "There is no game called “chess”"),
        ("/api/games/exceed/sheet", "GET /api/games/exceed/sheet cannot be answered."),
    ],
)
async def test_a_sheet_that_is_not_there_is_refused(one_table: Table, address: str, words: str) -> None:
    answer = await one_table.ask("GET", address)
    assert answer.status_code == 400
    assert words in answer.json()["error"]


async def test_a_fighter_of_ones_own_is_offered_and_plays(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WILDSWING_HOME", str(tmp_path))
    fighters_folder().mkdir()
    mine = fighter_text("Sol Badguy").replace("fighter Sol Badguy", "fighter Sun Goodboy")
    (fighters_folder() / "mine.fighter").write_text(mine)
    (fighters_folder() / "other.fighter").write_text("fighter Nobody\nedition strife\n")
    exceed = (await table.ask("GET", "/api/games")).json()[0]
    assert [fighter["name"] for fighter in exceed["choices"]["fighters"] if fighter["own"]] == ["Sun Goodboy"]
    (reason,) = exceed["choices"]["passed_over"]
    assert 'other.fighter, line 2, column 9: no edition is called "strife"' in reason
    wish = {"game": "exceed", "opponent": "random", "fighters": ["Sun Goodboy", "Ryu"]}
    assert (await table.ask("POST", "/api/matches", json=wish)).status_code == 201


async def test_a_token_cannot_be_guessed_and_is_not_kept(table: Table, database: Path) -> None:
    seats = [await table.begin() for _ in range(2)]
    assert seats[0]["token"] != seats[1]["token"]
    assert len(seats[0]["token"]) == 32
    kept = b"".join([file.read_bytes() for file in database.parent.iterdir()])
    assert seats[0]["match"].encode() in kept
    assert seats[0]["token"].encode() not in kept


WISH = {"game": "exceed", "opponent": "greedy"}


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess", "opponent": "greedy"}, "There is no game called “chess”; there is exceed, "),
        ({**WISH, "opponent": "solver"}, "The solver plays only Formation"),
        ({**WISH, "fighters": ["Sol Badguy", "Kyle Kiske"]}, "There is no fighter “Kyle Kiske”; did you mean Ky Kiske"),
        ({**WISH, "edition": "strife"}, "There is no edition “strife”"),
        ({**WISH, "seat": 2}, "There is no seat 2 in Exceed; choose 0 to 1."),
        ({**WISH, "seat": -1}, "Expected `int` >= 0 - at `$.seat`"),
        ({**WISH, "fighters": ["Sol Badguy"]}, "at `$.fighters`"),
        ({**WISH, "seed": 5}, "Expected `str | null`, got `int` - at `$.seed`"),
        ({**WISH, "seed": "x" * 300}, "at `$.seed`"),
        ({**WISH, "figthers": ["Ryu", "Ryu"]}, "unknown field `figthers`"),
        ({"game": "formation", "opponent": "random", "edition": "strive"}, "Formation has no fighters and no editions"),
        (
            {"game": "exceed"},
            "name an “opponent”: novice, fighter, veteran, master, rival, random, greedy, search, beginner, or open",
        ),
        ({"opponent": "greedy"}, "missing required field `game`"),
        ("exceed", "This request cannot be read"),
    ],
)
async def test_a_wish_that_cannot_be_granted_is_refused(one_table: Table, log: Log, wish: object, words: str) -> None:
    response = await one_table.ask("POST", "/api/matches", json=wish)
    assert response.status_code == 400
    assert list(response.json()) == ["error"]
    assert words in response.json()["error"]
    assert log.lines == [f"POST /api/matches was refused: {response.json()['error']}"]


async def test_a_wish_that_is_no_json_or_far_too_long(one_table: Table) -> None:
    response = await one_table.ask("POST", "/api/matches", content=b"\xff{")
    assert response.status_code == 400
    assert "This request cannot be read" in response.json()["error"]
    response = await one_table.ask("POST", "/api/matches", content=b" " * 100_000)
    assert response.status_code == 413
    assert response.json() == {"error": "A wish for a match has at most 32768 bytes; this one is longer."}


async def test_only_the_holder_of_a_seat_learns_how_a_match_stands(one_table: Table, log: Log) -> None:
    seat = await one_table.begin(game="exceed", seat=1)
    path = f"/api/matches/{seat['match']}"
    standing = await one_table.ask("GET", path, headers=bearer(seat))
    assert standing.json() == {"match": seat["match"], "game": "exceed", "seat": 1, "finished": False}
    foreign = "This token opens no seat of this match; start a match of your own."
    for given in ("", "Bearer", "Bearer wrong", "Basic x", seat["token"]):
        refused = await one_table.ask("GET", path, headers={"Authorization": given})
        assert (refused.status_code, refused.json()) == (403, {"error": foreign})
    unknown = await one_table.ask("GET", "/api/matches/nowhere", headers=bearer(seat))
    nowhere = "There is no match “nowhere” at this table; start a new one."
    assert (unknown.status_code, unknown.json()) == (404, {"error": nowhere})
    assert log.lines == 5 * [f"GET {path} was refused: {foreign}"] + [
        f"GET /api/matches/nowhere was refused: {nowhere}"
    ]


@pytest.mark.parametrize("place", [0, 1])
async def test_game_opponent_fighters_edition_and_seat_can_be_chosen(one_table: Table, place: int) -> None:
    wish = {"game": "exceed", "opponent": "random", "fighters": ["ryu", "Linne"], "edition": "undernight"}
    seat = await one_table.begin(**wish, seat=place)
    assert seat["seat"] == place
    room, number = await one_table.referee.find(seat["match"], seat["token"])
    assert number == place
    assert room.match.seat_names == ("Ryu", "Linne")
    assert room.match.state.book.edition.name == "undernight"  # type: ignore[attr-defined] # a table of Exceed
    assert [keeper.agent for keeper in (room.seats[0].keeper, room.seats[1].keeper)] == (
        ["", "random"] if place == 0 else ["random", ""]
    )


async def test_other_addresses_and_methods_are_refused_in_the_same_shape(one_table: Table) -> None:
    nothing = await one_table.ask("GET", "/api/nothing")
    assert (nothing.status_code, nothing.json()) == (
        404,
        {"error": "There is nothing at /api/nothing; the page of the table is at /."},
    )
    # A person who came to a wrong address gets a page with a way home, not what a program reads.
    for address in ("/nothing", "/rules/chess"):
        wrong = await one_table.ask("GET", address, headers={"Accept": "text/html,*/*", "Accept-Language": "de"})
        assert wrong.status_code in {400, 404}
        assert wrong.headers["Content-Type"].startswith("text/html")
        assert '<a class="back" href="/">Zurück zum Tisch</a>' in wrong.text
    spoken = await one_table.ask("GET", "/<i>x", headers={"Accept": "text/html"})
    assert "There is nothing at /&lt;i&gt;x;" in spoken.text
    method = await one_table.ask("DELETE", "/api/games")
    assert (method.status_code, method.json()) == (405, {"error": "/api/games cannot be asked with DELETE."})


async def test_a_mistake_of_ours_is_told_without_its_words(
    one_table: Table, log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise KeyError("Gun Flame")

    monkeypatch.setattr(offers, "offer_of", stumble)
    response = await one_table.ask("GET", "/api/games")
    assert (response.status_code, response.json()) == (
        500,
        {"error": "Wildswing made a mistake (KeyError); the table's log says more."},
    )
    assert log.lines == [
        "GET /api/games failed, since Wildswing made a mistake (KeyError; set WILDSWING_DEBUG=1 to see the traceback)"
    ]


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page that is built, and a file beside it."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Wildswing</title>")
    (folder / "assets" / "index-1a2b.js").write_text("start()")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_the_page_is_served_with_its_files_and_nothing_around_them(database: Path, page: Path) -> None:
    async with open_table(database, page) as table:
        home = await table.ask("GET", "/")
        script = await table.ask("GET", "/assets/index-1a2b.js")
        outside = await table.ask("GET", "/..%2fsecret.txt")
        missing = await table.ask("GET", "/assets/index-0000.js")
        games = await table.ask("GET", "/api/games")
        refused = await table.ask("GET", "/api/matches/nowhere")
    assert (home.status_code, home.text) == (200, "<title>Wildswing</title>")
    assert home.headers["Content-Type"].startswith("text/html")
    assert (script.text, script.headers["Content-Type"].split(";")[0]) == ("start()", "text/javascript")
    assert [answer.status_code for answer in (outside, missing, games, refused)] == [404, 404, 200, 404]
    assert missing.json() == {"error": "There is nothing at /assets/index-0000.js; the page of the table is at /."}
    # What has its content in its name never changes; everything else is asked for again.
    kept = [answer.headers["Cache-Control"] for answer in (home, script, missing, games, refused)]
    assert kept == ["no-cache", "public, max-age=31536000, immutable", "no-store", "no-store", "no-store"]


async def test_a_browser_is_told_to_load_nothing_from_elsewhere(database: Path, page: Path) -> None:
    async with open_table(database, page) as table:
        for path in ("/", "/assets/index-1a2b.js", "/api/games", "/nothing"):
            headers = (await table.ask("GET", path)).headers
            policy = dict([part.split(" ", 1) for part in headers["Content-Security-Policy"].split("; ")])
            assert policy["default-src"] == "'none'"
            assert policy["script-src"] == policy["style-src"] == "'self'"
            assert "unsafe" not in headers["Content-Security-Policy"]
            host = table.address.removeprefix("http://")
            assert policy["connect-src"] == f"'self' ws://{host} wss://{host}"
            assert policy["frame-ancestors"] == "'none'"
            assert headers["X-Frame-Options"] == "DENY"
            assert "camera=()" in headers["Permissions-Policy"]
            assert "Strict-Transport-Security" not in headers
            assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "no-referrer"
            assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
            assert "Server" not in headers
        encrypted = await table.ask("GET", "/", headers={"X-Forwarded-Proto": "https"})
        assert encrypted.headers["Strict-Transport-Security"] == "max-age=31536000"


async def test_the_page_has_a_title_for_every_opponent(one_table: Table) -> None:
    titles = (ROOT / "web" / "src" / "home" / "opponents.ts").read_text(encoding="utf-8")
    games = (await one_table.ask("GET", "/api/games")).json()
    opponents = {opponent for game in games for opponent in game["opponents"]}
    assert opponents >= {"novice", "random", "greedy", "solver"}
    assert [name for name in opponents if not re.search(rf"^\s*{name}: ", titles, re.MULTILINE)] == []


async def test_the_rules_of_a_game_are_a_page_that_the_words_lead_to(one_table: Table) -> None:
    words = (await one_table.ask("GET", "/api/games/exceed/glossary")).json()
    read = {word["name"]: word["read"] for word in words}
    assert read["Close"] == "EX-MOVE-07"
    page = await one_table.ask("GET", "/rules/exceed?language=de")
    assert page.headers["Content-Type"].startswith("text/html")
    assert 'id="EX-MOVE-07"' in page.text
    assert "Zurück zum Tisch" in page.text
    style = await one_table.ask("GET", re.findall(r'stylesheet" href="([^"]+)"', page.text)[0])
    assert (style.status_code, style.headers["Content-Type"]) == (200, "text/css; charset=utf-8")
    unknown = await one_table.ask("GET", "/rules/chess")
    assert (unknown.status_code, "There is no game called “chess”" in unknown.json()["error"]) == (400, True)


async def test_the_words_of_a_game_are_told_in_a_language(one_table: Table) -> None:
    english = (await one_table.ask("GET", "/api/games/exceed/glossary")).json()
    german = (await one_table.ask("GET", "/api/games/exceed/glossary?language=de")).json()
    assert len(english) == len(german) > 50
    close = next(told for told in english if told["name"] == "Close")
    assert close["places"][0] == {"book": "Exceed Fighting System (2020)", "chapter": "Close", "page": 0}
    assert "herangehen" in next(told for told in german if "closes" in told["words"])["words"]
    unknown = await one_table.ask("GET", "/api/games/chess/glossary")
    assert (unknown.status_code, "There is no game called “chess”" in unknown.json()["error"]) == (400, True)
