### Games that are taken along, brought back, or were kept on this device.

## A window for both

saving-private = Nothing is sent anywhere. The link itself carries the game.
# In a copy of the site on a stick or a learning platform.
saving-no-address = This copy has no address on the web. Copy the position, or save the game as a file.

## Taking a game along

saving-take = Take this game with you
saving-link = A link to this game
# Opens the window in which a device shares something.
saving-hand-on = Share this link
saving-position = This position
# What makes a frame in a page of another site, to be copied.
saving-frame = A frame for another website
saving-alone = Only this position, without the turns
# Where to look for the file, and what to do without it. $copy: the name of a button.
saving-saved = Look for { $file } in your downloads. If it isn't there, press “{ $copy }” instead.
# $what: the name of the field that is copied.
saving-copy-what = Copy: { $what }
saving-code-long = This is too long for a QR code. Send the link.
saving-code-print = Print the code

## Bringing a game back

saving-bring = Bring a game back
saving-text = A position, a saved game or a link
saving-open-text = Open this text
saving-open-question = Open this game?
saving-open-yes = Open it

## What can't be opened

saving-unreadable = That file can't be read.
saving-empty = There is nothing to open yet.
saving-long = That is too long to be a game.
# $sign: a character in the text that no game is written with. What is wrong follows.
saving-strange = Look at the character “{ $sign }”: no game is written with it.
# Said before what is wrong with it.
saving-broken = This link is broken.
# The game belongs on another page.
saving-away = Open it on its own page.

## Games that were kept

saving-kept = A game you started here
# $games: how many there are.
saving-kept-question =
    { $games ->
        [one] Go on with the game you started here?
       *[other] You started some games here. Go on with one?
    }
# Asked if all of them are over.
saving-kept-over = Look at your last game again?
# A button. $over: 1 if the game is over. $turns: how many were played. $days: how many days ago, or 100 for all that is longer. $levels: of the computer, none to two.
saving-kept-go-on =
    { $over ->
        [1] Look back
       *[other] Go on
    }: { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $days ->
        [0] today
        [1] yesterday
        [100] long ago
       *[other] { $days } days ago
    }{ $levels ->
        [0] {""}
       *[other] , with { $levels }
    }
# Where storage is full, or forbidden.
saving-unkept = This browser can't keep your game. If you leave or reload this page, it will be gone.
