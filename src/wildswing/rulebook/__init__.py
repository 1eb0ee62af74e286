"""The rules of a game to read, from the first card to the last point, as a page that can be printed."""
