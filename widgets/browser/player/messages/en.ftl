### A page where a player is written in Python, tried out, and sent into games.

# The label of the editor.
player-code = Your player, in Python

# Below the editor.
player-keys = The Tab key leads out of here. To move a line in, begin it with four spaces.

# On buttons.
player-check = Check it
player-play = Play against it
player-compete = Ten games
player-stop = Stop
player-help = Put the help into the editor
player-save = Save as a file
player-link = Copy a link
player-link-copied = Copied. The link holds your code.
player-link-marked = Marked. Copy it now.
player-link-label = The link

player-printed = What it printed
player-cut = … and more. Only the first part is shown.

# Said where the site is a folder on a stick.
player-packed = A player can be written where the site has a host. Here it can not.

player-starting = Python is starting …
player-sound = Your player works. It would play { $move }.
player-passed = Your player has passed this step. Go on with the next one!
player-missing = Not yet. { $missing }
# Tells which test a player did not pass. `$move` is what it played.
player-played-instead = Here it played { $move }.
player-your-turn = You begin. Your player answers.
player-its-turn = Your player is thinking …

player-competing = Game { $played } of { $count } …
player-competed = Your player won { $won } of { $count } games, and { $ties } were ties.
player-forfeit = { $name } lost a game this way:

# The line of the code that is at fault; a sentence about what is wrong follows.
player-line = Line { $line }:

# What is wrong with somebody's code, kindly, in one sentence.
player-trouble =
    { $kind ->
        [syntax] Python can't read this. Is a sign missing, such as a colon or a bracket?
        [indent] The spaces at the start of the line don't fit. Lines that belong together begin below each other.
        [name] Python doesn't know this name. Is it spelled as above?
        [import] Players can't use this module. They have math, random, collections and some others.
        [index] The list is not that long.
        [key] There is no such key in it.
        [attribute] It has no part with this name. Look at the list of what a position can tell.
        [type] These things don't go together, or there is one too many in the brackets.
        [division] Nothing can be divided by 0.
        [recursion] A function called itself too often. When does it stop?
        [memory] Your player needed too much memory, and was stopped. Remember less.
        [late] Two seconds were over, so your player was stopped. Does a loop never end?
        [broken] Python broke down, and was stopped. Nothing else is lost.
        [lost] Python could not be fetched. Try again when you have a network.
        [nothing] There is no choose in it. Your player begins with “def choose(position):”.
        [nonsense] What choose gave back is no move. A move is a text, such as "C".
        [illegal] The rules don't allow this move. Take one of position.moves().
       *[wrong] Something went wrong here.
    }

# Python's own words, or what the player gave, behind a sentence.
player-own-words = (“{ $own }”)

# A tournament of players.
player-robin = All against all
player-robin-how = Add up to eight players: yours, files, or links that others have sent you. Each plays each twice.
player-robin-own = Add the one above
player-robin-files = Add files
player-robin-paste = A link to a player
player-robin-add = Add the link
player-robin-level = Add { $level }
player-robin-begin = Let them play
player-robin-full = There are eight already.
player-robin-wrong = This link holds no player.
player-robin-drop = Take { $name } away
player-robin-empty = Add at least two players.
player-robin-done = All games are played.
player-robin-yours = Your player { $number }
player-robin-linked = From a link { $number }
player-robin-games = The games
player-robin-look = Look at the game
# A game: who began, the other, and what came of it.
player-robin-game =
    { $outcome ->
        [first] { $first } beats { $second }
        [second] { $second } beats { $first }
       *[tie] { $first } and { $second } tie
    }

# Titles of the columns of a table.
player-robin-column =
    { $column ->
        [place] Place
        [player] Player
        [won] Won
        [tied] Tied
        [lost] Lost
       *[points] Points
    }
