"""What a page needs to draw a game: what is fixed for a match, and what each option means to a picture."""
