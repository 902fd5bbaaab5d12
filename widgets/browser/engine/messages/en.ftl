### Python and the rules on their way, and what may go wrong with them.

engine-failed = Part of the game couldn't be loaded.
# While a page was open, the site got another Python.
engine-old = There's a new version of this site. Reload the page.
engine-late = The game is taking too long to load.
engine-died = The game stopped while it was starting.
engine-deadly = The game stopped twice at this point.
# A game that is not ours has its rules in a file of its own.
engine-lost = The rules of this game couldn't be loaded.
