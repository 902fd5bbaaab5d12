### I nomi degli avversari, e quello che dice l'allenatore. “Io” è l'allenatore.
### A move or a place in words has the forms .the (“la buca C”) and .in (“nella buca C”); a move in
### notation has none and stands as it is.

## Perché una mossa è buona. “Questa mossa” è quella proposta.

search-wins = Questa mossa vince la partita.
search-takes = Questa mossa prende { FORM($taken, "counted") }.
search-takes-most = Questa mossa prende { FORM($taken, "counted") }, più di ogni altra.
search-saves = Questa mossa salva { FORM($taken, "counted") } { FORM($place, "gender") ->
        [f] nella { $place }
       *[m] in { $place }
    } { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    }, che { FORM($other, "the") } potrebbe prendere alla prossima mossa.
search-one-choice = Dopo questa mossa, { FORM($other, "the") } ha una sola mossa possibile.
search-nothing-next = Dopo questa mossa, { FORM($other, "the") } non può prendere niente alla prossima.
search-most-next = Dopo questa mossa, { FORM($other, "the") } può prendere al massimo { FORM($taken, "counted") } alla prossima.
search-only = È l'unica mossa che c'è.
search-as-good = Per quanto vedo, è buona come tutte le altre.
search-wins-within =
    { $turns ->
        [1] Questa mossa vince subito.
       *[other] Questa mossa vince entro { $turns } mosse, qualunque cosa giochi { FORM($other, "the") }.
    }

search-nothing-better = Ho guardato { $turns ->
        [one] { $turns } mossa
       *[other] { $turns } mosse
    } avanti e non ho trovato niente di meglio.
search-other-loses = Dopo { FORM($move, "the") }, { FORM($other, "the") } vince.
search-other-tempts = Per esempio, { FORM($move, "the") } prende { FORM($taken, "counted") } adesso, ma è peggio.
search-other-worse = Per esempio, { FORM($move, "the") } sarebbe peggio.

## Uno sguardo indietro a una partita

# Segue un motivo che comincia con “Questa mossa”: perciò l'ultima mossa nominata deve essere { $better }.
search-missed-win = Mossa { $turn }: { FORM($mover, "the") } ha giocato { FORM($move, "the") }, ma la mossa giusta, { FORM($better, "the") }, vince { $turns ->
        [1] subito
       *[other] entro { $turns } mosse
    }.
search-lost = Mossa { $turn }: { FORM($mover, "the") } ha giocato { FORM($move, "the") }, e così perde; la mossa giusta era { FORM($better, "the") }.
search-cost = Mossa { $turn }: { FORM($mover, "the") } ha giocato { FORM($move, "the") }, ma la mossa migliore era { FORM($better, "the") }: circa { FORM($difference, "counted") } in più.
search-cost-much = Mossa { $turn }: { FORM($mover, "the") } ha giocato { FORM($move, "the") }, ma la mossa giusta, { FORM($better, "the") }, era molto meglio.
search-played = Mossa { $turn }: { FORM($mover, "the") } ha giocato { FORM($move, "the") }.

search-drawback = Dopo { FORM($move, "the") }, { FORM($other, "the") } può prendere { FORM($taken, "counted") } alla prossima mossa.
search-drawback-some = Dopo { FORM($move, "the") }, { FORM($other, "the") } può prendere qualcosa alla prossima mossa.
search-looked = Per vederlo, ho guardato { $turns ->
        [one] { $turns } mossa
       *[other] { $turns } mosse
    } avanti.

## Quanto valeva davvero una mossa

search-rated-good = Buona scelta: anche giocando fino alla fine, non c'è di meglio.
search-rated-same = Giocando fino alla fine, qui tutte le mosse valevano lo stesso.
search-rated-won = Buona scelta: questa mossa vince la partita.
search-rated-missed = { FORM($mover, "The") } poteva vincere subito con { FORM($move, "the") }.

## Avversari: come si chiamano, che abitudine hanno, e come batterli

search-name = { $level }

# All opponents are masculine; before “Stratega” and “Sognatore” the article is “lo” and “il”.
-search-dreamer = Sognatore
    .The = Il Sognatore
    .the = il Sognatore
    .of = del Sognatore
search-dreamer-habit = Il { -search-dreamer } gioca spesso la prima cosa che gli viene in mente.
search-dreamer-advice = A ogni mossa cerca una presa. Il { -search-dreamer } lascia in giro un sacco di roba.

-search-greedy = Goloso
    .The = Il Goloso
    .the = il Goloso
    .of = del Goloso
search-greedy-habit = Il { -search-greedy } prende subito più { FORM($thing, "many") } possibile, e non si chiede mai che cosa farai dopo.
search-greedy-advice = Offri qualcosina al { -search-greedy } quando alla tua prossima mossa puoi prendere di più.

-search-careful = Prudente
    .The = Il Prudente
    .the = il Prudente
    .of = del Prudente
search-careful-habit = Prima di giocare, il { -search-careful } guarda la tua risposta migliore, e non va più in là.
search-careful-advice = Fai due minacce insieme. Il { -search-careful } può fermarne una sola.

-search-planner = Stratega
    .The = Lo Stratega
    .the = lo Stratega
    .of = dello Stratega
search-planner-habit = Lo { -search-planner } guarda qualche mossa avanti e ama i tavolieri ben ordinati.
search-planner-advice = Guarda molto avanti: quello che è ancora lontano, lo { -search-planner } non lo vede arrivare.

-search-champion = Campione
    .The = Il Campione
    .the = il Campione
    .of = del Campione
search-champion-habit = Il { -search-champion } pensa per un secondo e guarda il più avanti possibile.
search-champion-advice = Il { -search-champion } non ha abitudini che conosciamo. Gioca come meglio puoi, e poi rivedi la partita.
