### Quello che i giochi su caselle dicono allo stesso modo: Amphora, African Chess, African Queen, scacchi con le pietre.
### A piece's term has the forms .gender, .The, .the, .by, .your (“la donna”, “dalla donna”) where a sentence asks for them.

## Parole

-squares-piece = pezzo
    .gender = m
    .The = Il pezzo
    .the = il pezzo
    .many = pezzi
    .counted = { $count ->
        [one] { $count } pezzo
       *[other] { $count } pezzi
    }

-squares-places = in { $cells }

## Scacco

squares-check = Scacco!

squares-gives-check = Questa mossa dà scacco al re { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }.

squares-in-check = Il re { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } era sotto scacco, perciò questa mossa doveva salvarlo.

## Il tavoliere

squares-board = Caselle

squares-empty = { $square }, vuota

# “Tua torre”, “tuo re”: the piece's gender.
squares-yours = { $square }, { FORM($piece, "gender") ->
        [f] tua
       *[m] tuo
    } { $piece }
squares-theirs = { $square }, { $piece } { FORM($owner, "article") ->
        [il] { FORM($owner, "of") }
       *[no] di { $owner }
    }

squares-to-move = Tocca { FORM($mover, "article") ->
        [il] { FORM($mover, "to") }
       *[no] a { $mover }
    }.

squares-to-move-line = Tocca { FORM($mover, "article") ->
        [il] { FORM($mover, "to") }
       *[no] a { $mover }
    }

## Rifiuti

squares-no-piece = Non c'è nessun pezzo in { $square }.
squares-no-square = “{ $typed }” non è una casella di questo tavoliere.

## Perché la partita è finita

squares-end-checkmate = La partita è finita: il re non si può salvare, ed è scacco matto.
squares-end-no-move = La partita è finita: chi deve giocare non ha più mosse.
squares-end-quiet = La partita è finita: da cento mosse non succede niente di nuovo.

## Quello che non va nel testo di una posizione

-squares-field-board = il tavoliere
-squares-field-quiet-turns = le mosse senza novità

squares-position-side = “{ $found }” non è né w né b.
squares-position-number = “{ $found }” non è un numero da 0 a { $most }.
