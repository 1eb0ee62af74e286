"""The best results of games for one player, and what names of accounts look like."""

import sqlalchemy as sa
from alembic import op

from wildswing.server.basics.lookalikes import skeleton

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds a table and a column, and looks at the names there are."""
    op.add_column("people", sa.Column("looks_like", sa.String))
    op.create_index("ix_people_looks_like", "people", ["looks_like"])
    people = sa.table("people", *[sa.column(name) for name in ("id", "name", "password", "looks_like")])
    connection = op.get_bind()
    for row in connection.execute(sa.select(people).where(people.c.password.is_not(None))).all():
        looks = sa.update(people).where(people.c.id == row.id).values(looks_like=skeleton(row.name))
        connection.execute(looks)
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
