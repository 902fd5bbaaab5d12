"""Amphora: a jug of forty squares, three kinds of capture, and a Guard who enters late."""
