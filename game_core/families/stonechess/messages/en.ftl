### What chess with stones says: Double Eighteen-Stone Chess. Stones belong to nobody; a turn is a
### chess move and then, if the player likes, a move of a stone.

## Words

# Pieces. The form counted is for pieces that are captured: “a Pawn”, “2 Pawns”.
-stonechess-king = King
    .indefinite = a King
    .counted = { $count ->
        [one] a King
       *[other] { $count } Kings
    }
-stonechess-queen = Queen
    .indefinite = a Queen
    .counted = { $count ->
        [one] a Queen
       *[other] { $count } Queens
    }
-stonechess-rook = Rook
    .indefinite = a Rook
    .counted = { $count ->
        [one] a Rook
       *[other] { $count } Rooks
    }
-stonechess-bishop = Bishop
    .indefinite = a Bishop
    .counted = { $count ->
        [one] a Bishop
       *[other] { $count } Bishops
    }
-stonechess-knight = Knight
    .indefinite = a Knight
    .counted = { $count ->
        [one] a Knight
       *[other] { $count } Knights
    }
-stonechess-pawn = Pawn
    .indefinite = a Pawn
    .counted = { $count ->
        [one] a Pawn
       *[other] { $count } Pawns
    }

# What a position's worth is counted in: “White is 2 Pawns ahead”.
-stonechess-unit = Pawn
    .counted = { $count ->
        [one] 1 Pawn
       *[other] { $count } Pawns
    }

# Moves with a stone. $move is the chess move, such as b2b4. The stone goes from $origin to $target,
# or changes places with the piece there.
-stonechess-move-stone = { $move } with the stone from { $origin } to { $target }
-stonechess-move-swap = { $move } with { $origin } and { $target } swapped

## What happens

stonechess-move = { $mover }'s { $piece } goes from { $origin } to { $target }.
stonechess-castle = { $mover } castles: the King goes from { $origin } to { $target }, the Rook from { $rook } to { $beside }.
stonechess-promote = The Pawn becomes { FORM($piece, "indefinite") }.

# $piece goes from $origin to $square, where it captures $taken; a Pawn captured in passing isn't on
# the square that the other Pawn goes to, which is $target.
stonechess-capture = { $mover }'s { $piece } on { $origin } captures { $other }'s { $taken } on { $square }.
stonechess-capture-passing = { $mover }'s { $piece } on { $origin } captures { $other }'s { $taken } on { $square } in passing, and goes to { $target }.

stonechess-step = The stone on { $origin } steps to { $target }.
stonechess-extend = The stone on { $origin } goes along its line to { $target }.
stonechess-swap = The stone on { $origin } and the { $piece } on { $target } change places.

# What a move does besides.
stonechess-makes = It turns a Pawn into { FORM($piece, "indefinite") }.

## Choosing a move

# Buttons: what a Pawn becomes; to move no stone.
stonechess-become-queen = { -stonechess-queen }
stonechess-become-rook = { -stonechess-rook }
stonechess-become-bishop = { -stonechess-bishop }
stonechess-become-knight = { -stonechess-knight }
stonechess-no-stone = No stone

## The board

# The label of a square.
stonechess-stone = { $square }, a stone

# What a side has, for those who can't see the board: lists of squares. There is always a King.
stonechess-men = { $owner }: King { $kings }{ $queens ->
        [0] {""}
        [one] ; Queen { $queens }
       *[other] ; Queens { $queens }
    }{ $rooks ->
        [0] {""}
        [one] ; Rook { $rooks }
       *[other] ; Rooks { $rooks }
    }{ $bishops ->
        [0] {""}
        [one] ; Bishop { $bishops }
       *[other] ; Bishops { $bishops }
    }{ $knights ->
        [0] {""}
        [one] ; Knight { $knights }
       *[other] ; Knights { $knights }
    }{ $pawns ->
        [0] {""}
        [one] ; Pawn { $pawns }
       *[other] ; Pawns { $pawns }
    }.
stonechess-stones = Stones: { $squares }.

## Refusals: why a piece can't go there

# $words are what somebody typed.
stonechess-no-turn = “{ $words }” is not a move. Moves look like e2e4 or, with a stone, like e2e4+f5f6.
stonechess-sign = Write ~ only where a stone and a piece change places, as in +f5~e5.
stonechess-no-choice = “{ $words }” can't be chosen here.

stonechess-nothing-there = There is nothing on { $square }.
stonechess-man-first = First move one of your pieces. Then you may move a stone.
stonechess-man-of-other = The { $piece } on { $square } is { $other }'s.
stonechess-pinned = Wherever the piece on { $square } goes, { $mover }'s King would be attacked.
stonechess-man-stuck = The { $piece } on { $square } has no square to go to.
stonechess-there-already = The { $piece } is on { $square } already.

