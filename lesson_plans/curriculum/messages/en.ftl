### The fixed lists that authors choose from, and labels for what plans and games declare.

## Games, from their portraits

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
# A list of alternatives; `$others` may be such a list, too.
-lessons-either = { $one }, or { $others }

-lessons-noise-quiet = quiet
-lessons-noise-talk = some talking
-lessons-noise-lively = lively

-lessons-network-none = works offline
-lessons-network-start = online to open the page, then offline
-lessons-network-always = online throughout

# School standards, in our words. Other languages have the nearest ones from their country.
-lessons-standard-mp1 = Make sense of problems and persevere in solving them (Common Core mathematics)
-lessons-standard-mp2 = Reason abstractly and quantitatively (Common Core mathematics)
-lessons-standard-mp3 = Construct viable arguments and critique the reasoning of others (Common Core mathematics)
-lessons-standard-mp4 = Model with mathematics (Common Core mathematics)
-lessons-standard-mp5 = Use appropriate tools strategically (Common Core mathematics)
-lessons-standard-mp6 = Attend to precision (Common Core mathematics)
-lessons-standard-mp7 = Look for and make use of structure (Common Core mathematics)
-lessons-standard-mp8 = Look for and express regularity in repeated reasoning (Common Core mathematics)
-lessons-standard-2-oa-c-3 = Tell whether a group of up to 20 objects is odd or even (Common Core mathematics)
-lessons-standard-3-oa-a-1 = Read a product as a total of equal groups (Common Core mathematics)
-lessons-standard-3-oa-a-2 = Read a quotient as equal shares, or as a number of equal groups (Common Core mathematics)
-lessons-standard-3-oa-d-8 = Solve two-step problems with the four operations (Common Core mathematics)
-lessons-standard-3-oa-d-9 = Find patterns in arithmetic and explain them (Common Core mathematics)
-lessons-standard-4-oa-b-4 = Find factors and multiples of numbers up to 100 (Common Core mathematics)
-lessons-standard-4-oa-c-5 = Make a pattern from a rule, and find features the rule doesn't name (Common Core mathematics)
-lessons-standard-5-oa-b-3 = Make two patterns from two rules and compare them (Common Core mathematics)
-lessons-standard-5-g-a-1 = Name points in a plane by two coordinates (Common Core mathematics)
-lessons-standard-6-sp-b-5 = Summarize numerical data in relation to their context (Common Core mathematics)
-lessons-standard-7-sp-c-6 = Estimate a probability from data collected over many trials (Common Core mathematics)
-lessons-standard-7-sp-c-8 = Find probabilities of compound events with lists, tables and simulation (Common Core mathematics)
-lessons-standard-casel-1 = Self-awareness (CASEL)
-lessons-standard-casel-2 = Self-management (CASEL)
-lessons-standard-casel-3 = Social awareness (CASEL)
-lessons-standard-casel-4 = Relationship skills (CASEL)
-lessons-standard-casel-5 = Responsible decision-making (CASEL)
-lessons-standard-ct-decomposition = Break a problem into smaller parts (computational thinking)
-lessons-standard-ct-patterns = See what is the same in different cases (computational thinking)
-lessons-standard-ct-abstraction = Keep what matters and leave out the rest (computational thinking)
-lessons-standard-ct-algorithms = Write steps that somebody else can follow exactly (computational thinking)
-lessons-standard-ct-testing = Try, find what fails, and improve it (computational thinking)

## What a plan takes: labels

lessons-label-ages = Ages
lessons-label-group = Group
lessons-label-devices = Devices
lessons-label-network = Internet
lessons-label-noise = Noise
lessons-label-space = Space

## Tables in a plan: the caption and the column heads of each

lessons-words = Words to teach
lessons-words-word = Word
# How a word sounds.
lessons-words-say = Say
lessons-words-means = It means
lessons-standards = School standards
lessons-standards-standard = Standard
lessons-standards-met = Where the plan meets it
lessons-materials = What you need
lessons-materials-thing = Item
lessons-materials-amount = How many
lessons-materials-instead = Or use this

## What a plan can be printed as

-lessons-sheet-opening = One page to read first
-lessons-sheet-plan = This plan
-lessons-sheet-card = Rule card
-lessons-sheet-board = Blank board
-lessons-sheet-big = Full-size board, to glue together
-lessons-sheet-pieces = Pieces to cut out
-lessons-sheet-props = Cards, signs and strips
-lessons-sheet-puzzles = Puzzles
-lessons-sheet-tickets = Exit tickets
-lessons-sheet-short = Exit tickets for shorter lessons
-lessons-sheet-home = Page for families
-lessons-sheet-key = Key to the puzzles

## Which materials of a plan are food, and what a plan can be run without

-lessons-food-beans = Beans are small, hard and raw. Ask about allergies first, and use buttons if anyone is allergic. Nobody eats the beans. Keep them away from small children. Count them out, and count them back in.
-lessons-food-cartons = A child with an egg allergy shouldn't touch a carton that held eggs: print a board instead.
-lessons-without-printer = a printer
-lessons-without-cartons = egg cartons
