### The closed lists that authors choose from, and the labels of what plans and games declare.

## Games, as their portraits have it

-lessons-learn-easy = easy to learn
-lessons-learn-middle = some rules
-lessons-learn-hard = many rules

-lessons-screen-none = no device
-lessons-screen-phone = a phone
-lessons-screen-tablet = a tablet or a computer

## What a plan takes: values

-lessons-ages = { $youngest } to { $oldest }
-lessons-group = { $fewest } to { $most } players

-lessons-device-none = no device
-lessons-device-one = one device
-lessons-device-two = two devices
-lessons-device-each = a device for each pair
# A list of what will do; `$others` may be such a list again.
-lessons-either = { $one }, or { $others }

-lessons-noise-quiet = quiet
-lessons-noise-talk = people talk
-lessons-noise-lively = lively

-lessons-network-none = no network needed
-lessons-network-start = network needed to open the page, then no more
-lessons-network-always = network needed throughout

# A school standard: its title, and the list that it is from.
-lessons-standard = { $title } ({ $list })

## What a plan takes: labels

lessons-label-ages = Ages
lessons-label-group = Group
lessons-label-devices = Devices
lessons-label-network = Network
lessons-label-noise = Noise
lessons-label-space = Space

## Tables in a plan: the caption and the heads of each

lessons-words = Words to teach
lessons-words-word = Word
# How a word sounds.
lessons-words-say = Say
lessons-words-means = It means
lessons-standards = School standards
lessons-standards-standard = Standard
lessons-standards-met = Where it is met
lessons-materials = What you need
lessons-materials-thing = Thing
lessons-materials-amount = How many
lessons-materials-instead = This will do as well

## What a plan can be printed as

-lessons-sheet-opening = One page to read first
-lessons-sheet-plan = This plan
-lessons-sheet-card = Rule card
-lessons-sheet-board = Blank board
-lessons-sheet-big = Board at real size, to glue
-lessons-sheet-pieces = Pieces to cut
-lessons-sheet-props = Cards, signs and strips
-lessons-sheet-puzzles = Puzzles
-lessons-sheet-tickets = Exit tickets
-lessons-sheet-short = Exit tickets, shorter lessons
-lessons-sheet-home = Page for families
-lessons-sheet-key = Key to the puzzles

## What is food among the things for a plan, and what a plan can be run without

-lessons-food-beans = Beans are small, hard and raw. Ask about allergies first, and take buttons if anybody has one. Nobody eats them. Keep them from small children. Count them out, and count them back in.
-lessons-food-cartons = A carton that held eggs is not for a child with an egg allergy: print that board.
-lessons-without-printer = no printer
-lessons-without-cartons = no cartons
