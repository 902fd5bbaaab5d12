### Una pagina in cui dei livelli giocano l'uno contro l'altro centinaia di volte, e le partite si contano.

numbers-begin = Gioca le partite
numbers-stop = Ferma
numbers-save = Salva una tabella (CSV)
numbers-progress = Partite giocate
numbers-found = Che cosa è stato contato

numbers-waking = Si comincia …
numbers-playing = { $played } partite su { $count }
numbers-played =
    { $played ->
        [0] Nessuna partita è arrivata alla fine.
        [one] È stata giocata 1 partita. Non dice ancora nulla.
       *[other] Sono state giocate { $played } partite.
    }

numbers-part =
    { $part ->
        [wins] Chi vince, su 100 partite
        [averages] Quanto dura, e quanto si può scegliere
       *[bites] Che cosa succede, su 100 turni
    }

numbers-measure =
    { $measure ->
        [first] Vince chi comincia.
        [second] Vince l'altro.
        [tie] È un pareggio.
        [unended] Non finisce mai.
        [turns] Turni in una partita
        [choices] Mosse da scegliere in un turno
        [capture] Si prendono semi o pezzi.
        [relay] La semina continua con un'altra buca.
        [slam] Si potevano prendere tutti i semi di una fila, e restano.
        [feeding] Una buca non si può giocare: bisogna sfamare l'altro.
        [single] Una buca non si può giocare: un seme solo aspetta.
        [uur] Una buca non si può giocare: è un uur.
        [endless] Una buca non si può giocare: la mossa non finirebbe mai.
        [duty] Un pezzo non può muovere: un altro deve prendere.
        [guard] Una pietra di paragone è in guardia.
        [pinned] Un pezzo non può muovere: il Re o la pietra di paragone sarebbe in pericolo.
       *[forced] C'è una sola mossa.
    }

numbers-between = tra { $low } e { $high } su 100
numbers-about = tra { $low } e { $high } in media
numbers-of = { $between } · { $game }

numbers-judged =
    { $verdict ->
        [more] Il secondo ne ha di più. È più del caso.
        [less] Il primo ne ha di più. È più del caso.
       *[open] Sono troppo vicini. Può essere il caso.
    }

numbers-beginning =
    { $verdict ->
        [more] Chi comincia vince più spesso dell'altro · { $game }
        [less] Chi comincia vince meno spesso dell'altro · { $game }
       *[open] Così nessuno può dire chi vince più spesso · { $game }
    }

numbers-table = Tutti i numeri

numbers-column =
    { $column ->
        [game] Gioco
        [measure] Che cosa
        [counted] Contato
        [low] Almeno
       *[high] Al massimo
    }
