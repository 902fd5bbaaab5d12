### The windows in which players are asked something, or set something.

## Whether a game may go

dialogs-new-question = Start a new game?
dialogs-leaving = The game on the board will be gone.
# The answer that changes nothing.
dialogs-go-on = Go on playing

## Whether both want to stop

# $people: how many of the two players are people.
dialogs-stop =
    { $people ->
        [2] Do you both want to stop?
       *[other] Do you want to stop?
    }
# The computer, once for each side that it plays.
dialogs-agrees = { $player } agrees.
# Said after that.
dialogs-ends = The game ends here, and the score counts.
dialogs-stop-yes = Yes, stop

## Who begins

dialogs-toss-hides = { $hider } hides a seed in one fist. { $guesser }, which fist is it in?
dialogs-toss-fist =
    { $hand ->
        [left] The left fist
       *[right] The right fist
    }
dialogs-toss-right =
    { $hand ->
        [left] Yes! The seed was in the left fist. { $guesser } begins.
       *[right] Yes! The seed was in the right fist. { $guesser } begins.
    }
dialogs-toss-wrong =
    { $hand ->
        [left] No, the seed was in the left fist. { $hider } begins.
       *[right] No, the seed was in the right fist. { $hider } begins.
    }
dialogs-toss-go = Let's play

## The computer's levels

dialogs-levels = Play against the computer
dialogs-levels-begins = The computer begins
dialogs-levels-play = Play { $level }
# How strong an opponent is, drawn as seeds.
dialogs-levels-strength = Strength: { $strength } of { $levels }
# What to do against that level follows, in whole sentences.
dialogs-levels-win = How to win:
dialogs-not-now = Not now

## Who plays

dialogs-players = Who is playing?
dialogs-players-first = The player who begins
dialogs-players-other = The other player
# Before a choice between a person and the computer's levels.
dialogs-players-kind = Played by
dialogs-players-person = A person
# Before a field.
dialogs-players-name = Name, if you like
# What a player sits on: the choice between colors.
dialogs-players-cloth = Color
# After a color that the other player has.
dialogs-players-taken = taken

## Forgetting

dialogs-forget = Forget everything on this device?
dialogs-forget-what = Games you started, solved puzzles, what you made in the labs, and all settings will be gone.
dialogs-forget-no = Keep it
dialogs-forgotten = Done. Nothing is kept on this device anymore.

## Settings

dialogs-settings-speed = How fast moves are shown
dialogs-settings-slow = Slow
dialogs-settings-normal = Normal
dialogs-settings-fast = Fast
dialogs-settings-still = At once

dialogs-settings-playing = While you play
dialogs-settings-preview = Show me first
dialogs-settings-preview-what = You see what a move would do. Then you play it or take it back.
dialogs-settings-rating = Rate my moves
dialogs-settings-rating-what = After each move you'll see how good it was, if that's known for sure.
dialogs-settings-sounds = Sounds
dialogs-settings-sounds-what = You hear the seeds and the pieces, and a sound when a block of a lesson is over.
dialogs-settings-typing = Type moves
dialogs-settings-typing-what = You get a field for typing moves the way the turn list shows them.
dialogs-settings-spoken = Two devices: say the move
dialogs-settings-spoken-what = You play on two devices offline. Each player says the move, and the other enters it. Two words show whether both boards match.

dialogs-settings-look = How it looks
dialogs-settings-large = Larger letters
dialogs-settings-large-what = Words and numbers are bigger.
dialogs-settings-left = Left-handed
dialogs-settings-left-what = The buttons are near your left thumb.
dialogs-settings-table = Across a table
dialogs-settings-table-what = Two players face each other. The far player reads everything right side up.

dialogs-settings-kept = This device remembers your settings.
# Storage is full or forbidden.
dialogs-settings-unkept = This browser doesn't keep anything. Your settings last until you leave this page.

## What was kept and can't be read

dialogs-aside = Something that was kept here can't be read anymore. It may be damaged, or come from a newer version of this site. It's been set aside.
dialogs-aside-forget = Delete it
