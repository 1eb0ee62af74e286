"""What is said at matches, who may not speak, and what was said where somebody is reported."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Adds a table and columns; nobody has said anything yet."""
    op.create_table(
        "said",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("match", sa.String, nullable=False, index=True),
        sa.Column("at", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String, nullable=False, index=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("phrase", sa.String, nullable=False),
        sa.Column("words", sa.String, nullable=False),
    )
    op.add_column("people", sa.Column("muted_until", sa.String))
    op.add_column("people", sa.Column("muted_why", sa.String, nullable=False, server_default=""))
    op.add_column("reports", sa.Column("talk", sa.String, nullable=False, server_default="[]"))
