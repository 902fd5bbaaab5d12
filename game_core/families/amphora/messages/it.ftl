### Quello che dice Amphora: un'anfora di quaranta caselle, pedoni, re e guardie.
### Pawn and King are masculine here, the Guard is feminine: la guardia.

## Parole

-amphora-pawn = pedone
    .gender = m
    .The = Il pedone
    .the = il pedone
    .by = dal pedone
    .Your = Il tuo pedone
    .your = il tuo pedone
    .counted = { $count ->
        [one] un pedone
       *[other] { $count } pedoni
    }
-amphora-king = re
    .gender = m
    .The = Il re
    .the = il re
    .by = dal re
    .Your = Il tuo re
    .your = il tuo re
    .counted = { $count ->
        [one] un re
       *[other] { $count } re
    }
-amphora-guard = guardia
    .gender = f
    .The = La guardia
    .the = la guardia
    .by = dalla guardia
    .Your = La tua guardia
    .your = la tua guardia
    .counted = { $count ->
        [one] una guardia
       *[other] { $count } guardie
    }

-amphora-unit = pedone
    .gender = m
    .counted = { $count ->
        [one] { $count } pedone
       *[other] { $count } pedoni
    }

-amphora-move-entering = { $move } con la guardia in { $entry }
-amphora-move-removing = { $move } togliendo il pezzo in { $removed }
-amphora-move-entering-removing = { $move } con la guardia in { $entry }, togliendo il pezzo in { $removed }

## Quello che succede

amphora-enter = La guardia { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } entra in { $square }.
amphora-move = { FORM($piece, "The") } { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } va da { $origin } a { $target }.
amphora-capture = { FORM($piece, "The") } { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } va da { $origin } a { $target } e prende { FORM($taken, "the") }.

amphora-intercept = { FORM($taken, "The") } in { $square } è { FORM($taken, "gender") ->
        [f] presa
       *[m] preso
    } in mezzo fra { $jaw } e { $target }.

amphora-remove = { FORM($piece, "The") } { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } è { FORM($piece, "gender") ->
        [f] entrata
       *[m] entrato
    } nella prima fila { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    } e toglie { FORM($taken, "the") } in { $square } con la telecinesi.

## La fine

amphora-king-taken = La partita è finita: { FORM($winner, "the") } ha preso il re.

## Perché: le regole dietro una mossa

amphora-enters-in-check = La guardia può entrare perché il re { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } è sotto scacco.
amphora-enters-after-loss = La guardia può entrare perché { FORM($mover, "the") } ha appena perso un pedone.
amphora-third-aside = Era la terza mossa laterale di fila: la prossima volta { FORM($mover, "the") } non può andare di lato.

## Scegliere una mossa

amphora-may-enter = La guardia può entrare.

amphora-remove-nothing = Non togliere niente

## Il tavoliere

amphora-beside = { $owner }: { $asides ->
        [one] { $asides } mossa laterale
       *[other] { $asides } mosse laterali
    } di fila su 3
amphora-beside-waiting = { $owner }: guardia accanto all'anfora, { $asides ->
        [one] { $asides } mossa laterale
       *[other] { $asides } mosse laterali
    } di fila su 3

amphora-side = { $owner }: { $pawns ->
        [0] {""}
        [one] pedone { $pawns };{" "}
       *[other] pedoni { $pawns };{" "}
    }{ $kings ->
        [0] {""}
       *[other] re { $kings };{" "}
    }{ $guards ->
        [0] {""}
       *[other] guardia { $guards };{" "}
    }{ $asides ->
        [one] { $asides } mossa laterale
       *[other] { $asides } mosse laterali
    } di fila su 3.
amphora-side-waiting = { $owner }: { $pawns ->
        [0] {""}
        [one] pedone { $pawns };{" "}
       *[other] pedoni { $pawns };{" "}
    }{ $kings ->
        [0] {""}
       *[other] re { $kings };{" "}
    }guardia accanto all'anfora, { $asides ->
        [one] { $asides } mossa laterale
       *[other] { $asides } mosse laterali
    } di fila su 3.

amphora-line = { $owner }: { $asides ->
        [one] { $asides } laterale
       *[other] { $asides } laterali
    } di fila
amphora-line-waiting = { $owner }: { $asides ->
        [one] { $asides } laterale
       *[other] { $asides } laterali
    } di fila, guardia non ancora sul tavoliere

## Rifiuti: perché una mossa non si può fare

