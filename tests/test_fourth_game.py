"""A game of another package has all that a game of ours has, and no line of Wildswing knows it."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.server.people import caller, open_table
from wildswing.agents.facet import agents_of
from wildswing.agents.levels import LEVELS
from wildswing.agents.registry import agent_names, make_agent
from wildswing.arenas.bout import Bout
from wildswing.arenas.facet import encoding_of
from wildswing.cli.tables.looks import look_of
from wildswing.cli.tables.scene import scene_of
from wildswing.glossary.words import glossary_of
from wildswing.kernel.conformance import assert_conforms
from wildswing.kernel.game import AnyGame
from wildswing.kernel.match import Match
from wildswing.kernel.registry import find_game, shelf
from wildswing.lab.play_out import play_out
from wildswing.server.doors.headers import POLICY
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import MatchWish

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "docs" / "examples" / "three_duels"
MODULE = "/games/three-duels/table.js"


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def duels(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyGame]:
    """The package as pip would leave it: its folder on the path, and its entry point beside it."""
    site = tmp_path_factory.mktemp("site")
    facts = site / "wildswing_three_duels-1.0.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: wildswing-three-duels\nVersion: 1.0.0\n")
    (facts / "entry_points.txt").write_text("[wildswing.games]\nthree-duels = three_duels.game:THREE_DUELS\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(EXAMPLE))
        patch.syspath_prepend(str(site))
        shelf.cache_clear()
        yield find_game("three-duels")
    shelf.cache_clear()


def test_no_line_of_wildswing_knows_it() -> None:
    sources = [*(ROOT / "src" / "wildswing").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.*")]
    naming = [path.name for path in sources if "three_duels" in path.read_text(encoding="utf-8")]
    assert naming == ["facets.py"]  # as an example of a dotted name


def test_it_has_agents_and_levels_of_its_own(duels: AnyGame) -> None:
    assert agent_names(duels) == ("random", "greedy", "search", "brave")
    levels = agents_of(duels).levels
    assert levels is not None
    assert [type(make()).__name__ for make in levels] == ["GlanceAgent", "BraveAgent", "SearchAgent", "SearchAgent"]
    agents = [make_agent(level, duels) for level in list(LEVELS)[:2]]
    assert play_out(duels, agents, 3).answers > 0


def test_it_has_a_glossary(duels: AnyGame) -> None:
    assert [told.name for told in glossary_of(duels)] == ["Duel", "Toss"]


def test_it_has_a_look_of_its_own(duels: AnyGame) -> None:
    match = Match(duels, 1)
    screen = Console(file=StringIO(), width=80)
    screen.print(look_of(duels).table(scene_of(match, 0, ())))
    shown = screen.file.getvalue()  # type: ignore[attr-defined] # it is the StringIO from above
    assert "South  [?][?][?]  took nothing" in shown
    assert shown.startswith("North  [")


def test_a_learning_program_can_play_it(duels: AnyGame) -> None:
    encoding = encoding_of(duels.name)
    assert encoding.meaning(0) == "card: plays the 1"
    bout = Bout(duels.name, {})
    bout.begin(1)
    while bout.asked:
        seat = bout.asked[0]
        bout.take(seat, int(bout.mask(seat).argmax()))
    assert sum(bout.rewards()) == 0


@pytest.mark.anyio
async def test_the_page_gets_its_picture_under_the_same_policy(duels: AnyGame, tmp_path: Path) -> None:
    async with open_table(tmp_path / "table.sqlite") as table, caller(table.address) as browser:
        offers = {offer["name"]: offer["picture"] for offer in (await browser.get("/api/games")).json()}
        assert {name for name, picture in offers.items() if picture} == {duels.name}
        assert offers[duels.name] == MODULE
        module = await browser.get(MODULE)
        assert module.text == (EXAMPLE / "three_duels" / "picture" / "table.js").read_text()
        assert module.headers["content-type"] == "text/javascript; charset=utf-8"
        assert module.headers["content-security-policy"].startswith(POLICY)
        assert module.headers["x-content-type-options"] == "nosniff"
        again = await browser.get(MODULE, headers={"If-None-Match": module.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for part in ("chips.js", "form.js"):
            beside = await browser.get(f"/games/three-duels/{part}")
            assert beside.headers["content-security-policy"].startswith(POLICY)
        words = await browser.get("/api/games/three-duels/glossary")
        assert [one["name"] for one in words.json()] == ["Duel", "Toss"]


@pytest.mark.anyio
async def test_a_match_is_set_up_as_its_form_says(duels: AnyGame, tmp_path: Path) -> None:
    async with open_table(tmp_path / "table.sqlite") as table, caller(table.address) as browser:
        offers = {offer["name"]: offer["choices"] for offer in (await browser.get("/api/games")).json()}
        assert offers[duels.name] == {"duels": [1, 3, 5], "usual": 3}

        async def wished(**choices: object) -> tuple[int, str]:
            wish = {"game": duels.name, "opponent": "brave", "choices": choices}
            reply = await browser.post("/api/matches", json=wish)
            return reply.status_code, reply.text

        assert (await wished(duels=5))[0] == 201
        assert (await wished())[0] == 201
        status, said = await wished(duels=4)
        assert (status, "A match has 1, 3, 5 duels, not “4”." in said) == (400, True)
        status, said = await wished(cards=7)
        assert (status, "nobody can choose “cards”" in said) == (400, True)
    presenter = presenter_of(duels)
    assert presenter.setup(duels, MatchWish(duels.name)) == {}
    setup = presenter.setup(duels, MatchWish(duels.name, choices={"duels": 1}))
    assert setup == {"duels": "1"}
    assert [duels.view(duels.start(1, one), 0).left for one in ({}, setup)] == [3, 1]  # type: ignore[attr-defined] # of its view


@pytest.mark.parametrize("duels_fought", ["1", "5"])
def test_it_keeps_its_promises_however_long_it_is(duels: AnyGame, duels_fought: str) -> None:
    assert_conforms(duels, seeds=5, setup={"duels": duels_fought})


@pytest.mark.anyio
@pytest.mark.parametrize(
    "path",
    [
        "/games/three-duels/",
        "/games/three-duels/game.py",
        "/games/three-duels/../game.py",
        "/games/three-duels/%2e%2e/game.py",
        "/games/three-duels/..%2fgame.py",
        "/games/three-duels//etc/passwd",
        "/games/exceed/game.py",
        "/games/nothing/table.js",
    ],
)
async def test_no_other_file_of_a_package_has_an_address(duels: AnyGame, tmp_path: Path, path: str) -> None:
    async with open_table(tmp_path / "table.sqlite") as table, caller(table.address) as browser:
        assert (await browser.get(path)).status_code == 404
