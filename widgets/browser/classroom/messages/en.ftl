### Pages for teachers: a set of puzzles that goes out to a class, and what comes back.

## A set is put together

# Before a list of lesson plans, and of nothing to start from.
classroom-start = Start from
classroom-empty-set = an empty set
classroom-choose = Choose puzzles
classroom-ages = Ages
classroom-any-age = all ages
# $difficulty goes from 1 to 5.
classroom-offer =
    { $game } · { $difficulty ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[other] very hard
    } · ages { $youngest } to { $oldest }
classroom-take = Add it
# On the button of a puzzle that was added; $place: its number in the set.
classroom-taken = Added as number { $place }
# What a screen reader says of that button; $prompt is the puzzle's own question.
classroom-take-what =
    { $place ->
        [0] Add it: { $prompt }
       *[other] Added as number { $place }: { $prompt }
    }
classroom-full = A set has { $most } puzzles at most.
classroom-count =
    { $puzzles ->
        [one] 1 puzzle in the set.
       *[other] { $puzzles } puzzles in the set.
    }
# A name and what is said of it: Ouri: Capture four seeds.
classroom-labelled = { $label }: { $said }
classroom-your-set = Your set
classroom-none-yet = Your set is empty. Start from a plan, or add some puzzles.
classroom-earlier = Move up: { $prompt }
# Said once it was moved; $place: its number in the set.
classroom-moved = Now number { $place }: { $prompt }

## It is handed out

classroom-link = A link to this set
classroom-board = Write this address on the board. Students who already have the page open can type what comes after the #.
classroom-slips = Print slips to hand out
# On a slip of paper, above an address.
classroom-slip = Your puzzles. Open this address:
classroom-results = Collect the results

## Results come back

classroom-which = Which set? Its code, or its link:
# $title is that of a lesson plan, and may be empty.
classroom-set =
    { $puzzles ->
        [one] 1 puzzle.
       *[other] { $puzzles } puzzles.
    } { $title }
classroom-set-none = No set yet. If it's a plan's set, just add your students' codes.
classroom-set-unknown = There's no set like that on this site. Look for a wrong character.
classroom-set-first = First, say which set this is.
classroom-nothing = Type or paste a line first.
classroom-paste = Names and codes, one student per line
# What such lines look like: a name, and any code.
classroom-example = Lion K7QM-2WXA-9B3T
classroom-add = Add
classroom-camera = Read with the camera
classroom-camera-stop = Stop the camera
classroom-camera-picture = What the camera sees
classroom-camera-refused = The camera can't be used here. Type the codes, or paste them.
classroom-no-camera = This browser can't read codes with a camera. Type them, or paste them.
classroom-added =
    { $students ->
        [0] Nobody was added.
        [one] 1 student was added.
       *[other] { $students } students were added.
    }
# Lines that are there already, which may be another student's with the same name and code; then a button adds them.
classroom-same =
    { $lines ->
        [one] 1 line is in the list already.
       *[other] { $lines } lines are in the list already.
    }
classroom-same-add =
    { $lines ->
        [one] That's another student: add the line
       *[other] Those are other students: add the lines
    }
classroom-spare =
    { $lines ->
        [one] 1 line didn't fit
       *[other] { $lines } lines didn't fit
    }: the list holds { $most } students. Save it, forget it, and add the rest to a new one.
# Said after a line that can't be read. $place: which character of the code; $right: what it must be.
classroom-fault =
    { $why ->
        [length] A code has 12 characters. Is one missing?
        [sign] Character { $place } is wrong, if all the others are right. Should it be { $right }?
        [strange] No code has the character “{ $right }” in it.
        [set] This code belongs to another set.
       *[other] One character is wrong. Ask for the code again.
    }
# After the lines that can't be read, of which only some are listed.
classroom-faults-more =
    { $lines ->
        [one] And 1 more line can't be read.
       *[other] And { $lines } more lines can't be read.
    }
classroom-unreadable = That file can't be read. Save it as CSV or as text, and open that.
classroom-long = That's too much to read at once. Add one class at a time.

## What they tell

classroom-chart = Who is stuck where
# Part of what a screen reader says of the chart; $begun: how many began a puzzle and did not solve it.
classroom-chart-row = Puzzle { $number }: { $begun } stuck.
# How far a student came with a puzzle.
classroom-state =
    { $state ->
        [once] solved on the first try
        [tries] solved after wrong tries
        [hint] solved with a hint
        [begun] stuck
       *[unseen] not started
    }
classroom-by-puzzle = By puzzle
classroom-by-student = By student
classroom-puzzle = Puzzle
classroom-stuck = Who is stuck
classroom-students =
    { $students ->
        [one] 1 student
       *[other] { $students } students
    }
classroom-name = Name
classroom-code = Code
classroom-nameless = no name
classroom-solved = Solved
classroom-hints = Hints
classroom-minutes = Minutes
# What that file is called: words without spaces.
classroom-csv-name = class-results
# Before links.
classroom-others = Other sets with results on this device:
classroom-kept = These results are kept on this device only, until you forget them.
classroom-unkept = This browser can't keep these results. Save them before you close this page.
classroom-forget = Forget these results
classroom-forget-question = Forget these results?
classroom-forget-what = All names and codes on this page will be gone. The notebooks on this device stay.
classroom-forget-no = Keep them
classroom-forgotten = The results are forgotten.

## What has changed since an earlier set

