### What blocks on pages say, and the labels around the text of lesson plans.

## Boards and puzzles

# Who plays a side; `$level` is the name of an opponent.
fences-player-computer = { $level }, the computer
# `$difficulty` is a number from 1 to 5.
fences-puzzle =
    { $difficulty ->
        [1] You're { $side }. This is very easy, for ages { $youngest } to { $oldest }.
        [2] You're { $side }. This is easy, for ages { $youngest } to { $oldest }.
        [3] You're { $side }. This is of medium difficulty, for ages { $youngest } to { $oldest }.
        [4] You're { $side }. This is hard, for ages { $youngest } to { $oldest }.
       *[5] You're { $side }. This is very hard, for ages { $youngest } to { $oldest }.
    }
# What opens a description of the board.
fences-puzzle-text = The board as text
# Below the first of many puzzles, where scripts are turned off.
fences-scripts = To solve it here, and to see the next one, turn scripts on.
# Comes between what an opponent is like and advice.
fences-opponent-advice = How to win:
# Shown to an author instead of a block with mistakes; `$kind` is the block's name, such as board.
fences-problems = This { $kind } can't be shown yet

## The board of a first page

fences-door-touch = Touch a cup in the bottom row. See where the seeds go.
# Said of any cup that can't be played.
fences-door-closed = That cup can't be played now. Touch one with a bright rim.
# What happened: `$seeds` were sown, and `$taken` captured. “You” are the reader who touched the cup.
fences-door-sown =
    { $seeds ->
        [one] You sow 1 seed.
       *[other] You sow { $seeds } seeds.
    }
fences-door-taken =
    { $taken ->
        [one] You capture 1 seed!
       *[other] You capture { $taken } seeds!
    }
# What the other player does after the reader’s turn.
fences-door-reply = { $mover } plays cup { $cup }. Your turn!
fences-door-reply-taken = { $mover } plays cup { $cup } and captures { $taken ->
        [one] 1 seed
       *[other] { $taken } seeds
    }. Your turn!
# What the next touch does: the game continues on its own page.
fences-door-further = Touch a cup, and { $game } opens.
# Leads to the game in this position; without scripts, to the start of the game.
fences-door-on = Play on
fences-door-play = Play { $game }

## Cards of games

fences-card-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
fences-card-age = ages { $age }+

## The filter above cards: each label, the choice that leaves nothing out, and the other choices

fences-filter-pick = Pick one for us
fences-filter-all = Show all
fences-wish-minutes = Time
fences-wish-minutes-any = any
fences-wish-age = Youngest player
fences-wish-age-any = any age
# The last of the ages to choose from.
fences-wish-age-oldest = { $age } or older
fences-wish-learn = Rules
fences-wish-learn-any = any
fences-wish-learn-easy = easy to learn
fences-wish-learn-middle = not too many
fences-wish-devices = You have
fences-wish-devices-any = anything
fences-wish-family = Kind
fences-wish-family-any = any
fences-wish-family-sowing = sowing seeds
fences-wish-family-squares = on squares

## The table of what cards say, and why

fences-reasons-game = Game
fences-reasons-turns = Turns
fences-reasons-minutes = Minutes
fences-reasons-age = From age
fences-reasons-learn = Rules
fences-reasons-why = Why
fences-reasons-table = Without a device, you need
# A number of turns times the seconds for each.
fences-reasons-turns-each = { $turns } × { $seconds } s
fences-reasons-minutes-about = about { $minutes }

## The map

fences-map = Map of Africa and the Atlantic Ocean. The list below says the same in words.
# Before the games from there.
fences-map-place = { $place }:
fences-map-nowhere = No place given in our sources:

## Sowing games side by side

fences-differences-rule = The rule
fences-differences-in = In
# Which games have a rule, if all but one of those compared have it.
fences-differences-others = All but { $game }
fences-differences-none = { $games } have the same rules, answer for answer.
# `$place` is where the game is from.
fences-same-game = { $game }, { $place }
fences-same-as = The same as in { $game }
# What is wrong with it follows.
fences-same-wrong = This board isn't possible.

## In what sowing games differ: questions, each with its answers

fences-seeds = How many seeds are there?
fences-seeds-four-each = 48: four in each cup.
fences-seeds-middle = 70: all of them in the four middle cups.
# A school's own game: `$cups` are the numbers of seeds in its cups.
fences-seeds-own = { $seeds }: { $cups }, from cup A around the board.

fences-direction = Which way do you sow?
fences-direction-counter-clockwise = Counterclockwise.
fences-direction-clockwise = Clockwise.

fences-skip = Do you skip a cup when you sow?
fences-skip-none = No.
fences-skip-origin = Yes: the cup that this handful came from.
fences-skip-closed = Yes: closed cups.

