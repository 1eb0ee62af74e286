"""Matches that are part of a series."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Adds a column; what was begun before is the first match of its series."""
    op.add_column("matches", sa.Column("series", sa.String, nullable=False, server_default="{}"))
