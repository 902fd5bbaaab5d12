"""Boards of squares: their names, their text, and what positions on them share."""
