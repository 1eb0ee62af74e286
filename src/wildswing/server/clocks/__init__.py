"""Time that runs out, and people who stay away."""
