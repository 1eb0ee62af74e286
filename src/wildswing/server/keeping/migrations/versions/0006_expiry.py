"""Since when nobody has answered in a match."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Adds columns; of what is there it is counted from now on."""
    op.add_column("matches", sa.Column("still_at", sa.Integer))
    op.add_column("matches", sa.Column("still_since", sa.String))
