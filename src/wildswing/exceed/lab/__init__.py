"""What is measured of Exceed."""
