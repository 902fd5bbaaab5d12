"""Puzzles as authors write them, and the proofs that belong to them."""
