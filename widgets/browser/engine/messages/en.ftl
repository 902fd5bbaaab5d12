### Python and the rules on their way, and what may go wrong with them.

engine-failed = Part of the game did not arrive.
# While a page was open, the site got another Python.
engine-old = There is a new version of this site. Load the page again.
engine-late = The game takes too long to arrive.
engine-died = The game stopped while it was starting.
engine-deadly = The game stopped twice at this point.
# A game that is not ours has its rules in a file of its own.
engine-lost = The rules of this game did not arrive.
