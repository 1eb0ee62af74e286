"""Matches as people write them down: what PGN is to chess; see docs/notation.md."""
