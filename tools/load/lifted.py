"""Runs the program for a client that is all players at once: `python -m tools.load.lifted serve …`.

What one address may do is lifted, and nothing else. It stands outside `main`, since a worker loads this module again.
"""

import sys

from wildswing.__main__ import main
from wildswing.server.doors import connections, places
from wildswing.server.doors.http import known
from wildswing.server.referee import referee

MANY = (100_000, 100_000.0)

referee.NEW_MATCHES = MANY
known.AT_ONCE_AND_THEN.update(dict.fromkeys(known.AT_ONCE_AND_THEN, MANY))
places.LINES_EACH = connections.IDLE_EACH = connections.MOST_IDLE = MANY[0]

if __name__ == "__main__":
    sys.exit(main())
