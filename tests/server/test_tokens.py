"""What is drawn so that nobody can guess it can also be written anywhere: on a command line, in a link, in a file."""

from collections.abc import Callable

import pytest

from wildswing.server.basics.tokens import new_match_id, new_token


@pytest.mark.parametrize(("draw", "length"), [(new_match_id, 12), (new_token, 32)])
def test_drawn_names_are_letters_and_figures_alone(draw: Callable[[], str], length: int) -> None:
    drawn = [draw() for _ in range(500)]
    assert {len(name) for name in drawn} == {length}
    assert all(name.isascii() and name.isalnum() for name in drawn)
    assert len(set(drawn)) == len(drawn)