fences-turn = How long is a turn?
fences-turn-one = One handful.
fences-turn-empty = Handful after handful, until a last seed falls in an empty cup.
fences-turn-uur = Handful after handful, until a last seed falls in an empty cup or in an uur.
fences-turn-four = Handful after handful, until a last seed falls in an empty cup or makes four.
fences-turn-even-captured = Handful after handful: it goes on when the last cup is even, or when seeds were captured. It ends when the last cup itself is captured.
fences-turn-even = Handful after handful: it goes on when the last cup is even. It ends when the last cup itself is captured.

fences-capture = What do you capture?
fences-capture-twos = Twos and threes in the other row, back from your last seed. But never the whole row.
fences-capture-twos-all = Twos and threes in the other row, back from your last seed. Even the whole row.
fences-capture-facing = When your last seed lands in an empty cup of yours and the facing cup has seeds: those seeds, and your last one.
fences-capture-facing-uur = When your last seed lands in an empty cup of yours and the facing cup has seeds: those seeds, and your last one. But three in the facing cup make two uurs, and you capture nothing.
fences-capture-fours = Each cup that reaches four. The owner of the row captures it. But the four that your last seed makes is yours.
fences-capture-pairs = Each pair of facing cups that are both even. Nothing in the first turns.

fences-forbidden = Which cups can't you play, even if they hold seeds?
fences-forbidden-singles = A single seed, while you have a fuller cup.
fences-forbidden-uur = An uur.
fences-forbidden-opening = In your first turn: any cup but the rightmost.
fences-forbidden-endless = A cup whose turn would never end.
fences-forbidden-feeding = A cup that leaves a hungry row without a seed.

fences-hungry = What happens if the other player has no seeds?
fences-hungry-feed = You play, and have to feed them.
fences-hungry-over = They can't move. The game or the round is over.

fences-end = What ends the game, or the round?
fences-end-majority = A player has captured 25 seeds.
fences-end-one-each = Each row has just one seed left.
fences-end-empty = No seeds are left on the board.
fences-end-few-seeds = Fewer than four seeds are left.
fences-end-cannot-feed = One row is empty, and no move can feed it.
fences-end-cannot-move = The player whose turn it is can't move.

fences-left = Who gets the seeds that are left?
fences-left-own-rows = Each player takes the seeds in their own row.
fences-left-uur = Each player takes their own uurs, in both rows, and the rest of their own row.
fences-left-nobody = Nobody.

fences-win = Who wins?
fences-win-more = The player with more seeds.
fences-win-four-rounds = There are rounds. The first to win four of them wins.
fences-win-43 = There are rounds. If you have 43 seeds or more at the end of one, you win.

fences-stop = What happens if you both want to stop?
fences-stop-split = The remaining seeds are shared equally.
fences-stop-own-rows = Each player takes the seeds in their own row.
fences-stop-stores = The stores count. Nobody gets the remaining seeds.
fences-stop-round = The round ends there, and its seeds are shared out as always. Then the next begins.

# The answer of a school's own game, to any of the questions.
fences-own = By a rule of its own.
# The same, with what its author says of the rule.
fences-own-told = By a rule of its own. { $rule }

## Lesson plans

# What parts of a block are called on the page, if that differs from their heading in the plan.
fences-plan-notice = What do you notice? Choose one question.
fences-plan-show = You show
fences-plan-say = You say
fences-plan-do = You do
fences-plan-expect = What we expect
# What the class doesn't see.
fences-plan-notes = Your notes
# What the class reads next to a board.
fences-plan-task = The task
fences-plan-sources = Sources
# Comes before the answer to a question.
fences-plan-answer = Answer:
# Before what to listen for, if a question has more than one answer.
fences-plan-open = Answers vary:
fences-plan-question = Key question
# Above the questions besides the key question.
fences-plan-more = If there's time
# Above what children may answer to a key question, and before each of these answers.
fences-plan-replies = Answers we expect
fences-plan-right = Right:
fences-plan-partly = Partly right:
fences-plan-not-yet = Not yet:
fences-plan-perhaps = Perhaps:
# Before what the teacher says to such an answer.
fences-plan-next = You say:
# Before the first words of an answer, for children who have none yet.
fences-plan-start = Start with:
# Below a box on mathematics: the school standard that it serves.
fences-plan-served = Addresses: { $standard } · { $code }
# On a block that only shorter lessons have: how long those lessons are.
fences-plan-only = Only if the whole lesson takes { FORM($minutes, "or") } minutes.
# Above all the answers of a plan, on its first page.
fences-plan-answers = The answers
# When a block of the lesson is.
fences-plan-time =
    { $minutes ->
        [one] 1 minute, from { $start } to { $end }
       *[other] { $minutes } minutes, from { $start } to { $end }
    }
# At the head of each sheet of paper: what the sheet is, and the title of the plan.
fences-plan-sheet = { $sheet } · { $plan }
# Before lines on which children write.
fences-plan-own-name = Name:
fences-plan-line = Answer:
fences-plan-why = Why?

