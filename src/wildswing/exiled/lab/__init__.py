"""What is measured of Rise of the Exiled."""