amphora-no-turn = “{ $words }” non è una mossa. Una mossa si scrive come d2d3, G@c2+c2c3 o c7c8*e7.
amphora-no-square = L'anfora non ha la casella “{ $words }”.

amphora-whole = Questa mossa è completa. Non c'è altro da scegliere.

amphora-entered = La tua guardia è già entrata, e può entrare una volta sola.
amphora-no-entry-now = La tua guardia può entrare solo quando hai appena perso un pedone o sei sotto scacco.
amphora-entry-shut = La casella { $square } non è vuota, perciò la tua guardia non può entrare lì.
amphora-entry-far = La tua guardia entra accanto al tuo re, non in { $square }.
amphora-entry-exposes = Anche con la tua guardia in { $square }, il tuo re potrebbe essere preso.
amphora-entry-blocks = Con la tua guardia in { $square }, nessuno dei tuoi pezzi potrebbe muoversi.

amphora-piece-of-other = { FORM($piece, "The") } in { $square } è { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }.

amphora-pinned = { FORM($piece, "Your") } in { $square } non può muovere: dovunque vada, il tuo re potrebbe essere preso.
amphora-only-aside = { FORM($piece, "Your") } in { $square } può andare solo di lato, e hai già fatto tre mosse laterali di fila.
amphora-stuck = { FORM($piece, "Your") } in { $square } non ha dove andare.

amphora-there-already = { FORM($piece, "Your") } è già in { $square }.
amphora-one-step = { FORM($piece, "The") } si muove di una casella sola, e { $target } è troppo lontana da { $origin }.
amphora-own-there = In { $square } c'è { FORM($piece, "your") }.
amphora-never-back = { FORM($piece, "The") } non va mai all'indietro.
amphora-pawn-captures = Un pedone prende solo in diagonale in avanti.
amphora-pawn-diagonally = Un pedone va in diagonale solo per prendere.
amphora-only-to-capture = { FORM($piece, "The") } va all'indietro solo per prendere.
amphora-no-more-aside = Hai fatto tre mosse laterali di fila: ora non puoi andare di lato.

amphora-not-entered = Solo un pezzo appena entrato nella prima fila { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    } può toglierne un altro.
amphora-king-removes = Un re che entra prende l'altro re: non c'è niente da scegliere.
amphora-remove-own = { FORM($piece, "Your") } toglie uno dei pezzi { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }, non uno dei tuoi.
amphora-pawn-removes = Un pedone toglie un pedone, finché ce n'è uno.
amphora-king-guarded = Il re non si può togliere finché c'è la guardia { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }.

amphora-exposed = Il tuo re potrebbe essere preso { FORM($piece, "by") } in { $origin }.
amphora-exposed-between = Il tuo re potrebbe essere preso in mezzo fra { $jaw } e { $target }.
amphora-exposed-afar = Il tuo re potrebbe essere preso quando { FORM($piece, "the") } in { $origin } entra nella tua prima fila.
amphora-exposed-entering = Se la guardia { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    } entra in { $entry }, il tuo re potrebbe essere preso { FORM($piece, "by") } in { $origin }.
amphora-exposed-entering-between = Se la guardia { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    } entra in { $entry }, il tuo re potrebbe essere preso in mezzo fra { $jaw } e { $target }.
amphora-exposed-entering-afar = Se la guardia { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    } entra in { $entry }, il tuo re potrebbe essere preso quando { FORM($piece, "the") } in { $origin } entra nella tua prima fila.

## Posizioni impossibili

-amphora-field-guards = le guardie
-amphora-field-asides = le mosse laterali
-amphora-field-lost = il pedone perso

amphora-no-waiting = “{ $word }” non è né Gg, né G, né g, né -.
amphora-no-asides = “{ $word }” non sono due cifre da 0 a 3.
amphora-no-loss = “{ $word }” non è né x né -.

# $owner is Bianco or Nero, whoever plays.
amphora-king-gone = Il re { FORM($owner, "of") } non c'è più, perciò tocca { FORM($owner, "to") }.
amphora-guard-twice = La guardia { FORM($owner, "of") } è sul tavoliere, perciò non può anche aspettare accanto all'anfora.
amphora-no-pawn-lost = { FORM($owner, "The") } ha tutti i suoi pedoni, perciò non ne ha perso nessuno.
amphora-many-pawns = { FORM($owner, "The") } può avere al massimo 7 pedoni.
amphora-many-kings = { FORM($owner, "The") } può avere al massimo 1 re.
amphora-many-guards = { FORM($owner, "The") } può avere al massimo 1 guardia.
