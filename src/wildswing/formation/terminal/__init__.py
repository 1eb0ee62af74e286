"""Formation in a terminal."""
