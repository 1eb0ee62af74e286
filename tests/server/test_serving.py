"""How many lines a process may have open."""

import resource

import pytest

from wildswing.server.lines import MOST_LINES
from wildswing.server.serving import OTHER_FILES, allow_many_lines

ALL = MOST_LINES + OTHER_FILES


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1024, 1_000_000), (ALL, 1_000_000)),
        ((1024, resource.RLIM_INFINITY), (ALL, resource.RLIM_INFINITY)),
        ((1024, 2000), (2000, 2000)),
        ((ALL, 1_000_000), None),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), None),
    ],
)
def test_a_process_may_open_as_many_lines_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, before: tuple[int, int], after: tuple[int, int] | None
) -> None:
    allowed: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: before)
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: allowed.append(limits))
    allow_many_lines()
    assert allowed == ([] if after is None else [after])
