### What sowing games say.

## Words

sowing-lift = { $mover } sows { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from cup { $cup }.
