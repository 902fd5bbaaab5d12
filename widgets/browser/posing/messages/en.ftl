### A page where an author sets up a puzzle and plays its answer.

posing-tools = Tools

# On a button. `$tool` is what it does to the position.
posing-tool =
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
posing-touch =
    { $tool ->
        [add] Touch a cup. It gets a seed from a store.
        [take] Touch a cup. One of its seeds goes to a store.
        [clear] Touch what you want off the board.
        [move] Touch a piece, then the place where it goes.
       *[copy] Touch a piece, then the place for another like it.
    }
posing-then = Now touch the place where it goes.

posing-looking = Looking at every answer …

# `$right` names the right first answers, `$count` is how many; `$possible` is how many there are to choose from.
posing-right =
    { $count ->
        [one] Of { $possible } answers, only this one is right: { $right }.
       *[other] Of { $possible } answers, { $count } are right: { $right }.
    }

# What the author has played. `$move` is a turn in notation.
posing-played =
    { $verdict ->
        [right] You played { $move }. That is right.
       *[wrong] You played { $move }. That is not right.
    }

# What a field lacks. Its name stands before.
posing-lack =
    { $lack ->
        [name] use small letters, digits and hyphens.
        [long] at most twelve words.
        [over] the game is over here.
        [unasked] this can’t be asked here.
        [unreachable] this can’t be reached. Ask for less.
        [deep] too much to look at on a page. Ask for fewer turns, or use “ubao puzzle”.
        [idle] every answer does this, so there is nothing to find. Ask for more.
       *[missing] this is still to be filled in.
    }

# `$game` is the name of a folder. “ubao prove” and “ubao check” are commands, and stay as they are.
posing-whole = The puzzle is whole. Put it at the end of lesson_plans/{ $game }/puzzles.yml. Then run “ubao prove” and “ubao check”.
posing-text = For puzzles.yml
posing-save = Save as a file
