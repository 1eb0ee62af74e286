"""Commands about Exceed."""
