"""People with their sessions and matches, fair shuffles, terms of a match, and what a log has besides answers."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds columns and tables; whatever is being played goes on."""
    op.add_column("matches", sa.Column("fairness", sa.String))
    op.add_column("matches", sa.Column("terms", sa.String, nullable=False, server_default="{}"))
    op.add_column("matches", sa.Column("listed", sa.String))
    op.add_column("matches", sa.Column("ended", sa.String))
    op.add_column("matches", sa.Column("rematch", sa.String, nullable=False, server_default="{}"))
    op.add_column("answers", sa.Column("what", sa.String, nullable=False, server_default="answer"))
    op.add_column("answers", sa.Column("spent", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("known_as", sa.String, nullable=False, unique=True),
        sa.Column("password", sa.String),
        sa.Column("created", sa.String, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("purpose", sa.String, nullable=False),
        sa.Column("label", sa.String, nullable=False, server_default=""),
        sa.Column("created", sa.String, nullable=False),
        sa.Column("expires", sa.String, nullable=False),
    )
    op.create_table(
        "played",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
    )
