### What automatically made pages say: lesson plans, the unit, training.

# Shown on any page whose scripts haven't loaded after a while, or can't run.
prepare-late = Part of this page hasn't loaded yet. If your connection is slow, wait a little. If this message stays, reload the page, or open it at its web address in a window of its own.
# A link after that sentence.
prepare-late-again = Reload the page

## A lesson plan: its page, the view to run it, and the sheets to print

# Titles of pages; `$plan` is the title of the plan.
prepare-run-title = Run: { $plan }
prepare-wall-title = The wall: { $plan }
prepare-print-title = Print: { $plan }
# Buttons.
prepare-run = Run this plan
prepare-print = Print it
prepare-players = For players: { $game }
prepare-back = Back to the plan

## The pile to print: questions that decide which sheets are in it

prepare-pack-children = How many children?
prepare-pack-paper = Paper
prepare-pack-a4 = A4
prepare-pack-letter = Letter
prepare-pack-boards = Boards
prepare-pack-pieces = Seeds or pieces
prepare-pack-have = we have some
prepare-pack-one-sheet = one sheet each
prepare-pack-real-size = full size, several sheets to glue
prepare-pack-cut = to cut out
prepare-pack-sheets = Sheets
# A button.
prepare-pack-print = Print the pile
prepare-pack-how = All of it is one print job, in the order of the lesson; the key comes last. In the window that opens, choose the same paper, and 100% or “actual size.”
# Before links to sheets that have their own pages: the next four.
prepare-pack-others = Some sheets belong to no plan. Print them separately:
prepare-pack-scores = score sheets
prepare-pack-tables = tournament tables
prepare-pack-certificates = certificates
prepare-pack-poster = a poster of all games
# For a board that's glued together: `$square` is in millimeters.
prepare-tiles = { $sheets } sheets, { $columns } side by side. Squares are { $square } mm wide. Trim the sheets to the board, and glue each one onto its neighbor's flap.
prepare-tile = { $game }: sheet { $number } of { $sheets }
# On a flap: which sheet is glued onto it.
prepare-glue = glue sheet { $number } here
# On the page for families
prepare-home-rules = The rules in brief.
prepare-home-address = { $game } on a screen:

## What a plan takes at a glance

prepare-glance = At a glance
prepare-place = Place
# A plan's number in its series; `$plans` are those that should come first.
prepare-place-number = { $series }, number { $number }
prepare-place-after = { $series }, number { $number }; after { $plans }
prepare-clock = The blocks of the lesson
prepare-purpose = What it's for
# Above a list of what a player does afterward, such as “Counts seeds before sowing.”
prepare-outcomes = Afterward, a player…
# Before sentences about what players must already be able to do.
prepare-prerequisites = Before this lesson:
prepare-ready = Get ready
# The name of a page, and the sentence that links to it.
prepare-device-ready = Get this device ready
prepare-offline = Boards, clock and puzzles also work offline. Beforehand, open { $ready } on each device and press the button there.
prepare-to-print = To print:
# A sheet, and how many copies: `$copies` are an author's words.
prepare-copies = { $sheet }: { $copies }

-prepare-sowing = Sowing games
-prepare-squares = Games on squares
-prepare-across = Across games

## The first page of a plan

prepare-print-one = Print one page
prepare-aim = The aim
prepare-five-rules = Five rules
# Above two questions that children ask about the rules, each with its answer.
prepare-asked = They'll ask
prepare-hook = Start with this board
prepare-setup = Then players set up
prepare-turns = Show these turns
prepare-same-board = Reset the board first.
prepare-things = Get
# A thing to bring, before how much of it.
prepare-thing = { $item }:
prepare-ways = How much time do you have?
prepare-way = { $minutes } min
prepare-key-question = Each block has one key question: allow two minutes. The others are for when there's time.
prepare-for-players = For a device
prepare-set = Five puzzles to give out
# A link: one puzzle for the whole class, shown to everyone.
prepare-day = Puzzle of the day, for the wall
# A link next to a plan's puzzles.
prepare-results = Collect the results
# Whether a plan was tried with a class.
prepare-tried = Tried with { $children } children, ages { $youngest }–{ $oldest }.
prepare-untried = Not yet tried with a class.
prepare-tell-trial = If you try it, tell us how it went.
prepare-without = Works without
prepare-wish-without = What's missing
prepare-wish-without-any = nothing

## The list of all plans

prepare-unit-question = A whole term?
prepare-unit-offer = { $unit }: the plans in order, for ages 8 to 10 and 11 to 14, with one list of what to get.
prepare-filter = Which plan today?
prepare-wish-minutes = Minutes you have
prepare-wish-minutes-any = any
prepare-wish-age = Age of your players
prepare-wish-age-any = any
prepare-wish-devices = Devices you have
prepare-wish-devices-any = any
# Below the name of a plan in the list.
prepare-fits = { $minutes } minutes · ages { $youngest } to { $oldest } · { $devices }.

## The pages (“rooms”) of a game

# The name of the bar that leads from each to the others, and a short word for each.
prepare-rooms = Pages of this game
prepare-room-play = Play
prepare-room-learn = Learn
prepare-room-puzzles = Puzzles
prepare-room-rules = Rules
prepare-room-teach = Teach

## A game's page for teachers

prepare-teach = Teach { $game }
prepare-teach-description = Lesson plans for { $game }: ready to run, with sheets to print and puzzles to give out.
prepare-teach-lead = Lessons with { $game }, ready to run.
# A button that leads to a plan.
prepare-read = Read the plan
prepare-teach-puzzles = Puzzles to give out
# `$puzzles` is a link.
prepare-teach-set = { $puzzles }: choose some for your class, then hand out a short link, slips or a sheet.

## The unit

prepare-weeks = Week by week
prepare-week = Week { $week }: { $title }
prepare-week-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
prepare-week-younger = Ages 8 to 10
prepare-week-older = Ages 11 to 14
# In a week without a plan: a link to this part of the page.
prepare-week-questions = The last questions
prepare-week-lost = If you miss this week
prepare-boards = Make the boards
prepare-standards = Standards
prepare-standards-why = The standards that each week addresses. Each plan says when.
prepare-spare = Extra plans
prepare-spare-why = Not all plans fit in these weeks. You can swap these in, or use them in a second session.
prepare-shopping = What to get for 20 children
prepare-shopping-safety = Safety.
prepare-shopping-number = How many
prepare-shopping-free = Free

## Pages for learning and practicing a game

prepare-puzzles = { $game } puzzles
prepare-puzzles-description = Puzzles for { $game }, from easy to hard, with every answer proved.
prepare-puzzles-lead = Find the best move. Try as often as you like: a wrong try costs nothing.
prepare-learn = Learn { $game }
prepare-learn-description = Learn { $game } step by step, by doing it.
prepare-learn-lead = Learn by playing, one small step at a time.

## What a school's new site starts with

# Its name, if none was given.
prepare-school-name = Our board games
prepare-school-lead = Rare board games to play on one screen.
prepare-school-credit = Games and lessons by Ubao: CC BY 4.0.
prepare-school-home = Home
prepare-school-games = Games
prepare-school-labs = Labs
prepare-school-teach = Teach
prepare-school-lessons = Our lessons
prepare-school-more = More

## Sets of puzzles

# The set for a unit's first or last week; $week is its number.
prepare-set-week = Week { $week }: what we can do
