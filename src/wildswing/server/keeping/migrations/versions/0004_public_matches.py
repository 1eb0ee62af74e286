"""Which matches everybody may know of."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds a column; what was begun before stays among those who play it."""
    op.add_column("matches", sa.Column("public", sa.String))
