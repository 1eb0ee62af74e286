"""One module for each change of the tables, named by its number."""
