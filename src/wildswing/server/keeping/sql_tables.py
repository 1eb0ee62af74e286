"""The tables of the log."""

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Integer, MetaData, String, Table

SCHEMA = 13
"""Grows whenever the tables change; the newest revision in `migrations` has the same number."""

REVISION = f"{SCHEMA:04}"

VERSION_TABLE = "wildswing_version"
"""Where a database keeps its revision; a database that has this table is ours."""

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("program", String, nullable=False),
    Column("setup", String, nullable=False),
    Column("seed", String, nullable=False),
    Column("seats", String, nullable=False),
    Column("created", String, nullable=False),
    Column("outcome", String),
    # Null where no commitment was made. The seed is empty until every seat has added its entropy.
    Column("fairness", String),
    # On what terms it is played: clocks, what becomes of who stays away, who may see it in the lobby.
    Column("terms", String, nullable=False, server_default="{}"),
    # Set while the match waits in the lobby for somebody to join, and when it ended.
    Column("listed", String),
    Column("ended", String),
    # Who wants to play again after the end, and the match in which all do.
    Column("rematch", String, nullable=False, server_default="{}"),
    # When somebody was last seen at a match that was opened to everybody; null for one that was not.
    Column("public", String),
    # How many lines a match that goes on had when it was looked at last, and since when it has no more.
    Column("still_at", Integer),
    Column("still_since", String),
    # Which match of a series it is, and how the series stood before it.
    Column("series", String, nullable=False, server_default="{}"),
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    # The points of a throw are more than 31 bits can count.
    Column("option", BigInteger().with_variant(Integer, "sqlite"), nullable=False),
    # What else a seat may do than answer: take its answer back, resign, run out of time.
    Column("what", String, nullable=False, server_default="answer"),
    # How many milliseconds of its clock the seat has used for it.
    Column("spent", Integer, nullable=False, server_default="0"),
)

# What became of a decision of a match that is over, as it was judged; each depth is an analysis of its own.
ANALYSES = Table(
    "analyses",
    METADATA,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("depth", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    # How many decisions there are in all.
    Column("points", Integer, nullable=False),
    Column("decision", String, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    # The name as it is compared, so that nobody can be taken for somebody else.
    Column("known_as", String, nullable=False, unique=True),
    # The same for all names that look alike; null for a guest.
    Column("looks_like", String, index=True),
    # Null for a guest.
    Column("password", String),
    Column("created", String, nullable=False),
    # The secret that the app of an account works codes out from, and the time of the last code that was taken.
    Column("second_factor", String),
    Column("factor_step", Integer, nullable=False, server_default="0"),
    # Null for everybody who may do what everybody may.
    Column("role", String),
    # Null unless somebody may not come in.
    Column("banned_until", String),
    Column("banned_why", String, nullable=False, server_default=""),
    # Null unless somebody may not speak.
    Column("muted_until", String),
    Column("muted_why", String, nullable=False, server_default=""),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token_hash", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    # A page of a person, a bot, or a browser in which the person has signed in before.
    Column("purpose", String, nullable=False),
    Column("label", String, nullable=False, server_default=""),
    Column("created", String, nullable=False),
    Column("expires", String, nullable=False),
    # The same for all tokens of a session, which follow each other.
    Column("family", String, nullable=False, server_default=""),
)

# What is typed once: to set another password, or in place of the app of a second factor.
CODES = Table(
    "codes",
    METADATA,
    Column("code_hash", String, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("purpose", String, nullable=False),
    Column("expires", String, nullable=False),
)

# Whom somebody follows, and whom somebody wants nothing of.
TIES = Table(
    "ties",
    METADATA,
    Column("person", String, ForeignKey("people.id"), primary_key=True),
    Column("kind", String, primary_key=True),
    Column("other", String, ForeignKey("people.id"), primary_key=True, index=True),
    Column("since", String, nullable=False),
)

# Matches that wait for a certain person; what was answered stays until it expires, so that nobody asks at once again.
CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("match", String, primary_key=True),
    Column("challenger", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("challenged", String, ForeignKey("people.id"), nullable=False, index=True),
    Column("expires", String, nullable=False),
    # Null until somebody has accepted or declined it, or taken it back.
    Column("answered", String),
)

PLAYED = Table(
    "played",
    METADATA,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, ForeignKey("people.id"), nullable=False, index=True),
)

SCORES = Table(
    "scores",
    METADATA,
    Column("match", String, ForeignKey("matches.id"), primary_key=True),
    Column("game", String, nullable=False),
    # The same for games with the same setup, which alone are compared.
    Column("kind", String, nullable=False, index=True),
    Column("played_with", String, nullable=False),
    Column("score", Integer, nullable=False),
    Column("sentence", String, nullable=False),
    Column("day", String, nullable=False),
)

# How strong people and machines are, in a whole game and with each thing that is brought to it.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", String, primary_key=True),
    # Empty for the whole game.
    Column("brings", String, primary_key=True),
    # A person, or a machine by its name.
    Column("entrant", String, primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    # How many different ones they were played against.
    Column("opponents", Integer, nullable=False),
)

# What each rated match has done to the rating of a side in the whole game.
RATED = Table(
    "rated",
    METADATA,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("brings", String, nullable=False),
    Column("entrant", String, nullable=False, index=True),
    Column("other", String, nullable=False),
    Column("at", String, nullable=False),
    Column("share", Float, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
)

# Tournaments of several rounds. Their state names people by their ids alone; each change of it counts its version up.
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    # The person who has opened it, whether still there or not.
    Column("host", String, nullable=False, index=True),
    Column("game", String, nullable=False),
    Column("created", String, nullable=False),
    # Null until it is over, or was called off.
    Column("ended", String),
    Column("version", Integer, nullable=False),
    Column("state", String, nullable=False),
)

# What people have said of others, whether those or the match are still there or not.
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", String, nullable=False),
    Column("reporter", String, nullable=False),
    Column("match", String, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", String, nullable=False),
    Column("name", String, nullable=False),
    Column("words", String, nullable=False),
    # The file of the match; null until it is over.
    Column("record", String),
    # What was said at the match until then.
    Column("talk", String, nullable=False, server_default="[]"),
    Column("closed", String),
)

# What people have said at a match, which is no part of it.
SAID = Table(
    "said",
    METADATA,
    Column("id", String, primary_key=True),
    Column("match", String, nullable=False, index=True),
    Column("at", String, nullable=False),
    Column("seat", Integer, nullable=False),
    # Empty for somebody who is not known.
    Column("person", String, nullable=False, index=True),
    Column("name", String, nullable=False),
    # One of those that everybody may say, or words of one's own.
    Column("phrase", String, nullable=False),
    Column("words", String, nullable=False),
)

# All that was ordered by a host or by somebody with a role.
ORDERS = Table(
    "orders",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", String, nullable=False),
    Column("who", String, nullable=False),
    Column("what", String, nullable=False),
    Column("details", String, nullable=False),
)

# What a host has turned on or off while the table is open.
SWITCHES = Table(
    "switches",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
