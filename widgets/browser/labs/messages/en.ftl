### A page where a sowing game is put together from cards.

# A field for what a class calls its game.
labs-cards-name = What do you call your game?
# Until somebody gives it a name.
labs-cards-unnamed = Our game
# A heading above the rules of the game.
labs-cards-rules = The rules
# A heading above a link, a code and what can be printed.
labs-cards-share = Show it to others
labs-cards-link = Link
labs-cards-code = A code for your game
# On a button: the rules on paper, with the game's name.
labs-cards-print = Print the rules
# A heading above a file of Python.
labs-cards-python = Your game in Python
labs-cards-python-how = Put these lines into a file to add your game to a school's site.
labs-cards-trying = Trying it out…
labs-cards-sound = It's a game. Play it!
# Said when a link doesn't hold a game.
labs-cards-broken = There are no rules in this link. Start with Oware.

## A page where levels play each other about a hundred times, and the games are counted.

labs-numbers-begin = Play the games
# A study, after “Go on:”.
labs-numbers-kept = { $count } games · { $game }
labs-numbers-progress = Games played
labs-numbers-found = What was counted
labs-numbers-waking = Starting…
labs-numbers-playing = { $played } of { $count } games
labs-numbers-played =
    { $played ->
        [0] No game was played to its end.
        [one] 1 game was played. That tells us nothing yet.
       *[other] { $played } games were played.
    }
# Headings. `$part` is what is counted below it.
labs-numbers-part =
    { $part ->
        [wins] Who wins, out of 100 games
        [averages] How long, and how many choices
       *[bites] What happens, out of 100 turns
    }
# What is counted, each as a short title.
labs-numbers-measure =
    { $measure ->
        [first] The player who goes first wins.
        [second] The other player wins.
        [tie] It's a tie.
        [unended] It never ends.
        [turns] Turns in a game
        [choices] Moves to choose from in a turn
        [capture] Seeds or pieces are captured.
        [relay] Sowing goes on with another cup.
        [slam] A turn could capture a whole row, so it captures nothing.
        [feeding] A cup can't be played: the opponent must be fed.
        [single] A cup can't be played: a single seed has to wait.
        [uur] A cup can't be played: it's an uur.
        [endless] A cup can't be played: its turn would never end.
        [duty] A piece can't move: another one must capture.
        [guard] A touchstone is in guard.
        [pinned] A piece can't move: its King or touchstone could be captured.
       *[forced] There is only one move.
    }
# How sure a number is; the name of a game follows.
labs-numbers-between = between { $low } and { $high } out of 100
labs-numbers-about = between { $low } and { $high } on average
labs-numbers-few = too few games to tell
labs-numbers-of = { $between } · { $game }
# Of two games with different rules.
labs-numbers-judged =
    { $verdict ->
        [more] The second has more, and not just by chance.
        [less] The first has more, and not just by chance.
       *[open] Too close to tell. It may be chance.
    }
# Who wins more often, of the games that somebody won.
labs-numbers-beginning =
    { $verdict ->
        [more] The player who goes first wins more often · { $game }
        [less] The player who goes first wins less often · { $game }
       *[open] This doesn't tell us who wins more often · { $game }
    }
# Which random games these were: `$first` and `$last` are the numbers of the first and the last.
labs-numbers-drawn = These were games { $first } to { $last } out of a million. Play again, and you'll get others.
labs-numbers-table = All numbers
# Titles of the columns of a table.
labs-numbers-column =
    { $column ->
        [game] Game
        [measure] What
        [counted] Counted
        [low] At least
       *[high] At most
    }

## A page where a player is written in Python, tried out, and sent into games.

# The label of the editor.
labs-player-code = Your player, in Python
# Below the editor.
labs-player-keys = The Tab key leaves the editor. To indent a line, start it with four spaces.
# On buttons.
labs-player-check = Check it
labs-player-play = Play against it
labs-player-compete = Ten games
labs-player-help = Put the help into the editor
labs-player-file-wrong = There's no player in this file: it must be text, with at most { $most } characters.
labs-player-next = Next step
labs-player-link = Copy a link
labs-player-link-copied = Copied. The link holds your code.
labs-player-link-label = The link
# What was made in a lab on this device before.
labs-kept = What you made here
labs-kept-question =
    { $works ->
        [one] Go on with what you made here?
       *[other] You made some things here. Go on with one?
    }
