"""What a browser is sent in a whole game holds nothing that its seat cannot know."""

import json

import pytest
from playwright.sync_api import Browser

from tests.browser.players import Player, eager
from tests.browser.tables import Message, TableProcess
from tests.browser.truth import Truth, standing
from tests.browser.visits import Lodgings, Visits

pytestmark = pytest.mark.browser

SEED = "nobody may know how this was dealt, 4"

Game = tuple[Player, list[str], Truth]


@pytest.fixture(scope="module", params=["Exceed", "Formation"])
def game(request: pytest.FixtureRequest, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A whole game with a reload in it: its player, the bodies of what was fetched, and the truth."""
    visits = Visits(Lodgings(browser))
    with TableProcess(tmp_path_factory.mktemp("table")) as table:
        player = visits.player(table, SEED)
        player.begin_from_home(request.param, "greedy")
        player.play_on(eager, 8)
        bodies = visits.bodies()
        player.page.reload()
        player.until("another welcome", lambda: len(player.messages("welcome")) == 2)
        player.play_on(eager)
        if request.param == "Exceed":
            player.result.get_by_role("button", name="See the table").click()
        player.open_menu().get_by_role("button", name="Games", exact=True).click()
        player.page.wait_for_load_state("networkidle")
        bodies += visits.bodies()
        visits.end()
    return player, bodies, Truth(table.logged(player.match))


def test_the_seat_is_sent_the_same_whatever_the_hidden_cards_are(game: Game) -> None:
    """Each table is what it would be if all that is hidden from the seat were dealt otherwise."""
    player, _, truth = game
    compared = 0
    for table, place in truth.placed(player.messages("table")):
        for world in truth.worlds(place):
            _, other = truth.sent_in(world, place)
            assert standing(table) == standing(other)
            compared += world != truth.states[place]
    assert compared > 50


def test_the_seat_is_told_the_same_whatever_the_hidden_cards_are(game: Game) -> None:
    """What a table tells is what it would tell if all that is hidden were dealt otherwise and looked the same."""
    player, _, truth = game
    compared = 0
    before = 0
    for table, place in truth.placed(player.messages("table")):
        # While several answer at once nothing is told, and how far the others are is hidden too.
        if not table["events"]:
            continue
        if place > before:
            for world in truth.worlds_of_others(before):
                alike = truth.told_alike(world, before, place)
                assert not alike or table["events"] in alike
                compared += bool(alike)
        before = place
    assert compared > 20


def test_a_newcomer_is_told_what_the_seat_was_told_before(game: Game) -> None:
    player, _, truth = game
    told: list[Message] = []
    for message in player.heard:
        if message["type"] == "table":
            told += message["events"]
        elif message["type"] == "welcome":
            assert message["log"] == told
            expected, _ = truth.sent_in(truth.worlds(0, 1)[0], 0)
            assert message["catalog"] == expected["catalog"]
            assert message.keys() == expected.keys()
    assert len(told) > 20
    assert len(player.messages("welcome")) == 2


@pytest.mark.parametrize("game", ["Exceed"], indirect=True)
def test_no_frame_names_a_card_that_was_never_seen(game: Game) -> None:
    player, _, truth = game
    guarded = 0
    for table, place in truth.placed(player.messages("table")):
        secret = truth.names_never_seen(place)
        guarded += len(secret)
        # All cards that are seen nowhere are listed, wherever they are; the same whatever is hidden.
        sides = [{**side, "unseen": []} for side in table["view"]["sides"]]
        said = json.dumps({**table, "view": {**table["view"], "sides": sides}}, ensure_ascii=False)
        assert [name for name in secret if name in said] == []
    assert guarded > 100


def test_neither_frames_nor_bodies_hold_the_seed_or_more_than_they_must(game: Game) -> None:
    player, bodies, _ = game
    assert len(bodies) >= 3
    assert [frame for frame in player.frames if SEED in frame] == []
    fields = set()
    for body in bodies:
        assert SEED not in body
        found = json.loads(body)
        fields.add(frozenset(found) if isinstance(found, dict) else "games")
    assert fields <= {
        "games",
        frozenset({"match", "seat", "token"}),
        frozenset({"match", "game", "seat", "finished"}),
        frozenset({"kind", "name", "is_bot", "role"}),
        # How far its analysis is, and where the match turned, are told after its end.
        frozenset({"depth", "done", "of", "running", "since", "judged", "summary"}),
        frozenset({"frame", "since", "seat", "before", "after", "moment", "deed", "sentence", "events", "searched"}),
    }
    assert frozenset({"match", "seat", "token"}) in fields
