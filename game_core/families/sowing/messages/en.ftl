### What sowing games say. Seeds lie in cups, which have letters: A–F are Blue's, a–f Gold's.
### A store is where a player keeps captured seeds. An uur is a cup that somebody owns,
### wherever it is.

## Things and places

# What is captured in these games, and what a move's worth is counted in.
-sowing-seed = seed
    .many = seeds
    .counted =
        { $count ->
            [one] 1 seed
           *[other] { $count } seeds
        }

# A move by its cup, inside a sentence.
-sowing-cup = cup { $cup }

# Where seeds are captured: one cup or several.
-sowing-from-cups =
    { $cups ->
        [one] from cup { $cups }
       *[other] from cups { $cups }
    }

## What happens in a move

sowing-lift =
    { $mover } sows { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from cup { $cup }.

# The seeds of the cup in which the last seed fell are sown next.
sowing-relay =
    { $mover } lifts the { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    } in cup { $cup } and keeps sowing.

sowing-drop-uur = The last seed falls in cup { $cup }, an uur, and stays there.

sowing-drop-empty = The last seed falls in cup { $cup }, which was empty.

# $seeds: 2 or more.
sowing-drop = The last seed falls in cup { $cup }, which now holds { $seeds }.

sowing-skip = Sowing skips cup { $cup }, where the seeds came from.

# $cups: one, or several in the order in which they are captured.
sowing-capture =
    { $taker } captures { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $cups ->
        [one] cup { $cups }
       *[other] cups { $cups }
    }.

sowing-slam = Grand slam! { $other } would have no seeds left, so nothing is captured.

sowing-again = { $other } has no seeds, so { $mover } plays again and has to give some.

# At the end of a game or a round.
sowing-sweep =
    { $taker } takes { $seeds ->
        [one] one seed
       *[other] { $seeds } seeds
    } left on the board.

# About a long turn, instead of each lap. $laps: 4 or more.
sowing-laps = The turn goes on for { $laps } laps.

# What a side captures in a long turn, all told.
sowing-take =
    { $taker } captures { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }.

## Rounds

sowing-round = Round { $round }.

sowing-round-begins = Round { $round } begins.

sowing-round-won = { $winner } wins round { $round }.

sowing-round-tied = Nobody wins round { $round }.

## What a move does besides capturing, as a reason for it. “It” is the move.

sowing-wins-round = It wins round { $round }.

sowing-makes-uur = It turns cup { $cup } into { $mover }'s uur.

sowing-plays-again = It lets { $mover } play again.

## Why a game is over

sowing-end-majority = The game is over: { $winner } has more than half of the seeds.

sowing-end-cannot-feed = The game is over: no move can give seeds to the empty row.

sowing-end-one-each = The game is over: each row has just one seed left.

sowing-end-empty = The game is over: the board is empty.

sowing-end-few-seeds = The game is over: fewer than four seeds are left on the board.

sowing-end-cannot-move = The game is over: the player to move can't move.

sowing-end-four-rounds = The match is over: { $winner } has won four rounds.

sowing-end-forty-three = The game is over: { $winner } has 43 seeds or more.

## Why a cup can't be played

# $first and $last: the outer cups of the player's row.
sowing-no-cup = “{ $written }” is not a cup: { $mover } plays { $first }–{ $last }.

sowing-other-row = Cup { $cup } is in { $other }'s row: { $mover } plays { $first }–{ $last }.

sowing-closed = Cup { $cup } is closed for this round.

sowing-empty-cup = Cup { $cup } is empty.

sowing-feeding = Feeding: { $other } has no seeds, and cup { $cup } wouldn't give any.

sowing-endless = Sowing from cup { $cup } would never end, so you can't play it.

## Which cups couldn't be played, said about a move from another one

sowing-had-to-feed =
    { $other } has no seeds, so { $mover } has to give some: { $cups ->
        [one] cup { $cups } gives none.
       *[other] cups { $cups } give none.
    }

sowing-was-endless =
    { $cups ->
        [one] Sowing from cup { $cups } would never end, so it couldn't be played.
       *[other] Sowing from cups { $cups } would never end, so they couldn't be played.
    }

## Oware, Kpo and Ouri: a last seed that makes two or three captures them

sowing-only-two-or-three = Only twos and threes can be captured.

sowing-own-row = Cup { $cup } is in { $mover }'s own row: only seeds in { $other }'s row are captured.

sowing-row-ends = { $other }'s row ends at cup { $cup }, so nothing more is captured.

sowing-not-two-or-three =
    { $seeds ->
        [one] Cup { $cup } holds 1 seed, not 2 or 3, so nothing more is captured.
       *[other] Cup { $cup } holds { $seeds } seeds, not 2 or 3, so nothing more is captured.
    }

## Ouri: single seeds wait

sowing-single = Cup { $cup } holds a single seed, and singles wait while a fuller cup can be played.

sowing-singles-stayed =
    { $cups ->
        [one] Single seeds wait while a fuller cup can be played, so cup { $cups } had to wait.
       *[other] Single seeds wait while a fuller cup can be played, so cups { $cups } had to wait.
    }

## Tampoduo, Ayoayo and Layli Goobalay: a last seed in an empty cup captures what's across from it

# $across: the cup that faces $cup.
sowing-facing =
    Cup { $cup } was empty and is in { $mover }'s own row: { $mover } captures that last seed, and what's in cup { $across }, across from it.

sowing-facing-other = Cup { $cup } is in { $other }'s row, so nothing is captured.

# $cup: the cup across from the one in which the last seed fell.
sowing-facing-empty = Cup { $cup }, across from it, is empty, so nothing is captured.

## Obridjie and Rio Kadalis: fours are captured

sowing-fours-on-the-way = A four made on the way goes to the player whose row it's in.

sowing-fours-none = A last seed in an empty cup ends the turn.

sowing-fours-last = The last seed made four: { $mover } captures them, even in { $other }'s row.

## Layli Goobalay: cups become uurs

# One seed goes from a cup that held three to the empty one that faces it.
sowing-uur-give = One seed moves over from cup { $cup } to cup { $across }.

sowing-uur-made = Cup { $cup } is now { $owner }'s uur.

sowing-uur = Cup { $cup } is an uur: no turn starts there.

sowing-uurs-stay =
    { $cups ->
        [one] No turn starts in an uur, so cup { $cups } couldn't be played.
       *[other] No turn starts in an uur, so cups { $cups } couldn't be played.
    }

sowing-uur-both = Cup { $cup }, across from it, held exactly 3 seeds, so both become uurs.

sowing-uur-last = What falls in an uur belongs to its owner, so the turn is over.

## Mangala: the board may be turned, the first turns are forced, even cups are captured

# Two buttons, from which Gold chooses before the first turn.
sowing-mangala-keep = Keep the board

sowing-mangala-turn = Turn it around

# The same two as moves inside a sentence.
-sowing-mangala-keep = “Keep the board”
-sowing-mangala-turn = “Turn it around”

sowing-mangala-choosing = Keep the board, or turn it around?

sowing-mangala-choose-first = { $chooser } chooses first: keep the board, or turn it around.

sowing-mangala-kept = { $mover } keeps the board as it is.

sowing-mangala-turned = { $mover } turns the board around.

sowing-mangala-opening = First turns: nothing is captured yet.

sowing-mangala-rightmost = The first turn starts from the player's rightmost cup that has seeds.

sowing-mangala-was-rightmost = The first turn starts from the rightmost cup that has seeds.

sowing-mangala-opening-last = In the first turns nothing is captured, and a last seed in an empty cup ends the turn.

sowing-mangala-pairs = Two cups that face each other and hold even numbers are captured.

sowing-mangala-odd = Cup { $cup } holds an odd number, so the turn is over.

sowing-mangala-odd-alone = Cup { $cup } holds an odd number and this lap captured nothing, so the turn is over.

## What a move is worth, played to the end, according to a table of all positions

sowing-worth-more =
    Played to the end, this move wins { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }: from here on, { $mover } gets { $seeds } more than { $other }.

sowing-worth-fewer =
    Played to the end, this move loses { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }: from here on, { $mover } gets { $seeds } fewer than { $other }.

sowing-worth-even =
    Played to the end, this move breaks even: from here on, { $mover } and { $other } get the same.

# $cups: those to play instead.
sowing-worth-better =
    { $cups ->
        [one] Cup { $cups }
       *[other] Cups { $cups }
    } would be { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } better.

# The same in short, in a list of all moves: no period.
sowing-worth-cup-wins = Cup { $cup } wins { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }
sowing-worth-cup-loses = Cup { $cup } loses { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }
sowing-worth-cup-even = Cup { $cup } breaks even

# The same, about the cup that the player has reached. “It” is the move from there.
sowing-worth-it-wins = Played to the end, it wins { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }.
sowing-worth-it-loses = Played to the end, it loses { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }.
sowing-worth-it-even = Played to the end, it breaks even.

## The board in words

# What a cup holds, in the list of a row.
-sowing-held = { $cup } { $seeds }
-sowing-held-closed = { $cup } closed
-sowing-held-uur = { $cup } { $seeds } ({ $holder }'s uur)

# What a store holds, in the middle of a sentence.
-sowing-store =
    { $seeds ->
        [one] 1 seed in the store
       *[other] { $seeds } seeds in the store
    }

# The same in a game of rounds.
-sowing-store-wins =
    { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } in the store, { $wins ->
        [one] 1 round
       *[other] { $wins } rounds
    } won

# $first to $sixth: the cups of a row, each with what it holds.
sowing-row =
    { $owner }'s cups { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }; { $store }.

sowing-to-move = { $mover } to move.

## Labels of the drawing

sowing-cups = Cups

sowing-store-label = { $owner }: { $store }

# “Your” is the player to move.
sowing-your-cup =
    { $seeds ->
        [one] Your cup { $cup }, 1 seed
       *[other] Your cup { $cup }, { $seeds } seeds
    }

sowing-your-closed-cup = Your cup { $cup }, closed

sowing-your-cup-your-uur =
    { $seeds ->
        [one] Your cup { $cup }, 1 seed, your uur
       *[other] Your cup { $cup }, { $seeds } seeds, your uur
    }

sowing-your-cup-uur =
    { $seeds ->
        [one] Your cup { $cup }, 1 seed, { $holder }'s uur
       *[other] Your cup { $cup }, { $seeds } seeds, { $holder }'s uur
    }

sowing-their-cup =
    { $seeds ->
        [one] { $owner }'s cup { $cup }, 1 seed
       *[other] { $owner }'s cup { $cup }, { $seeds } seeds
    }

sowing-their-closed-cup = { $owner }'s cup { $cup }, closed

sowing-their-cup-your-uur =
    { $seeds ->
        [one] { $owner }'s cup { $cup }, 1 seed, your uur
       *[other] { $owner }'s cup { $cup }, { $seeds } seeds, your uur
    }

# $holder, whose uur it is, may be $owner, in whose row it is.
sowing-their-cup-uur =
    { $seeds ->
        [one] { $owner }'s cup { $cup }, 1 seed, { $holder }'s uur
       *[other] { $owner }'s cup { $cup }, { $seeds } seeds, { $holder }'s uur
    }

## The board in a terminal

sowing-shown-store = { $owner } has { $seeds }

sowing-shown-store-wins = { $owner } has { $seeds }, { $wins ->
        [one] 1 round
       *[other] { $wins } rounds
    } won

sowing-shown-turn = { $mover } to move

## What is wrong with the text of a position. $written is what's written there.

# Parts of the text: cups, stores, and tags, which are names with a value, such as round=2.
-sowing-field-cups = the cups
-sowing-field-stores = the stores
-sowing-field-tag = “{ $tag }”

# $example: a position's text.
sowing-text-short = A position has cups, stores and the side to move, as in “{ $example }”.

sowing-text-side = “{ $written }” is neither S nor N.

# $all: how many seeds the game is played with.
sowing-text-seeds = There should be { $all } seeds in cups and stores, not { $seeds }.

sowing-text-rows = There should be two rows joined by “/”, not { $rows }.

# $row: whose it is; a side, not a player, as nobody plays yet.
sowing-text-long-row =
    { $row ->
        [S] Blue's row has more than six cups.
       *[N] Gold's row has more than six cups.
    }

sowing-text-short-row =
    { $row ->
        [S] Blue's row should have six cups, not { $cups }.
       *[N] Gold's row should have six cups, not { $cups }.
    }

# $mark: the letter of a closed cup.
sowing-text-closed = A closed cup is written “{ $mark }” alone, not “{ $written }”.

sowing-text-pair = There should be two numbers joined by “-”, not “{ $written }”.

sowing-text-count = “{ $written }” is not a number of seeds.

sowing-text-number = “{ $written }” is not a number.

# $most: the largest number that there can be.
sowing-text-tag-number = “{ $written }” is not a number from 1 to { $most }.

# $most: how many rounds must be won.
sowing-text-tag-pair = “{ $written }” isn't possible: the match ends when a player has won { $most } rounds.

# $words: those that are known, as they are written.
sowing-text-tag-word = “{ $written }” is not { FORM($words, "or") }.

sowing-text-tag-missing = “{ $tag }=…” is missing.

sowing-text-tag = “{ $tag }=…” should be here, not “{ $written }”.

## What is wrong with a position whose text can be read. $side is a side, not a player.

# Why the game is over follows.
sowing-position-over = There should be no seeds left in the cups.

sowing-position-must-pass = { $side ->
        [S] Blue has no seeds, so Gold is to move.
       *[N] Gold has no seeds, so Blue is to move.
    }

sowing-position-stuck = { $side ->
        [S] Blue has no move, so this game is over, and all the cups should be empty.
       *[N] Gold has no move, so this game is over, and all the cups should be empty.
    }

sowing-position-round-stuck = { $side ->
        [S] Blue has no move, so this round is over.
       *[N] Gold has no move, so this round is over.
    }

sowing-position-match-over = This match is over, so its cups should be empty.

sowing-position-uur = Cups { $cup } and { $across } must both be uurs of the same owner, or neither.

sowing-position-chooser = Gold is the one to choose.

# $numbers: how many seeds each center cup was to hold.
sowing-position-deal = ({ $numbers }) should be four numbers, each at least 1, that add up to 70.
