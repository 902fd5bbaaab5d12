### What Amphora says: a jug of forty squares, Pawns, Kings and Guards.

## Words

# Pieces. The form counted is for pieces that are captured: “a Pawn”, “2 Pawns”.
-amphora-pawn = Pawn
    .counted = { $count ->
        [one] a Pawn
       *[other] { $count } Pawns
    }
-amphora-king = King
    .counted = { $count ->
        [one] a King
       *[other] { $count } Kings
    }
-amphora-guard = Guard
    .counted = { $count ->
        [one] a Guard
       *[other] { $count } Guards
    }

# What a position's worth is counted in: “White is 2 Pawns ahead”.
-amphora-unit = Pawn
    .counted = { $count ->
        [one] 1 Pawn
       *[other] { $count } Pawns
    }

# Moves that are more than a step. $move is the step, such as d7d8; $entry is the square where the
# Guard enters before it, $removed the square that is emptied by telekinesis.
-amphora-move-entering = { $move } with the Guard on { $entry }
-amphora-move-removing = { $move } with { $removed } removed
-amphora-move-entering-removing = { $move } with the Guard on { $entry } and { $removed } removed

## What happens

amphora-enter = { $mover }'s Guard enters on { $square }.
amphora-move = { $mover }'s { $piece } goes from { $origin } to { $target }.
amphora-capture = { $mover }'s { $piece } goes from { $origin } to { $target } and captures the { $taken }.

# $taken, a piece on $square, stands between pieces of the other side on $jaw and $target.
amphora-intercept = The { $taken } on { $square } is trapped between { $jaw } and { $target }.

# $taken, a piece of $other on $square, is removed from afar.
amphora-remove = { $mover }'s { $piece } has entered { $other }'s home row and removes the { $taken } on { $square } by telekinesis.

## The end

amphora-king-taken = The game is over: { $winner } has captured the King.

## Why: the rules behind a move

# $mover is the side whose Guard has just entered.
amphora-enters-in-check = The Guard may enter because { $mover }'s King is in check.
amphora-enters-after-loss = The Guard may enter because { $mover } has just lost a Pawn.
amphora-third-aside = That was the third sideways move in a row: { $mover } must go another way next time.

## Choosing a move

# A warning before “Your turn, Ama.”, perhaps after “Check!”.
amphora-may-enter = The Guard may enter.

# A button: telekinesis is possible, but not wanted.
amphora-remove-nothing = Remove nothing

## The board

# What lies beside the jug for a side: its Guard, until it has entered, and a tally.
amphora-beside = { $owner }: { $asides } of 3 sideways moves in a row
amphora-beside-waiting = { $owner }: Guard beside the jug, { $asides } of 3 sideways moves in a row

# What a side has, for those who can't see the board. $pawns, $kings and $guards are lists of
# squares, of one King and of one Guard at most; what is beside the jug follows as above.
amphora-side = { $owner }: { $pawns ->
        [0] {""}
        [one] Pawn { $pawns };{" "}
       *[other] Pawns { $pawns };{" "}
    }{ $kings ->
        [0] {""}
       *[other] King { $kings };{" "}
    }{ $guards ->
        [0] {""}
       *[other] Guard { $guards };{" "}
    }{ $asides } of 3 sideways moves in a row.
amphora-side-waiting = { $owner }: { $pawns ->
        [0] {""}
        [one] Pawn { $pawns };{" "}
       *[other] Pawns { $pawns };{" "}
    }{ $kings ->
        [0] {""}
       *[other] King { $kings };{" "}
    }Guard beside the jug, { $asides } of 3 sideways moves in a row.

# The same below a board in a terminal.
amphora-line = { $owner }: { $asides } sideways in a row
amphora-line-waiting = { $owner }: { $asides } sideways in a row, the Guard not on the board yet

## Refusals: why a move can't be made

