### What games on squares say alike: Amphora, African Chess, African Queen, chess with stones.

## Words

# What is taken, where a game has no other word for it.
-squares-piece = piece
    .many = pieces
    .counted = { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }

# Where something is taken, after what is taken: “a Pawn on e2”. $cells is a list of squares.
-squares-places = on { $cells }

## Check

# A warning before “Your turn, Ama.”
squares-check = Check!

# What a move does. $other is the side whose King it is.
squares-gives-check = It gives check to { $other }'s King.

# Why a move was played. $mover is the side that played it.
squares-in-check = { $mover }'s King was in check, so this turn had to save it.

## The board

# The label of the whole board, for screen readers.
squares-board = Squares

# The label of a square on which nothing stands.
squares-empty = { $square }, empty

# The labels of other squares; $piece stands there. It is yours who are to move, or $owner's.
squares-yours = { $square }, your { $piece }
squares-theirs = { $square }, { $owner }'s { $piece }

# Whose turn it is, after what stands where.
squares-to-move = { $mover } to move.

# The same as the last line of a board in a terminal.
squares-to-move-line = { $mover } to move

## Refusals

squares-no-piece = There is no piece on { $square }.
# $typed is what was chosen or written in place of a square.
squares-no-square = “{ $typed }” isn't a square on this board.

## Why the game is over

squares-end-checkmate = The game is over: the King can't be saved, and that is checkmate.
squares-end-no-move = The game is over: the player to move has no move left.
squares-end-quiet = The game is over: for a hundred turns nothing new has happened.

## What is wrong with the text of a position

# Parts of that text; the second says for how many turns nothing new has happened.
-squares-field-board = the board
-squares-field-quiet-turns = the quiet turns

# The letter of the side to move; $found is written there.
squares-position-side = “{ $found }” is neither w nor b.
squares-position-number = “{ $found }” is not a number from 0 to { $most }.
