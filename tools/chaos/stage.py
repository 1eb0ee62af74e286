"""A table with people at it, at which something goes wrong."""

import os
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.people import Table
from tests.server.postgres import Postgres
from tools.chaos.crowd import Crowd
from tools.chaos.served import Served


class Stage:
    """All that a trouble can lay hands on."""

    def __init__(self, folder: Path, database: str, served: Served, postgres: Postgres) -> None:
        self.folder = folder
        self.database = database
        self.served = served
        self.postgres = postgres
        self.table = Table(served.address)
        self.elsewhere = self.table
        """Another table on the same database, where there is one."""
        self.crowd = Crowd(self.table, 0)


Trouble = Callable[[Stage], Awaitable[None]]
"""Something that goes wrong once."""


class NotHere(Exception):
    """A trouble that cannot be made on this machine, and why."""


@contextmanager
def small_disk(folder: Path, megabytes: int) -> Iterator[None]:
    """A disk of its own in a folder, which can be filled up."""
    if os.getuid() != 0:
        raise NotHere("only root can make a disk")
    made = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "none", str(folder)]
    if subprocess.run(made, check=False, capture_output=True).returncode:
        raise NotHere("no disk can be made here")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def remount(folder: Path, how: str) -> None:
    """Lets a disk be read only (`ro`), or be written too (`rw`)."""
    subprocess.run(["mount", "-o", f"remount,{how}", str(folder)], check=True)
