"""Exceed in a terminal."""
