"""The tables of the log."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, String, Table

SCHEMA = 1
"""Grows whenever the tables change; the newest revision in `migrations` has the same number."""

REVISION = f"{SCHEMA:04}"

VERSION_TABLE = "wildswing_version"
"""Where a database keeps its revision; a database that has this table is ours."""

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("program", String, nullable=False),
    Column("setup", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("seats", String, nullable=False),
    Column("created", String, nullable=False),
    Column("outcome", String),
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    # The points of a throw are more than 31 bits can count.
    Column("option", BigInteger().with_variant(Integer, "sqlite"), nullable=False),
)
