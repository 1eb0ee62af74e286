"""What a question of Exceed says of itself, so that no picture has to know its name."""

from tests.exceed.stage import Stage, side, stage
from wildswing.exceed.game import EXCEED


def topic(played: Stage) -> dict[str, str | int | bool]:
    return EXCEED.topic(played.ask, EXCEED.hide(played.table, played.ask.seat))


def advice(played: Stage) -> str:
    return EXCEED.wording(played.ask, EXCEED.hide(played.table, played.ask.seat)).advice


def test_a_turn_and_an_attack_say_what_they_are() -> None:
    played = stage(side("Cross", space=3), side(space=9))
    assert topic(played) == {"turn": True}
    assert topic(played.answer("Strike")) == {"attack": True}
    assert topic(stage(side("Cross", space=3), side(space=9)).answer("Walk to space 4")) == {}


def test_who_sets_for_the_first_time_is_told_that_nobody_sees_it() -> None:
    played = stage(side("Cross", space=3), side(space=9))
    assert advice(played) == ""
    assert "face down" in advice(played.answer("Strike"))
