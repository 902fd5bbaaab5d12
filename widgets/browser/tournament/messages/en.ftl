### A page for teachers: a tournament, and groups by lot.

## How it begins

tournament-names = Names, one a line
tournament-names-count =
    { $names ->
        [one] 1 name.
       *[other] { $names } names.
    }
tournament-names-wrong = A tournament has { $fewest } to { $most } players.
# Two buttons; the next message says what they are.
tournament-swiss = Start: a few rounds
tournament-robin = Start: all against all
tournament-which = A few rounds: in each you meet somebody new who has won about as often as you. You stop when you like. All against all: everybody meets everybody once, for up to eight players or so.
tournament-lot = Or only groups, by lot:
tournament-groups =
    { $size ->
        [2] Pairs
        [3] Threes
       *[other] Fours
    }

## Rounds

tournament-rounds = Rounds
tournament-round = Round { $round }
tournament-round-begins = Round { $round } begins.
tournament-how = The name on the left begins. Touch who won, or ½ for a tie. Touch it again to take it back.
tournament-table = Table { $number }
# Said behind a name.
tournament-rests = rests, and gets a point
tournament-won = { $name } won
tournament-tied = { $one } and { $other } tied
tournament-next = Next round
tournament-results-first = Some results are missing.
tournament-over = That was the last round.
tournament-wall = On the wall

## Standings

tournament-standings = Standings
# The titles of columns.
tournament-column =
    { $column ->
        [place] Place
        [name] Name
        [points] Points
        [others] Others’ points
        [wins] Wins
        [round] Round
        [table] Table
        [first] Begins
        [second] Answers
       *[result] Result
    }
tournament-why = Who stands higher, and why?
tournament-ties = A win is one point, a tie is half a point, and who rests gets one. As many points? Then look at those you have met: add up their points. Who met stronger ones stands higher. Still the same? Then more wins count. Still the same? Then you share the place.
tournament-leaves = Leaves
tournament-leaves-who = { $name } leaves
tournament-returns = Comes back
tournament-returns-who = { $name } comes back
tournament-late = Somebody comes late?
tournament-late-add = Add
tournament-welcome = { $name } plays from the next round on.

## Afterwards

tournament-print = Print
tournament-csv = Save as a table (CSV)
# How that file is called: words without spaces.
tournament-file = tournament
tournament-kept = This tournament is kept on this device only, until you forget it.
tournament-unkept = This browser can't keep the tournament. Save it before you close this page.
tournament-forget = Forget this tournament
tournament-forget-question = Forget this tournament?
tournament-forget-what = All names and results of this page go.
tournament-forget-no = Keep it
