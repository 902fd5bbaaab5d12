### What African Chess says: stones that stand on each other and are sown.
### A touchstone is a side's most precious stone: a side that loses it loses the game. It is in
### guard when the other side could capture it; when no move can save it, that side says Touch.

## Things

-stacking-stone = stone
    .many = stones
    .counted = { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }

## Moves, as a sentence refers to them

# $way is from where to where: e3f3. A touchstone went with the group, and landed on $landing.
-stacking-move-with = { $way } with the touchstone on { $landing }
# The touchstone left its group, which stayed.
-stacking-move-alone = { $way } with the touchstone alone

## What happens

# A group of two or more: a stone goes to each of the next squares.
stacking-sow = { $mover } sows { $stones } stones from { $origin } toward { $next }.
stacking-sow-touchstone = { $mover } sows { $stones } stones from { $origin } toward { $next }, the touchstone among them.
stacking-step-touchstone = { $mover }'s touchstone steps from { $origin } to { $target }.
stacking-step = { $mover } moves a stone from { $origin } to { $target }.
stacking-land-touchstone = The touchstone lands on { $square }.
stacking-land-last = The last stone lands on { $square }.
# What is left over is put down on the last square.
stacking-put = { $stones ->
        [one] The last stone can't go any farther: it stays on { $square }, too.
       *[other] The last { $stones } stones can't go any farther: they stay on { $square }, too.
    }
stacking-take = { $mover } captures { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } on { $square }.
stacking-take-touchstone = { $mover } captures the touchstone on { $square }.
# $stones are those besides the touchstone.
stacking-take-both = { $mover } captures the touchstone and { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } on { $square }.
# A call, as “Check!” is in chess.
stacking-guard = Guard!
stacking-in-guard = { $other }'s touchstone on { $square } could be captured.
# “It” is a move.
stacking-puts-in-guard = It puts { $other }'s touchstone in guard.

## The end

stacking-end-touch = The game is over: the touchstone can't be saved, and { $winner } says Touch.
stacking-end-king-taken = The game is over: { $winner } has captured the touchstone.

## Why

stacking-had-to-save = { $mover }'s touchstone was in guard: this move had to save it.
stacking-board-ends = The board ends there.
stacking-way-blocked = { $stones } stones on { $square } block the way.
stacking-two-stay = { $other } has 2 stones there: a plain stone captures two only where { $mover } already had a stone.
stacking-more-stay = { $other } has { $stones } stones there: a plain stone never captures more than two.

## Why a move is refused

stacking-no-move = “{ $typed }” is not a move. Moves look like e2e3, e2e3@e4 or e2e3t.
stacking-no-stone = There is no stone on { $square }.
stacking-only-theirs = All the stones on { $square } are { $other }'s.
# A move begins with its stones; then a square beside them shows which way they go.
stacking-no-way-here = The stones are on { $square }. Choose a neighboring square to show which way they go.
stacking-no-way-far = The square { $target } is not next to { $origin }. Choose a neighboring square to show which way they go.
stacking-landing-open = The touchstone is on { $square }: say where it lands, or that it steps alone.
stacking-landing-single = The touchstone on { $square } isn't in a group: it just steps.
stacking-landing-elsewhere = Your touchstone is not on { $square }.
stacking-landing-out = The touchstone can't land on { $square }: the stones can go only to { $squares }.
stacking-landing-unknown = The touchstone can't go to { $typed } in this move.
stacking-full = The square { $square } is full: four stones block the way.
stacking-landing-blocked = The touchstone can't get to { $target }: four stones on { $square } block the way.
# $stones of those that are sown are left over for the last square, which would have $total then.
stacking-too-many = { $stones ->
        [one] The last stone would have to be put down on { $square }, and that would make { $total }: a square holds only four.
       *[other] The last { $stones } stones would have to be put down on { $square }, and that would make { $total }: a square holds only four.
    }
stacking-no-room = There is no room anywhere for the stones on { $square }.
# $square is where the touchstone is then, $origin where the stones are that could capture it.
stacking-unsafe = Your touchstone on { $square } could be captured from { $origin }.
stacking-pinned = Whatever moves from { $square }, your touchstone could be captured.

## A button

# Of a group, only the touchstone moves.
stacking-choose-alone = The touchstone alone

## The board, for those who can't see it

# $stones are all that are on the square, in the words of the four terms below.
stacking-square = { $square }, { $stones }
# The touchstone on the square could be captured.
stacking-square-guard = { $square }, { $stones }, in guard

-stacking-touchstone-yours = your touchstone
-stacking-touchstone-theirs = { $owner }'s touchstone
-stacking-stones-yours = { $stones ->
        [one] 1 stone of yours
       *[other] { $stones } stones of yours
    }
-stacking-stones-theirs = { $stones ->
        [one] 1 stone of { $owner }'s
       *[other] { $stones } stones of { $owner }'s
    }

# $home is a square, $stones a list of squares, each with the number of stones on it.
stacking-side = { $owner }'s touchstone: { $home }; plain stones: { $stones ->
        [0] none
       *[other] { $stones }
    }.
# The touchstone has been captured.
stacking-side-lost = { $owner }'s touchstone: captured; plain stones: { $stones ->
        [0] none
       *[other] { $stones }
    }.
-stacking-pile = { $square } { $stones }

## What is wrong with the text of a position

stacking-position-captured = { $other }'s touchstone is gone, so it is { $other }'s turn.
stacking-position-stone = “{ $found }” isn't a stone of this game.
stacking-position-missing = A square is missing here.
# The same letters in another order.
stacking-position-order = “{ $found }” should be written “{ $sorted }”.
stacking-position-full = There is room for { $most } stones on { $square }, not for { $stones }.
# There are too many squares in the rank, so this one has no name.
stacking-position-full-somewhere = There is room for { $most } stones on a square, not for { $stones }.
stacking-position-plain = { $owner } can have at most { $most } plain stones.
stacking-position-touchstone = { $owner } can have at most 1 touchstone.
