### The buttons under a board.

tools-undo = Undo
tools-redo = Redo
tools-what = What happened?
tools-show = Show me
# Said when “Show me” has been switched on.
tools-showing = Choose, and you see what the move would do. Then play it, or go back.
tools-hint = Hint
tools-new = New game
tools-computer = Play against the computer
tools-computer-short = Computer
tools-stop = Agree to stop
tools-players = Players
tools-toss = Who begins?
tools-turn = Turn the board
tools-whole = Whole board
tools-full = Full screen
tools-share = Share and save
tools-forget = Forget everything
tools-settings = Settings
