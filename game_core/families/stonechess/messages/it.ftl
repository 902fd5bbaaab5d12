### Quello che dicono gli scacchi con le pietre: Double Eighteen-Stone Chess. Le pietre non sono di nessuno; una
### mossa è una mossa di scacchi e poi, se si vuole, una pietra che si muove.

## Parole

-stonechess-king = re
    .gender = m
    .The = Il re
    .the = il re
    .by = dal re
    .indefinite = un re
    .counted = { $count ->
        [one] un re
       *[other] { $count } re
    }
-stonechess-queen = donna
    .gender = f
    .The = La donna
    .the = la donna
    .by = dalla donna
    .indefinite = una donna
    .counted = { $count ->
        [one] una donna
       *[other] { $count } donne
    }
-stonechess-rook = torre
    .gender = f
    .The = La torre
    .the = la torre
    .by = dalla torre
    .indefinite = una torre
    .counted = { $count ->
        [one] una torre
       *[other] { $count } torri
    }
-stonechess-bishop = alfiere
    .gender = m
    .The = L'alfiere
    .the = l'alfiere
    .by = dall'alfiere
    .indefinite = un alfiere
    .counted = { $count ->
        [one] un alfiere
       *[other] { $count } alfieri
    }
-stonechess-knight = cavallo
    .gender = m
    .The = Il cavallo
    .the = il cavallo
    .by = dal cavallo
    .indefinite = un cavallo
    .counted = { $count ->
        [one] un cavallo
       *[other] { $count } cavalli
    }
-stonechess-pawn = pedone
    .gender = m
    .The = Il pedone
    .the = il pedone
    .by = dal pedone
    .indefinite = un pedone
    .counted = { $count ->
        [one] un pedone
       *[other] { $count } pedoni
    }

-stonechess-unit = pedone
    .gender = m
    .counted = { $count ->
        [one] { $count } pedone
       *[other] { $count } pedoni
    }

-stonechess-move-stone = { $move } con la pietra da { $origin } a { $target }
-stonechess-move-swap = { $move } con lo scambio di { $origin } e { $target }

## Quello che succede

stonechess-move = { FORM($piece, "The") } { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } va da { $origin } a { $target }.
stonechess-castle = { FORM($mover, "The") } arrocca: il re va da { $origin } a { $target }, la torre da { $rook } a { $beside }.
stonechess-promote = Il pedone diventa { FORM($piece, "indefinite") }.

stonechess-capture = { FORM($piece, "The") } { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } in { $origin } prende { FORM($taken, "the") } { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    } in { $square }.
stonechess-capture-passing = { FORM($piece, "The") } { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } in { $origin } prende al varco (en passant) { FORM($taken, "the") } { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    } in { $square } e va in { $target }.

stonechess-step = La pietra in { $origin } fa un passo fino a { $target }.
stonechess-extend = La pietra in { $origin } va lungo la sua linea fino a { $target }.
stonechess-swap = La pietra in { $origin } e { FORM($piece, "the") } in { $target } si scambiano di posto.

stonechess-makes = Con questa mossa un pedone diventa { FORM($piece, "indefinite") }.

## Scegliere una mossa

# Buttons, so with a capital letter.
stonechess-become-queen = Donna
stonechess-become-rook = Torre
stonechess-become-bishop = Alfiere
stonechess-become-knight = Cavallo
stonechess-no-stone = Nessuna pietra

## Il tavoliere

stonechess-stone = { $square }, una pietra

stonechess-men = { $owner }: re { $kings }{ $queens ->
        [0] {""}
        [one] ; donna { $queens }
       *[other] ; donne { $queens }
    }{ $rooks ->
        [0] {""}
        [one] ; torre { $rooks }
       *[other] ; torri { $rooks }
    }{ $bishops ->
        [0] {""}
        [one] ; alfiere { $bishops }
       *[other] ; alfieri { $bishops }
    }{ $knights ->
        [0] {""}
        [one] ; cavallo { $knights }
       *[other] ; cavalli { $knights }
    }{ $pawns ->
        [0] {""}
        [one] ; pedone { $pawns }
       *[other] ; pedoni { $pawns }
    }.
stonechess-stones = Pietre: { $squares }.

## Rifiuti: perché un pezzo non può andare lì

stonechess-no-turn = “{ $words }” non è una mossa. Una mossa si scrive come e2e4 o, con una pietra, come e2e4+f5f6.
stonechess-sign = Il segno ~ si usa solo dove una pietra e un pezzo si scambiano di posto, come in +f5~e5.
stonechess-no-choice = “{ $words }” qui non si può scegliere.

stonechess-nothing-there = In { $square } non c'è niente.
stonechess-man-first = Prima muovi uno dei tuoi pezzi. Dopo puoi muovere una pietra.
stonechess-man-of-other = { FORM($piece, "The") } in { $square } è { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }.
stonechess-pinned = Il pezzo in { $square } non può muovere: dovunque vada, il re { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } sarebbe attaccato.
stonechess-man-stuck = { FORM($piece, "The") } in { $square } non ha caselle dove andare.
stonechess-there-already = { FORM($piece, "The") } è già in { $square }.

