"""Who meets whom in a tournament of several rounds, and how it stands; for people and machines alike."""