classroom-growth = What has changed
classroom-growth-with = Compare with:
# In a list of sets, as long as none is chosen.
classroom-growth-none = Choose an earlier set
# The titles of two sets.
classroom-growth-sets = From “{ $before }” to “{ $after }”
# An idea that puzzles ask for.
classroom-growth-idea =
    { $idea ->
        [predict] Predict
        [capture] Capture
        [plan] Plan
       *[all] All puzzles
    }
classroom-growth-by-idea =
    { $students ->
        [one] 1 student with a result in both
       *[other] { $students } students with a result in both
    }
classroom-growth-column =
    { $column ->
        [idea] Idea
        [before] Solved then
        [after] Solved now
        [change] Change in points
       *[verdict] What it tells us
    }
classroom-growth-share = { $percent }%
# A change, and between what the true one may well lie.
classroom-growth-between = { $middle } (between { $low } and { $high })
classroom-growth-verdict =
    { $verdict ->
        [more] More, and not just by chance
        [less] Less, and not just by chance
        [unknown] Fewer than 5 students: too few to tell
       *[open] May be chance
    }
classroom-growth-by-student = Puzzles solved, then → now
classroom-growth-alone = Not compared, because the name is in only one set, or appears twice: { $names }.
classroom-growth-note = A puzzle counts if it was solved without a hint. For a class like yours, the true change lies between the two numbers in 95 of 100 cases. Two puzzles for each idea say little about a single child: trust the class's numbers, and your own eyes.
classroom-growth-bare = Leave out names, for a principal or a sponsor
classroom-growth-taught = What you taught, in a sentence or two:
classroom-growth-standards = Standards that these weeks address

## A page for teachers: a tournament, and random groups.

## How it begins

classroom-tournament-names = Names, one per line
classroom-tournament-names-count =
    { $names ->
        [one] 1 name.
       *[other] { $names } names.
    }
classroom-tournament-names-wrong = A tournament has { $fewest } to { $most } players.
# Two buttons; the next message says what they are.
classroom-tournament-swiss = Start: a few rounds
classroom-tournament-robin = Start: everyone plays everyone
classroom-tournament-which = A few rounds: in each one, players meet somebody new who has won about as often. Stop when you like. Everyone plays everyone: each pair meets once. That works well for up to about eight players.
classroom-tournament-lot = Or just random groups:
classroom-tournament-groups =
    { $size ->
        [2] Pairs
        [3] Threes
       *[other] Fours
    }

## Rounds

classroom-tournament-rounds = Rounds
classroom-tournament-round = Round { $round }
classroom-tournament-round-begins = Round { $round } begins.
classroom-tournament-how = The player on the left begins. Touch the winner, or ½ for a tie. Touch again to undo it.
classroom-tournament-table = Table { $number }
# Said after a name.
classroom-tournament-rests = sits out, and gets a point
classroom-tournament-won = { $name } won
classroom-tournament-tied = { $one } and { $other } tied
classroom-tournament-next = Next round
classroom-tournament-results-first = Some results are missing.
classroom-tournament-over = That was the last round.
classroom-tournament-wall = On the wall

## Standings

classroom-tournament-standings = Standings
# The titles of columns.
classroom-tournament-column =
    { $column ->
        [place] Place
        [name] Name
        [points] Points
        [others] Opponents' points
        [wins] Wins
        [round] Round
        [table] Table
        [first] Goes first
        [second] Goes second
       *[result] Result
    }
classroom-tournament-why = Who ranks higher, and why?
classroom-tournament-ties = A win is one point, a tie is half a point, and a player who sits out gets one point. If two players have the same number of points, add up the points of each one's opponents: the one who met stronger players ranks higher. If that's the same, too, the one with more wins ranks higher. If it's still the same, they share the place.
classroom-tournament-leaves = Leaves
classroom-tournament-leaves-who = { $name } leaves
classroom-tournament-returns = Comes back
classroom-tournament-returns-who = { $name } comes back
classroom-tournament-late = Is somebody late?
classroom-tournament-welcome = { $name } plays from the next round on.

## Afterward

# What that file is called: words without spaces.
classroom-tournament-file = tournament
classroom-tournament-kept = This tournament is kept on this device only, until you forget it.
classroom-tournament-unkept = This browser can't keep the tournament. Save it before you close this page.
classroom-tournament-forget = Forget this tournament
classroom-tournament-forget-question = Forget this tournament?
classroom-tournament-forget-what = All names and results on this page will be gone.
classroom-tournament-forget-no = Keep it

## A pile of sheets to print.

# How many of a sheet are printed. A whole sentence in brackets, so no full stop.
classroom-paper-copies = × { $copies }
# How many cards or tickets, on so many sides of paper.
classroom-paper-on-sides =
    { $sides ->
        [one] × { $copies }, on 1 side
       *[other] × { $copies }, on { $sides } sides
    }
classroom-paper-code = The address as a QR code

## Which items of a list fit what somebody wishes. $items says what they are: games or plans.

# How many fit, of more.
classroom-chooser-some = { $items ->
        [plans] { $left ->
            [one] 1 plan matches.
           *[other] { $left } plans match.
        }
       *[games] { $left ->
            [one] 1 game matches.
           *[other] { $left } games match.
        }
    }
# All of them are shown, because nothing was chosen or all of them fit.
classroom-chooser-all = { $items ->
        [plans] { $left ->
            [one] 1 plan is shown.
           *[other] All { $left } plans are shown.
        }
       *[games] { $left ->
            [one] 1 game is shown.
           *[other] All { $left } games are shown.
        }
    }
classroom-chooser-none = { $items ->
        [plans] No plan matches. Change one of your choices.
       *[games] No game matches. Change one of your choices.
    }
# One that fits, picked by chance.
classroom-chooser-picked = How about { $item }?
