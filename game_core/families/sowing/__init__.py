"""The sowing games: one engine, and the rules that two or more games share."""
