"""Rise of the Exiled in a terminal."""
