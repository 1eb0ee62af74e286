"""What the page shows of an arena before a match is what the editions say."""

from dataclasses import replace

import pytest

from wildswing.exceed.game import EXCEED
from wildswing.exceed.page.presenter import ArenaFacts, ExceedPresenter
from wildswing.exceed.rules.editions import EDITIONS


def test_every_edition_tells_its_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ExceedPresenter().choices(EXCEED)
    assert tuple(told.arenas) == told.editions
    assert set(told.arenas.values()) == {ArenaFacts(9, (3, 7))}
    monkeypatch.setitem(EDITIONS, "strive", replace(EDITIONS["strive"], spaces=8, starting_space=2))
    assert ExceedPresenter().choices(EXCEED).arenas["strive"] == ArenaFacts(8, (2, 7))
