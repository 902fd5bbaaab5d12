### What is said about a try at a puzzle, and how puzzles are sorted.
### $solver is the side that solves, $other the other one; $taken is what is captured, such as
### “5 seeds”, and $places where, such as “from cups C and D”; $move is a move, such as “cup C”.

## A right move

puzzles-takes = { $solver } captures { FORM($taken, "counted") } { $places }.

# What the move leads to, by what was asked: to capture so much, win, end the game, or not lose.
puzzles-can-capture = Whatever { $other } plays now, { $solver } can capture enough.
puzzles-can-win = Whatever { $other } plays now, { $solver } can win in time.
puzzles-can-end = Whatever { $other } plays now, { $solver } can end the game in time.
puzzles-can-save = Whatever { $other } plays now, { $solver } can hold on.
puzzles-can-best = No other move leaves { $solver } better off.

# What the last move has achieved.
puzzles-has-taken = { $solver } has captured { FORM($taken, "counted") }.
puzzles-is-saved = Whatever { $other } plays now, { $solver } won't lose.
puzzles-is-best = No other move is worth more.

## Another move: what it captures, and then what it leads to

puzzles-takes-nothing = { $solver } captures nothing.

puzzles-no-way = That's not the way.
puzzles-goes-on = The game goes on.
puzzles-too-late = It's too late for { $solver }.
puzzles-past-saving = { $solver } can't be saved anymore.

# The other side's answer. After the first two, how the game ends follows.
puzzles-but-plays = But then { $other } plays { $move }.
puzzles-then-plays = Then { $other } plays { $move }.
puzzles-then-takes = Then { $other } plays { $move } and captures { FORM($taken, "counted") } { $places }.
puzzles-but-takes = But then { $other } captures { FORM($taken, "counted") } { $places }.
puzzles-other-can-win = Then { $other } can win.

# What both sides capture from this move to the last one that the puzzle allows, whatever they had
# before.
puzzles-end-even = From here on, both capture the same number.
puzzles-end-ahead = From here on, { $solver } captures { FORM($taken, "counted") } more than { $other }.
puzzles-end-behind = From here on, { $solver } captures { FORM($taken, "counted") } fewer than { $other }.
puzzles-good-but = Good, but another move is better.
puzzles-more-elsewhere = Another move does more.

# It's less than the puzzle asks for.
puzzles-too-few = That captures { FORM($taken, "counted") }: not enough yet.
puzzles-none = That captures nothing.
puzzles-then-too-few = Then { $other } plays { $move }, and { $solver } captures { FORM($taken, "counted") }: not enough yet.
puzzles-then-none = Then { $other } plays { $move }, and { $solver } captures nothing.

## Questions that the rules answer

# Which turn has the most laps? A lap is what is sown from one cup.
puzzles-relay-most = From { $move } the turn lasts { $laps } laps, and no other turn lasts longer.
puzzles-relay-fewer = From { $move } the turn lasts { $laps } laps. Another turn lasts longer.
puzzles-relay-one = From { $move } the turn is over after one lap.

# Where does the last seed of $cup fall? Not in $guess. $held is how many seeds it holds.
puzzles-seed-count = Not in cup { $guess }. Cup { $cup } holds { FORM($held, "counted") }: count again, one by one.
# $end is where the first lap ends.
puzzles-seed-lap = Not in cup { $guess }. There are { $laps } laps, and only the first ends in cup { $end }.
puzzles-seed-lap-there = Not in cup { $guess }. There are { $laps } laps, and only the first ends there.

# Which of these moves is forbidden? Not this one. A move such as b2b3 never begins a sentence,
# because it has no capital letters.
puzzles-allowed = The rules allow { $move }.

# A move that a tutorial asked for, and one that it did not.
puzzles-well-done = Well done!
puzzles-not-asked = You can play that in a game. Here, do what the task asks.

# $answers are moves or cups.
puzzles-no-answer = “{ $answer }” isn't an answer here. The answers are { $answers }.
puzzles-over = The puzzle is solved.

## What first moves lead to

puzzles-no-others = None of the { $moves } other moves works.
# What they lead to follows.
puzzles-every-other = After any other move:

## What a puzzle is about, for a child

# In a list to choose from; .inside: after a colon, alone or with others.

-puzzles-counting = Count ahead
    .inside = count ahead
-puzzles-capture = Capture
    .inside = capture
-puzzles-big-capture = Capture a lot
    .inside = capture a lot
-puzzles-feeding = Feed your opponent
    .inside = feed your opponent
-puzzles-safety = Play it safe
    .inside = play it safe
-puzzles-ending = Finish the game
    .inside = finish the game
-puzzles-win = Win
    .inside = win
-puzzles-relay = Long journeys
    .inside = long journeys
-puzzles-trap = Set a trap
    .inside = set a trap
-puzzles-patience = Wait for more
    .inside = wait for more
-puzzles-choice = Choose well
    .inside = choose well
-puzzles-ahead = Think two turns ahead
    .inside = think two turns ahead
-puzzles-rules = Know the rules
    .inside = know the rules
-puzzles-starve = Leave no good move
    .inside = leave no good move
# An uur is a cup that somebody owns, in Layli Goobalay.
-puzzles-uur = Make an uur
    .inside = make an uur
-puzzles-rounds = Win the round
    .inside = win the round
-puzzles-check = Save the King
    .inside = save the King
-puzzles-mate = Checkmate
    .inside = checkmate
-puzzles-touchstone = The touchstone
    .inside = the touchstone
-puzzles-telekinesis = Telekinesis
    .inside = telekinesis
-puzzles-ambush = Trap between two
    .inside = trap between two
-puzzles-guard = The Guard
    .inside = the Guard
-puzzles-rings = Rings
    .inside = rings
-puzzles-chain = Leap and leap again
    .inside = leap and leap again
-puzzles-stones = Stone power
    .inside = stone power

## For which ages, and how hard

# Ages in years.
puzzles-ages = { $youngest } to { $oldest }

puzzles-very-easy = very easy
puzzles-easy = easy
puzzles-middling = medium
puzzles-hard = hard
puzzles-very-hard = very hard
