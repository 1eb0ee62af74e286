"""Run by alembic: takes the steps on the connection that it is given."""

from alembic import context

from wildswing.server.keeping.sql_tables import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
context.run_migrations()
