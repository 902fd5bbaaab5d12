"""Amphora: a jar of forty squares, captures of three kinds, and a Guard who enters late."""
