"""One match with the people around it; it knows of no disk and no network."""
