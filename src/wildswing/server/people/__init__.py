"""People at the table: guests and accounts, their sessions and bots, and the matches they have played."""
