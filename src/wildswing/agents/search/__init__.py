"""Search in what a seat may know."""
