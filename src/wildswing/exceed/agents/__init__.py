"""Machines that play Exceed."""
