"""The sowing games: one engine, and the answers that two or more games give to its questions."""
