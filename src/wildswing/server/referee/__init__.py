"""What people may wish for at the table: matches, seats, answers, the lobby, rematches and replays."""
