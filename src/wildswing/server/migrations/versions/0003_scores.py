"""The best results of games for one player."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds a table for them."""
    op.create_table(
        "scores",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False, index=True),
        sa.Column("played_with", sa.String, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("sentence", sa.String, nullable=False),
        sa.Column("day", sa.String, nullable=False),
    )
