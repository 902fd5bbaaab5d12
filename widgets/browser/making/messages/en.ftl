### A page where a sowing game is put together from cards.

# A field for what a class calls its game.
making-name = What do you call your game?

# So long as nobody has called it anything.
making-unnamed = Our game

# A heading above the rules of the game.
making-rules = The rules

# A heading above a link, a code and what can be printed.
making-share = Show it to others

making-link = Link

making-code = A code for your game

# On a button: the rules on paper, with the game's name.
making-print = Print the rules

making-unprinted = Nothing was printed? Then this browser can't. Copy the link instead.

# A heading above a file of Python.
making-python = Your game in Python

making-python-how = Put these lines into a file, and a school's site has your game.

making-copy = Copy

making-copied = Copied.

making-marked = Marked. Copy it now.

making-trying = Trying it out …

making-sound = It is a game. Play it!

# What a link brought that is no game.
making-broken = This link holds no rules. Begin with Oware.
