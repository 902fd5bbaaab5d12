### Quello che dicono i blocchi nelle pagine, e quello che si scrive intorno al testo delle lezioni.

## Tavolieri e rompicapo

fences-player-computer = { $level }, il computer
fences-puzzle =
    Tu sei { FORM($side, "the") }. { $difficulty ->
        [1] Questo è facilissimo, da { $youngest } a { $oldest } anni.
        [2] Questo è facile, da { $youngest } a { $oldest } anni.
        [3] Questo è di media difficoltà, da { $youngest } a { $oldest } anni.
        [4] Questo è difficile, da { $youngest } a { $oldest } anni.
       *[5] Questo è difficilissimo, da { $youngest } a { $oldest } anni.
    }
fences-puzzle-text = Il tavoliere come testo
fences-scripts = Per risolverlo qui e vedere il prossimo, attiva gli script.
fences-opponent-advice = Come vincere:
fences-problems = Questo blocco ({ $kind }) non si può ancora mostrare

## Il tavoliere di una prima pagina

fences-door-touch = Tocca una buca della fila in basso. Guarda dove vanno i semi.
fences-door-closed = Quella buca adesso non si può giocare. Toccane una dal bordo luminoso.
fences-door-sown =
    { $seeds ->
        [one] Semini 1 seme.
       *[other] Semini { $seeds } semi.
    }
fences-door-taken =
    { $taken ->
        [one] Prendi 1 seme!
       *[other] Prendi { $taken } semi!
    }
fences-door-reply = { $mover } gioca la buca { $cup }. Tocca a te!
fences-door-reply-taken = { $mover } gioca la buca { $cup } e prende { $taken ->
        [one] 1 seme
       *[other] { $taken } semi
    }. Tocca a te!
fences-door-further = Tocca una buca, e si apre { $game }.
fences-door-on = Continua
fences-door-play = Gioca a { $game }

## Schede dei giochi

fences-card-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
fences-card-age = { $age } anni o più

## Il filtro sopra le schede: ogni etichetta, che cosa dice se non si desidera niente, e i desideri

fences-filter-pick = Scegli per noi
fences-filter-all = Mostra tutto
fences-wish-minutes = Tempo
fences-wish-minutes-any = qualsiasi
fences-wish-age = Età del più piccolo
fences-wish-age-any = qualsiasi
fences-wish-age-oldest = { $age } o più
fences-wish-learn = Regole
fences-wish-learn-any = qualsiasi
fences-wish-learn-easy = facili da imparare
fences-wish-learn-middle = non troppe
fences-wish-devices = Hai
fences-wish-devices-any = qualsiasi cosa
fences-wish-family = Tipo
fences-wish-family-any = qualsiasi
fences-wish-family-sowing = di semina
fences-wish-family-squares = su caselle

## La tabella di quello che sta sulle schede, e perché

fences-reasons-game = Gioco
fences-reasons-turns = Mosse
fences-reasons-minutes = Minuti
fences-reasons-age = Età minima
fences-reasons-learn = Regole
fences-reasons-why = Perché
fences-reasons-table = Senza dispositivo ti serve
fences-reasons-turns-each = { $turns } × { $seconds } s
fences-reasons-minutes-about = circa { $minutes }

## La carta geografica

fences-map = Cartina dell'Africa e dell'oceano Atlantico. L'elenco qui sotto dice lo stesso a parole.
fences-map-place = { $place }:
fences-map-nowhere = Nessun luogo nelle nostre fonti:

## Giochi di semina uno accanto all'altro

fences-differences-rule = La regola
fences-differences-in = In
fences-differences-others = Tutti tranne { $game }
fences-differences-none = { $games } hanno le stesse regole, risposta per risposta.
fences-same-game = { $game }, { $place }
fences-same-as = Come in { $game }
fences-same-wrong = Questo tavoliere non è possibile.

## In che cosa sono diversi i giochi di semina: domande, ognuna con le sue risposte

fences-seeds = Quanti semi ci sono?
fences-seeds-four-each = 48: quattro in ogni buca.
fences-seeds-middle = 70: tutti nelle quattro buche di mezzo.
fences-seeds-own = { $seeds }: { $cups }, dalla buca A tutto intorno.

fences-direction = Da che parte semini?
fences-direction-counter-clockwise = In senso antiorario.
fences-direction-clockwise = In senso orario.

fences-skip = Salti una buca quando semini?
fences-skip-none = No.
fences-skip-origin = Sì: la buca da cui viene questa manciata.
fences-skip-closed = Sì: le buche chiuse.

