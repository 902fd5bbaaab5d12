### Quello che dice African Queen: pedine piatte e convesse, che saltano l'una sopra l'altra, e anelli.
### I pezzi piatti stanno sulle caselle piane, quelli convessi sulle caselle forate. Una pedina che riceve un
### anello va anche all'indietro. Words are those of the game's own rules, which are Italian.

## Cose

-draughts-man = pedina
    .gender = f
    .The = La pedina
    .the = la pedina
    .many = pedine
    .counted = { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
-draughts-flat-man = pedina piatta
    .gender = f
    .The = La pedina piatta
    .the = la pedina piatta
-draughts-round-man = pedina convessa
    .gender = f
    .The = La pedina convessa
    .the = la pedina convessa
-draughts-flat-ringed = pezzo piatto con l'anello
    .gender = m
    .The = Il pezzo piatto con l'anello
    .the = il pezzo piatto con l'anello
-draughts-round-ringed = pezzo convesso con l'anello
    .gender = m
    .The = Il pezzo convesso con l'anello
    .the = il pezzo convesso con l'anello

-draughts-move-with = { $way } con un anello in { $man }

## Quello che succede

draughts-ring = { FORM($mover, "The") } mette un anello in { $square }.
draughts-step = { FORM($mover, "The") } fa un passo da { $origin } a { $target }.
draughts-leap = { FORM($mover, "The") } salta da { $origin } sopra { $over } fino a { $target }.
draughts-leap-on = Il pezzo salta ancora, sopra { $over } fino a { $target }.
draughts-take = { FORM($mover, "The") } mangia { FORM($piece, "the") } in { $square }.
draughts-take-ring = { FORM($mover, "The") } mangia { FORM($piece, "the") } in { $square } e si tiene l'anello.
draughts-give-ring = { FORM($mover, "The") } mangia { FORM($piece, "the") } in { $square }. L'anello torna a chi lo aveva.

## La fine

draughts-end-no-pieces = La partita è finita: una delle due parti non ha più pezzi.
draughts-end-reached = La partita è finita: un pezzo è arrivato all'ultima fila.

## Perché

draughts-must-take = Chi può mangiare un pezzo deve cominciare la mossa mangiando.

## Perché una mossa è rifiutata

draughts-no-move = “{ $typed }” non è una mossa. Una mossa si scrive come a2-b3 o, con un anello, come R@c2+a2-b3.
draughts-theirs = Il pezzo in { $square } è { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }.
draughts-no-ring = { FORM($mover, "The") } non ha anelli in mano.
draughts-no-man = { FORM($mover, "The") } non ha pedine senza anello.
draughts-ringed = Il pezzo in { $square } ha già un anello.
draughts-stuck-ringed = Anche con un anello in { $square } non ci sarebbe nessuna mossa da giocare.
draughts-stuck = Il pezzo in { $square } ora non può fare passi né salti.
draughts-unchanged = Una mossa deve cambiare qualcosa: tornare in { $square } senza aver mangiato niente non cambia nulla.
draughts-again = Il pezzo è già stato in { $square }, e da allora non è cambiato nulla.
draughts-duty = Devi mangiare: il pezzo in { $hunter } può saltare sopra { $prey }.
draughts-stepped = Con il passo in { $square } la mossa è finita.
draughts-there = Il pezzo è già in { $square }.
draughts-occupied = C'è un pezzo in { $square }.
draughts-leap-over = Per saltarci sopra, scegli { $target }.
draughts-flat-on-hole = Un pezzo piatto cadrebbe nel foro di { $square }.
draughts-round-on-plain = Un pezzo convesso ha bisogno di un foro, e { $square } non ce l'ha.
draughts-far = La casella { $square } è troppo lontana: un salto passa sopra un solo pezzo vicino, e arriva subito dietro.
draughts-mixed = Passi e salti non si mescolano mai: salta ancora, o fermati qui.
draughts-leap-back = Una pedina senza anello non salta mai all'indietro.
draughts-step-back = Una pedina senza anello non fa mai passi all'indietro.
draughts-no-bridge = In { $square } non c'è nessun pezzo sopra cui saltare.
draughts-crowns = Qui la pedina che finisce la mossa sull'ultima fila riceve l'anello automaticamente.
draughts-own = Qui non puoi saltare sopra i tuoi pezzi, e quello in { $square } è tuo.
draughts-leap-sideways = Qui una pedina senza anello non salta mai di lato.
draughts-blocked = La strada fino a { $square } non è libera.
draughts-go-on = Devi continuare: il pezzo in { $square } può saltare sopra { $prey }.

## Pulsanti

draughts-choose-ring = Metti un anello
draughts-choose-stop = Fermati qui

## Il tavoliere, per chi non lo vede

draughts-empty-plain = { $square }, vuota, piana
draughts-empty-hole = { $square }, vuota, forata
draughts-hand = { $owner }: { $rings ->
        [one] { $rings } anello
       *[other] { $rings } anelli
    } in mano
draughts-side = { $owner }: pedine in { $men ->
        [0] nessuna casella
       *[other] { $men }
    }; pezzi con l'anello in { $ringed ->
        [0] nessuna casella
       *[other] { $ringed }
    }; { $rings ->
        [one] { $rings } anello
       *[other] { $rings } anelli
    } in mano.
draughts-hands = { FORM($white, "The") } ha { $rings ->
        [one] { $rings } anello
       *[other] { $rings } anelli
    } in mano, { FORM($black, "the") } { $others ->
        [one] { $others } anello
       *[other] { $others } anelli
    }.

## Quello che non va nel testo di una posizione

-draughts-field-rings = gli anelli

draughts-position-rings = Ci vogliono { $rings } anelli, non { $worn } sul tavoliere e { $held } in mano.
draughts-position-empty = Non resta nessun pezzo, ma una delle due parti ne ha sempre qualcuno.
draughts-position-flat = { FORM($owner, "The") } può avere al massimo sette pezzi piatti, non { $pieces }.
draughts-position-round = { FORM($owner, "The") } può avere al massimo sette pezzi convessi, non { $pieces }.
draughts-position-hands = Ci vogliono due numeri uniti da “-”, non “{ $found }”.
