### Pages for teachers: a set of puzzles that goes out to a class, and what comes back.

teaching-waiting = The puzzles are on their way.
teaching-lost = The puzzles did not arrive. Is there a network?
teaching-retry = Try again

## A set is put together

# Before a list of lesson plans, and of nothing to start from.
teaching-start = Start from
teaching-empty-set = an empty set
teaching-choose = Choose puzzles
teaching-ages = Ages
teaching-any-age = all ages
# $difficulty goes from 1 to 5.
teaching-offer =
    { $game } · { $difficulty ->
        [1] very easy
        [2] easy
        [3] middling
        [4] hard
       *[other] very hard
    } · ages { $youngest } to { $oldest }
teaching-take = Take it
# On the button of a puzzle that is taken; $place: its number in the set.
teaching-taken = Taken as number { $place }
# What a screen reader says of that button; $prompt is the puzzle's own question.
teaching-take-what =
    { $place ->
        [0] Take it: { $prompt }
       *[other] Taken as number { $place }: { $prompt }
    }
teaching-full = A set has { $most } puzzles at most.
teaching-count =
    { $puzzles ->
        [one] 1 puzzle in the set.
       *[other] { $puzzles } puzzles in the set.
    }
teaching-your-set = Your set
teaching-none-yet = Your set is empty. Start from a plan, or take some puzzles.
teaching-earlier = Earlier: { $prompt }
teaching-remove = Remove { $name }

## It is handed out

teaching-link = A link to this set
teaching-picture = The link as a QR code
teaching-board = On the board: this address. Who has its page open types what stands behind the sign #.
teaching-copy = Copy
teaching-copied = Copied.
teaching-slips = Print slips to hand out
# On a slip of paper, above an address.
teaching-slip = Your puzzles. Open this address:
teaching-results = Collect the results

## Results come back

teaching-which = Which set? Its code, or its link:
# $title is that of a lesson plan, and may be empty.
teaching-set =
    { $puzzles ->
        [one] 1 puzzle.
       *[other] { $puzzles } puzzles.
    } { $title }
teaching-set-none = No set yet. The code of a plan's set finds it by itself.
teaching-set-unknown = There is no such set on this site. Look for a wrong sign.
teaching-set-first = Say first which set this is.
teaching-nothing = Type or paste a line first.
teaching-paste = Names and codes, one student a line
# What such lines look like: a name, and any code.
teaching-example = Lion K7QM-2WXA-9B3T
teaching-add = Add
teaching-file = Open a file
teaching-camera = Read with the camera
teaching-camera-stop = Stop the camera
teaching-camera-picture = What the camera sees
teaching-camera-refused = The camera can't be used here. Type the codes, or paste them.
teaching-no-camera = This browser can't read codes with a camera. Type them, or paste them.
teaching-added =
    { $students ->
        [0] Nobody was added.
        [one] 1 student was added.
       *[other] { $students } students were added.
    }
# Lines that are there already, which may be another student's with the same name and code; then a button adds them.
teaching-same =
    { $lines ->
        [one] 1 line is in the list already.
       *[other] { $lines } lines are in the list already.
    }
teaching-same-add =
    { $lines ->
        [one] That's another student: add it
       *[other] Those are other students: add them
    }
teaching-spare =
    { $lines ->
        [one] 1 line didn't fit
       *[other] { $lines } lines didn't fit
    }: the list holds { $most } students. Save it, forget it, and add the rest to a new one.
# Said behind a line that can't be read. $place: which sign of the code; $right: the sign it must be.
teaching-fault =
    { $why ->
        [length] A code has twelve signs. Is one missing?
        [sign] Sign { $place } is wrong, if all others are right. Is it { $right }?
        [set] This code is of another set.
       *[other] There is a wrong sign. Ask for the code again.
    }

## What they tell

teaching-chart = Who is stuck where
# Part of what a screen reader says of the chart; $begun: how many began a puzzle and did not solve it.
teaching-chart-row = Puzzle { $number }: { $begun } stuck.
# How far a student came with a puzzle.
teaching-state =
    { $state ->
        [once] solved at once
        [tries] solved after tries
        [hint] solved with a hint
        [begun] stuck
       *[unseen] not begun
    }
teaching-by-puzzle = By puzzle
teaching-by-student = By student
teaching-puzzle = Puzzle
teaching-stuck = Who is stuck
teaching-students =
    { $students ->
        [one] 1 student
       *[other] { $students } students
    }
teaching-name = Name
teaching-code = Code
teaching-nameless = no name
teaching-solved = Solved
teaching-hints = Hints
teaching-minutes = Minutes
teaching-csv = Save as a table (CSV)
# How that file is called: words without spaces.
teaching-csv-name = class-results
teaching-print = Print
teaching-kept = These results are kept on this device only, until you forget them.
teaching-unkept = This browser can't keep these results. Save them before you close this page.
teaching-forget = Forget these results
teaching-forget-question = Forget these results?
teaching-forget-what = All names and codes of this page go. The notebooks of this device stay.
teaching-forget-no = Keep them
teaching-forgotten = The results are forgotten.