# A button. $what: a length, a name. $days: how many days ago, or 100 for anything longer ago.
labs-kept-go-on =
    Go on: { $what }, { $days ->
        [0] today
        [1] yesterday
        [100] long ago
       *[other] { $days } days ago
    }
labs-kept-forget =
    { $works ->
        [one] Delete it
       *[other] Delete them
    }
labs-kept-forget-question = Delete what you made here?
labs-kept-keep =
    { $works ->
        [one] Keep it
       *[other] Keep them
    }
# How long a program is, after “Go on:”.
labs-player-lines =
    { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    }
# A link or a code may be too long.
labs-player-link-long = This link is too long: a player has { $most } characters at most. Ask for a file instead.
labs-player-code-long = Your code has more than { $most } characters. That's too long for a link. Save it as a file.
labs-player-printed = What it printed
labs-player-cut = … and more. Only the first part is shown.
# Said when the site is a folder on a USB stick.
labs-player-packed = You can write a player only when the site is on a web server. This copy is a folder.
labs-player-starting = Python is starting…
labs-player-sound = Your player works. It would play { $move }.
labs-player-passed = Your player has passed this step. Go on to the next one!
labs-player-missing = Not yet. { $missing }
# Tells which test a player did not pass. `$move` is what it played.
labs-player-played-instead = Here it played { $move }.
labs-player-your-turn = You begin. Your player answers.
labs-player-its-turn = Your player is thinking…
labs-player-competing = Game { $played } of { $count }…
labs-player-competed = Your player won { $won } of { $count } games. Ties: { $ties }.
labs-player-forfeit = { $name } lost a game this way:
# The line of the code that is at fault; a sentence about what is wrong follows.
labs-player-line = Line { $line }:
# What is wrong with somebody's code, kindly, in one sentence.
labs-player-trouble =
    { $kind ->
        [syntax] Python can't read this. Is a character missing, such as a colon or a parenthesis?
        [indent] The spaces at the start of the line don't match. Lines that belong together start at the same place.
        [name] Python doesn't know this name. Is it spelled the same everywhere?
        [import] Players can't use this module. They have math, random, collections and some others.
        [index] The list isn't that long.
        [key] There's no such key in this dictionary.
        [attribute] What's before the dot has no part with this name. Look at the list of what a position has.
        [type] These things don't go together, or there are too many or too few in the parentheses.
        [division] Nothing can be divided by 0.
        [recursion] A function called itself too many times. When does it stop?
        [memory] Your player needed too much memory, and was stopped. Store less.
        [late] Two seconds were up, so your player was stopped. Is there a loop that never ends?
        [broken] Python crashed and was stopped. Nothing else is lost.
        [lost] Python couldn't be loaded. Try again when you're online.
        [nothing] There's no function called choose here. Your player starts with “def choose(position):”.
        [nonsense] What choose() returned isn't a move. A move is text, such as "C".
        [illegal] The rules don't allow this move. Choose one of position.moves().
       *[wrong] Something went wrong here.
    }
# Python's own words, or what the player gave, after a sentence.
labs-player-own-words = (“{ $own }”)
# A tournament of players.
labs-player-robin = Everyone plays everyone
labs-player-robin-how = Add up to eight players: yours, files, or links that others have sent you. Each pair plays twice.
labs-player-robin-own = Add the one above
labs-player-robin-files = Add files
labs-player-robin-paste = A link to a player
labs-player-robin-add = Add the link
labs-player-robin-level = Add { $level }
labs-player-robin-begin = Let them play
labs-player-robin-full = There are already eight players.
labs-player-robin-wrong = There's no player in this link.
labs-player-robin-long = Too long for a player: { $files }. A player has { $most } characters at most.
labs-player-robin-empty = Add at least two players.
labs-player-robin-done = All the games have been played.
labs-player-robin-yours = Your player { $number }
labs-player-robin-linked = From link { $number }
labs-player-robin-games = The games
labs-player-robin-look = Look at the game
# A game: who began, the other, and what came of it.
labs-player-robin-game =
    { $outcome ->
        [first] { $first } beats { $second }
        [second] { $second } beats { $first }
       *[tie] { $first } and { $second } tie
    }
