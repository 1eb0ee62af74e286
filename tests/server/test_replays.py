"""A match that is over can be seen again by everybody, with all cards open."""

from typing import Any

import msgspec
import pytest

from tests.server.conftest import Log
from tests.server.people import Message, Table, last_option, play_on
from tests.server.test_resigning import resign
from wildswing.kernel.chance import Stream
from wildswing.kernel.event import told_to
from wildswing.kernel.match import Match, replay
from wildswing.kernel.record import Recorder
from wildswing.kernel.registry import find_game
from wildswing.kernel.state import SPECTATOR
from wildswing.notation.matches import notate
from wildswing.server.telling.differences import change_of
from wildswing.server.telling.retelling import Frame, retell, turning_point

GAMES = ["exceed", "formation", "exiled", "ghost-bride"]


def changed(before: Any, change: Any) -> Any:
    """Returns what a change makes of a thing."""
    if isinstance(change, list):
        return change[0]
    if isinstance(before, list):
        return [changed(one, change.get(str(place), {})) for place, one in enumerate(before)]
    return (
        {key: changed(one, change[key]) if key in change else one for key, one in before.items()} if change else before
    )


def seen(match: Match, seat: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(match.view(seat)))


def played(game: str, seed: str = "7") -> Match:
    """Plays a match at random to its end."""
    match = Match(find_game(game), seed)
    stream = Stream(seed)
    while match.asks:
        ask = match.asks[stream.below(len(match.asks))]
        match.answer(ask.seat, stream.below(len(ask.options)))
    return match


def story_of(match: Match, early: tuple[int, str] | None = None, language: str = "en") -> Any:
    story = retell(match.game.name, str(match.seed), match.setup, match.answers, early, language)
    return msgspec.json.decode(story)


async def finished(table: Table, **wish: Any) -> Message:
    """Plays a match to its end, and returns its seat."""
    seat = await table.begin(**{"seed": "6", **wish})
    async with table.sit(seat) as visitor:
        await play_on(visitor, last_option)
    return seat


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}),
        ({"a": 1}, {"b": 1}),
        ([1, 2], [1, 2, 3]),
        ([{"x": None}], [{"x": [1]}]),
        ({"a": {}}, {"a": []}),
        (None, {"a": 1}),
        ([], []),
    ],
)
def test_a_change_makes_one_thing_the_other(before: Any, after: Any) -> None:
    assert changed(before, change_of(before, after)) == after
    assert change_of(after, after) == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_frames_are_the_tables_that_everybody_saw(game: str) -> None:
    match = played(game)
    frames = story_of(match)["frames"]
    assert len(frames) == len(match.answers) + 1
    view: Any = None
    then = Match(match.game, match.seed, match.setup)
    for count, frame in enumerate(frames):
        if count:
            then.answer(match.answers[count - 1].seat, match.answers[count - 1].answer)
        view = changed(view, frame["view"])
        assert view == seen(then, SPECTATOR)
        for seat, secrets in enumerate(frame["secrets"]):
            assert changed(view, secrets) == seen(then, seat)
        if count:
            assert frame["seat"] == match.answers[count - 1].seat
    everybody = range(SPECTATOR, len(match.seat_names))
    for seat in everybody:
        told = [
            event["sentence"]
            for frame in frames
            for event in frame["events"]
            if "audience" not in event or seat in event["audience"]
        ]
        assert told == [event.sentence() for event in told_to(seat, match.told)]


def test_an_answer_has_the_words_of_the_option_that_was_chosen() -> None:
    match = played("exceed")
    frames = story_of(match)["frames"]
    for count, given in enumerate(match.answers):
        then = replay(match.game, match.seed, match.setup, match.answers[:count])
        (ask,) = [ask for ask in then.asks if ask.seat == given.seat]
        assert frames[count + 1]["label"] == match.game.worded(then.state, ask).labels[given.answer]


def test_hands_lie_open_in_every_frame() -> None:
    """What both seats see, laid over what everybody sees, leaves no card of a hand unknown."""
    view: Any = None
    hidden = 0
    for frame in story_of(played("exceed"))["frames"]:
        view = changed(view, frame["view"])
        hidden += sum([side["hand"].count("") for side in view["sides"]])
        both = changed(changed(view, frame["secrets"][0]), frame["secrets"][1])
        assert all(name for side in both["sides"] for name in side["hand"])
    assert hidden > 100


