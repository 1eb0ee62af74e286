"""What is on disk: the log of all matches, in one file or in a shared database."""
