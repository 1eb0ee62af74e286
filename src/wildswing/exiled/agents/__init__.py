"""Machines that play Rise of the Exiled."""