# Titles of the columns of a table.
labs-player-robin-column =
    { $column ->
        [place] Place
        [player] Player
        [won] Won
        [tied] Tied
        [lost] Lost
       *[points] Points
    }

## A page where an author sets up a puzzle and plays its answer.

labs-workbench-tools = Tools
# On a button. `$tool` is what it does to the position.
labs-workbench-tool =
    { $tool ->
        [add] Add a seed
        [take] Take a seed
        [clear] Clear
        [move] Move
        [copy] Copy
        [turn] Change sides
        [back] Back
       *[answer] Play the answer
    }
# What a touch on the board does with this tool.
labs-workbench-touch =
    { $tool ->
        [add] Touch a cup. It gets a seed from a store.
        [take] Touch a cup. One of its seeds goes to a store.
        [clear] Touch what you want off the board.
        [move] Touch a piece, then the place where it goes.
       *[copy] Touch a piece, then the place for another like it.
    }
labs-workbench-then = Now touch the place where it goes.
labs-workbench-looking = Looking at every answer…
# `$right` names the right first answers, `$count` is how many; `$possible` is how many there are to choose from.
labs-workbench-right =
    { $count ->
        [one] Of { $possible } answers, only this one is right: { $right }.
       *[other] Of { $possible } answers, { $count } are right: { $right }.
    }
# What the author has played. `$move` is a turn in notation.
labs-workbench-played =
    { $verdict ->
        [right] You played { $move }. That is right.
       *[wrong] You played { $move }. That is not right.
    }
labs-workbench-lacks = { $field }: { $lack }
# What a field lacks. Its name comes before.
labs-workbench-lack =
    { $lack ->
        [name] use lowercase letters, digits and hyphens.
        [long] at most twelve words.
        [over] the game is over here.
        [unasked] this can't be asked here.
        [unreachable] this can't be reached. Ask for less.
        [deep] too much to look at on a page. Ask for fewer turns, or use “ubao puzzle”.
        [idle] every answer is right, so there is nothing to find. Ask for more.
       *[missing] this is still empty.
    }
# `$game` is the name of a folder. “ubao prove” and “ubao check” are commands, and stay as they are.
labs-workbench-whole = The puzzle is complete. Put it at the end of lesson_plans/{ $game }/puzzles.yml. Then run “ubao prove” and “ubao check”.
labs-workbench-text = For puzzles.yml

## Matchboxes that learn, on the screen

labs-boxes-yours = Your turn. Choose a cup.
labs-boxes-cannot = You can't play that cup now.
# $cup is the letter on a label: R or B.
labs-boxes-only = They have only one move: cup { $cup }.
# After your turn. $box is a number, $cup the letter on its label.
labs-boxes-drawn =
    Box { $box } opens. Out comes a { $bead ->
        [red] red
       *[blue] blue
    } bead: they play cup { $cup }.
# $result says who won: the boxes (w), you (l) or nobody.
labs-boxes-end =
    { $result ->
        [w] The boxes win, { $north }–{ $south }. Every bead goes back, with one more of its color.
        [l] You win, { $south }–{ $north }. Their beads stay out.
       *[t] It's a tie. Every bead goes back.
    }
labs-boxes-practice = Let them play { $games } practice games
# $won is how many of these games the boxes won.
labs-boxes-practised = They played { $games } games against a coin and won { $won }.
labs-boxes-anew = Start with new boxes
labs-boxes-anew-question = Start with new boxes?
labs-boxes-anew-explanation = Everything the boxes have learned will be gone.
labs-boxes-anew-no = Keep these boxes
labs-boxes-cup =
    Your { $side ->
        [left] left
       *[right] right
    } cup: { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }
labs-boxes-theirs =
    Their cup { $cup }: { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }
# Of a box, for screen readers.
labs-boxes-beads = Red beads: { $red }, blue beads: { $blue }
labs-boxes-results = The boxes have won { $won }, lost { $lost } and tied { $tied }.
