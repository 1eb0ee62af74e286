"""An open table for card-fighting games."""

__version__ = "1.0.0"
