### What all games on squares say: Amphora, African Chess, African Queen and chess with stones.

## Words

# What is captured, in games that have no other word for it.
-squares-piece = piece
    .many = pieces
    .counted = { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }

# Where something is captured; follows what is captured: “a Pawn on e2”. $cells is a list of
# squares.
-squares-places = on { $cells }

## Check

# A warning before “Your turn, Ama.”
squares-check = Check!

# What a move does. $other is the side whose King it is.
squares-gives-check = It puts { $other }'s King in check.

# Why a move was played. $mover is the side that played it.
squares-in-check = { $mover }'s King was in check, so this turn had to save it.

## The board

# The label of the whole board, for screen readers.
squares-board = Squares

# The label of an empty square.
squares-empty = { $square }, empty

# The labels of other squares. $piece, on $square, belongs to you, if it's your turn, or to $owner.
squares-yours = { $square }, your { $piece }
squares-theirs = { $square }, { $owner }'s { $piece }

# Whose turn it is; follows what is on each square.
squares-to-move = { $mover } to move.

# The same as the last line of a board in a terminal.
squares-to-move-line = { $mover } to move

## Refusals

squares-no-piece = There is no piece on { $square }.
# $typed is what was chosen or written in place of a square.
squares-no-square = “{ $typed }” isn't a square on this board.

## Why the game is over

squares-end-checkmate = The game is over: the King can't be saved, and that's checkmate.
squares-end-no-move = The game is over: the player to move has no move left.
squares-end-quiet = The game is over: nothing new has happened for a hundred turns.

## What is wrong with the text of a position

# Parts of that text; the second says how long nothing new has happened, in turns.
-squares-field-board = the board
-squares-field-quiet-turns = the quiet turns

# The letter of the side to move; $found is what's written there.
squares-position-side = “{ $found }” is neither w nor b.
squares-position-number = “{ $found }” is not a number from 0 to { $most }.
