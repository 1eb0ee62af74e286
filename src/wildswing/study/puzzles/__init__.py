"""Puzzles: decisions of matches in which one answer is clearly best, to be found with what one seat knows."""
