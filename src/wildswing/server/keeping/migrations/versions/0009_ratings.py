"""Ratings of people and machines, and what each match has done to them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Adds tables; what was played before is not rated."""
    op.create_table(
        "ratings",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("brings", sa.String, primary_key=True),
        sa.Column("entrant", sa.String, primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("opponents", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("match", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("brings", sa.String, nullable=False),
        sa.Column("entrant", sa.String, nullable=False, index=True),
        sa.Column("other", sa.String, nullable=False),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
    )
