"""What each audience is told of a match, in its language."""
