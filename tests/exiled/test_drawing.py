"""Teams drawn by chance."""

import pytest

from wildswing.exiled.drawing import drawn_teams
from wildswing.exiled.rules.characters import house_characters
from wildswing.exiled.rules.setup import SetupError, setup_of


def test_teams_are_even_and_nobody_is_drawn_twice() -> None:
    """RX-S1, RX-S3."""
    for size in (1, 3, 6):
        one, other = drawn_teams(size, "a seed")
        assert len(one) == len(other) == size
        assert len({*one, *other}) == 2 * size
        setup_of([one, other])


def test_the_same_seed_draws_the_same_teams_and_others_draw_others() -> None:
    assert drawn_teams(3, 7) == drawn_teams(3, 7)
    drawn = [drawn_teams(3, seed) for seed in range(30)]
    assert len(set(drawn)) == 30
    assert {name for teams in drawn for team in teams for name in team} == set(house_characters())


@pytest.mark.parametrize("size", [0, 7])
def test_teams_that_cannot_be_drawn_are_refused(size: int) -> None:
    with pytest.raises(SetupError, match=f"Two teams of {size} cannot be drawn from 12 characters; choose 1 to 6"):
        drawn_teams(size, 1)
