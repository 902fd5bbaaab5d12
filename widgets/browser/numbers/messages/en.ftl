### A page where levels play each other some hundred times, and the games are counted.

numbers-begin = Play the games
numbers-stop = Stop
numbers-save = Save a table (CSV)
numbers-progress = Games played
numbers-found = What was counted

numbers-waking = Starting …
numbers-playing = { $played } of { $count } games
numbers-played =
    { $played ->
        [0] No game was played to its end.
        [one] 1 game was played. That tells us nothing yet.
       *[other] { $played } games were played.
    }

# Headings. `$part` is what is counted below it.
numbers-part =
    { $part ->
        [wins] Who wins, of 100 games
        [averages] How long, and how free
       *[bites] What happens, of 100 turns
    }

# What is counted, each as a short title.
numbers-measure =
    { $measure ->
        [first] The one who begins wins.
        [second] The other one wins.
        [tie] It is a tie.
        [unended] It goes on and on.
        [turns] Turns in a game
        [choices] Moves to choose from in a turn
        [capture] Seeds or pieces are taken.
        [relay] Sowing goes on with another cup.
        [slam] All seeds of a row could be taken, and stay.
        [feeding] A cup can't be played: the other must be fed.
        [single] A cup can't be played: a single seed waits.
        [uur] A cup can't be played: it is an uur.
        [endless] A cup can't be played: its turn would never end.
        [duty] A piece can't move: another one must take.
        [guard] A touchstone is in guard.
        [pinned] A piece can't move: then its King or touchstone could be taken.
       *[forced] There is only one move.
    }

# How sure a number is; the name of a game follows.
numbers-between = between { $low } and { $high } of 100
numbers-about = between { $low } and { $high } on average
numbers-of = { $between } · { $game }

# Of two games with different rules.
numbers-judged =
    { $verdict ->
        [more] The second has more. That is more than chance.
        [less] The first has more. That is more than chance.
       *[open] Too close to tell. It may be chance.
    }

# Who wins more often, of the games that somebody won.
numbers-beginning =
    { $verdict ->
        [more] Who begins wins more often than the other · { $game }
        [less] Who begins wins less often than the other · { $game }
       *[open] Nobody can tell from this who wins more often · { $game }
    }

numbers-table = All numbers

# Titles of the columns of a table.
numbers-column =
    { $column ->
        [game] Game
        [measure] What
        [counted] Counted
        [low] At least
       *[high] At most
    }
