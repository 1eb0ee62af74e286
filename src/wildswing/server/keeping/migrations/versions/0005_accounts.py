"""Second factors and codes of accounts, and sessions that can be told apart."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds columns and a table; everybody stays signed in."""
    op.add_column("people", sa.Column("second_factor", sa.String))
    op.add_column("people", sa.Column("factor_step", sa.Integer, nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("family", sa.String, nullable=False, server_default=""))
    sessions = sa.table("sessions", sa.column("token_hash"), sa.column("family"))
    op.execute(sa.update(sessions).values(family=sa.func.substr(sessions.c.token_hash, 1, 12)))
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("purpose", sa.String, nullable=False),
        sa.Column("expires", sa.String, nullable=False),
    )
