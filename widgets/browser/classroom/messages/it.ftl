### Pagine per chi insegna: una serie di rompicapo che va alla classe, e quello che torna.

## Comporre una serie

classroom-start = Comincia da
classroom-empty-set = una serie vuota
classroom-choose = Scegli i rompicapo
classroom-ages = Età
classroom-any-age = tutte le età
classroom-offer =
    { $game } · { $difficulty ->
        [1] facilissimo
        [2] facile
        [3] medio
        [4] difficile
       *[other] difficilissimo
    } · da { $youngest } a { $oldest } anni
classroom-take = Aggiungilo
classroom-taken = Aggiunto come numero { $place }
classroom-take-what =
    { $place ->
        [0] Aggiungilo: { $prompt }
       *[other] Aggiunto come numero { $place }: { $prompt }
    }
classroom-full = Una serie ha al massimo { $most } rompicapo.
classroom-count = { $puzzles } rompicapo nella serie.
classroom-labelled = { $label }: { $said }
classroom-your-set = La tua serie
classroom-none-yet = La tua serie è vuota. Comincia da una lezione, o aggiungi qualche rompicapo.
classroom-earlier = Sposta su: { $prompt }
classroom-moved = Ora è il numero { $place }: { $prompt }

## Distribuirla

classroom-link = Un link a questa serie
classroom-board = Scrivi questo indirizzo alla lavagna. Chi ha già aperto la pagina scrive quello che viene dopo il segno #.
classroom-slips = Stampa biglietti da distribuire
classroom-slip = I tuoi rompicapo. Apri questo indirizzo:
classroom-results = Raccogli i risultati

## I risultati tornano

classroom-which = Quale serie? Il suo codice, o il suo link:
classroom-set = { $puzzles } rompicapo. { $title }
classroom-set-none = Ancora nessuna serie. Se è quella di una lezione, aggiungi i codici dei tuoi ragazzi e basta.
classroom-set-unknown = Su questo sito non c'è una serie così. Controlla che non ci siano caratteri sbagliati.
classroom-set-first = Per prima cosa, di' quale serie è.
classroom-nothing = Prima scrivi o incolla una riga.
classroom-paste = Nomi e codici, un alunno per riga
classroom-example = Leone K7QM-2WXA-9B3T
classroom-add = Aggiungi
classroom-camera = Leggi con la fotocamera
classroom-camera-stop = Ferma la fotocamera
classroom-camera-picture = Quello che vede la fotocamera
classroom-camera-refused = Qui la fotocamera non si può usare. Scrivi i codici, o incollali.
classroom-no-camera = Questo browser non può leggere codici con la fotocamera. Scrivili, o incollali.
classroom-added =
    { $students ->
        [0] Non è stato aggiunto nessuno.
        [one] È stato aggiunto 1 alunno.
       *[other] Sono stati aggiunti { $students } alunni.
    }
classroom-same =
    { $lines ->
        [one] 1 riga è già nell'elenco.
       *[other] { $lines } righe sono già nell'elenco.
    }
classroom-same-add =
    { $lines ->
        [one] È un altro alunno: aggiungilo
       *[other] Sono altri alunni: aggiungili
    }
classroom-spare =
    { $lines ->
        [one] 1 riga è di troppo
       *[other] { $lines } righe sono di troppo
    }: l'elenco contiene al massimo { $most } alunni. Salvalo, cancellalo e aggiungi il resto a un elenco nuovo.
classroom-fault =
    { $why ->
        [length] Un codice ha dodici caratteri. Ne manca uno?
        [sign] Il carattere { $place } è sbagliato, se tutti gli altri sono giusti. Dovrebbe essere { $right }?
        [strange] Nessun codice contiene il carattere “{ $right }”.
        [set] Questo codice è di un'altra serie.
       *[other] C'è un carattere sbagliato. Chiedi di nuovo il codice.
    }
classroom-faults-more =
    { $lines ->
        [one] E un'altra riga non si può leggere.
       *[other] E altre { $lines } righe non si possono leggere.
    }
