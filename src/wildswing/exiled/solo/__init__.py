"""The two modes of Rise of the Exiled for one player, each a small game of its own."""
