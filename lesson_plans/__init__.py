"""The curriculum as data: a folder for each game and plan, and `curriculum`, which reads them."""