stonechess-become-first = First choose what the Pawn becomes.
stonechess-become-missing = Say what the Pawn becomes: q, r, b or n.
stonechess-become-nothing = Only a Pawn that reaches the last row becomes another piece.

stonechess-king-goes = A King goes one square in any direction.
stonechess-queen-goes = A Queen goes straight or diagonally.
stonechess-rook-goes = A Rook goes straight, along a row or a column.
stonechess-bishop-goes = A Bishop goes diagonally.
stonechess-knight-goes = A Knight goes two squares straight and one to the side.
stonechess-pawn-goes = A Pawn goes straight ahead, and captures one square diagonally ahead.

# Something stands on $square, on the way to $target.
stonechess-way-shut = The way to { $target } is blocked on { $square }.
stonechess-stone-there = A stone stands on { $square }, and stones are never captured.
stonechess-own-there = { $mover }'s own { $piece } stands on { $square }.

stonechess-pawn-shut = A Pawn goes straight ahead only over empty squares, and { $square } is not empty.
stonechess-double-step = A Pawn may step two squares only from row { $rank }.
stonechess-passing = A Pawn can be captured in passing only right after its double step. It must still be on the square it reached, and the square it passed must be empty.
stonechess-strike = A Pawn goes diagonally only to capture.

# $square is where the Rook stands.
stonechess-castling-moved = The King and the Rook from { $square } may castle only if neither has moved before.
stonechess-castling-shut = Between the King and the Rook, { $square } is not empty.
# $piece on $origin attacks $square, on the King's way.
stonechess-castling-attacked = A King can't castle out of check, over an attacked square or onto one: the { $piece } on { $origin } attacks { $square }.

## Refusals: why a stone can't go there

stonechess-no-stone-there = There is no stone on { $square }.
stonechess-stone-stuck = The stone on { $square } has no square to go to.
stonechess-stone-already = A stone stands on { $square } already.
stonechess-no-undo = { $other } has just moved the stone on { $square } from { $origin }: it can't go straight back there.
stonechess-line = Only the end stone of an unbroken line of 3 or more can go along it, to the empty square just past the other end.
stonechess-one-step = A stone steps one square along a row or column, and that doesn't lead to { $square }.

# $piece on $square, with which the stone would change places.
stonechess-swap-own = The { $piece } on { $square } is { $other }'s: a stone changes places only with your own pieces.
stonechess-swap-near = The { $piece } on { $square } is not next to the stone on { $stone }, in its row or column.
stonechess-swap-pawn = The square { $square } is in the first or last row: no Pawn may be put there.

## Refusals: why a move would leave the King attacked

# $piece on $origin is the other side's piece that attacks it.
stonechess-attacked = { $mover }'s King would be attacked by the { $piece } on { $origin }.
stonechess-attacked-stone = { $mover }'s King would be attacked by the { $piece } on { $origin }: a stone must help.
stonechess-attacked-still = { $mover }'s King would still be attacked by the { $piece } on { $origin }.
# A stone changes places with the King itself, which comes to $square.
stonechess-attacked-there = On { $square }, { $mover }'s King would be attacked by the { $piece } on { $origin }.
# The stone on $square, which is to move, stands between the King and the piece.
stonechess-attacked-without = Without the stone on { $square }, { $mover }'s King would be attacked by the { $piece } on { $origin }.

## Impossible positions

# Parts of a position's text: which ways of castling are still allowed, the square that a Pawn
# has just passed over, and where a stone has just gone.
-stonechess-field-castling = the castling rights
-stonechess-field-passed = the passed square
-stonechess-field-stone = the last stone move

# $word is a field of a position's text that can't be read, $known what it may hold.
stonechess-no-rights = “{ $word }” should be some of the letters { $known }, in this order, or -.

# $owner and $mover are White or Black, whoever plays.
stonechess-king-open = { $mover } is to move and could capture { $owner }'s King.
stonechess-pawn-rank = No Pawn can stand on { $square }.
stonechess-stone-count = There should be { $known } stones, not { $stones }.
stonechess-king-count = { $owner } should have one King, not { $kings }.
stonechess-pawn-count = { $pawns } Pawns are too many for { $owner }.
# $promoted is how many more pieces there are than at the start.
stonechess-pawn-count-promoted = { $pawns ->
        [one] 1 Pawn
       *[other] { $pawns } Pawns
    } and { $promoted ->
        [one] 1 piece that was a Pawn
       *[other] { $promoted } pieces that were Pawns
    } are too many for { $owner }.
# $letter stands for the Rook on $square, in the castling rights.
stonechess-rights-gone = “{ $letter }” needs the King on its starting square and a Rook on { $square }.
stonechess-not-passed = No { $owner } Pawn has just passed over { $square }.
stonechess-not-gone = No stone can have gone from { $origin } to { $target }.
