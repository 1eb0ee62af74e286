"""What a person keeps in a folder of their own: matches, and fighters they wrote."""
