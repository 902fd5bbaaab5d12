"""Puzzles: what is asked, the proof of the answer, and the judging of an attempt."""
