"""A room for each family of games: everything that is known of one kind of board."""
