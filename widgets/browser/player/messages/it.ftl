### Una pagina in cui si scrive un giocatore in Python, lo si prova e lo si manda a giocare.

player-code = Il tuo giocatore, in Python

player-keys = Il tasto Tab porta fuori da qui. Per far rientrare una riga, cominciala con quattro spazi.

player-check = Controlla
player-play = Gioca contro di lui
player-compete = Dieci partite
player-stop = Ferma
player-help = Metti l'aiuto nell'editor
player-save = Salva un file
player-link = Copia un link
player-link-copied = Copiato. Il link contiene il tuo codice.
player-link-marked = Selezionato. Copialo adesso.
player-link-label = Il link

player-printed = Che cosa ha scritto
player-cut = … e altro ancora. Si vede solo l'inizio.
player-packed = Un giocatore si può scrivere dove il sito ha un host. Qui no.

player-starting = Python si avvia …
player-sound = Il tuo giocatore funziona. Giocherebbe { $move }.
player-passed = Il tuo giocatore ha superato questo passo. Vai al prossimo!
player-missing = Non ancora. { $missing }
player-played-instead = Qui ha giocato { $move }.
player-your-turn = Cominci tu. Il tuo giocatore risponde.
player-its-turn = Il tuo giocatore sta pensando …

player-competing = Partita { $played } di { $count } …
player-competed = Il tuo giocatore ha vinto { $won } partite su { $count }, e { $ties } sono patte.
player-forfeit = { $name } ha perso una partita così:

player-line = Riga { $line }:

player-trouble =
    { $kind ->
        [syntax] Python non riesce a leggere questo. Manca un segno, come i due punti o una parentesi?
        [indent] Gli spazi all'inizio della riga non vanno bene. Le righe che stanno insieme cominciano una sotto l'altra.
        [name] Python non conosce questo nome. È scritto come sopra?
        [import] Un giocatore non può usare questo modulo. Ha math, random, collections e alcuni altri.
        [index] La lista non è così lunga.
        [key] Questa chiave non c'è.
        [attribute] Non ha una parte con questo nome. Guarda l'elenco di ciò che una posizione sa dire.
        [type] Queste cose non vanno insieme, oppure ce n'è una di troppo tra le parentesi.
        [division] Non si può dividere per 0.
        [recursion] Una funzione ha chiamato sé stessa troppe volte. Quando si ferma?
        [memory] Il tuo giocatore aveva bisogno di troppa memoria ed è stato fermato. Ricorda meno cose.
        [late] I due secondi erano passati e il tuo giocatore è stato fermato. C'è un ciclo che non finisce mai?
        [broken] Python si è rotto ed è stato fermato. Non si è perso altro.
        [lost] Non è stato possibile caricare Python. Riprova quando hai una rete.
        [nothing] Non c'è choose. Il tuo giocatore comincia con «def choose(position):».
        [nonsense] Ciò che choose ha restituito non è una mossa. Una mossa è un testo, come "C".
        [illegal] Le regole non permettono questa mossa. Prendine una di position.moves().
       *[wrong] Qui qualcosa non ha funzionato.
    }

player-own-words = («{ $own }»)

player-robin = Tutti contro tutti
player-robin-how = Aggiungi fino a otto giocatori: il tuo, dei file, o dei link che altri ti hanno mandato. Ognuno gioca due volte contro ognuno.
player-robin-own = Aggiungi quello sopra
player-robin-files = Aggiungi file
player-robin-paste = Un link a un giocatore
player-robin-add = Aggiungi il link
player-robin-level = Aggiungi { $level }
player-robin-begin = Falli giocare
player-robin-full = Ce ne sono già otto.
player-robin-wrong = Questo link non contiene un giocatore.
player-robin-drop = Togli { $name }
player-robin-empty = Aggiungi almeno due giocatori.
player-robin-done = Tutte le partite sono giocate.
player-robin-yours = Il tuo giocatore { $number }
player-robin-linked = Da un link { $number }
player-robin-games = Le partite
player-robin-look = Guarda la partita
player-robin-game =
    { $outcome ->
        [first] { $first } batte { $second }
        [second] { $second } batte { $first }
       *[tie] Patta tra { $first } e { $second }
    }

player-robin-column =
    { $column ->
        [place] Posto
        [player] Giocatore
        [won] Vinte
        [tied] Patte
        [lost] Perse
       *[points] Punti
    }
