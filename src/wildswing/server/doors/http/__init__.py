"""What can be asked over HTTP, by what it is about."""
