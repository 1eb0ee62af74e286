"""What is measured of Formation."""
