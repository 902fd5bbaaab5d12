### Puzzles: solving them, which come next, what students have done.

## Elements

# What comes after a solved puzzle.
training-puzzle-next = Next puzzle

# $difficulty goes from 1 to 5.
training-puzzle-difficulty = { $difficulty ->
        [1] very easy
        [2] easy
        [3] middling
        [4] hard
       *[other] very hard
    }
training-puzzle-side = You are { $side }.
training-puzzle-hint = Hint
training-puzzle-next-hint = Next hint
training-puzzle-again = Start again
# Another puzzle instead of this one, which stays unsolved.
training-puzzle-pass = Another one
training-puzzle-retry = Try again
training-puzzle-why = Why this answer?
training-puzzle-reasons = What each choice leads to
training-puzzle-explore = Play on from here
training-puzzle-back = Back to the puzzle
training-puzzle-as-text = The board as text
training-puzzle-typing = You may type your answers: press More, then Settings, and tick “Type moves”.
training-puzzle-lost = That did not arrive. Is there a network? Try again.

## Elements: a tutorial

training-path-waiting = The tutorial is on its way.
training-path-lost = The tutorial did not arrive. Is there a network?
training-path-retry = Try again
training-path-steps = Steps
# $title is the author’s.
training-path-title = { $step }. { $title }
training-path-next = Next step
training-path-finish = Finish
training-path-done = You have done every step. Now play, or solve a puzzle!
training-path-play = Play
training-path-puzzles = Solve puzzles
# Read aloud behind the title of a step.
training-path-step-done = , done

## Elements: puzzles one after the other

training-trainer-waiting = The puzzles are on their way.
training-trainer-lost = The puzzles did not arrive. Is there a network?
training-trainer-retry = Try again
training-trainer-which-puzzles = Which puzzles?
training-trainer-by-game = Game
training-trainer-all-games = all games
training-trainer-by-theme = About
training-trainer-all-themes = everything
training-trainer-by-grade = How hard
training-trainer-all-grades = from easy to hard
training-trainer-grade = { $grade ->
        [easy] easy
        [middling] middling
       *[hard] hard
    }
training-trainer-set-done = That was the last one of this set. Well done!
training-trainer-set-again = Do the set again
training-trainer-none = There is no such puzzle yet. Choose something else.
training-trainer-all-done = You have solved all of these! Choose others, or do them once more.
training-trainer-once-more = Once more

# When a solved puzzle is wanted again; the next is said before these three.
training-trainer-this-again = Do this one again?
training-trainer-today = Today
training-trainer-tomorrow = Tomorrow
training-trainer-next-week = Next week
training-trainer-comes-today = It comes again: today.
training-trainer-comes-tomorrow = It comes again: tomorrow.
training-trainer-comes-next-week = It comes again: next week.
# What the three are, for a screen reader.
training-trainer-again = Do it again?

training-trainer-solved-of = Solved: { $done } of { $puzzles }.
training-trainer-solved-now = { $puzzles } in this sitting.

# Which puzzle it is; $game is the game’s name.
training-trainer-which = { $game }: { $themes }.
training-trainer-which-again = { $game }: once more, as you wished.
training-trainer-which-in-set = { $game }: puzzle { $at } of { $of } in your class set.
# $puzzles of a link are not on this site.
training-trainer-missing = Of those in this link, { $puzzles } can’t be found on this site.