fences-turn = Quanto dura una mossa?
fences-turn-one = Una manciata.
fences-turn-empty = Manciata dopo manciata, finché un ultimo seme non cade in una buca vuota.
fences-turn-uur = Manciata dopo manciata, finché un ultimo seme non cade in una buca vuota o in un uur.
fences-turn-four = Manciata dopo manciata, finché un ultimo seme non cade in una buca vuota o non fa quattro.
fences-turn-even-captured = Manciata dopo manciata: si continua quando l'ultima buca è pari, o quando si sono presi semi. Finisce quando si prende proprio l'ultima buca.
fences-turn-even = Manciata dopo manciata: si continua quando l'ultima buca è pari. Finisce quando si prende proprio l'ultima buca.

fences-capture = Che cosa prendi?
fences-capture-twos = I due e i tre nell'altra fila, all'indietro dal tuo ultimo seme. Ma mai tutta la fila.
fences-capture-twos-all = I due e i tre nell'altra fila, all'indietro dal tuo ultimo seme. Anche tutta la fila.
fences-capture-facing = Se il tuo ultimo seme cade in una tua buca vuota e nella buca di fronte ci sono semi: quei semi, e il tuo ultimo.
fences-capture-facing-uur = Se il tuo ultimo seme cade in una tua buca vuota e nella buca di fronte ci sono semi: quei semi, e il tuo ultimo. Ma se di fronte ce ne sono tre, nascono due uur, e non prendi niente.
fences-capture-fours = Ogni buca che arriva a quattro semi. Li prende chi ha quella fila, ma i quattro che fa il tuo ultimo seme sono tuoi.
fences-capture-pairs = Due buche una di fronte all'altra, se sono tutte e due pari. Niente nelle prime mosse.

fences-forbidden = Quali buche non puoi giocare, anche se hanno semi?
fences-forbidden-singles = Un seme solo, finché hai una buca più piena.
fences-forbidden-uur = Un uur.
fences-forbidden-opening = Nella tua prima mossa: ogni buca, tranne quella più a destra.
fences-forbidden-endless = Una buca con cui la mossa non finirebbe mai.
fences-forbidden-feeding = Una buca che non porta semi a una fila affamata.

fences-hungry = Che cosa succede se l'altro giocatore non ha semi?
fences-hungry-feed = Giochi tu, e devi dargliene.
fences-hungry-over = Non può muovere. La partita o la manche è finita.

fences-end = Che cosa fa finire la partita, o la manche?
fences-end-majority = Un giocatore ha preso 25 semi.
fences-end-one-each = In ogni fila resta un seme solo.
fences-end-empty = Sul tavoliere non restano semi.
fences-end-few-seeds = Restano meno di quattro semi.
fences-end-cannot-feed = Una fila è vuota, e nessuna mossa può darle semi.
fences-end-cannot-move = Chi deve giocare non può muovere.

fences-left = A chi vanno i semi che restano?
fences-left-own-rows = Ognuno prende i semi della sua fila.
fences-left-uur = Ognuno prende i suoi uur, nelle due file, e il resto della sua fila.
fences-left-nobody = A nessuno.

fences-win = Chi vince?
fences-win-more = Chi ha più semi.
fences-win-four-rounds = Si gioca a manche. Vince chi ne vince per primo quattro.
fences-win-43 = Si gioca a manche. Se alla fine di una hai 43 semi o più, vinci.

fences-stop = Che cosa succede se volete fermarvi tutti e due?
fences-stop-split = I semi che restano si dividono in due parti uguali.
fences-stop-own-rows = Ognuno prende i semi della sua fila.
fences-stop-stores = Valgono i granai. I semi che restano non sono di nessuno.
fences-stop-round = La manche finisce lì, e i suoi semi si dividono come sempre. Poi comincia la prossima.

fences-own = Con una regola sua.
fences-own-told = Con una regola sua. { $rule }

## Lezioni

fences-plan-notice = Che cosa notate? Scegli una domanda.
fences-plan-show = Tu mostri
fences-plan-say = Tu dici
fences-plan-do = Tu fai
fences-plan-expect = Che cosa ci aspettiamo
fences-plan-notes = Le tue note
fences-plan-task = Il compito
fences-plan-sources = Fonti
fences-plan-answer = Risposta:
fences-plan-open = Risposta aperta:
fences-plan-question = Domanda chiave
fences-plan-more = Se resta tempo
fences-plan-replies = Risposte che ci aspettiamo
fences-plan-right = Giusta:
fences-plan-partly = Giusta in parte:
fences-plan-not-yet = Non ancora:
fences-plan-perhaps = Forse:
fences-plan-next = Tu dici:
fences-plan-start = Per cominciare:
fences-plan-served = Serve a: { $standard } · { $code }
fences-plan-only = Solo se tutta la lezione dura { FORM($minutes, "or") } minuti.
fences-plan-answers = Le risposte
fences-plan-time =
    { $minutes ->
        [one] 1 minuto, da { $start } a { $end }
       *[other] { $minutes } minuti, da { $start } a { $end }
    }
fences-plan-sheet = { $sheet } · { $plan }
fences-plan-own-name = Nome:
fences-plan-line = Risposta:
fences-plan-why = Perché?

