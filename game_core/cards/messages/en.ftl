### The cards that games are built from: each asks a question; its answers are rules of the game.
### Answers appear on cards, in lists of rules, and in Python files.

## The questions

cards-ask-seeds = How many seeds does each cup start with?

cards-ask-way = Which way do you sow?

cards-ask-origin = Do you skip the cup you sow from?

cards-ask-passing = What can a seed do on its way?

cards-ask-taking = What does the last seed capture?

cards-ask-going-on = When do you keep sowing?

cards-ask-singles = Can you play a single seed?

cards-ask-feeding = Do you have to feed a hungry opponent?

cards-ask-uur = Can you own a cup?

cards-ask-rounds = How many rounds?

cards-ask-end = What else ends the game?

cards-ask-rest = Who gets the seeds that are left?

## The answers. Each is a rule, in a sentence or two.

cards-seeds-two = Begin with two seeds in each cup.
cards-seeds-three = Begin with three seeds in each cup.
cards-seeds-four = Begin with four seeds in each cup.
cards-seeds-five = Begin with five seeds in each cup.
cards-seeds-six = Begin with six seeds in each cup.
cards-seeds-center = Begin with 70 seeds in the four middle cups. Gold may turn the board around. Each player's first turn must start from their rightmost cup with seeds.

cards-way-counter-clockwise = Sow to your right.
cards-way-clockwise = Sow to your left.

cards-origin-sown = Sow into every cup, even the one you scooped from.
cards-origin-skipped = Skip the cup you scooped from.

cards-passing-nothing = On its way, a seed captures nothing.
cards-passing-fours = If a seed makes four on the way, the owner of that row captures the four.

cards-taking-nothing = The last seed captures nothing.
cards-taking-twos-and-threes = If the last seed makes two or three in the other row, capture them, and the twos and threes just before them in that row.
cards-taking-no-slam = If the last seed makes two or three in the other row, capture them, and the twos and threes just before them in that row. If that's every seed in the row, capture nothing.
cards-taking-facing = If the last seed lands in an empty cup of yours and there are seeds across from it, capture them all, and the last seed too.
cards-taking-four = If the last seed makes four, capture them, in either row.
cards-taking-pairs = If two facing cups both hold an even number, capture both.

cards-going-on-never = One handful is one turn.
cards-going-on-seeds = If the last seed lands on seeds, scoop them all up and keep sowing.
cards-going-on-even = If the last seed makes an even number, scoop them all up and keep sowing.
cards-going-on-even-or-taken = If the last seed makes an even number, or you captured seeds, scoop up the seeds in the last cup and keep sowing.

cards-singles-free = You may play a cup with one seed.
cards-singles-stay = Don't play a cup with one seed while you have a fuller one.

cards-feeding-need-not = You don't have to give seeds to a player who has none.
cards-feeding-must = You have to give seeds to a player who has none.

cards-uur-no = Nobody owns a cup.
cards-uur-yes = If the last seed lands in an empty cup of yours and there are three seeds across from it, one of them moves over, and both cups are your uurs. No turn begins there.

cards-rounds-one = Play one round.
cards-rounds-mirror = Play rounds. For the next one, the player with fewer seeds deals them all out, and the other player matches each cup. If you have 43 seeds or more at the end of a round, you win.
cards-rounds-closed = Play rounds. For the next one, put four seeds in each of your cups. Cups you can't fill are closed. The first player to win four rounds wins the game.

cards-end-stuck = The game ends when there's no move left to play.
cards-end-majority = The game ends when a player has more than half of the seeds.
cards-end-one-each = The game ends when a player has more than half of the seeds, or one seed is left in each row.
cards-end-few = The game ends when fewer than four seeds are left in the cups.

cards-rest-own-rows = At the end, take the seeds in your own row.
cards-rest-even = At the end, take the seeds in your own row. If you agree to stop, share what's left.
cards-rest-nobody = Nobody gets the seeds left in the cups.

## African Queen: the questions

cards-men-ask-setup = Which men do you start with?
cards-men-ask-rings = How many rings do you have?
cards-men-ask-crowning = Which man gets a ring?
cards-men-ask-steps = Which way does a man step?
cards-men-ask-leaps = Which way does a man leap?
cards-men-ask-bridges = Can you leap over your own pieces?
cards-men-ask-taking = What does a leap capture?
cards-men-ask-duty = Do you have to capture?
cards-men-ask-ringed = How far does a piece with a ring step?
cards-men-ask-spoils = Who gets the ring of a captured piece?
cards-men-ask-goal = How do you win?

## African Queen: the answers. A man has no ring; a piece may have one or not.

cards-men-setup-two-rows = Each player begins with two rows of men.
cards-men-setup-one-row = Each player begins with one row of men.
cards-men-setup-flat = Each player begins with two rows, but only the flat men: the holes stay empty.

cards-men-rings-none = There are no rings.
cards-men-rings-two = Each player has two rings.
cards-men-rings-three = Each player has three rings.

cards-men-crowning-any = Before you move, you may put one ring on any of your men.
cards-men-crowning-far = When a man of yours ends a turn on the far row, it gets a ring if you have one.

cards-men-steps-forward = A man steps one square diagonally forward.
cards-men-steps-both = A man steps one square diagonally, forward or backward.

cards-men-leaps-forward = A man leaps straight or diagonally forward.
cards-men-leaps-sideways = A man leaps straight or diagonally forward, or sideways.
cards-men-leaps-all = A man leaps in all eight directions.

cards-men-bridges-any = You may leap over any piece, even your own.
cards-men-bridges-theirs = You may leap over the other player's pieces only.

cards-men-taking-nothing = A leap captures nothing. All pieces stay on the board.
cards-men-taking-leapt = You capture the other player's pieces that you leap over.

cards-men-duty-none = You don't have to capture.
cards-men-duty-begin = If you can capture a piece, your turn must start with a capture. You may stop when you like.
cards-men-duty-go-on = If you can capture a piece, your turn must start with a capture, and you keep leaping while you can capture more.

cards-men-ringed-near = A piece with a ring steps one square diagonally, forward or backward. It leaps in all eight directions.
cards-men-ringed-far = A piece with a ring steps diagonally as far as you like over empty squares. It leaps in all eight directions.

cards-men-spoils-captor = If you capture a piece with a ring, keep the ring.
cards-men-spoils-owner = If you capture a piece with a ring, give the ring back to the other player.
cards-men-spoils-nobody = If you capture a piece with a ring, the ring is out of the game.

cards-men-goal-beat = A player who has no pieces left, or can't move, loses.
cards-men-goal-reach = The first player to bring a piece to the far row wins. A player who has no pieces left, or can't move, loses.
cards-men-goal-lose = A player who has no pieces left, or can't move, wins.

## Cards that make no game

cards-no-answer = “{ $card }” isn't a card.

# $sign: the letter that the text of a game begins with; $length: how many characters it has.
cards-unreadable = These rules can't be read. They should be the letter “{ $sign }” and then digits, { $length } characters in all.

cards-rounds-of-four = A game of several rounds needs four seeds in each cup.

cards-rounds-and-rows = In a game of rounds, each player takes the seeds in their own row.

cards-uur-alone = A game with uurs can't also have closed cups, or start with all its seeds in the middle.

cards-stuck = This isn't a game yet: it's over at once, because nobody can move here.

cards-endless = This isn't a game yet: it never ends. After { $turns } turns it looked like this.

cards-no-catch = This isn't a game yet: nobody ever captures a seed. It ended like this.

cards-no-winner = This isn't a game yet: nobody wins. It ended in a draw, like this.
