"""How games look in a terminal: one drawing for any game, better ones for those we know."""