## A link to a page that exists only in English

fences-elsewhere = (in English)

## The sections of all plans, and their parts

fences-plan-watch = Watch for
fences-plan-challenge = Challenge
fences-plan-key = Key
fences-plan-puzzle = Puzzle
fences-plan-solution = Answer
fences-plan-mathematics = The mathematics, for you
fences-plan-synthesis = What we found out: say it at the end
fences-plan-skip = If time is short, skip
fences-plan-rehearse = Rehearse
fences-plan-adapt = Adapt
fences-plan-easier = Easier
fences-plan-harder = Harder
fences-plan-learners = English learners
fences-plan-vision = Low vision and motor
fences-plan-odd = Odd numbers
fences-plan-mixed = Mixed ages
fences-plan-late = Latecomers
fences-plan-exit = Exit puzzle
fences-plan-rubric = Rubric
fences-plan-beginning = Beginning
fences-plan-developing = Developing
fences-plan-secure = Secure
fences-plan-culture = Culture
fences-plan-people = People and place
fences-plan-name = The name
fences-plan-uncertain = What is uncertain
fences-plan-home = Home
fences-plan-card = Rule card

## The cards that make up a sowing game

fences-cards-scripts = The cards need scripts, which are turned off here.

# Before a list of games.
fences-cards-start = Start with

# In that list: a game that's no longer any of those.
fences-cards-own = a game of your own

## Labs: levels play each other, and the results are counted

fences-numbers-scripts = Counting needs scripts, which are turned off here.
# Fields of a form, each before a list to choose from.
fences-numbers-game = The game
fences-numbers-other = Compare with
fences-numbers-none = no other game
fences-numbers-first = Who goes first
fences-numbers-second = The other player
fences-numbers-count = How many games
# In a list of games: headings.
fences-numbers-games = Games
fences-numbers-cards = Games with one card changed
# A game with one rule changed; `$rule` is a whole sentence.
fences-numbers-changed = { $game } · { $rule }
# Before buttons with questions.
fences-numbers-questions = Or pick a question:
fences-numbers-fair = Is it fair to go first?
fences-numbers-seed = Does one more seed per cup make a game longer?
fences-numbers-ahead = Does it help to look ahead?
fences-numbers-feed = What if nobody has to feed?

## Sheets to print: matchboxes learn a game

# Above the drawing of a board: which box it is, and in which turn of the matchboxes.
fences-matchboxes-box = Box { $box }, turn { $turn }
# The drawing in words: how many seeds are in the cups of each row, from left to right.
fences-matchboxes-board = Matchboxes: { $north }. You: { $south }.
# One letter for the color of a bead: red for the cup on the left, blue for the one on the right.
fences-matchboxes-left = R
fences-matchboxes-right = B
# Graph paper for drawing a line, one square to the right for each game.
fences-matchboxes-paper = Graph paper for { $count } games

fences-matchboxes-scripts = Playing against the boxes needs scripts, which are turned off here.

## A form for setting up and writing a puzzle

fences-workbench-scripts = Making a puzzle needs scripts, which are turned off here.
# Headings of parts of a form.
fences-workbench-position = Set it up
fences-workbench-asked = The task
fences-workbench-words = The words
fences-workbench-themes = What it's about
# Labels of fields.
fences-workbench-game = Game
fences-workbench-text = Position as text
fences-workbench-goal = Goal
# A list to choose a goal from.
fences-workbench-goals =
    { $goal ->
        [capture] Capture a certain number
        [win] Win
        [save] Don't lose
        [best] Capture the most
        [end] End the game
        [relay] Play the longest turn
        [last] Say where the last seed falls
       *[illegal] Name the forbidden turn
    }
fences-workbench-count = How many, at least
fences-workbench-turns = Within how many turns
# Turns in notation, with spaces between them.
fences-workbench-moves = Choose from these turns (such as A B C)
fences-workbench-id = Short name
fences-workbench-id-about = For links: lowercase letters and hyphens.
fences-workbench-prompt = Question
fences-workbench-prompt-about = At most twelve words.
fences-workbench-hint =
    { $hint ->
        [0] Hint 1: what to notice
        [1] Hint 2: where to look
       *[2] Hint 3: the first move
    }
fences-workbench-because = What makes it hard
fences-workbench-source = Where it's from
fences-workbench-ages = Ages
fences-workbench-difficulty = How hard
fences-workbench-check = Check it

## A form for writing a player in Python

fences-player-scripts = Writing a player needs scripts, which are turned off here.
fences-player-game = The game
fences-player-step = The step
fences-player-free = A player of my own
fences-player-level = Opponent
fences-player-code = Your player, in Python
# The title of a frame that nobody sees.
fences-player-frame = Python runs here
