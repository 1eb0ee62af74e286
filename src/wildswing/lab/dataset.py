"""Decisions of many games in a Parquet file, for whoever trains or counts without playing.

`COLUMNS` is the schema, and docs/data.md explains it. A file is written in parts, so that it may be larger than the
memory and an interrupted command goes on where it stopped: each part is whole or not there, and they are joined in the
end.
"""

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from wildswing.home.writing import writing
from wildswing.kernel.errors import WildswingError
from wildswing.lab.decisions import Decision

FORMAT: Final = 1
"""The version of the schema."""

KEY: Final = b"wildswing"
"""Under this name the file says what it holds."""

GROUP: Final = 8192
"""So many rows are read at once."""

WORD: Final = pa.dictionary(pa.int32(), pa.string())
"""A text that comes again and again."""

COLUMNS: Final = pa.schema(
    [
        pa.field("match", pa.int32(), nullable=False),
        pa.field("seed", WORD, nullable=False),
        pa.field("players", pa.list_(pa.string()), nullable=False),
        pa.field("decision", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("agent", WORD),
        pa.field("question", WORD, nullable=False),
        pa.field("observation", pa.list_(pa.float32()), nullable=False),
        pa.field("offered", pa.list_(pa.int32()), nullable=False),
        pa.field("action", pa.int32(), nullable=False),
        pa.field("answer", pa.int64(), nullable=False),
        pa.field("values", pa.list_(pa.float32())),
        pa.field("outcome", pa.float32()),
    ]
)


class Header(msgspec.Struct, frozen=True):
    """What a file of decisions says of itself."""

    game: str
    rules: int
    """The version of the game's rules."""
    program: str
    """The version of Wildswing."""
    actions: int
    """How many actions the game has: the length of a mask."""
    observation: int
    """How many numbers an observation has."""
    texts: str
    """A digest of everything the games are played with."""
    source: dict[str, str | int] = {}
    """Where the games come from: agents, seed and number of games of a simulation."""
    format: int = FORMAT


class Recorded(msgspec.Struct, frozen=True):
    """A game with its decisions."""

    number: int
    seed: str
    players: tuple[str, ...]
    decisions: list[Decision]
    outcomes: tuple[float | None, ...]
    """What each seat got in the end; None in a match that its rules have not ended."""


def table_of(games: Iterable[Recorded]) -> pa.Table:
    """Returns the decisions of some games, a row for each."""
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS.names}
    for game in games:
        for place, decision in enumerate(game.decisions):
            row = (
                game.number,
                game.seed,
                game.players,
                place,
                decision.seat,
                decision.agent or None,
                decision.question,
                decision.observation,
                decision.offered,
                decision.action,
                decision.answer,
                decision.values,
                game.outcomes[decision.seat],
            )
            for name, value in zip(COLUMNS.names, row, strict=True):
                columns[name].append(value)
    return pa.table(columns, schema=COLUMNS)


class Parts:
    """A file of decisions on its way: a folder beside it, with what is done."""

    def __init__(self, file: Path, header: Header) -> None:
        self.file = file
        self.header = header
        self.folder = file.with_name(f"{file.name}.parts")

    def begin(self) -> None:
        """Makes the folder, or goes on with it; a file that is there, or a folder of other games, is refused."""
        if self.file.exists():
            raise WildswingError(f"{self.file} is there already and was left as it is; name another file with --out.")
        head = self.folder / "header.json"
        said = msgspec.json.format(msgspec.json.encode(self.header))
        with writing(self.file):
            self.folder.mkdir(exist_ok=True)
            if not head.exists():
                _put(head, said)
            elif head.read_bytes() != said:
                raise WildswingError(
                    f"{self.folder} was begun with other games, agents or texts; ask for the same to go on with it, "
                    f"name another file with --out, or remove the folder."
                )

    def missing(self, count: int) -> list[int]:
        """Returns which of so many parts are not done."""
        return [number for number in range(count) if not self._path(number).exists()]

    def write(self, number: int, games: Iterable[Recorded], note: bytes = b"") -> None:
        """Puts a part into the folder, whole, with a note."""
        table = table_of(games).replace_schema_metadata({KEY: note})
        with writing(self.file):
            unfinished = self._path(number).with_suffix(".unfinished")
            pq.write_table(table, unfinished, compression="zstd")
            unfinished.replace(self._path(number))

    def note(self, number: int) -> bytes:
        """Returns the note of a part."""
        try:
            noted: bytes = pq.read_schema(self._path(number)).metadata[KEY]
        except (OSError, pa.ArrowInvalid):
            raise WildswingError(
                f"{self._path(number)} was damaged; remove it, and the same command writes it again."
            ) from None
        return noted

    def join(self, count: int) -> int:
        """Makes one file of so many parts and removes the folder; returns how many decisions it has."""
        rows = 0
        schema = COLUMNS.with_metadata({KEY: msgspec.json.encode(self.header)})
        unfinished = self.folder / "all.unfinished"
        with writing(self.file):
            with pq.ParquetWriter(unfinished, schema, compression="zstd") as writer:
                for table in self._groups(count):
                    rows += table.num_rows
                    writer.write_table(table.replace_schema_metadata(schema.metadata))
            unfinished.replace(self.file)
            shutil.rmtree(self.folder)
        return rows

    def _groups(self, count: int) -> Iterator[pa.Table]:
        """Returns the rows of so many parts, in portions that are quick to read."""
        waiting: list[pa.Table] = []
        for number in range(count):
            waiting.append(pq.read_table(self._path(number)))
            if number == count - 1 or sum([table.num_rows for table in waiting]) >= GROUP:
                yield pa.concat_tables(waiting).unify_dictionaries()
                waiting.clear()

    def _path(self, number: int) -> Path:
        return self.folder / f"{number:06}.parquet"


def _put(path: Path, content: bytes) -> None:
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(content)
    unfinished.replace(path)
