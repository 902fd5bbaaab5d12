"""Chess with neutral stones: a move is a chess move and then, if wanted, one stone action."""
