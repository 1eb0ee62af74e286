"""Matches that are about to be deleted, kept in a folder as people write them down."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row

from wildswing.kernel.errors import WildswingError
from wildswing.kernel.record import write
from wildswing.notation.matches import notate
from wildswing.server.keeping.log import BrokenLog, SavedMatch
from wildswing.server.keeping.rebuilding import rebuild
from wildswing.server.keeping.storage import Storage
from wildswing.server.room.recording import recorder_of

NOTATION, RECORD, LOG = ".fight", ".match", ".json"
"""How the file of a match ends: as it is written down; as its match file; as it stood in the log."""


class Full(WildswingError):
    """The folder cannot be written to."""


class Archive:
    """A folder with a folder for each year, in which every match is a file that names nobody."""

    def __init__(self, storage: Storage, folder: Path) -> None:
        self._storage = storage
        self._folder = folder

    async def keep(self, row: Row[Any]) -> None:
        """Has a match on disk, whole or not at all; one in which nobody has answered has nothing to keep.

        It needs no place of its own among the matches at hand, since nobody is there.
        """
        saved = await self._storage.load(row.id)
        if saved is not None and saved.seed and saved.entries:
            day = row.ended or row.created
            await asyncio.to_thread(self._put, saved, day[:10])

    def _put(self, saved: SavedMatch, day: str) -> None:
        suffix, content = told(saved, day.replace("-", "."))
        folder = prepared(self._folder / day[:4])
        path, part = folder / f"{saved.id}{suffix}", folder / f"{saved.id}.part"
        try:
            with open(part, "wb", opener=_for_owner) as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
            _persist(folder)
        except OSError as error:
            with suppress(OSError):
                part.unlink()
            raise Full(f"{path} cannot be written: {error.strerror}.") from None


def prepared(folder: Path) -> Path:
    """Makes a folder for its owner alone, unless it is there; one that cannot be written to is refused."""
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Full(f"The folder {folder} cannot be made: {error.strerror}.") from None
    if not os.access(folder, os.W_OK):
        raise Full(f"The folder {folder} cannot be written to.")
    return folder


def told(saved: SavedMatch, date: str) -> tuple[str, bytes]:
    """Returns how the file of a match ends, and what is in it: the notation, or as much as can be told."""
    try:
        recorder = recorder_of(rebuild(saved))
    except BrokenLog:  # such as a game that is not installed any more
        return LOG, msgspec.json.encode(
            {name: getattr(saved, name) for name in ("id", "game", "version", "program", "setup", "seed", "entries")}
            | {"fairness": saved.pact.fairness}
        )
    try:
        return NOTATION, notate(recorder, date).encode()
    except Exception:  # noqa: BLE001 - a game of somebody else may fail at its words in any way
        return RECORD, write(recorder.match, recorder.seats, recorder.fairness, recorder.ended)


def _for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _persist(folder: Path) -> None:
    """Has the disk know of a new name; Windows does not open folders, and does so by itself."""
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
