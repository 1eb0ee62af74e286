"""Three Duels, a tiny game for the Wildswing table."""
