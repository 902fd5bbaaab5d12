"""Boards of squares: their names, their text, and what their positions share."""
