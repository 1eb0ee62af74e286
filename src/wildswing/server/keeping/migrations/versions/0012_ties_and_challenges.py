"""Whom people follow and block, and matches that wait for a certain person."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Adds tables; nobody follows anybody yet."""
    op.create_table(
        "ties",
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("other", sa.String, sa.ForeignKey("people.id"), primary_key=True, index=True),
        sa.Column("since", sa.String, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("challenger", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("challenged", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("expires", sa.String, nullable=False),
        sa.Column("answered", sa.String),
    )
