### What helps players at a board: hints, the computer, and turns looked at again.

## Hints

# The last seed of a good turn falls there.
play-hint-end = Look at cup { $cup }. Which of your cups gets you there?
# The same, if that cup is the one to choose.
play-hint-round = One of your turns ends in the very cup where it starts. Which one?
play-hint-wait = Let me think…
play-hint-show = Show me the move
play-hint-myself = I'll try it myself

## The computer

# The group of buttons for it.
play-computer = The computer
# The computer plays what it has found so far.
play-computer-now = Move now
# $mover: the computer.
play-computer-lost = { $mover } hasn't found a move. Play one for it, or let it try again.
play-computer-go = Let { $mover } play
# The computer plays both sides.
play-computer-go-both = Let them play

## The last turn, a sentence at a time

play-replay-begin = The board before the last turn. Press Next.
# How many of the sentences are shown.
play-replay-count = { $shown } of { $sentences }

## The list of turns

play-turns = Look at earlier turns
play-turns-first = To the start
play-turns-back = One turn back
play-turns-forward = One turn forward
play-turns-last = To the newest turn
play-turns-stopped = Both agreed to stop.
play-turns-none = No turn has been played yet.

## The panel beside the board

play-tabs = Turns and help
play-tabs-coach = Coach
play-tabs-review = Review
play-coach-stuck = Stuck? Press Hint, and I'll show you where to look.

## Looking back at a game

play-review = Look back at the game
play-review-looking = Looking at turn { $turn } of { $turns }…
# $turns: how many turns were found that mattered.
play-review-found =
    { $turns ->
        [0] I found no turn where another move would have been much better.
        [one] This turn mattered most.
       *[other] These { $turns } turns mattered most.
    }
# The same in a game against the computer: only the person's own turns were looked at.
play-review-own =
    { $turns ->
        [0] I looked at all your turns and found none where another move would have been much better.
        [one] Of your turns, this one mattered most.
       *[other] Of your turns, these { $turns } mattered most.
    }
play-review-show = Show turn { $turn }
# Said of two arrows on the board, after what was better than a turn.
play-review-signs = The green arrow is the better turn. The dashed one was played.

## Notes on turns

# A tab beside the board: what somebody writes about the game.
play-tabs-notes = Notes
play-notes-turn =
    { $turn ->
        [0] Your note before the first turn
       *[other] Your note on turn { $turn }
    }
play-notes-how = Notes stay on this device until you share the game. If you go back and play another turn, both lines are kept.
# In the list of notes: a turn that was played instead of another, without a note of its own.
play-notes-tried = Another way to play
play-notes-remove = Remove
# $place: the number and notation of the line's first turn.
play-notes-remove-line = Remove the line that begins with { $place }
play-notes-print = Print with these notes

## The end of a game, told on the board

play-ending-won = You won!
play-ending-won-score = You won, { $more } to { $less }!
# $count: how many seeds or pieces the reader, who lost, captured in one turn.
play-ending-best = Your best turn captured { $count }.
play-ending-again = Play again
# $level: a stronger computer.
play-ending-next = Next: { $level }
play-ending-swap = Change sides
play-ending-puzzles = Next: Five puzzles
play-ending-look = Look back

## Sounds, and a voice

# The device reads what is beside the button.
play-aloud = Read aloud
# Asked once, when something is captured for the first time.
play-sounds = Sound on?
play-sounds-on = Yes
play-sounds-off = No

## What moves are worth

play-worth = What is each move worth?
# Stands above a list of moves.
play-worth-list = From here on, if both sides play as well as they can to the end:

## The first turn of a newcomer: signs on the board, a sentence or two each

play-guide-cup = Touch a cup with a bright rim, and see where its seeds go.
play-guide-piece = Touch a piece with marked corners: you can move it.
# Where the first turn is a choice between buttons.
play-guide-choice = Choose one of these first.
play-guide-target = Now touch a square with marked corners. Your piece goes there.
play-guide-sown = The seeds from this cup went around, one by one, each into the next cup.
# Why the turn ended there follows.
play-guide-stopped = Your turn stopped here.
play-guide-moved = That was your turn. Now it's the other player's.
play-guide-done = OK

## Two devices offline: a move is said aloud, and two words tell whether both boards are alike.

# 256 words that children know and that don't sound alike, in any order. Take words of your own language.
play-spoken-words =
    acorn air ankle ant apple apron arm arrow baby ball banana barn basket bath beach beak bean bear beetle bell
    belt bird boat bone book boot bottle bowl branch bread brick bridge broom brush bubble bucket bush button
    cactus cake camel candle cap car card carrot cart castle cat cave chain chair chalk cheese cherry chick circle
    city clay clock cloud coin cookie crab crayon cup daisy dance desk dish doctor dog doll dolphin donkey door
    dragon dress drum duck eagle egg farm feather fence field finger fire fish flag flower flute fly forest fox
    friend frog fruit garden gate giant gift glass glove goat gold grape grass guitar hammer hand hat hill honey
    horse house island jacket jewel jungle kettle key king kite kitten knee ladder lake lamp leaf leg lemon letter
    lion lizard lunch magnet map market mask melon milk mirror monkey moon mountain mouse nail neck needle nest
    nose oak ocean onion orange owl paint palm paper park parrot path peach pencil pepper piano picture pig pillow
    pilot plant plate pocket pond potato prince puppet puppy queen rabbit radio rain rice ring river road robot
    rocket roof room rope rose sail salt sand school seed shadow sheep shell ship shirt shoe silver sister sky
    snail snake snow soap sock song soup spider spoon spring star stone storm street sugar summer sun swan table
    tail tea teeth tent thumb tiger toast tomato tower town toy train tree truck turtle uncle violin wagon wall
    water wave whale wheel window wing winter wolf wood yarn zebra
# After it come two of those words, in large letters.
play-spoken-check =
    { $turns ->
        [0] Before the first turn, say:
        [one] After turn 1, say:
       *[other] After turn { $turns }, say:
    }
play-spoken-how = If both devices show the same two words, say your move and let the other player enter it.
play-spoken-same = The same
play-spoken-other = Not the same
# Said while an earlier board is looked at.
play-spoken-back = Go back one turn on both devices. Are the words the same now?
play-spoken-found = Now both boards match. Press “{ $button }” on both devices, and say the next move again.
play-spoken-begin = Even the start isn't the same. Is it the same game? Press “{ $button }” on both devices.
play-spoken-fine = Good. Keep playing.
