"""Exceed on the page."""
