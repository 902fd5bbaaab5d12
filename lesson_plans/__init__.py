"""The curriculum as data, a folder for each game and plan; `curriculum` is the package that reads it."""
