### The board on the page, and what surrounds it.

## Tools

# The group of buttons under a board.
board-tools = Game
# Opens the tools that are put away.
board-more = More
# A tool's part of the page could not be loaded.
board-lost = That part of the page couldn't be loaded. Are you online? Try again.

# Leads from the full screen back to the page.
board-leave-full = Exit full screen
# The same on its button, where there is little room: the first word of it.
board-leave-short = Exit

## Around the drawing

# The group of choices that are no cells.
board-choices = Choices
# The bar that grows while the page gets ready.
board-progress = Getting the board ready
# Stands before that bar.
board-loading = Getting ready to play
board-retry = Try again
# The list of all turns that were played.
board-turns = Turns
# Stands where a board will be drawn.
board-waiting = The board is loading.
# Shows the rest of a turn at once.
board-skip = Skip

## Players

# Below the name of a player.
board-computer = the computer
# Beside the player whose turn it is.
board-your-turn = your turn
board-its-turn = its turn

## Moves

# $cell is all that is told of a cup or square: “F, 4 seeds”.
board-open-cell = { $cell }, can be played
# A move that is shown and not played yet.
board-play = Play it
board-back = Back
board-take-back = Take back
# Of an earlier board: play on there, or go back to the game.
board-from-here = Play on from here
board-go-on = Back to the game
# On a phone, after a first touch on small squares: they are shown larger, and the next touch chooses.
board-closer = Now the squares are larger. Touch the one you mean.
# Stands before the reason why a cup or a square can't be chosen.
board-why-not = Why not?
# The field for a move in notation, and its button.
board-type = Type a move
board-play-typed = Play