@pytest.mark.parametrize("game", ["exceed", "formation", "exiled"])
def test_chances_are_told_where_nothing_is_under_way_and_end_with_the_outcome(game: str) -> None:
    match = played(game)
    chances = [frame["chances"] for frame in story_of(match)["frames"] if "chances" in frame]
    assert len(chances) > 5
    assert all(0 <= chance <= 1 for one in chances for chance in one)
    assert match.outcome is not None
    winners = match.outcome.winners
    assert chances[-1] == [1.0 if seat in winners else 0.0 if winners else 0.5 for seat in range(len(chances[-1]))]


def frame(seat: int, label: str, *chances: float) -> Frame:
    return Frame(seat, label, f"turn {label}", (), {}, (), chances)


def test_the_turning_point_is_where_a_chance_rose_most() -> None:
    """What was answered on the way counts with the answer that began it."""
    frames = [
        frame(-1, "", 0.5, 0.5),
        frame(0, "3", 0.6, 0.4),
        frame(1, "4"),
        frame(0, "5"),
        frame(1, "6", 0.2, 0.8),
        frame(0, "7", 0.4, 0.6),
    ]
    found = turning_point(frames, ["Ann", "Bob"])
    assert found is not None
    assert (found.since, found.frame, found.seat, found.before, found.after) == (1, 4, 1, 0.4, 0.8)
    assert (found.moment, found.deed) == ("turn 4", "Bob: “4”")
    assert found.sentence == ("Turning point: turn 4, Bob: “4”. The computer gives Bob 40% before it and 80% after.")


def test_nothing_turned_where_chances_stayed_as_they_were() -> None:
    frames = [frame(-1, "", 0.5, 0.5), frame(0, "1", 0.52, 0.48), frame(1, "2", 0.5, 0.5)]
    assert turning_point(frames, ["Ann", "Bob"]) is None


def test_a_game_of_which_no_chances_are_known_has_no_turning_point() -> None:
    assert story_of(played("ghost-bride"))["turning_point"] is None


def test_an_early_end_is_a_frame_of_its_own() -> None:
    match = played("formation")
    del match.answers[20:]
    frames = story_of(match, (1, "White resigned."))["frames"]
    assert len(frames) == 22
    assert (frames[-1]["seat"], frames[-1]["label"], frames[-1]["events"]) == (1, "White resigned.", [])
    assert frames[-1]["view"] == {}


@pytest.mark.anyio
async def test_everybody_may_see_a_match_again_that_is_over(one_table: Table) -> None:
    seat = await finished(one_table, game="exceed")
    response = await one_table.ask("GET", f"/api/matches/{seat['match']}/replay")
    told = response.json()
    room = await one_table.agents_rest(seat)
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert response.headers["Vary"] == "Accept-Language"
    assert (told["game"], told["seats"], told["players"]) == ("exceed", ["Sol Badguy", "Ky Kiske"], ["", "random"])
    assert len(told["frames"]) == len(room.match.answers) + 1
    assert told["catalog"]["fighters"][0]["name"] == "Sol Badguy"
    assert room.outcome is not None
    assert told["outcome"]["winners"] == list(room.outcome.winners)
    point = (await one_table.ask("GET", f"/api/matches/{seat['match']}/turning-point")).json()
    assert point == told["turning_point"]


@pytest.mark.anyio
async def test_the_secret_of_the_shuffles_is_told_with_the_replay(one_table: Table) -> None:
    seat = await finished(one_table, seed=None)
    told = (await one_table.ask("GET", f"/api/matches/{seat['match']}/replay")).json()
    room = await one_table.agents_rest(seat)
    assert room.fairness is not None
    assert told["outcome"]["secret"] == room.fairness.secret
    assert told["fairness"]["commitment"] == seat["commitment"]


@pytest.mark.anyio
async def test_a_replay_is_told_in_the_language_of_whoever_asks(one_table: Table) -> None:
    seat = await finished(one_table, game="exceed")
    path = f"/api/matches/{seat['match']}/replay"
    german = (await one_table.ask("GET", path, headers={"Accept-Language": "de"})).json()
    english = (await one_table.ask("GET", path)).json()
    assert german["turning_point"]["sentence"].startswith("Wendepunkt: ")
    assert english["turning_point"]["sentence"].startswith("Turning point: ")
    assert german["frames"][0]["events"][0]["sentence"] != english["frames"][0]["events"][0]["sentence"]


