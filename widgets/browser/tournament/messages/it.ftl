### Una pagina per chi insegna: un torneo, e gruppi a sorte.

## Come comincia

tournament-names = Nomi, uno per riga
tournament-names-count =
    { $names ->
        [one] 1 nome.
       *[other] { $names } nomi.
    }
tournament-names-wrong = Un torneo ha da { $fewest } a { $most } giocatori.
tournament-swiss = Comincia: pochi turni
tournament-robin = Comincia: tutti contro tutti
tournament-which = Pochi turni: in ognuno incontri qualcuno di nuovo che ha vinto più o meno quanto te. Vi fermate quando volete. Tutti contro tutti: ognuno incontra ogni altro una volta; va bene fino a otto giocatori circa.
tournament-lot = Oppure solo gruppi, a sorte:
tournament-groups =
    { $size ->
        [2] Coppie
        [3] Gruppi di tre
       *[other] Gruppi di quattro
    }

## Turni

tournament-rounds = Turni
tournament-round = Turno { $round }
tournament-round-begins = Comincia il turno { $round }.
tournament-how = Comincia il nome a sinistra. Tocca chi ha vinto, o ½ per un pareggio. Tocca di nuovo per annullare.
tournament-table = Tavolo { $number }
tournament-rests = riposa, e prende un punto
tournament-won = { $name } ha vinto
tournament-tied = { $one } e { $other } hanno pareggiato
tournament-next = Prossimo turno
tournament-results-first = Mancano alcuni risultati.
tournament-over = Questo era l'ultimo turno.
tournament-wall = Alla parete

## Classifica

tournament-standings = Classifica
tournament-column =
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
tournament-why = Chi sta più in alto, e perché?
tournament-ties = Una vittoria vale un punto, un pareggio mezzo punto, e chi riposa ne prende uno. Punti uguali? Allora guardate chi avete incontrato, e sommate i loro punti: chi ha incontrato i più forti sta più in alto. Ancora uguale? Allora contano le vittorie. Ancora uguale? Allora avete lo stesso posto.
tournament-leaves = Va via
tournament-leaves-who = { $name } va via
tournament-returns = Torna
tournament-returns-who = { $name } torna
tournament-late = Qualcuno arriva tardi?
tournament-late-add = Aggiungi
tournament-welcome = { $name } gioca dal prossimo turno.

## Dopo

tournament-print = Stampa
tournament-csv = Salva come tabella (CSV)
tournament-file = torneo
tournament-kept = Questo torneo resta solo su questo dispositivo, finché non lo dimentichi.
tournament-unkept = Questo browser non può tenere il torneo. Salvalo prima di chiudere questa pagina.
tournament-forget = Dimentica questo torneo
tournament-forget-question = Dimenticare questo torneo?
tournament-forget-what = Tutti i nomi e i risultati di questa pagina se ne vanno.
tournament-forget-no = Tienilo
