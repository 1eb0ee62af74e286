"""Formation: two players, three rounds, seven battles in each."""
