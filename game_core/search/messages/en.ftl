### What the opponents are called, and what the coach says. “I” is the coach.
### $move and $better are moves, written or in words, such as “cup C”; $taken is what is captured.

## Why a move is good. “It” is the move.

search-wins = It wins the game.
search-takes = It captures { FORM($taken, "counted") }.
search-takes-most = It captures { FORM($taken, "counted") }, more than any other move.
# $place is a cup, as “cup C”.
search-saves = It saves { FORM($taken, "counted") } in { $mover }'s { $place }, which { $other } could capture next turn.
search-one-choice = It leaves { $other } only one move.
search-nothing-next = It leaves { $other } nothing to capture next turn.
search-most-next = It leaves { $other } at most { FORM($taken, "counted") } to capture next turn.
search-only = It's the only move there is.
search-as-good = As far as I can see, it's as good as any other move.
search-wins-within =
    { $turns ->
        [1] It wins at once.
       *[other] It wins within { $turns } turns, whatever { $other } plays.
    }

# What is wrong with another move follows.
search-nothing-better = Looking { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } ahead, I found nothing better.
search-other-loses = After { $move }, { $other } wins.
search-other-tempts = For example, { $move } captures { FORM($taken, "counted") } now, but it's worse.
search-other-worse = For example, { $move } would be worse.

## A look back at a game

# Why $better is better follows after each of these. $turn is the number of the turn.
search-missed-win = Turn { $turn }: { $mover } played { $move }, but { $better } wins { $turns ->
        [1] at once
       *[other] within { $turns } turns
    }.
search-lost = Turn { $turn }: { $mover } played { $move }, and that loses; { $better } would have kept { $mover } in the game.
# $difference is how much, as in “2 seeds” or “1 Pawn”: 10 at most.
search-cost = Turn { $turn }: { $mover } played { $move }, but { $better } was better, by about { FORM($difference, "counted") }.
search-cost-much = Turn { $turn }: { $mover } played { $move }, but { $better } was far better.
# What $move was worth, played to the end, follows.
search-played = Turn { $turn }: { $mover } played { $move }.

search-drawback = After { $move }, { $other } can capture { FORM($taken, "counted") } next turn.
search-drawback-some = After { $move }, { $other } can capture something next turn.
search-looked = To see that, I looked { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } ahead.

## What a move was really worth

search-rated-good = A good choice: played to the end, no other move is better.
search-rated-same = Played to the end, every move was worth the same here.
search-rated-won = A good choice: it wins the game.
search-rated-missed = { $mover } could have won at once, with { $move }.

## Opponents: what each is called, its habit, and how to beat it

# The name of an opponent by itself.
search-name = { $level }

-search-dreamer = Dreamer
search-dreamer-habit = { -search-dreamer } often plays the first thing that comes to mind.
search-dreamer-advice = Look for a capture each turn. { -search-dreamer } leaves a lot lying around.

-search-greedy = Greedy
# $thing is what is captured in the game, such as a seed.
search-greedy-habit = { -search-greedy } captures as many { FORM($thing, "many") } as it can, and never asks what you'll do next.
search-greedy-advice = Offer { -search-greedy } a little where you can capture more on your next turn.

-search-careful = Careful
search-careful-habit = { -search-careful } looks at your best answer before it plays, and no further.
search-careful-advice = Make two threats at once. { -search-careful } can stop only one of them.

-search-planner = Planner
search-planner-habit = { -search-planner } looks a few turns ahead and likes a tidy board.
search-planner-advice = Plan far ahead: { -search-planner } doesn't see what's still far away.

-search-champion = Champion
search-champion-habit = { -search-champion } thinks for a second and looks as far ahead as it can.
search-champion-advice = { -search-champion } has no habit that we know of. Play your best, then look back at the game.
