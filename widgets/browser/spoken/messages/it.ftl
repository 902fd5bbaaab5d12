### Due dispositivi senza rete: la mossa si dice ad alta voce, e due parole dicono se i due tavolieri sono uguali.

# 256 words that children know and that don't sound alike, in any order.
spoken-words =
    acqua aereo aiuola albero alce alfabeto alga amaca amico anello angelo anguria animale ape aquila arancia aria
    armadio asino astuccio autobus balena bambola banana banco barca basilico bastone becco biglia biscotto bosco
    bottone braccio bruco burro calza cammello campana candela cane canzone capanna cappello carota casa castello
    cavallo cena chiave chiodo ciliegia cielo cigno cinema circo città collina colore coltello coniglio corda
    corona coro cravatta cubo cuore cuscino dado danza delfino dente deserto diario dito divano dottore drago
    elefante elmo erba esca estate etichetta faro farfalla farina fata favola festa fiaba fico fiume flauto foca
    foglia fontana forbici forno forchetta fragola freccia frutta fumo fungo fuoco gallo gamba gatto gelato
    ghianda giardino giglio gioco giraffa giostra gomma gonna grano grillo guanto gufo inverno isola lago lampada
    latte lavagna leone lepre letto libro limone lingua lucciola luna lupo maglia mano mare martello maschera
    matita melone mercato miele minestra moneta mosca mulino muro museo nebbia neve nido noce notte nuvola occhio
    olio ombrello onda orecchio orologio orso ospedale ovest pagina palla panda papavero parco pecora penna pepe
    pera pesce pettine piano piede pietra pigiama pinguino pioggia pirata piuma pizza polpo ponte porta prato
    principe prugna pugno quaderno quadro quercia radice radio ragno rana regina remo riccio riso robot rosa ruota
    sabbia salto sapone scala scarpa scimmia scopa scuola sedia selva serpente sirena sole spada specchio spiaggia
    squalo stella strada tamburo tappeto tartaruga tavolo tazza teatro tenda tigre topo treno trottola uovo uva
    valigia vaso vela vento verde vetro villa violino volpe vulcano yogurt zaino zebra zoccolo zucca zucchero
spoken-check =
    { $turns ->
        [0] Prima della prima mossa, di':
        [one] Dopo la mossa 1, di':
       *[other] Dopo la mossa { $turns }, di':
    }
spoken-how = I due dispositivi mostrano le stesse due parole? Di' la tua mossa, e l'altro la mette sul suo.
spoken-same = Le stesse
spoken-other = Non le stesse
spoken-back = Una mossa indietro su tutti e due i dispositivi. E qui?
spoken-found = Qui i due tavolieri sono uguali. Premete “{ $button }” su tutti e due i dispositivi, e dite ancora la prossima mossa.
spoken-begin = L'inizio non è lo stesso. È lo stesso gioco? Premete “{ $button }” su tutti e due i dispositivi.
spoken-fine = Bene. Andate avanti.
