"""The families of games, one package for each kind of board."""