@pytest.mark.anyio
async def test_nothing_is_told_before_the_end(one_table: Table, log: Log) -> None:
    seat = await one_table.begin()
    sentence = "This match is not over yet, and its replay shows all cards; watch it until it ends."
    for what in ("replay", "turning-point"):
        response = await one_table.ask("GET", f"/api/matches/{seat['match']}/{what}")
        assert (response.status_code, response.json()) == (409, {"error": sentence})
        assert response.headers["Cache-Control"] == "no-store"
        unknown = await one_table.ask("GET", f"/api/matches/nowhere/{what}")
        assert unknown.status_code == 404
    assert len(log.lines) == 4


@pytest.mark.anyio
async def test_the_match_file_is_for_everybody_after_the_end(one_table: Table) -> None:
    running = await one_table.begin()
    refused = await one_table.ask("GET", f"/api/matches/{running['match']}/record")
    assert refused.status_code == 409
    seat = await finished(one_table)
    file = await one_table.ask("GET", f"/api/matches/{seat['match']}/record")
    assert file.status_code == 200
    assert b'"formation"' in file.content.splitlines()[0]


@pytest.mark.anyio
async def test_a_match_is_written_down_after_the_end_and_shown_again(one_table: Table) -> None:
    running = await one_table.begin()
    assert (await one_table.ask("GET", f"/api/matches/{running['match']}/notation")).status_code == 409
    seat = await finished(one_table)
    path = f"/api/matches/{seat['match']}"
    written = await one_table.ask("GET", f"{path}/notation")
    assert written.status_code == 200
    assert written.headers["Content-Type"] == "text/plain; charset=utf-8"
    again = await one_table.ask("POST", "/api/replays", json={"notation": written.text})
    assert again.status_code == 200
    told = (await one_table.ask("GET", f"{path}/replay")).json()
    assert again.json() == {**told, "match": "", "players": ["person", "random"]}


@pytest.mark.anyio
async def test_a_notation_tells_who_gave_up_and_the_fair_shuffle(one_table: Table) -> None:
    seat = await one_table.begin(seed=None)
    async with one_table.sit(seat) as visitor:
        await resign(visitor)
    path = f"/api/matches/{seat['match']}"
    notation = (await one_table.ask("GET", f"{path}/notation")).text
    assert notation.endswith(" resigned\n")
    again = (await one_table.ask("POST", "/api/replays", json={"notation": notation})).json()
    told = (await one_table.ask("GET", f"{path}/replay")).json()
    assert again["outcome"] == told["outcome"]
    assert again["fairness"] == told["fairness"]
    assert again["frames"] == told["frames"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("old", "new", "status", "sentence"),
    [
        ("0. ", "1. ", 400, "Dieser Text, Zeile 11: das ist Zug 0, nicht 1: Eine Zeile fehlt oder kam hinzu."),
        ("[", "", 400, 'Dieser Text ist keine Notation: Am Anfang steht keine Zeile wie [Notation "1"].'),
        ("\n\n", "\n*\n", 400, "Dieser Text, Zeile 11: nach dem Ende der Partie steht noch etwas."),
    ],
)
async def test_a_notation_that_does_not_fit_is_refused_in_a_sentence(
    table: Table, old: str, new: str, status: int, sentence: str
) -> None:
    match = played("formation")
    notation = notate(Recorder(match, ("person", "person"))).replace(old, new, 1)
    refused = await table.ask("POST", "/api/replays", json={"notation": notation}, headers={"Accept-Language": "de"})
    assert (refused.status_code, refused.json()) == (status, {"error": sentence})


@pytest.mark.anyio
async def test_a_notation_that_goes_on_is_no_replay(table: Table) -> None:
    notation = notate(Recorder(Match(find_game("formation"), "7"), ("person", "person")))
    refused = await table.ask("POST", "/api/replays", json={"notation": notation})
    assert refused.status_code == 409
    assert (
        refused.json()["error"] == "The match of this notation is not over, and only one that is can be looked at here."
    )
