"""What the cards of all families share; a family's own cards are its part `cards`."""
