### Puzzles: how they are solved, who solves them, what is kept of that, and sets for a class.

## Solving a puzzle

# A turn may have several laps: its end is asked for.
training-last-seed = Choose the cup where the very last seed of the turn falls.
training-illegal = Which of these is against the rules? Choose it.
# $answer was chosen, in notation, and the rules are still on their way.
training-early = You chose { $answer }. You'll hear more as soon as the board is ready.
training-choose = Choose one of the marked ones.
# Of a question: the answer may be the very one that can't be played. $cell is all that is told of a cup or square.
training-open-cell = { $cell }, can be chosen
# Said first of a try; more about it follows.
training-solved = Yes!
training-other = A good move, but not the answer.
training-wrong = Not yet.
training-right = Right so far! Your turn again.

## Students who share a device

# The student at work, where nobody else is.
training-you = You
# A student without a name.
training-student = Student { $number }
training-students = Who's working?
# Before a field.
training-students-name = A name, or an animal
training-students-kept = This name is kept on this device only. An animal or a made-up name is best.
training-students-unkept = This browser doesn't keep anything. The name will be gone when you close this page.
training-students-new = A new student
training-students-rename = Call me this

# Names that students may choose.
training-animal =
    { $animal ->
        [antelope] Antelope
        [crane] Crane
        [crocodile] Crocodile
        [elephant] Elephant
        [giraffe] Giraffe
        [hare] Hare
        [lion] Lion
        [spider] Spider
        [tortoise] Tortoise
       *[zebra] Zebra
    }

## A student's notebook

