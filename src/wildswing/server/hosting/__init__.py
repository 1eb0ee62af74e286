"""Opens the table on a port, with one worker or several, and closes it."""
