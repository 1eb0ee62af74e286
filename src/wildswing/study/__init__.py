"""Studying matches that were played: what each answer was worth, and what would have been better."""
