"""Machines that play Formation."""
