### Una partita al tavoliere: chi gioca, e la mossa che si sta scegliendo.

## Giocatori

match-side = { $side }

# The colors go with “telo” and serve as names, too: “Blu prende 5 semi.”
match-cloth = { $cloth ->
        [Blue] Blu
        [Gold] Oro
        [Red] Rosso
        [Green] Verde
        [Purple] Viola
        [Grey] Grigio
       *[other] { $cloth }
    }

# The same names as the terms `-search-…`.
match-level = { $level ->
        [dreamer] Sognatore
        [greedy] Goloso
        [careful] Prudente
        [planner] Stratega
        [champion] Campione
       *[other] { $level }
    }

# “Sognatore (Blu)”, “Sognatore (Bianco)”.
match-level-on-cloth = { $level } ({ $cloth })

match-thinking = { FORM($mover, "The") } sta pensando…
match-waiting = Gioca tu una mossa per { FORM($mover, "the") }, o lascia giocare il computer.

## Scegliere una mossa

match-halfway = Hai scelto { $parts }.
match-next-choice = Ora scegli quello che viene dopo.
match-next-many = Ora tocca una delle { $squares } caselle segnate.
match-next = Ora tocca { FORM($squares, "or") }.
match-chosen-early = Hai scelto { $parts }. La mossa si gioca appena il tavoliere è pronto.
match-tried-early = Hai scelto { $parts }. Appena il tavoliere è pronto, vedrai che cosa farebbe la mossa.
match-tried = Non l'hai ancora giocata.
