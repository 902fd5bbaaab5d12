### Una pagina in cui si compone un gioco di semina con le carte.

labs-cards-name = Come si chiama il tuo gioco?
labs-cards-unnamed = Il nostro gioco
labs-cards-rules = Le regole
labs-cards-share = Mostralo agli altri
labs-cards-link = Link
labs-cards-code = Un codice per il tuo gioco
labs-cards-print = Stampa le regole
labs-cards-python = Il tuo gioco in Python
labs-cards-python-how = Metti queste righe in un file per aggiungere il tuo gioco al sito di una scuola.
labs-cards-trying = Lo sto provando…
labs-cards-sound = È un gioco. Giocaci!
labs-cards-broken = Questo link non contiene regole. Comincia con Oware.

## Una pagina in cui dei livelli giocano l'uno contro l'altro centinaia di volte, e le partite si contano.

labs-numbers-begin = Gioca le partite
labs-numbers-kept = { $count } partite · { $game }
labs-numbers-progress = Partite giocate
labs-numbers-found = Che cosa è stato contato
labs-numbers-waking = Si comincia…
labs-numbers-playing = { $played } partite su { $count }
labs-numbers-played =
    { $played ->
        [0] Nessuna partita è arrivata alla fine.
        [one] È stata giocata 1 partita. Non dice ancora nulla.
       *[other] Sono state giocate { $played } partite.
    }
labs-numbers-part =
    { $part ->
        [wins] Chi vince, su 100 partite
        [averages] Quanto dura, e quanto si può scegliere
       *[bites] Che cosa succede, su 100 mosse
    }
labs-numbers-measure =
    { $measure ->
        [first] Vince chi comincia.
        [second] Vince l'altro.
        [tie] È un pareggio.
        [unended] Non finisce mai.
        [turns] Mosse in una partita
        [choices] Mosse fra cui scegliere, ogni volta
        [capture] Si prendono semi o pezzi.
        [relay] La semina continua con un'altra buca.
        [slam] Si potevano prendere tutti i semi di una fila, ma restano.
        [feeding] Una buca non si può giocare: bisogna sfamare l'altro.
        [single] Una buca non si può giocare: un seme solo aspetta.
        [uur] Una buca non si può giocare: è un uur.
        [endless] Una buca non si può giocare: la mossa non finirebbe mai.
        [duty] Un pezzo non può muovere: un altro deve prendere.
        [guard] Una pietra di paragone è in guardia.
        [pinned] Un pezzo non può muovere: il re o la pietra di paragone sarebbe in pericolo.
       *[forced] C'è una sola mossa.
    }
labs-numbers-between = tra { $low } e { $high } su 100
labs-numbers-about = tra { $low } e { $high } in media
labs-numbers-few = troppo poche partite per dirlo
labs-numbers-of = { $between } · { $game }
labs-numbers-judged =
    { $verdict ->
        [more] Nel secondo il numero è più alto, e non è solo un caso.
        [less] Nel primo il numero è più alto, e non è solo un caso.
       *[open] I numeri sono troppo vicini per dirlo. Può essere un caso.
    }
labs-numbers-beginning =
    { $verdict ->
        [more] Chi comincia vince più spesso · { $game }
        [less] Chi comincia vince meno spesso · { $game }
       *[open] Da qui non si può dire chi vince più spesso · { $game }
    }
labs-numbers-drawn = Queste erano le partite da { $first } a { $last } su un milione. Se rifai la prova, ne escono altre.
labs-numbers-table = Tutti i numeri
labs-numbers-column =
    { $column ->
        [game] Gioco
        [measure] Che cosa
        [counted] Contato
        [low] Almeno
       *[high] Al massimo
    }

## Una pagina in cui si scrive un giocatore in Python, lo si prova e lo si manda a giocare.

labs-player-code = Il tuo giocatore, in Python
labs-player-keys = Il tasto Tab porta fuori dall'editor. Per far rientrare una riga, cominciala con quattro spazi.
labs-player-check = Controlla
labs-player-play = Gioca contro di lui
labs-player-compete = Dieci partite
labs-player-help = Metti l'aiuto nell'editor
labs-player-file-wrong = Questo file non contiene un giocatore: deve essere un testo di al massimo { $most } caratteri.
labs-player-next = Passo successivo
labs-player-link = Copia un link
labs-player-link-copied = Copiato. Il link contiene il tuo codice.
labs-player-link-label = Il link
labs-kept = Quello che hai fatto qui
labs-kept-question =
    { $works ->
        [one] Continuare quello che hai fatto qui?
       *[other] Qui hai fatto più cose. Continuarne una?
    }
