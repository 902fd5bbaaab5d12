"""Fluent files, where the words of each language stand, read and compiled to plain data."""
