### Pagine per chi insegna: una serie di rompicapo che va alla classe, e quello che torna.

teaching-waiting = I rompicapo stanno arrivando.
teaching-lost = I rompicapo non sono arrivati. C'è la rete?
teaching-retry = Riprova

## Comporre una serie

teaching-start = Comincia da
teaching-empty-set = una serie vuota
teaching-choose = Scegli i rompicapo
teaching-ages = Età
teaching-any-age = tutte le età
teaching-offer =
    { $game } · { $difficulty ->
        [1] facilissimo
        [2] facile
        [3] medio
        [4] difficile
       *[other] difficilissimo
    } · da { $youngest } a { $oldest } anni
teaching-take = Prendilo
teaching-taken = È il numero { $place }
teaching-take-what =
    { $place ->
        [0] Prendilo: { $prompt }
       *[other] È il numero { $place }: { $prompt }
    }
teaching-full = Una serie ha al massimo { $most } rompicapo.
teaching-count = { $puzzles } rompicapo nella serie.
teaching-your-set = La tua serie
teaching-none-yet = La tua serie è vuota. Comincia da una lezione, o prendi qualche rompicapo.
teaching-earlier = Prima: { $prompt }
teaching-remove = Togli { $name }

## Distribuirla

teaching-link = Un link a questa serie
teaching-picture = Il link come codice QR
teaching-board = Alla lavagna: questo indirizzo. Chi ha già aperto la pagina scrive quello che viene dopo il segno #.
teaching-copy = Copia
teaching-copied = Copiato.
teaching-slips = Stampa biglietti da distribuire
teaching-slip = I tuoi rompicapo. Apri questo indirizzo:
teaching-results = Raccogli i risultati

## I risultati tornano

teaching-which = Quale serie? Il suo codice, o il suo link:
teaching-set = { $puzzles } rompicapo. { $title }
teaching-set-none = Ancora nessuna serie. Il codice della serie di una lezione la trova da solo.
teaching-set-unknown = Su questo sito non c'è una serie così. Cerca un segno sbagliato.
teaching-set-first = Prima di' quale serie è.
teaching-nothing = Prima scrivi o incolla una riga.
teaching-paste = Nomi e codici, un alunno per riga
teaching-example = Leone K7QM-2WXA-9B3T
teaching-add = Aggiungi
teaching-file = Apri un file
teaching-camera = Leggi con la fotocamera
teaching-camera-stop = Ferma la fotocamera
teaching-camera-picture = Quello che vede la fotocamera
teaching-camera-refused = Qui la fotocamera non si può usare. Scrivi i codici, o incollali.
teaching-no-camera = Questo browser non può leggere codici con la fotocamera. Scrivili, o incollali.
teaching-added =
    { $students ->
        [0] Nessuno è stato aggiunto.
        [one] 1 alunno è stato aggiunto.
       *[other] { $students } alunni sono stati aggiunti.
    }
teaching-same =
    { $lines ->
        [one] 1 riga è già nell'elenco.
       *[other] { $lines } righe sono già nell'elenco.
    }
teaching-same-add =
    { $lines ->
        [one] È un altro alunno: aggiungilo
       *[other] Sono altri alunni: aggiungili
    }
teaching-spare =
    { $lines ->
        [one] 1 riga è di troppo
       *[other] { $lines } righe sono di troppo
    }: l'elenco contiene al massimo { $most } alunni. Salvalo, cancellalo e aggiungi il resto a un elenco nuovo.
teaching-fault =
    { $why ->
        [length] Un codice ha dodici segni. Ne manca uno?
        [sign] Il segno { $place } è sbagliato, se tutti gli altri sono giusti. È { $right }?
        [set] Questo codice è di un'altra serie.
       *[other] C'è un segno sbagliato. Chiedi di nuovo il codice.
    }

## Che cosa dicono

teaching-chart = Chi si è fermato e dove
teaching-chart-row = Rompicapo { $number }: senza soluzione { $begun }.
teaching-state =
    { $state ->
        [once] risolto subito
        [tries] risolto dopo qualche tentativo
        [hint] risolto con un indizio
        [begun] senza soluzione
       *[unseen] non cominciato
    }
teaching-by-puzzle = Per rompicapo
teaching-by-student = Per alunno
teaching-puzzle = Rompicapo
teaching-stuck = Chi si è fermato
teaching-students =
    { $students ->
        [one] 1 alunno
       *[other] { $students } alunni
    }
teaching-name = Nome
teaching-code = Codice
teaching-nameless = senza nome
teaching-solved = Risolti
teaching-hints = Indizi
teaching-minutes = Minuti
teaching-csv = Salva come tabella (CSV)
teaching-csv-name = risultati-della-classe
teaching-print = Stampa
teaching-kept = Questi risultati restano solo su questo dispositivo, finché non li dimentichi.
teaching-unkept = Questo browser non può tenere questi risultati. Salvali prima di chiudere questa pagina.
teaching-forget = Dimentica questi risultati
teaching-forget-question = Dimenticare questi risultati?
teaching-forget-what = Tutti i nomi e i codici di questa pagina se ne vanno. I quaderni di questo dispositivo restano.
teaching-forget-no = Tienili
teaching-forgotten = I risultati sono dimenticati.
