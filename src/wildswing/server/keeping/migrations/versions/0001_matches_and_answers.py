"""Matches and their answers.

The first release made these tables without a revision, so whatever is there already is taken over as it is.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("program", sa.String, nullable=False),
        sa.Column("setup", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("seats", sa.String, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.Column("outcome", sa.String),
        if_not_exists=True,
    )
    op.create_table(
        "answers",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("option", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        if_not_exists=True,
    )
