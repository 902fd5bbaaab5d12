"""Chess with neutral stones: a move is a chess move and then, optionally, one stone action."""
