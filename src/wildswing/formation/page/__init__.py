"""Formation on the page."""
