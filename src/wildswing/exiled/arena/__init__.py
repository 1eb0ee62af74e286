"""Rise of the Exiled for learning programs."""
