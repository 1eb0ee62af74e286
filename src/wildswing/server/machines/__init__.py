"""Agents at their seats, and how long they may think."""
