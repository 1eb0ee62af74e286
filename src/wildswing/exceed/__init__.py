"""Exceed Fighting System: two fighters, nine spaces, hidden attacks."""
