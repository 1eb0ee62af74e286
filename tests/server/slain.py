"""Runs a table in a process of its own, which a test can kill: `python -m tests.server.slain PORT URL`."""

import sys

from wildswing.server.hosting.serving import open_port, serve


def say_open() -> None:
    sys.stdout.write("open\n")
    sys.stdout.flush()


def main(port: int, database: str) -> None:
    serve(open_port(port), database, None, say_open)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
