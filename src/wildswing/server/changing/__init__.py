"""The matches at hand, and the one way to change them: propose, write, take, tell, follow."""