classroom-unreadable = Quel file non si può leggere. Salvalo come CSV o come testo, e apri quello.
classroom-long = È troppo da leggere in una volta. Aggiungi una classe alla volta.

## Che cosa dicono

classroom-chart = Chi si è fermato e dove
classroom-chart-row = Rompicapo { $number }, alunni che si sono fermati: { $begun }.
classroom-state =
    { $state ->
        [once] risolto subito
        [tries] risolto dopo qualche tentativo
        [hint] risolto con un indizio
        [begun] non ancora risolto
       *[unseen] non cominciato
    }
classroom-by-puzzle = Per rompicapo
classroom-by-student = Per alunno
classroom-puzzle = Rompicapo
classroom-stuck = Chi si è fermato
classroom-students =
    { $students ->
        [one] 1 alunno
       *[other] { $students } alunni
    }
classroom-name = Nome
classroom-code = Codice
classroom-nameless = senza nome
classroom-solved = Risolti
classroom-hints = Indizi
classroom-minutes = Minuti
classroom-csv-name = risultati-della-classe
classroom-others = Altre serie con risultati su questo dispositivo:
classroom-kept = Questi risultati restano solo su questo dispositivo, finché non li cancelli.
classroom-unkept = Questo browser non può conservare questi risultati. Salvali prima di chiudere questa pagina.
classroom-forget = Cancella questi risultati
classroom-forget-question = Cancellare questi risultati?
classroom-forget-what = Tutti i nomi e i codici di questa pagina spariscono. I quaderni di questo dispositivo restano.
classroom-forget-no = Tienili
classroom-forgotten = I risultati sono cancellati.

## Che cosa è cambiato da una serie precedente

classroom-growth = Che cosa è cambiato
classroom-growth-with = Confronta con:
classroom-growth-none = Scegli una serie precedente
classroom-growth-sets = Da “{ $before }” a “{ $after }”
classroom-growth-idea =
    { $idea ->
        [predict] Prevedere
        [capture] Prendere
        [plan] Progettare
       *[all] Tutti i rompicapo
    }
classroom-growth-by-idea =
    { $students ->
        [one] 1 alunno con un risultato in tutte e due le serie
       *[other] { $students } alunni con un risultato in tutte e due le serie
    }
classroom-growth-column =
    { $column ->
        [idea] Idea
        [before] Risolti prima
        [after] Risolti ora
        [change] Differenza in punti
       *[verdict] Che cosa dice
    }
classroom-growth-share = { $percent }%
classroom-growth-between = { $middle } (tra { $low } e { $high })
classroom-growth-verdict =
    { $verdict ->
        [more] Meglio, e non solo per caso
        [less] Peggio, e non solo per caso
        [unknown] Meno di 5 alunni: non si può dire
       *[open] Forse è un caso
    }
classroom-growth-by-student = Rompicapo risolti, prima → ora
classroom-growth-alone = Senza confronto, perché il nome è in una sola serie o compare due volte: { $names }.
classroom-growth-note = Un rompicapo conta se è stato risolto senza indizi. Per una classe come la tua, la vera differenza sta tra i due numeri in 95 casi su 100. Due rompicapo per idea dicono poco di un singolo alunno: fidati dei numeri della classe, e dei tuoi occhi.
classroom-growth-bare = Senza i nomi, per la direzione o per chi finanzia
classroom-growth-taught = Che cosa hai insegnato, in una frase o due:
classroom-growth-standards = Traguardi di queste settimane

## Una pagina per chi insegna: un torneo, e gruppi a sorte.

## Come comincia

classroom-tournament-names = Nomi, uno per riga
classroom-tournament-names-count =
    { $names ->
        [one] 1 nome.
       *[other] { $names } nomi.
    }
classroom-tournament-names-wrong = Un torneo ha da { $fewest } a { $most } giocatori.
classroom-tournament-swiss = Comincia: pochi turni
classroom-tournament-robin = Comincia: tutti contro tutti
classroom-tournament-which = Pochi turni: in ognuno si incontra qualcuno di nuovo, con più o meno lo stesso numero di vittorie. Vi fermate quando volete. Tutti contro tutti: ognuno incontra una volta tutti gli altri; va bene fino a otto giocatori circa.
classroom-tournament-lot = Oppure solo gruppi, a sorte:
classroom-tournament-groups =
    { $size ->
        [2] Coppie
        [3] Gruppi di tre
       *[other] Gruppi di quattro
    }