training-notebook = My notebook
# $alone: how many of $solved.
training-notebook-told = { $solved } of { $puzzles } puzzles solved, { $alone } of them without a hint.
# One of these two is said after that.
training-notebook-kept = It's kept on this device only. Nothing is sent anywhere.
training-notebook-unkept = This browser has no room for it, or doesn't keep anything. Save the code before you close this page.
training-notebook-how = Copy this code, or save it as a file. On another device, bring it in below.
training-notebook-code = Your code
# What that file is called: words without spaces.
training-notebook-file = my-puzzles
training-notebook-other = A code from another device
training-notebook-take = Bring it in
# $steps: those of tutorials.
training-notebook-taken =
    Brought in: { $puzzles ->
        [one] 1 puzzle
       *[other] { $puzzles } puzzles
    } and { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
# Said after that, of more puzzles and steps in the code.
training-notebook-unknown =
    { $unknown ->
        [one] 1 more isn't on this site.
       *[other] { $unknown } more aren't on this site.
    }
# $beginning: a few characters.
training-notebook-kind = A code starts with “{ $beginning }”.
training-notebook-broken = This code isn't complete. Copy all of it, and look for a wrong letter.

# The student's work is forgotten, the name is kept.
training-anew = Start over
training-anew-question = Start over?
training-anew-what = Everything you've solved and learned here will be forgotten.
training-anew-no = Keep it
training-anew-done = You're starting over, with nothing solved yet.

training-leave = Remove me from this device
training-leave-question = Remove me from this device?
training-leave-what = Your name and everything you've solved will be forgotten here.
training-leave-yes = Leave
training-leave-no = Stay

## Sets for a class

training-set-sheet = Make a sheet to print
training-set-lost = The sheet couldn't be made. Are you online?
# Before a field, on the page that opens a set.
training-set-ask = The code from the board
training-set-open = Begin
training-set-unknown = There's no set “{ $code }”. Check the board again.
# Said after the sentence above. $sign: a character that was typed.
training-set-sign = No code has the character “{ $sign }” in it.

## Work on a set that was begun here, perhaps by another student

training-who = Are you { $name }?
training-who-nobody = Did you start this set?
training-who-yes = Yes, go on
training-who-no = No, start over

## What a student shows at the end of a set

# On a button beside the puzzles of a set.
training-result-show-mine = Show my result
training-result = Your result
training-result-name = Your name, or an animal
# In place of a name.
training-result-nobody = No name yet
training-result-solved =
    { $puzzles ->
        [one] { $solved } of 1 puzzle solved
       *[other] { $solved } of { $puzzles } puzzles solved
    }
training-result-puzzle =
    Puzzle { $number }: { $state ->
        [once] solved on the first try
        [tries] solved after wrong tries
        [hint] solved with a hint
        [begun] not solved yet
       *[unseen] not started
    }
training-result-hints =
    { $hints ->
        [0] No hints
        [one] 1 hint
       *[other] { $hints } hints
    }, { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
# What a screen reader says of some large characters.
training-result-code = Your code: { $code }
training-result-picture = Your name and code as a QR code
training-result-show = Show this to your teacher, or write down your name and the code.
training-result-back = Back to the puzzles
training-result-anew = Start this set over

## A sheet of puzzles on paper

training-sheet = Puzzles
# Students write on a line after each of these.
training-sheet-name = Name:
training-sheet-answer = Answer:
training-sheet-why = Why?
# $game: what the game is called; $side: who solves the puzzle.
training-sheet-who = { $game }. You're { $side }.
training-sheet-key = Key, for the teacher
# $moves: right answers, in notation. What they lead to follows, in whole sentences.
training-sheet-right = { FORM($moves, "or") }:

## Elements

# What comes after a solved puzzle.
training-puzzle-next = Next puzzle

# $difficulty goes from 1 to 5.
training-puzzle-difficulty = { $difficulty ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[other] very hard
    }
training-puzzle-side = You're { $side }.
training-puzzle-again = Start again
# Another puzzle instead of this one, which stays unsolved.
training-puzzle-pass = Another one
training-puzzle-why = Why this answer?
training-puzzle-reasons = What each choice leads to
training-puzzle-explore = Play on from here
training-puzzle-back = Back to the puzzle
training-puzzle-as-text = The board as text
training-puzzle-typing = You can type your answers: press More, then Settings, and check “Type moves.”
training-puzzle-lost = That couldn't be loaded. Are you online? Try again.

## Elements: a tutorial

training-path-lost = The tutorial couldn't be loaded. Are you online?
training-path-steps = Steps
# $title is the author’s.
training-path-title = { $step }. { $title }
training-path-next = Next step
training-path-back = Back to the step
training-path-finish = Finish
training-path-done = You know this game now!
# The first of the computer’s five players, as at the board; then the second.
training-path-play = Play Dreamer
training-path-greedy = Next: Play Greedy
# Read aloud after the title of a step.
training-path-step-done = , done

## Elements: puzzles one after the other

training-trainer-waiting = The puzzles are loading.
training-trainer-lost = The puzzles couldn't be loaded. Are you online?
training-trainer-which-puzzles = Which puzzles?
# A button that opens a window to choose; $chosen is what is chosen, as in “All games · easy”.
training-trainer-wanted = { $chosen }: choose which puzzles
# On that button, on a page about one game, where nothing is chosen.
training-trainer-all-puzzles = All puzzles
training-trainer-show = Show these
training-trainer-found =
    { $puzzles ->
        [one] 1 puzzle.
       *[other] { $puzzles } puzzles.
    }
training-trainer-by-game = Game
# Puzzles come from the games that a student has begun to learn, or from all.
training-trainer-known-games = Games you know
training-trainer-all-games = All games
training-trainer-by-theme = About
training-trainer-all-themes = everything
training-trainer-theme = { $theme }
training-trainer-by-grade = How hard
training-trainer-all-grades = from easy to hard
training-trainer-grade = { $grade ->
        [easy] easy
        [middling] medium
       *[hard] hard
    }
training-trainer-none = There's no puzzle like that yet. Choose something else.
training-trainer-all-done = You've solved all of these! Choose others, or do these once more.
training-trainer-once-more = Once more

# When a solved puzzle is wanted again; the next is said before these three.
training-trainer-this-again = Do this one again?
training-trainer-today = Today
training-trainer-tomorrow = Tomorrow
training-trainer-next-week = Next week
training-trainer-comes-today = You'll see it again today.
training-trainer-comes-tomorrow = You'll see it again tomorrow.
training-trainer-comes-next-week = You'll see it again next week.
# What the three are, for a screen reader.
training-trainer-again = Do it again?

# Of puzzles of games that a student knows, which become more.
training-trainer-solved = Solved: { $done }.
training-trainer-solved-of = Solved: { $done } of { $puzzles }.
training-trainer-solved-now = This time: { $puzzles }.

training-trainer-which = { $game }
training-trainer-which-today = { $game }: the puzzle of the day.
training-trainer-which-again = { $game }: once more, as you asked.
training-trainer-which-in-set = { $game }: puzzle { $at } of { $of } in your class set.
# $puzzles of a link are not on this site.
training-trainer-missing = Some puzzles in this link aren't on this site: { $puzzles }.

## My shelf

# What a child finds again on the first page.
training-shelf = My shelf
training-shelf-today = Puzzle of the day
training-shelf-today-done = Solved! A new one comes tomorrow.
# A game that was begun; below it, how many turns it has, and against which level of the computer.
training-shelf-go-on = Go on: { $game }
# The names of other games follow, each a link.
training-shelf-others = Or go on with:
training-shelf-with = with { $level }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
training-shelf-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
# Of twelve cups that fill up, one for each month.
training-shelf-days =
    { $days ->
        [0] No puzzle of the day solved yet
        [one] 1 puzzle of the day solved
       *[other] { $days } puzzles of the day solved
    }
# Of seeds on the card of a game.
training-shelf-filled = { $done } of { $seeds } seeds: learn the game, solve five puzzles, beat five opponents
# Below all the cards.
training-shelf-seeds = Each game has seeds to fill: learn the game, solve five puzzles, beat five opponents.
