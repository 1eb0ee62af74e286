"""Exceed for learning programs."""