# $words are what somebody typed.
amphora-no-turn = “{ $words }” is not a move. Moves look like d2d3, G@c2+c2c3 or c7c8*e7.
amphora-no-square = The jug has no square “{ $words }”.

amphora-whole = This move is complete. There's nothing more to choose.

amphora-entered = Your Guard has already entered, and it can enter only once.
amphora-no-entry-now = Your Guard may enter only when you've just lost a Pawn or are in check.
amphora-entry-shut = The square { $square } is not empty, so your Guard can't enter there.
amphora-entry-far = Your Guard enters next to your King, not on { $square }.
amphora-entry-exposes = Even with your Guard on { $square }, your King could be captured.
amphora-entry-blocks = With your Guard on { $square }, none of your pieces could move.

amphora-piece-of-other = The { $piece } on { $square } is { $other }'s.

amphora-pinned = Wherever your { $piece } on { $square } goes, your King could be captured.
amphora-only-aside = Your { $piece } on { $square } can only go sideways, and you've already made three sideways moves in a row.
amphora-stuck = Your { $piece } on { $square } has nowhere to go.

amphora-there-already = Your { $piece } is on { $square } already.
amphora-one-step = A { $piece } goes only one square, and { $target } is too far from { $origin }.
amphora-own-there = Your own { $piece } stands on { $square }.
amphora-never-back = A { $piece } never goes backward.
amphora-pawn-captures = A Pawn captures only diagonally forward.
amphora-pawn-diagonally = A Pawn goes diagonally only to capture.
amphora-only-to-capture = A { $piece } goes backward only to capture.
amphora-no-more-aside = You've made three sideways moves in a row. Go another way.

# Telekinesis: a piece that has just come to the home row of $other may remove another piece.
amphora-not-entered = Only a piece that has just entered { $other }'s home row can remove another.
amphora-king-removes = A King that enters captures the other King: there's nothing to choose.
amphora-remove-own = Your { $piece } removes one of { $other }'s pieces, not your own.
amphora-pawn-removes = A Pawn removes a Pawn, as long as there is one.
amphora-king-guarded = The King can't be removed while { $other }'s Guard remains.

# How $other could capture the King of the player who is refused a move: with $piece on $origin, by
# a capture between pieces on $jaw and $target, or from the home row; perhaps once its Guard has
# entered.
amphora-exposed = Your King could be captured by the { $piece } on { $origin }.
amphora-exposed-between = Your King could be trapped between { $jaw } and { $target }.
amphora-exposed-afar = Your King could be captured when the { $piece } on { $origin } enters your home row.
amphora-exposed-entering = If { $other }'s Guard enters on { $entry }, your King could be captured by the { $piece } on { $origin }.
amphora-exposed-entering-between = If { $other }'s Guard enters on { $entry }, your King could be trapped between { $jaw } and { $target }.
amphora-exposed-entering-afar = If { $other }'s Guard enters on { $entry }, your King could be captured when the { $piece } on { $origin } enters your home row.

## Impossible positions

# Parts of a position's text: which Guards wait beside the jug, how many sideways moves were made in
# a row, whether a Pawn was just lost.
-amphora-field-guards = the Guards
-amphora-field-asides = the sideways moves
-amphora-field-lost = the lost Pawn

# $word is a field of a position's text that can't be read.
amphora-no-waiting = “{ $word }” is not Gg, G, g or -.
amphora-no-asides = “{ $word }” is not two digits from 0 to 3.
amphora-no-loss = “{ $word }” is neither x nor -.

# $owner is White or Black, whoever plays.
amphora-king-gone = { $owner }'s King is gone, so it is { $owner }'s turn.
amphora-guard-twice = { $owner }'s Guard is on the board, so it can't also wait beside the jug.
amphora-no-pawn-lost = { $owner } has all its Pawns, so it hasn't lost one.
amphora-many-pawns = { $owner } can have at most 7 Pawns.
amphora-many-kings = { $owner } can have at most 1 King.
amphora-many-guards = { $owner } can have at most 1 Guard.
