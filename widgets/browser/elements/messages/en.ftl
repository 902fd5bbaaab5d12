### What appears in the text of a page: boards, examples, a button that forgets.

## A link to a game

elements-link = The game in your link is loading.
elements-link-lost = The game in your link can't be opened now. When you're online, reload the page.

## An example, shown turn by turn

elements-demo-show = Show me
elements-demo-next = Next
# Shows the rest of a turn at once.
elements-demo-skip = Skip
elements-demo-back = Back
# How many turns of the example have been shown.
elements-demo-count = { $shown } of { $turns }
# A board in the example’s place, and back to the example.
elements-demo-try = Try it yourself
elements-demo-return = Back to the example

## Forgetting

elements-forget = Forget everything on this device

## A part of the page whose script couldn't be loaded

elements-lost = This part couldn't be loaded. Are you online? Try again, or reload the page.
# A board can be played on, but what else it offers is missing.
elements-board-lost = Parts of this board couldn't be loaded: it won't keep your game, and it has no hints. Are you online?
elements-retry = Try again

## The buttons under a board.

elements-tools-undo = Undo
elements-tools-redo = Redo
elements-tools-what = Replay
elements-tools-show = Show me
# Said when “Show me” has been switched on.
elements-tools-showing = Choose a move to see what it would do. Then play it, or go back.
elements-tools-hint = Hint
elements-tools-new = New game
elements-tools-computer = Play against the computer
elements-tools-computer-short = Computer
elements-tools-stop = Agree to stop
elements-tools-players = Players
elements-tools-toss = Who begins?
elements-tools-turn = Turn the board
elements-tools-whole = Whole board
elements-tools-full = Full screen
elements-tools-share = Share and save
elements-tools-forget = Forget everything
elements-tools-settings = Settings
