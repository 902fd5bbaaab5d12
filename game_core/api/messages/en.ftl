### What a page says about the game on it.

## Looking back

# Shown instead of whose turn it is, while you look at an earlier board.
api-past = This is the board after turn { $turn } of { $turns }.
api-past-start = This is the board before the first turn.

## Refusals

# About a saved game that is opened on another game's page: $game is its name, $asked the page's.
api-other-game = This is a game of { $game }, not of { $asked }.
api-other-start = These notes belong to a game that starts from a different position.
# $mistake is what is wrong in a school's own game, for its author, in English.
api-mistake = The rules of this game have a mistake: { $mistake }

## Hints

# The first half of a hint: where to look. $place is a cup or a square.
api-look = Look at { $place }.
api-look-buttons = Look at the buttons below the board.
# The second half; why the move is good follows.
api-try = Try { $move }.
