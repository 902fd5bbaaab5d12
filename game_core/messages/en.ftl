### What all games say: who plays, whose turn it is, how a game ended.

## Players

# What a side is called while its player has no name. Forms may say what a sentence must know about
# it, such as its gender, or whether it's plural.
-game-side-S = Blue
-game-side-N = Gold
-game-side-w = White
-game-side-b = Black

## Lists

game-list-comma = {", "}
game-list-and = {" and "}
# In a list written in the form “or”.
game-list-or = {" or "}

## Other people's sentences

# Shown as a school wrote it for its own game.
game-plain = { $words }

## The end

game-stopped = Both players agree to stop.
game-third = The board has looked like this three times, so play stops.

# A whole sentence that says why a game is over; the winner follows.
game-over-stopped = The game is over: play was stopped.
game-over-last = The game is over: the last turn has been played.
# A school's own game gives the reason as half a sentence: “nobody could move”.
game-over-own = The game is over: { $reason }.
# The same if the school's words contain the winner's name, with what's before and after it:
# “{S} has ten seeds”.
game-over-own-winner = The game is over: { $before }{ $winner }{ $after }.

game-won = { $winner } wins.
game-won-score = { $winner } wins, { $more } to { $less }.
game-tie = It's a draw.
game-tie-score = It's a tie, { $more } to { $less }.

## The turn

game-turn = Your turn, { $mover }.

## Refusals

game-over = The game is over.
# $most is how many turns a game may have.
game-long = This game has { $most } turns, the most a game can have. Begin a new one.
game-nothing-to-undo = There's no turn to take back.
game-nothing-to-redo = There's no turn to play again.
# About something typed or pasted as a move; $most is how many characters it may have.
game-typed-long = This is too long for a move: no move has more than { $most } characters.
# $typed is what somebody wrote, $moves are two or more turns that it could mean.
game-which = “{ $typed }” can mean { FORM($moves, "or") }. Which one?

## Boards

# What the picture of a board is called; $game is the game's name.
game-board = { $game } board
# The description of a picture without pieces.
game-board-empty = An empty board.

## Mistakes in a saved game

# Where a mistake is. One or both of these come first, then what's wrong there.
game-line = Look at line { $line }.
# $field is a part of a position's text, such as “the stores”; $column counts the text's characters.
game-place = Look at { $field }, character { $column }.

# Parts of a position's text: all of it, and the letter that says whose turn it is.
-game-field-position = the position
-game-field-side = the side to move

# $slug is a game's name in links and files, $near one or more similar names.
game-unknown = “{ $slug }” is not a game. Did you mean { FORM($near, "or") }?
game-option-unknown = { $slug } has no rule option “{ $option }”, only { $known }.
game-option-none = { $slug } has no rule options, so “{ $option }” isn't one.

game-record-line = “{ $line }” is neither “moves …” nor “stopped”.
game-record-expected = “{ $word } …” should be here, not “{ $line }”.
game-record-version = A saved game begins with “{ $known }”, not “{ $found }”.
# The reason follows.
game-record-turn = Turn { $number } is not possible.
# A saved game with notes; $token is part of its line “moves”, and $known is a list of words.
game-annotated-header = “{ $line }” isn't a header. The headers are: { $known }.
game-annotated-moves = “moves …” is missing.
game-annotated-alone = “{ $token }” doesn't follow anything it could belong to.
game-annotated-misplaced = “{ $token }” doesn't belong here.
game-annotated-open = There should be a “)” after “{ $token }”.

# $most is how many characters it may have.
game-record-long = This is too long for a saved game, which can have at most { $most } characters.
game-position-long = This is too long for a position, which can have at most { $most } characters.

game-space-surplus = There's an extra space.
game-field-missing = This is missing: { $field }.
game-field-surplus = “{ $found }” is an extra part.
game-ranks = There should be { $ranks } ranks, not { $found }.
game-run = “{ $found }” can't be a number of empty squares here.
game-piece-unknown = “{ $found }” isn't a piece of this game.
# $rank is a rank's number, $found how many squares it has, $squares how many it should have.
game-rank-squares = Rank { $rank } should have { $squares } squares, not { $found }.
