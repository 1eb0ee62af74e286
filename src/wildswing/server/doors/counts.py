"""The numbers of a table, as Prometheus reads them."""

import os
import time
from collections import Counter
from collections.abc import Iterator

from litestar import Litestar
from litestar.types import Message, Scope

import wildswing
from wildswing.kernel.packages import where_there_is
from wildswing.server.doors.lines import Lines
from wildswing.server.referee.house import House

MEDIA_TYPE = "text/plain; version=0.0.4"


class Counts:
    """What was counted since this worker serves."""

    def __init__(self) -> None:
        self.began = time.time()
        self.answered: Counter[int] = Counter()
        """Requests by the status of their answer."""


async def count_answer(message: Message, scope: Scope) -> None:
    """Counts an answer to a request."""
    if message["type"] == "http.response.start":
        app: Litestar = scope["litestar_app"]
        counts: Counts = app.state["counts"]
        counts.answered[message["status"]] += 1


def told(counts: Counts, referee: House, lines: Lines) -> str:
    """Returns all numbers of this worker; none of them names anybody or tells of a card."""
    return "".join(_lines(counts, referee, lines))


def _lines(counts: Counts, referee: House, lines: Lines) -> Iterator[str]:
    rooms = list(referee.rooms.at_hand.values())
    storage = referee.storage
    worker = f'worker="{os.getpid()}"'
    yield from _one("info", "gauge", "The release.", 1, f'{worker},version="{wildswing.__version__}"')
    yield _head("requests_total", "counter", "Requests by the status of their answer.")
    for status, count in sorted(counts.answered.items()):
        yield f'wildswing_requests_total{{{worker},status="{status}"}} {count}\n'
    for name, kind, what, value in (
        ("start_time_seconds", "gauge", "When this worker began to serve.", counts.began),
        ("lines", "gauge", "Pages that are open.", lines.open),
        ("rooms", "gauge", "Matches at hand.", len(rooms)),
        ("rooms_attended", "gauge", "Matches with a page at them.", sum(bool(room.pages) for room in rooms)),
        ("agents_thinking", "gauge", "Agents that are asked.", sum(len(room.thinking) for room in rooms)),
        ("answers_total", "counter", "Answers that were written.", storage.answers),
        ("commits_total", "counter", "Transactions that were written.", storage.commits),
        ("commit_seconds_total", "counter", "Seconds that writing took.", round(storage.seconds_writing, 6)),
        ("draining", "gauge", "Whether the table is about to close.", int(referee.is_draining)),
        ("memory_peak_bytes", "gauge", "The most memory that this worker has had.", _most_memory()),
    ):
        yield from _one(name, kind, what, value, worker)


def _one(name: str, kind: str, what: str, value: float, labels: str) -> Iterator[str]:
    yield _head(name, kind, what)
    yield f"wildswing_{name}{{{labels}}} {value}\n"


def _head(name: str, kind: str, what: str) -> str:
    return f"# HELP wildswing_{name} {what}\n# TYPE wildswing_{name} {kind}\n"


def _most_memory() -> int:
    """Returns 0 where the system does not tell."""
    resource = where_there_is("resource")
    return 0 if resource is None else int(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss) * 1024
