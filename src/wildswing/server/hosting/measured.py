"""A table in a process of its own, as `wildswing bench` measures it: with the counter on its shelf.

It says its port on standard output and ends when standard input does.
"""

import json
import os
import signal
import sys
import threading
from pathlib import Path

import wildswing.server
from wildswing.kernel.registry import shelf
from wildswing.lab.counter import COUNTER
from wildswing.server.basics.settings import USUAL
from wildswing.server.doors import connections, places
from wildswing.server.doors.http import known
from wildswing.server.hosting.serving import open_port, serve
from wildswing.server.referee import referee

MANY = (100_000, 100_000.0)
"""What one caller may do here; a client that measures is all players at once."""


def main() -> None:
    """Opens the table with a log of its own, at the address of a database that is the one argument."""
    shelf().games[COUNTER.name] = COUNTER
    referee.NEW_MATCHES = MANY
    known.AT_ONCE_AND_THEN.update(dict.fromkeys(known.AT_ONCE_AND_THEN, MANY))
    places.LINES_EACH = USUAL.lines
    connections.IDLE_EACH = connections.MOST_IDLE = MANY[0]
    listener = open_port(0)

    def when_open() -> None:
        print(json.dumps({"port": listener.getsockname()[1]}), flush=True)  # noqa: T201 - this is what it is started for
        threading.Thread(target=_end_with_input, daemon=True).start()

    page = Path(wildswing.server.__file__).parent / "page"
    serve(listener, sys.argv[1], page if (page / "index.html").is_file() else None, when_open)


def _end_with_input() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
