"""Chess with neutral stones: a turn is a chess move and then, if wanted, one stone action."""
