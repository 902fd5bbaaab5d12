### The board on the page, and what surrounds it.

## Tools

# The group of buttons under a board.
board-tools = Game
# Opens the tools that are put away.
board-more = More
# A tool's part of the page could not be loaded.
board-lost = That part of the page did not arrive. Is there a network? Try again.
