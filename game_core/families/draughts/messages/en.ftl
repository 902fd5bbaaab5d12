### What African Queen says: flat and round pieces, which leap over each other, and rings.
### Flat pieces stand on plain squares, round ones in the holes of the others. A man that is given a
### ring goes backward too.

## Things

-draughts-man = man
    .counted = { $count ->
        [one] 1 man
       *[other] { $count } men
    }
-draughts-flat-man = flat man
-draughts-round-man = round man
-draughts-flat-ringed = flat piece with a ring
-draughts-round-ringed = round piece with a ring

# A move as a sentence refers to it: the squares of its path, b4-d2-f2, and the man that
# got a ring first.
-draughts-move-with = { $way } with a ring on { $man }

## What happens

draughts-ring = { $mover } puts a ring on { $square }.
draughts-step = { $mover } steps from { $origin } to { $target }.
draughts-leap = { $mover } leaps from { $origin } over { $over } to { $target }.
draughts-leap-on = The piece leaps again, over { $over } to { $target }.
# $piece is one of the four kinds above.
draughts-take = { $mover } captures the { $piece } on { $square }.
# The ring of a captured piece goes to the side that captures it.
draughts-take-ring = { $mover } captures the { $piece } on { $square } and keeps the ring.
# In games made of cards: the ring of a captured piece goes back.
draughts-give-ring = { $mover } captures the { $piece } on { $square }. The ring goes back to its player.

## The end

draughts-end-no-pieces = The game is over: one side has no pieces left.
# In games made of cards.
draughts-end-reached = The game is over: a piece has reached the far row.

## Why

draughts-must-take = A player who can capture a piece must start the turn with a capture.

## Why a move is refused

draughts-no-move = “{ $typed }” is not a move. Moves look like a2-b3 or, with a ring, like R@c2+a2-b3.
draughts-theirs = The piece on { $square } is { $other }'s.
draughts-no-ring = { $mover } has no ring in hand.
draughts-no-man = { $mover } has no man without a ring.
draughts-ringed = The piece on { $square } has a ring already.
# Where a ring wouldn't help.
draughts-stuck-ringed = Even with a ring on { $square }, there would be no move to play.
draughts-stuck = The piece on { $square } can't step or leap now.
draughts-unchanged = A turn must change something, and going back to { $square } without a capture wouldn't.
draughts-again = The piece was on { $square } before, and nothing has changed since.
# $hunter and $prey are squares: the piece on the first can capture the piece on the second.
draughts-duty = You must capture: the piece on { $hunter } can leap over { $prey }.
draughts-stepped = The step to { $square } has ended the turn.
draughts-there = The piece is on { $square } already.
draughts-occupied = There is a piece on { $square }.
# Said after that, of the square beyond.
draughts-leap-over = To leap over it, choose { $target }.
draughts-flat-on-hole = A flat piece would fall through the hole on { $square }.
draughts-round-on-plain = A round piece needs a hole, and { $square } has none.
draughts-far = The square { $square } is too far: a leap goes over just one neighboring piece and lands right behind it.
draughts-mixed = Steps and leaps never mix: leap on, or stop here.
draughts-leap-back = A man without a ring never leaps backward.
draughts-step-back = A man without a ring never steps backward.
draughts-no-bridge = There is no piece on { $square } to leap over.
# These are said only in games made of cards.
draughts-crowns = Here a man that ends a turn on the far row gets a ring automatically.
draughts-own = Here you can't leap over your own pieces, and the one on { $square } is yours.
draughts-leap-sideways = Here a man without a ring never leaps sideways.
draughts-blocked = The way to { $square } is blocked.
# $square is where a piece has come to, $prey what it can capture next.
draughts-go-on = You must go on: the piece on { $square } can leap over { $prey }.

## Buttons

draughts-choose-ring = Put a ring on a man
draughts-choose-stop = Stop here

## The board, for those who can't see it

draughts-empty-plain = { $square }, empty, plain
draughts-empty-hole = { $square }, empty, with a hole
# The rings that a side may still put on men.
draughts-hand = { $owner }: { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    } in hand
# $men and $ringed are lists of squares.
draughts-side = { $owner }: men on { $men ->
        [0] no square
       *[other] { $men }
    }; ringed pieces on { $ringed ->
        [0] no square
       *[other] { $ringed }
    }; { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    } in hand.
# Below a board in a terminal: the rings of $white and of $black, which are the two players.
draughts-hands = { $white } has { $rings ->
        [one] 1 ring
       *[other] { $rings } rings
    } in hand, { $black } { $others ->
        [one] 1 ring
       *[other] { $others } rings
    }.

## What is wrong with the text of a position

# The part of the text that says how many rings each side has in hand.
-draughts-field-rings = the rings

draughts-position-rings = There should be { $rings } rings, not { $worn } on the board and { $held } in hand.
draughts-position-empty = There are no pieces, but one side always has some left.
draughts-position-flat = { $owner } can have at most seven flat pieces, not { $pieces }.
draughts-position-round = { $owner } can have at most seven round pieces, not { $pieces }.
draughts-position-hands = There should be two numbers joined by “-”, not “{ $found }”.
