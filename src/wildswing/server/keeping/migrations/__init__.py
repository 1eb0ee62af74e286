"""Brings the tables of a database to the newest revision; each step is a module in `versions`."""

from pathlib import Path

from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Takes all steps that a database lacks, in the transaction of the caller."""
    from alembic import command  # noqa: PLC0415 - slow to import, and a database that is up to date needs it not
    from alembic.config import Config  # noqa: PLC0415 - see above

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
