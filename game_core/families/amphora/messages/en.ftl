### What Amphora says: a jar of forty squares, Pawns, Kings and Guards.

## Why: the rules behind a move

# $mover is the side whose Guard has just entered.
amphora-enters-in-check = The Guard may enter because { $mover }'s King is in check.
amphora-enters-after-loss = The Guard may enter because { $mover } has just lost a Pawn.
amphora-third-aside = That was the third sideways move in a row: { $mover } must go another way next time.
