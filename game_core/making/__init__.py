"""What is made of cards: a trial of the game, its file of Python; and which cards there are."""