## Turni

classroom-tournament-rounds = Turni
classroom-tournament-round = Turno { $round }
classroom-tournament-round-begins = Comincia il turno { $round }.
classroom-tournament-how = Comincia chi ha il nome a sinistra. Tocca chi ha vinto, o ½ per un pareggio. Tocca di nuovo per annullare.
classroom-tournament-table = Tavolo { $number }
classroom-tournament-rests = riposa, e prende un punto
classroom-tournament-won = { $name } ha vinto
classroom-tournament-tied = { $one } e { $other } hanno pareggiato
classroom-tournament-next = Prossimo turno
classroom-tournament-results-first = Mancano alcuni risultati.
classroom-tournament-over = Questo era l'ultimo turno.
classroom-tournament-wall = Mostra alla classe

## Classifica

classroom-tournament-standings = Classifica
classroom-tournament-column =
    { $column ->
        [place] Posto
        [name] Nome
        [points] Punti
        [others] Punti degli avversari
        [wins] Vittorie
        [round] Turno
        [table] Tavolo
        [first] Comincia
        [second] Risponde
       *[result] Risultato
    }
classroom-tournament-why = Chi sta più in alto, e perché?
classroom-tournament-ties = Una vittoria vale un punto, un pareggio mezzo punto, e chi riposa ne prende uno. Se due giocatori hanno gli stessi punti, sommate i punti di tutti quelli che ognuno ha incontrato: chi ha incontrato giocatori più forti sta più in alto. Se sono pari anche lì, contano le vittorie. Se sono ancora pari, hanno lo stesso posto.
classroom-tournament-leaves = Va via
classroom-tournament-leaves-who = { $name } va via
classroom-tournament-returns = Torna
classroom-tournament-returns-who = { $name } torna
classroom-tournament-late = Qualcuno arriva tardi?
classroom-tournament-welcome = { $name } gioca dal prossimo turno.

## Dopo

classroom-tournament-file = torneo
classroom-tournament-kept = Questo torneo resta solo su questo dispositivo, finché non lo cancelli.
classroom-tournament-unkept = Questo browser non può conservare il torneo. Salvalo prima di chiudere questa pagina.
classroom-tournament-forget = Cancella questo torneo
classroom-tournament-forget-question = Cancellare questo torneo?
classroom-tournament-forget-what = Tutti i nomi e i risultati di questa pagina spariscono.
classroom-tournament-forget-no = Tienilo

## Una pila di fogli da stampare.

classroom-paper-copies = × { $copies }
classroom-paper-on-sides =
    { $sides ->
        [one] × { $copies }, su 1 facciata
       *[other] × { $copies }, su { $sides } facciate
    }
classroom-paper-code = L'indirizzo come codice QR

## Quali voci di un elenco vanno bene per quello che qualcuno desidera. $items dice che cosa sono: giochi o lezioni.

classroom-chooser-some = { $items ->
        [plans] { $left ->
            [one] 1 lezione va bene.
           *[other] { $left } lezioni vanno bene.
        }
       *[games] { $left ->
            [one] 1 gioco va bene.
           *[other] { $left } giochi vanno bene.
        }
    }
classroom-chooser-all = { $items ->
        [plans] { $left ->
            [one] Ecco 1 lezione.
           *[other] Ecco tutte e { $left } le lezioni.
        }
       *[games] { $left ->
            [one] Ecco 1 gioco.
           *[other] Ecco tutti e { $left } i giochi.
        }
    }
classroom-chooser-none = { $items ->
        [plans] Nessuna lezione va bene. Cambia una delle tue scelte.
       *[games] Nessun gioco va bene. Cambia una delle tue scelte.
    }
classroom-chooser-picked = Che ne dici di { $item }?