stonechess-become-first = Prima scegli che cosa diventa il pedone.
stonechess-become-missing = Di' che cosa diventa il pedone: q, r, b o n.
stonechess-become-nothing = Solo un pedone che arriva all'ultima traversa diventa un altro pezzo.

stonechess-king-goes = Il re si muove di una casella in qualunque direzione.
stonechess-queen-goes = La donna va dritta o in diagonale.
stonechess-rook-goes = La torre va dritta, lungo una traversa o una colonna.
stonechess-bishop-goes = L'alfiere va in diagonale.
stonechess-knight-goes = Il cavallo si muove di due caselle in linea retta e di una di lato.
stonechess-pawn-goes = Il pedone va dritto in avanti, e prende in diagonale, una casella più avanti.

stonechess-way-shut = La strada verso { $target } è chiusa in { $square }.
stonechess-stone-there = In { $square } c'è una pietra, e le pietre non si prendono mai.
stonechess-own-there = In { $square } c'è già { FORM($piece, "the") } { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    }.

stonechess-pawn-shut = Un pedone va dritto in avanti solo su caselle vuote, e { $square } non è vuota.
stonechess-double-step = Un pedone può fare due passi solo dalla traversa { $rank }.
stonechess-passing = Un pedone si può prendere al varco (en passant) solo subito dopo il suo doppio passo. Deve essere ancora nella casella in cui è arrivato, e la casella che ha attraversato deve essere vuota.
stonechess-strike = Un pedone va in diagonale solo per prendere.

stonechess-castling-moved = Il re e la torre in { $square } possono arroccare solo se nessuno dei due si è mai mosso.
stonechess-castling-shut = Fra il re e la torre, { $square } non è vuota.
stonechess-castling-attacked = Un re non può arroccare se è sotto scacco, né passare per una casella attaccata o fermarsi lì: { FORM($piece, "the") } in { $origin } attacca { $square }.

## Rifiuti: perché una pietra non può andare lì

stonechess-no-stone-there = Non c'è nessuna pietra in { $square }.
stonechess-stone-stuck = La pietra in { $square } non ha caselle dove andare.
stonechess-stone-already = In { $square } c'è già una pietra.
stonechess-no-undo = { FORM($other, "The") } ha appena mosso la pietra da { $origin } a { $square }: non può tornare subito indietro.
stonechess-line = Solo la pietra a un'estremità di una linea ininterrotta di 3 o più può percorrerla, fino alla casella vuota subito oltre l'altra estremità.
stonechess-one-step = Una pietra si muove di una casella lungo una traversa o una colonna, e così non arriva in { $square }.

stonechess-swap-own = { FORM($piece, "The") } in { $square } è { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }: una pietra si scambia di posto solo con i tuoi pezzi.
stonechess-swap-near = { FORM($piece, "The") } in { $square } non è accanto alla pietra in { $stone }, sulla sua traversa o colonna.
stonechess-swap-pawn = La casella { $square } è sulla prima o sull'ultima traversa: lì non si può mettere nessun pedone.

## Rifiuti: perché una mossa lascerebbe il re attaccato

stonechess-attacked = Il re { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } sarebbe attaccato { FORM($piece, "by") } in { $origin }.
stonechess-attacked-stone = Il re { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } sarebbe attaccato { FORM($piece, "by") } in { $origin }: serve l'aiuto di una pietra.
stonechess-attacked-still = Il re { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } sarebbe ancora attaccato { FORM($piece, "by") } in { $origin }.
stonechess-attacked-there = In { $square }, il re { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } sarebbe attaccato { FORM($piece, "by") } in { $origin }.
stonechess-attacked-without = Senza la pietra in { $square }, il re { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } sarebbe attaccato { FORM($piece, "by") } in { $origin }.

## Posizioni impossibili

-stonechess-field-castling = gli arrocchi ancora possibili
-stonechess-field-passed = la casella attraversata
-stonechess-field-stone = l'ultima pietra mossa

stonechess-no-rights = “{ $word }” deve avere alcune delle lettere { $known }, in quest'ordine, oppure essere -.

# $owner and $mover are Bianco or Nero, whoever plays.
stonechess-king-open = Tocca { FORM($mover, "to") }, che potrebbe prendere il re { FORM($owner, "of") }.
stonechess-pawn-rank = In { $square } non può stare nessun pedone.
stonechess-stone-count = Ci vogliono { $known } pietre, non { $stones }.
stonechess-king-count = { FORM($owner, "The") } deve avere un re, non { $kings }.
stonechess-pawn-count = { $pawns } pedoni sono troppi per { FORM($owner, "the") }.
stonechess-pawn-count-promoted = { $pawns ->
        [one] { $pawns } pedone
       *[other] { $pawns } pedoni
    } e { $promoted ->
        [one] { $promoted } pezzo che era un pedone
       *[other] { $promoted } pezzi che erano pedoni
    } sono troppi per { FORM($owner, "the") }.
stonechess-rights-gone = “{ $letter }” richiede il re nella sua casella di partenza e una torre in { $square }.
stonechess-not-passed = Nessun pedone { FORM($owner, "of") } ha appena attraversato { $square }.
stonechess-not-gone = Nessuna pietra può essere andata da { $origin } a { $target }.
