"""Brings the tables of a database to the newest revision; each step is a module in `versions`."""

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, insert

from wildswing.server.keeping.sql_tables import METADATA, REVISION, VERSION_TABLE


def make(connection: Connection) -> None:
    """Makes the tables in a database that has none, as all steps together would."""
    METADATA.create_all(connection, checkfirst=False)  # to look for each would take as long again
    version = Table(VERSION_TABLE, MetaData(), Column("version_num", String(32), primary_key=True))
    version.create(connection)
    connection.execute(insert(version).values(version_num=REVISION))


def upgrade(connection: Connection) -> None:
    """Takes all steps that a database lacks, in the transaction of the caller."""
    from alembic import command  # noqa: PLC0415 - slow to import, and few databases need it
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
