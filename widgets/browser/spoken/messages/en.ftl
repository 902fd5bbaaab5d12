### Two devices without a network: a move is said aloud, and two words tell whether both boards are alike.

# 256 words that children know and that don't sound alike, in any order. Take words of your own language.
spoken-words =
    acorn air ankle ant apple apron arm arrow baby ball banana barn basket bath beach beak bean bear beetle bell
    belt bird boat bone book boot bottle bowl branch bread brick bridge broom brush bubble bucket bush button
    cactus cake camel candle cap car card carrot cart castle cat cave chain chair chalk cheese cherry chick circle
    city clay clock cloud coin cookie crab crayon cup daisy dance desk dish doctor dog doll dolphin donkey door
    dragon dress drum duck eagle egg farm feather fence field finger fire fish flag flower flute fly forest fox
    friend frog fruit garden gate giant gift glass glove goat gold grape grass guitar hammer hand hat hill honey
    horse house island jacket jewel jungle kettle key king kite kitten knee ladder lake lamp leaf leg lemon letter
    lion lizard lunch magnet map market mask melon milk mirror monkey moon mountain mouse nail neck needle nest
    nose oak ocean onion orange owl paint palm paper park parrot path peach pencil pepper piano picture pig pillow
    pilot plant plate pocket pond potato prince puppet puppy queen rabbit radio rain rice ring river road robot
    rocket roof room rope rose sail salt sand school seed shadow sheep shell ship shirt shoe silver sister sky
    snail snake snow soap sock song soup spider spoon spring star stone storm street sugar summer sun swan table
    tail tea teeth tent thumb tiger toast tomato tower town toy train tree truck turtle uncle violin wagon wall
    water wave whale wheel window wing winter wolf wood yarn zebra
# Behind it stand two of those words, in large letters.
spoken-check =
    { $turns ->
        [0] Before the first turn, say:
        [one] After turn 1, say:
       *[other] After turn { $turns }, say:
    }
spoken-how = Do both devices show the same two words? Say your move, and let the other one enter it.
spoken-same = The same
spoken-other = Not the same
# Said while an earlier board is looked at.
spoken-back = One turn back on both devices. And here?
spoken-found = Here both boards are alike. Press “{ $button }” on both devices, and say the next move once more.
spoken-begin = The beginning is not the same. Is it the same game? Press “{ $button }” on both devices.
spoken-fine = Good. On you go.
