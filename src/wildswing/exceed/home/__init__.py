"""What a person keeps of Exceed."""
