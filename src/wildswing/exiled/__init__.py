"""Rise of the Exiled: cards are thrown at cards."""
