### A game at a board: who plays, and the move that is being chosen.

## Players

# A player where nobody has sat down yet, and no sentence is around it.
match-side = { $side }

# Players without a name are called by the cloth they sit on.
match-cloth = { $cloth ->
        [Blue] Blue
        [Gold] Gold
        [Red] Red
        [Green] Green
        [Purple] Purple
        [Grey] Gray
       *[other] { $cloth }
    }

# The computer is called by its level.
match-level = { $level ->
        [dreamer] Dreamer
        [greedy] Greedy
        [careful] Careful
        [planner] Planner
        [champion] Champion
       *[other] { $level }
    }

# When both players are the computer, at one level: the cloth tells them apart.
match-level-on-cloth = { $cloth } { $level }

# The computer's turn.
match-thinking = { $mover } is thinking…
# The computer's turn, but it waits until somebody lets it play.
match-waiting = Play a move for { $mover }, or let it play.

## Choosing a move

# The chosen parts of a move are cells, or other choices, in notation.
match-halfway = You chose { $parts }.
# What a begun move may go on with: choices that are buttons, many squares, or some that are named.
match-next-choice = Now choose what comes next.
match-next-many = Now touch one of the { $squares } marked squares.
match-next = Now touch { FORM($squares, "or") }.
match-chosen-early = You chose { $parts }. It will be played as soon as the board is ready.
match-tried-early = You chose { $parts }. As soon as the board is ready, you'll see what it would do.
# Said after what a move would do.
match-tried = Not played yet.
