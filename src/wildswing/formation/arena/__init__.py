"""Formation for learning programs."""