labs-kept-go-on =
    Continua: { $what }, { $days ->
        [0] oggi
        [1] ieri
        [100] molto tempo fa
       *[other] { $days } giorni fa
    }
labs-kept-forget =
    { $works ->
        [one] Cancellalo
       *[other] Cancellali
    }
labs-kept-forget-question = Cancellare quello che hai fatto qui?
labs-kept-keep =
    { $works ->
        [one] Tienilo
       *[other] Tienili
    }
labs-player-lines =
    { $lines ->
        [one] 1 riga
       *[other] { $lines } righe
    }
labs-player-link-long = Questo link è troppo lungo: un giocatore ha al massimo { $most } caratteri. Chiedilo come file.
labs-player-code-long = Il tuo codice ha più di { $most } caratteri. È troppo lungo per un link. Salvalo in un file.
labs-player-printed = Che cosa ha scritto
labs-player-cut = … e altro ancora. Si vede solo l'inizio.
labs-player-packed = Un giocatore si può scrivere dove il sito è su un server web, ma non qui.
labs-player-starting = Python si avvia…
labs-player-sound = Il tuo giocatore funziona. Giocherebbe così: { $move }.
labs-player-passed = Il tuo giocatore ha superato questo passo. Vai al prossimo!
labs-player-missing = Non ancora. { $missing }
labs-player-played-instead = Qui ha giocato così: { $move }.
labs-player-your-turn = Cominci tu. Il tuo giocatore risponde.
labs-player-its-turn = Il tuo giocatore sta pensando…
labs-player-competing = Partita { $played } di { $count }…
labs-player-competed = Il tuo giocatore ha vinto { $won ->
        [one] 1 partita
       *[other] { $won } partite
    } su { $count }, e { $ties ->
        [one] 1 è finita
       *[other] { $ties } sono finite
    } in pareggio.
labs-player-forfeit = { $name } ha perso una partita così:
labs-player-line = Riga { $line }:
labs-player-trouble =
    { $kind ->
        [syntax] Python non riesce a leggere questo. Manca un carattere, come i due punti o una parentesi?
        [indent] Gli spazi all'inizio della riga non vanno bene. Le righe che stanno insieme cominciano tutte allo stesso punto.
        [name] Python non conosce questo nome. È scritto dappertutto allo stesso modo?
        [import] Un giocatore non può usare questo modulo. Può usare math, random, collections e alcuni altri.
        [index] La lista non è così lunga.
        [key] In questo dizionario non c'è questa chiave.
        [attribute] Quello che sta prima del punto non ha una parte con questo nome. Guarda l'elenco di quello che una posizione sa dire.
        [type] Queste cose non vanno insieme, oppure tra le parentesi ce ne sono troppe o troppo poche.
        [division] Non si può dividere per 0.
        [recursion] Una funzione ha chiamato sé stessa troppe volte. Quando si ferma?
        [memory] Il tuo giocatore aveva bisogno di troppa memoria ed è stato fermato. Fagli ricordare meno cose.
        [late] Erano passati due secondi, perciò il tuo giocatore è stato fermato. C'è un ciclo che non finisce mai?
        [broken] Python si è bloccato ed è stato fermato. Non si è perso altro.
        [lost] Non è stato possibile caricare Python. Riprova quando sei online.
        [nothing] Qui non c'è nessuna funzione che si chiama choose. Il tuo giocatore comincia con “def choose(position):”.
        [nonsense] Quello che choose ha restituito non è una mossa. Una mossa è un testo, come "C".
        [illegal] Le regole non permettono questa mossa. Scegline una da position.moves().
       *[wrong] Qui qualcosa non ha funzionato.
    }
labs-player-own-words = (“{ $own }”)
labs-player-robin = Tutti contro tutti
labs-player-robin-how = Aggiungi fino a otto giocatori: il tuo, dei file, o dei link che altri ti hanno mandato. Ognuno gioca due volte contro tutti gli altri.
labs-player-robin-own = Aggiungi quello sopra
labs-player-robin-files = Aggiungi file
labs-player-robin-paste = Un link a un giocatore
labs-player-robin-add = Aggiungi il link
labs-player-robin-level = Aggiungi { $level }
labs-player-robin-begin = Falli giocare
labs-player-robin-full = Ci sono già otto giocatori.
labs-player-robin-wrong = Questo link non contiene un giocatore.
labs-player-robin-long = Troppo lungo per un giocatore: { $files }. Un giocatore ha al massimo { $most } caratteri.
labs-player-robin-empty = Aggiungi almeno due giocatori.
labs-player-robin-done = Tutte le partite sono state giocate.
labs-player-robin-yours = Il tuo giocatore { $number }
labs-player-robin-linked = Da un link { $number }
labs-player-robin-games = Le partite
labs-player-robin-look = Guarda la partita
labs-player-robin-game =
    { $outcome ->
        [first] { $first } batte { $second }
        [second] { $second } batte { $first }
       *[tie] Pareggio tra { $first } e { $second }
    }
