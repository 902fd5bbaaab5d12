### Which items of a list fit what somebody wishes. $items says what they are: games or plans.

# How many fit, of more.
chooser-some = { $items ->
        [plans] { $left ->
            [one] 1 plan fits.
           *[other] { $left } plans fit.
        }
       *[games] { $left ->
            [one] 1 game fits.
           *[other] { $left } games fit.
        }
    }

# All of them fit.
chooser-all = { $items ->
        [plans] { $left ->
            [one] 1 plan fits.
           *[other] All { $left } plans fit.
        }
       *[games] { $left ->
            [one] 1 game fits.
           *[other] All { $left } games fit.
        }
    }

chooser-none = { $items ->
        [plans] No plan fits. Change one of your choices.
       *[games] No game fits. Change one of your choices.
    }

# One that fits, picked by chance.
chooser-picked = How about { $item }?
