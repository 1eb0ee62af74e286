"""Who meets in matchups, and with what."""

import pytest

from wildswing.exceed.lab.fights import HANDFUL
from wildswing.exceed.lab.matchups import Matchups
from wildswing.exceed.matches import roster
from wildswing.kernel.errors import WildswingError
from wildswing.lab.tournament import play_game

TEXTS = {name: roster()[name] for name in ("Ryu", "Ky Kiske", "Hyde Kido")}


def test_the_handful_is_in_the_roster() -> None:
    assert set(HANDFUL) <= set(roster())
    assert len(set(HANDFUL)) >= 6


def test_the_header_says_who_meets_in_an_order_of_its_own() -> None:
    header = Matchups(TEXTS, "greedy", 3).header
    assert (header.kind, header.game, header.agent, header.seed) == ("matchups", "exceed", "greedy", 3)
    assert header.entrants == ("Hyde Kido", "Ky Kiske", "Ryu")
    assert Matchups(dict(reversed(TEXTS.items())), "greedy", 3).header == header


def test_another_text_makes_another_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {**TEXTS, "Ryu": TEXTS["Ryu"] + "\n"}
    before = Matchups(TEXTS, "greedy", 3).header.texts
    assert Matchups(changed, "greedy", 3).header.texts != before
    monkeypatch.setattr("wildswing.exceed.lab.matchups.normals", lambda: {"strive": "other Normals"})
    assert Matchups(TEXTS, "greedy", 3).header.texts != before


@pytest.mark.parametrize(
    ("number", "seated"), [(0, ("Ky Kiske", "Ryu")), (1, ("Ryu", "Ky Kiske")), (2, ("Ky Kiske", "Ryu"))]
)
def test_fighters_change_seats_after_every_game(number: int, seated: tuple[str, str]) -> None:
    task = Matchups(TEXTS, "random", 3).task(("Ky Kiske", "Ryu", number))
    assert (task.setup["fighter 1"], task.setup["fighter 2"]) == (TEXTS[seated[0]], TEXTS[seated[1]])
    assert (task.agents, task.seed, task.counts_cards) == (("random", "random"), f"3/Ky Kiske/Ryu/{number}", True)
    assert task.setup["edition"] == "strive"


def test_the_game_is_told_of_its_fighters() -> None:
    result = play_game(Matchups(TEXTS, "random", 3).task(("Hyde Kido", "Ryu", 1)))
    assert result.key == ("Hyde Kido", "Ryu", 1)
    assert {result.winner, result.first} <= {"Hyde Kido", "Ryu"}
    assert any(result.cards)


def test_one_fighter_meets_nobody() -> None:
    with pytest.raises(WildswingError, match=r"^A chart needs 2 fighters or more; name some, or ask for --all\.$"):
        Matchups({"Ryu": TEXTS["Ryu"]}, "random", 3)


def test_an_agent_that_cannot_play_is_refused_before_anything_is_played() -> None:
    with pytest.raises(WildswingError, match=r"^There is no agent “nobody”; for exceed there is .*greedy"):
        Matchups(TEXTS, "nobody", 3)
