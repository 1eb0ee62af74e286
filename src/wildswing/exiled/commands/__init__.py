"""Commands about Rise of the Exiled."""