## Un link a una pagina che c'è solo in inglese

fences-elsewhere = (in inglese)

## Le sezioni di tutte le lezioni, e le loro parti

fences-plan-watch = Fai attenzione a
fences-plan-challenge = Sfida
fences-plan-key = Soluzioni
fences-plan-puzzle = Rompicapo
fences-plan-solution = Risposta
fences-plan-mathematics = La matematica, per te
fences-plan-synthesis = Che cosa abbiamo scoperto: da dire alla fine
fences-plan-skip = Se il tempo è poco, salta
fences-plan-rehearse = Prova prima
fences-plan-adapt = Adatta
fences-plan-easier = Più facile
fences-plan-harder = Più difficile
fences-plan-learners = Chi impara la lingua
fences-plan-vision = Vista e movimento
fences-plan-odd = Numero dispari
fences-plan-mixed = Età diverse
fences-plan-late = Chi arriva tardi
fences-plan-exit = Rompicapo finale
fences-plan-rubric = Griglia
fences-plan-beginning = All'inizio
fences-plan-developing = In cammino
fences-plan-secure = Con sicurezza
fences-plan-culture = Cultura
fences-plan-people = Persone e luoghi
fences-plan-name = Il nome
fences-plan-uncertain = Che cosa è incerto
fences-plan-home = A casa
fences-plan-card = Scheda delle regole

## Carte con cui si compone un gioco di semina

fences-cards-scripts = Per le carte servono gli script, che qui sono disattivati.

fences-cards-start = Comincia con

fences-cards-own = un gioco tuo

## Dei livelli giocano l'uno contro l'altro, e le partite si contano

fences-numbers-scripts = Per contare servono gli script, che qui sono disattivati.
fences-numbers-game = Il gioco
fences-numbers-other = Confronta con
fences-numbers-none = nessun altro gioco
fences-numbers-first = Chi comincia
fences-numbers-second = L'altro
fences-numbers-count = Quante partite
fences-numbers-games = Giochi
fences-numbers-cards = Giochi con una carta diversa
fences-numbers-changed = { $game } · { $rule }
fences-numbers-questions = O scegli una domanda:
fences-numbers-fair = Conviene cominciare?
fences-numbers-seed = Con un seme in più in ogni buca la partita dura di più?
fences-numbers-ahead = Serve guardare avanti?
fences-numbers-feed = E se nessuno fosse obbligato a sfamare?

## Fogli da stampare: scatole di fiammiferi imparano un gioco

fences-matchboxes-box = Scatola { $box }, mossa { $turn }
fences-matchboxes-board = Scatole: { $north }. Tu: { $south }.
fences-matchboxes-left = R
fences-matchboxes-right = B
fences-matchboxes-paper = Carta a quadretti per { $count } partite
fences-matchboxes-scripts = Per giocare contro le scatole servono gli script, che qui sono disattivati.

## Si prepara un rompicapo e lo si scrive

fences-workbench-scripts = Per fare un rompicapo servono gli script, che qui sono disattivati.
fences-workbench-position = Prepara la posizione
fences-workbench-asked = Che cosa si chiede
fences-workbench-words = Le parole
fences-workbench-themes = Di che cosa si tratta
fences-workbench-game = Gioco
fences-workbench-text = Posizione come testo
fences-workbench-goal = Scopo
fences-workbench-goals =
    { $goal ->
        [capture] Prendere un certo numero
        [win] Vincere
        [save] Non perdere
        [best] Prendere il più possibile
        [end] Finire la partita
        [relay] Giocare la mossa più lunga
        [last] Dire dove cade l'ultimo seme
       *[illegal] Dire quale mossa è vietata
    }
fences-workbench-count = Quanti, almeno
fences-workbench-turns = Entro quante mosse
fences-workbench-moves = Fra quali mosse (come A B C)
fences-workbench-id = Nome breve
fences-workbench-id-about = Per i link: lettere minuscole e trattini.
fences-workbench-prompt = Domanda
fences-workbench-prompt-about = Al massimo dodici parole.
fences-workbench-hint =
    { $hint ->
        [0] Indizio 1: che cosa notare
        [1] Indizio 2: dove guardare
       *[2] Indizio 3: la prima mossa
    }
fences-workbench-because = Che cosa lo rende difficile
fences-workbench-source = Da dove viene
fences-workbench-ages = Età
fences-workbench-difficulty = Difficoltà
fences-workbench-check = Controlla

## Si scrive un giocatore in Python

fences-player-scripts = Per scrivere un giocatore servono gli script, che qui sono disattivati.
fences-player-game = Il gioco
fences-player-step = Il passo
fences-player-free = Un giocatore tutto mio
fences-player-level = Avversario
fences-player-code = Il tuo giocatore, in Python
fences-player-frame = Qui gira Python
