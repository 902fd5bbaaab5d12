### Puzzles: solving them, which come next, what students have done.

## Elements

# What comes after a solved puzzle.
training-puzzle-next = Next puzzle
