"""What all parts of the server use: time, limits, names, secrets and work that is seen through."""
