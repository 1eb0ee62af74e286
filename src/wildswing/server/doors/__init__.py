"""The ways into the table: requests, the lines of pages, and how many of each there may be."""
