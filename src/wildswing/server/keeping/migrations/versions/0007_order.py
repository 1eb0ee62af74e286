"""Roles and bans, reports, switches of the host, and a list of all that was ordered."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds columns and tables; nobody has a role, and nobody is banned."""
    op.add_column("people", sa.Column("role", sa.String))
    op.add_column("people", sa.Column("banned_until", sa.String))
    op.add_column("people", sa.Column("banned_why", sa.String, nullable=False, server_default=""))
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("match", sa.String, nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
        sa.Column("record", sa.String),
        sa.Column("closed", sa.String),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("who", sa.String, nullable=False),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("details", sa.String, nullable=False),
    )
    op.create_table(
        "switches",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
