### Quello che dicono tutti i giochi: chi gioca, a chi tocca, com'è finita una partita.

## Giocatori

# Bianco and Nero take an article, Blu, Oro and names that somebody typed take none: a choice by
# "article" has [il] for the first two, and its default variant is right for all others. All are singular.
-game-side-S = Blu
    .article = no
    .The = Blu
    .the = Blu
    .of = di Blu
    .to = a Blu
    .by = da Blu
-game-side-N = Oro
    .article = no
    .The = Oro
    .the = Oro
    .of = di Oro
    .to = a Oro
    .by = da Oro
-game-side-w = Bianco
    .article = il
    .The = Il Bianco
    .the = il Bianco
    .of = del Bianco
    .to = al Bianco
    .by = dal Bianco
-game-side-b = Nero
    .article = il
    .The = Il Nero
    .the = il Nero
    .of = del Nero
    .to = al Nero
    .by = dal Nero

## Elenchi

game-list-comma = {", "}
game-list-and = {" e "}
game-list-or = {" o "}

## Quello che non è una frase nostra

game-plain = { $words }

## La fine

game-stopped = I due giocatori si fermano qui di comune accordo.
game-third = Il tavoliere è così per la terza volta, perciò il gioco si ferma qui.

game-over-stopped = La partita è finita: è stata interrotta.
game-over-last = La partita è finita: è stata giocata l'ultima mossa.
game-over-own = La partita è finita: { $reason }.
game-over-own-winner = La partita è finita: { $before }{ $winner }{ $after }.

game-won = { FORM($winner, "The") } vince.
game-won-score = { FORM($winner, "The") } vince { $more } a { $less }.
game-tie = È un pareggio.
game-tie-score = È un pareggio, { $more } a { $less }.

## Il turno

game-turn = Tocca a te, { $mover }.

## Rifiuti

game-over = La partita è finita.
game-long = Questa partita ha già { $most } mosse, e non può averne di più. Cominciane una nuova.
game-nothing-to-undo = Non c'è nessuna mossa da annullare.
game-nothing-to-redo = Non c'è nessuna mossa da rifare.
game-typed-long = È troppo lungo per una mossa: nessuna ha più di { $most } caratteri.
game-which = “{ $typed }” può voler dire { FORM($moves, "or") }. Quale scegli?

## Tavolieri

game-board = Tavoliere di { $game }
game-board-empty = Un tavoliere vuoto.

## Errori in una partita salvata

game-line = Guarda la riga { $line }.
game-place = Guarda { $field }, carattere { $column }.

-game-field-position = la posizione
-game-field-side = chi deve giocare

game-unknown = “{ $slug }” non è un gioco. Volevi dire { FORM($near, "or") }?
game-option-unknown = { $slug } non ha la regola a scelta “{ $option }”, ma solo { $known }.
game-option-none = { $slug } non ha regole a scelta, perciò nemmeno “{ $option }”.

game-record-line = “{ $line }” non è né “moves …” né “stopped”.
game-record-expected = Qui ci vuole “{ $word } …”, non “{ $line }”.
game-record-version = Una partita salvata comincia con “{ $known }”, non con “{ $found }”.
game-record-turn = La mossa { $number } non è possibile.
game-annotated-header = “{ $line }” non è un'intestazione. Quelle possibili sono: { $known }.
game-annotated-moves = Manca “moves …”.
game-annotated-alone = “{ $token }” non ha davanti niente a cui riferirsi.
game-annotated-misplaced = “{ $token }” non può stare qui.
game-annotated-open = Dopo “{ $token }” ci vuole una “)”.

game-record-long = È troppo lungo per una partita salvata, che ha al massimo { $most } caratteri.
game-position-long = È troppo lungo per una posizione, che ha al massimo { $most } caratteri.

game-space-surplus = C'è uno spazio di troppo.
game-field-missing = Manca questo: { $field }.
game-field-surplus = “{ $found }” è una parte di troppo.
game-ranks = Ci vogliono { $ranks } traverse, non { $found }.
game-run = “{ $found }” qui non può essere un numero di caselle vuote.
game-piece-unknown = “{ $found }” non è un pezzo di questo gioco.
game-rank-squares = La traversa { $rank } deve avere { $squares } caselle, non { $found }.
