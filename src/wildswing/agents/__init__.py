"""Machines that play."""
