### Quello che si dice di un tentativo in un rompicapo, e come si ordinano i rompicapo.
### “Prendere” is said of seeds as well as of pieces here, as every game says these sentences.

## Una mossa giusta

puzzles-takes = { FORM($solver, "The") } prende { FORM($taken, "counted") } { $places }.

puzzles-can-capture = Qualunque cosa giochi ora { FORM($other, "the") }, { FORM($solver, "the") } può prendere abbastanza.
puzzles-can-win = Qualunque cosa giochi ora { FORM($other, "the") }, { FORM($solver, "the") } può vincere in tempo.
puzzles-can-end = Qualunque cosa giochi ora { FORM($other, "the") }, { FORM($solver, "the") } può finire la partita in tempo.
puzzles-can-save = Qualunque cosa giochi ora { FORM($other, "the") }, { FORM($solver, "the") } può resistere.
puzzles-can-best = Nessun'altra mossa è migliore per { FORM($solver, "the") }.

puzzles-has-taken = { FORM($solver, "The") } ha preso { FORM($taken, "counted") }.
puzzles-is-saved = Qualunque cosa giochi ora { FORM($other, "the") }, { FORM($solver, "the") } non perde.
puzzles-is-best = Nessun'altra mossa vale di più.

## Un'altra mossa: quello che prende, e poi dove porta

puzzles-takes-nothing = { FORM($solver, "The") } non prende niente.

puzzles-no-way = Non è questa la strada.
puzzles-goes-on = La partita continua.
puzzles-too-late = Per { FORM($solver, "the") } è troppo tardi.
puzzles-past-saving = Per { FORM($solver, "the") } non c'è più salvezza.

puzzles-but-plays = Ma allora { FORM($other, "the") } gioca { FORM($move, "the") }.
puzzles-then-plays = Poi { FORM($other, "the") } gioca { FORM($move, "the") }.
puzzles-then-takes = Poi { FORM($other, "the") } gioca { FORM($move, "the") } e prende { FORM($taken, "counted") } { $places }.
puzzles-but-takes = Ma allora { FORM($other, "the") } prende { FORM($taken, "counted") } { $places }.
puzzles-other-can-win = Allora { FORM($other, "the") } può vincere.

puzzles-end-even = Da qui in poi, tutti e due prendono lo stesso numero.
puzzles-end-ahead = Da qui in poi, { FORM($solver, "the") } prende { FORM($taken, "counted") } in più { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }.
puzzles-end-behind = Da qui in poi, { FORM($solver, "the") } prende { FORM($taken, "counted") } in meno { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }.
puzzles-good-but = Bene, ma un'altra mossa è migliore.
puzzles-more-elsewhere = Un'altra mossa rende di più.

puzzles-too-few = Questa mossa prende { FORM($taken, "counted") }: non basta ancora.
puzzles-none = Questa mossa non prende niente.
puzzles-then-too-few = Poi { FORM($other, "the") } gioca { FORM($move, "the") }, e { FORM($solver, "the") } prende { FORM($taken, "counted") }: non basta ancora.
puzzles-then-none = Poi { FORM($other, "the") } gioca { FORM($move, "the") }, e { FORM($solver, "the") } non prende niente.

## Domande a cui rispondono le regole

puzzles-relay-most = Con { FORM($move, "the") } la mossa dura { $laps ->
        [one] { $laps } tappa
       *[other] { $laps } tappe
    }, e nessun'altra dura di più.
puzzles-relay-fewer = Con { FORM($move, "the") } la mossa dura { $laps ->
        [one] { $laps } tappa
       *[other] { $laps } tappe
    }. Un'altra dura di più.
puzzles-relay-one = Con { FORM($move, "the") } la mossa finisce dopo una tappa sola.

puzzles-seed-count = Non nella buca { $guess }. La buca { $cup } ha { FORM($held, "counted") }: conta di nuovo, un seme alla volta.
puzzles-seed-lap = Non nella buca { $guess }. Le tappe sono { $laps }, e solo la prima finisce nella buca { $end }.
puzzles-seed-lap-there = Non nella buca { $guess }. Le tappe sono { $laps }, e solo la prima finisce lì.

puzzles-allowed = Le regole permettono di giocare { FORM($move, "the") }.

puzzles-well-done = Ben fatto!
puzzles-not-asked = In una partita puoi giocare così. Qui fai quello che chiede il rompicapo.

puzzles-no-answer = “{ $answer }” qui non è una risposta; le risposte sono { $answers }.
puzzles-over = Il rompicapo è risolto.

## Dove portano le prime mosse

puzzles-no-others = { $moves ->
        [one] C'è solo un'altra mossa, e non funziona.
       *[other] Ci sono altre { $moves } mosse, e nessuna funziona.
    }
puzzles-every-other = Dopo ogni altra mossa:

## Di che cosa parla un rompicapo, per un bambino

-puzzles-counting = Contare avanti
    .inside = contare avanti
-puzzles-capture = Prendere
    .inside = prendere
-puzzles-big-capture = Prendere tanto
    .inside = prendere tanto
-puzzles-feeding = Sfamare l'avversario
    .inside = sfamare l'avversario
-puzzles-safety = Difendersi
    .inside = difendersi
-puzzles-ending = Finire la partita
    .inside = finire la partita
-puzzles-win = Vincere
    .inside = vincere
-puzzles-relay = Lunghi viaggi
    .inside = lunghi viaggi
-puzzles-trap = Tendere una trappola
    .inside = tendere una trappola
-puzzles-patience = Aspettare per prendere di più
    .inside = aspettare per prendere di più
-puzzles-choice = Scegliere bene
    .inside = scegliere bene
-puzzles-ahead = Pensare due mosse avanti
    .inside = pensare due mosse avanti
-puzzles-rules = Conoscere le regole
    .inside = conoscere le regole
-puzzles-starve = Non lasciare mosse buone
    .inside = non lasciare mosse buone
-puzzles-uur = Fare un uur
    .inside = fare un uur
-puzzles-rounds = Vincere la manche
    .inside = vincere la manche
-puzzles-check = Salvare il re
    .inside = salvare il re
-puzzles-mate = Scacco matto
    .inside = scacco matto
-puzzles-touchstone = La pietra di paragone
    .inside = la pietra di paragone
-puzzles-telekinesis = Telecinesi
    .inside = telecinesi
-puzzles-ambush = Prendere in mezzo
    .inside = prendere in mezzo
-puzzles-guard = La guardia
    .inside = la guardia
-puzzles-rings = Anelli
    .inside = anelli
-puzzles-chain = Saltare e saltare ancora
    .inside = saltare e saltare ancora
-puzzles-stones = La forza delle pietre
    .inside = la forza delle pietre

## Per quali età, e quanto difficile

puzzles-ages = { $youngest }–{ $oldest } anni

puzzles-very-easy = facilissimo
puzzles-easy = facile
puzzles-middling = medio
puzzles-hard = difficile
puzzles-very-hard = difficilissimo
