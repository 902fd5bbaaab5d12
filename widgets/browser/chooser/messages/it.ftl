### Quali voci di un elenco vanno bene per quello che qualcuno desidera. $items dice che cosa sono: giochi o lezioni.

chooser-some = { $items ->
        [plans] { $left ->
            [one] 1 lezione va bene.
           *[other] { $left } lezioni vanno bene.
        }
       *[games] { $left ->
            [one] 1 gioco va bene.
           *[other] { $left } giochi vanno bene.
        }
    }

chooser-all = { $items ->
        [plans] { $left ->
            [one] 1 lezione va bene.
           *[other] Tutte e { $left } le lezioni vanno bene.
        }
       *[games] { $left ->
            [one] 1 gioco va bene.
           *[other] Tutti e { $left } i giochi vanno bene.
        }
    }

chooser-none = { $items ->
        [plans] Nessuna lezione va bene. Cambia una delle tue scelte.
       *[games] Nessun gioco va bene. Cambia una delle tue scelte.
    }

chooser-picked = Che ne dici di { $item }?
