"""Puzzles: their tasks, the proofs of their answers, and judging an attempt."""
