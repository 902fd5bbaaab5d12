### What all games say: who plays, whose turn it is, how a game ended.

## Players

# What a side is called while its player has no name. Forms may say what a sentence must know of
# it, such as its gender, or whether it is many.
-game-side-S = South
-game-side-N = North
-game-side-w = White
-game-side-b = Black

## Lists

game-list-comma = {", "}
game-list-and = {" and "}

## What is no sentence of ours

# Told as a school wrote it for a game of its own.
game-plain = { $words }

## The end

game-stopped = Both players agree to stop.
game-third = The board looks like this for the third time, so play stops.
