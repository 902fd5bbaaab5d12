"""Puzzles as authors write them, and their proofs."""
