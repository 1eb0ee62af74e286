"""An open table for card-fighting games."""

__version__ = "0.1.0"