labs-player-robin-column =
    { $column ->
        [place] Posto
        [player] Giocatore
        [won] Vinte
        [tied] Pari
        [lost] Perse
       *[points] Punti
    }

## Una pagina dove si prepara un rompicapo e si gioca la risposta.

labs-workbench-tools = Strumenti
labs-workbench-tool =
    { $tool ->
        [add] Aggiungi un seme
        [take] Togli un seme
        [clear] Svuota
        [move] Sposta
        [copy] Copia
        [turn] Cambia turno
        [back] Indietro
       *[answer] Gioca la risposta
    }
labs-workbench-touch =
    { $tool ->
        [add] Tocca una buca. Riceve un seme da un granaio.
        [take] Tocca una buca. Uno dei suoi semi va in un granaio.
        [clear] Tocca quello che vuoi togliere dal tavoliere.
        [move] Tocca un pezzo, poi il posto dove va.
       *[copy] Tocca un pezzo, poi il posto per un altro uguale.
    }
labs-workbench-then = Ora tocca il posto dove va.
labs-workbench-looking = Guardo tutte le risposte…
labs-workbench-right =
    { $count ->
        [one] Su { $possible } risposte, solo questa è giusta: { $right }.
       *[other] Su { $possible } risposte, { $count } sono giuste: { $right }.
    }
labs-workbench-played =
    { $verdict ->
        [right] Hai giocato così: { $move }. È giusto.
       *[wrong] Hai giocato così: { $move }. Non è giusto.
    }
labs-workbench-lacks = { $field }: { $lack }
labs-workbench-lack =
    { $lack ->
        [name] usa lettere minuscole, cifre e trattini.
        [long] al massimo dodici parole.
        [over] qui la partita è finita.
        [unasked] in questa posizione la domanda non si può fare.
        [unreachable] non si può raggiungere. Chiedi di meno.
        [deep] sono troppe mosse da controllare in una pagina. Chiedi meno mosse, o usa “ubao puzzle”.
        [idle] ogni risposta è giusta, quindi non c'è niente da trovare. Chiedi di più.
       *[missing] è ancora da compilare.
    }
labs-workbench-whole = Il rompicapo è completo. Mettilo alla fine di lesson_plans/{ $game }/puzzles.yml. Poi avvia “ubao prove” e “ubao check”.
labs-workbench-text = Per puzzles.yml

## Scatole che imparano, sullo schermo

labs-boxes-yours = Tocca a te. Scegli una buca.
labs-boxes-cannot = Ora non puoi giocare questa buca.
labs-boxes-only = Le scatole hanno una mossa sola: la buca { $cup }.
labs-boxes-drawn =
    Si apre la scatola { $box }. Ne esce una perlina { $bead ->
        [red] rossa
       *[blue] blu
    }: le scatole giocano la buca { $cup }.
labs-boxes-end =
    { $result ->
        [w] Vincono le scatole, { $north }–{ $south }. Ogni perlina torna dentro, con un'altra dello stesso colore.
        [l] Vinci tu, { $south }–{ $north }. Le loro perline restano fuori.
       *[t] È un pareggio. Ogni perlina torna dentro.
    }
labs-boxes-practice = Falle allenare per { $games } partite
labs-boxes-practised = Le scatole hanno giocato { $games } partite contro una moneta e ne hanno vinte { $won }.
labs-boxes-anew = Ricomincia con scatole nuove
labs-boxes-anew-question = Ricominciare con scatole nuove?
labs-boxes-anew-explanation = Tutto quello che queste scatole hanno imparato andrà perso.
labs-boxes-anew-no = Tieni queste
labs-boxes-cup =
    La tua buca di { $side ->
        [left] sinistra
       *[right] destra
    }: { $seeds ->
        [one] 1 seme
       *[other] { $seeds } semi
    }
labs-boxes-theirs =
    La loro buca { $cup }: { $seeds ->
        [one] 1 seme
       *[other] { $seeds } semi
    }
labs-boxes-beads = { $red ->
        [one] 1 perlina rossa
       *[other] { $red } perline rosse
    }, { $blue } blu
labs-boxes-results = Partite delle scatole: vinte { $won }, perse { $lost }, pari { $tied }.
