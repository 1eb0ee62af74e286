"""Rise of the Exiled on the page."""
