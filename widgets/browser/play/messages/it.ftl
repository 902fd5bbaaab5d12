### Quello che aiuta chi gioca: indizi, il computer, e le mosse riguardate.

## Indizi

play-hint-end = Guarda la buca { $cup }. Da quale delle tue buche ci arrivi?
play-hint-round = Una delle tue mosse finisce proprio nella buca da cui parte. Quale?
play-hint-wait = Fammi pensare…
play-hint-show = Mostrami la mossa
play-hint-myself = Provo senza aiuto

## Il computer

play-computer = Il computer
play-computer-now = Gioca adesso
play-computer-lost = { FORM($mover, "The") } non ha trovato nessuna mossa. Giocane una al suo posto, o fai riprovare il computer.
play-computer-go = Fai giocare { FORM($mover, "the") }
play-computer-go-both = Falli giocare

## L'ultima mossa, una frase alla volta

play-replay-begin = Il tavoliere prima dell'ultima mossa. Premi Avanti.
play-replay-count = { $shown } di { $sentences }

## L'elenco delle mosse

play-turns = Guarda le mosse di prima
play-turns-first = All'inizio
play-turns-back = Una mossa indietro
play-turns-forward = Una mossa avanti
play-turns-last = All'ultima mossa
play-turns-stopped = I due giocatori hanno deciso di fermarsi.
play-turns-none = Non è stata ancora giocata nessuna mossa.

## Il riquadro accanto al tavoliere

play-tabs = Mosse e aiuto
play-tabs-coach = Allenatore
play-tabs-review = Analisi
play-coach-stuck = Non sai che cosa giocare? Premi Indizio, e ti mostro dove guardare.

## Rivedere una partita

play-review = Rivedi la partita
play-review-looking = Guardo la mossa { $turn } di { $turns }…
play-review-found =
    { $turns ->
        [0] Non ho trovato nessun momento in cui un'altra mossa sarebbe stata molto migliore.
        [one] Questa mossa è stata la più importante.
       *[other] Queste { $turns } mosse sono state le più importanti.
    }
play-review-own =
    { $turns ->
        [0] Ho guardato tutte le tue mosse, e non ho trovato nessun momento in cui un'altra sarebbe stata molto migliore.
        [one] Delle tue mosse, questa è stata la più importante.
       *[other] Delle tue mosse, queste { $turns } sono state le più importanti.
    }
play-review-show = Mostra la mossa { $turn }
play-review-signs = La freccia verde è la mossa migliore. Quella tratteggiata è la mossa giocata.

## Appunti sulle mosse

play-tabs-notes = Appunti
play-notes-turn =
    { $turn ->
        [0] Il tuo appunto prima della prima mossa
       *[other] Il tuo appunto sulla mossa { $turn }
    }
play-notes-how = Gli appunti restano su questo dispositivo finché non condividi la partita. Se torni indietro e fai un'altra mossa, restano tutte e due le continuazioni.
play-notes-tried = Un altro modo di giocare
play-notes-remove = Cancella
play-notes-remove-line = Cancella la continuazione che comincia con { $place }
play-notes-print = Stampa con questi appunti

## La fine di una partita, detta sul tavoliere

play-ending-won = Hai vinto!
play-ending-won-score = Hai vinto { $more } a { $less }!
play-ending-best = La tua presa più grande: { $count }.
play-ending-again = Gioca ancora
play-ending-next = Prossimo: { $level }
play-ending-swap = Cambia lato
play-ending-puzzles = Poi: cinque rompicapo
play-ending-look = Rivedi la partita

## I suoni, e una voce

play-aloud = Leggi ad alta voce
play-sounds = Accendere i suoni?
play-sounds-on = Sì
play-sounds-off = No

## Quanto valgono le mosse

play-worth = Quanto vale ogni mossa?
play-worth-list = Da qui fino alla fine, se tutti e due giocano alla perfezione:

## La prima mossa di chi è nuovo: segni sul tavoliere, con una frase o due

play-guide-cup = Tocca una buca dal bordo luminoso, e guarda dove vanno i suoi semi.
play-guide-piece = Tocca un pezzo con gli angoli segnati: lo puoi muovere.
play-guide-choice = Prima scegli una di queste possibilità.
play-guide-target = Ora tocca una casella con gli angoli segnati. Il tuo pezzo va lì.
play-guide-sown = I semi di questa buca sono andati, uno per uno, nelle buche che seguono.
play-guide-stopped = Qui la tua mossa si è fermata.
play-guide-moved = Questa era la tua mossa. Ora tocca all'altro giocatore.
play-guide-done = OK

## Due dispositivi senza rete: la mossa si dice ad alta voce, e due parole dicono se i due tavolieri sono uguali.

# 256 words that children know and that don't sound alike, in any order.
play-spoken-words =
    acqua aereo aiuola albero alce alfabeto alga amaca amico anello angelo anguria animale ape aquila arancia aria
    armadio asino astuccio autobus balena bambola banana banco barca basilico bastone becco biglia biscotto bosco
    bottone braccio bruco burro calza cammello campana candela cane canzone cactus cappello carota casa castello
    cavallo cena chiave chiodo ciliegia cielo cigno cinema circo città collina colore coltello coniglio corda
    corona coro cravatta cubo cuore cuscino dado danza delfino dente deserto diario dito divano dottore drago
    elefante elmo erba esca estate etichetta faro farfalla farina fata favola festa fiaba fico fiume flauto foca
    foglia fontana forbici forno forchetta fragola freccia frutta fumo fungo fuoco gallo gamba gatto gelato
    ghianda giardino giglio gioco giraffa giostra gomma guscio grano grillo guanto gufo inverno isola lago lampada
    latte lavagna leone lepre lumaca libro limone lingua lucciola luna lupo maglia mano mare martello maschera
    matita mandarino mercato miele minestra moneta mosca mulino muro museo nebbia neve nido noce notte nuvola occhio
    olio ombrello onda orecchio orologio orso ospedale ovest pagina palla panda papavero parco pecora penna pepe
    pera pesce pettine piano piede pietra pigiama pinguino pioggia pirata piuma pizza polpo ponte porta prato
    principe prugna pugno quaderno quadro quercia radice radio ragno rana regina remo riccio riso robot rosa ruota
    sabbia salto sapone scala scarpa scimmia scopa scuola sedia selva serpente sirena sole spada specchio spiaggia
    squalo stella strada tamburo tappeto tartaruga tavolo tazza teatro tenda tigre topo treno trottola uovo uva
    valigia vaso vela vento verde vetro villa violino volpe vulcano yogurt zaino zebra zoccolo zucca zucchero
play-spoken-check =
    { $turns ->
        [0] Prima della prima mossa, di':
        [one] Dopo la mossa 1, di':
       *[other] Dopo la mossa { $turns }, di':
    }
play-spoken-how = Se tutti e due i dispositivi mostrano le stesse due parole, di' la tua mossa, e l'altro la ripete sul suo.
play-spoken-same = Le stesse
play-spoken-other = Non le stesse
play-spoken-back = Tornate indietro di una mossa su tutti e due i dispositivi. Ora le parole sono le stesse?
play-spoken-found = Ora i due tavolieri sono uguali. Premete “{ $button }” su tutti e due i dispositivi, e ripetete la prossima mossa.
play-spoken-begin = Nemmeno l'inizio è lo stesso. È lo stesso gioco? Premete “{ $button }” su tutti e due i dispositivi.
play-spoken-fine = Bene. Continuate a giocare.
