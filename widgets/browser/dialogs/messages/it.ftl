### Le finestre in cui si chiede qualcosa a chi gioca, o si imposta qualcosa.

## Se una partita può andare via

dialogs-new-question = Cominciare una nuova partita?
dialogs-leaving = La partita sul tavoliere andrà persa.
dialogs-go-on = Continua a giocare

## Se tutti e due vogliono fermarsi

dialogs-stop =
    { $people ->
        [2] Volete fermarvi tutti e due?
       *[other] Vuoi fermarti?
    }
dialogs-agrees = { FORM($player, "The") } è d'accordo.
dialogs-ends = La partita finisce qui, e vale il punteggio.
dialogs-stop-yes = Sì, basta così

## Chi comincia

dialogs-toss-hides = { FORM($hider, "The") } nasconde un seme in un pugno. { $guesser }, in quale pugno è?
dialogs-toss-fist =
    { $hand ->
        [left] Il pugno sinistro
       *[right] Il pugno destro
    }
dialogs-toss-right =
    { $hand ->
        [left] Sì! Il seme era nel pugno sinistro. Comincia { FORM($guesser, "the") }.
       *[right] Sì! Il seme era nel pugno destro. Comincia { FORM($guesser, "the") }.
    }
dialogs-toss-wrong =
    { $hand ->
        [left] No, il seme era nel pugno sinistro. Comincia { FORM($hider, "the") }.
       *[right] No, il seme era nel pugno destro. Comincia { FORM($hider, "the") }.
    }
dialogs-toss-go = Giochiamo

## I livelli del computer

dialogs-levels = Gioca contro il computer
dialogs-levels-begins = Comincia il computer
# $level is the name of an opponent: one of them takes another article.
dialogs-levels-play = Gioca contro { $level ->
        [Stratega] lo { $level }
       *[other] il { $level }
    }
dialogs-levels-strength = Forza: { $strength } su { $levels }
dialogs-levels-win = Come vincere:
dialogs-not-now = Non adesso

## Chi gioca

dialogs-players = Chi gioca?
dialogs-players-first = Chi comincia
dialogs-players-other = Chi risponde
dialogs-players-kind = Gioca
dialogs-players-person = Una persona
dialogs-players-name = Nome, se vuoi
# The colors go with “telo”.
dialogs-players-cloth = Colore
dialogs-players-taken = già preso

## Cancellare

dialogs-forget = Cancellare tutto su questo dispositivo?
dialogs-forget-what = Le partite cominciate, i rompicapo risolti, quello che hai creato nei laboratori e tutte le impostazioni andranno persi.
dialogs-forget-no = Tieni tutto
dialogs-forgotten = Fatto. Su questo dispositivo non c'è più niente.

## Impostazioni

dialogs-settings-speed = Velocità delle mosse
dialogs-settings-slow = Lenta
dialogs-settings-normal = Normale
dialogs-settings-fast = Veloce
dialogs-settings-still = Immediata

dialogs-settings-playing = Mentre giochi
# The same as the button `elements-tools-show`.
dialogs-settings-preview = Mostra prima
dialogs-settings-preview-what = Vedi che cosa farebbe una mossa. Poi la giochi o la annulli.
dialogs-settings-rating = Valuta le mie mosse
dialogs-settings-rating-what = Dopo ogni mossa leggi quanto era buona, se si sa con certezza.
dialogs-settings-sounds = Suoni
dialogs-settings-sounds-what = Senti i semi e i pezzi, e un suono quando un momento della lezione è finito.
dialogs-settings-typing = Scrivi le mosse
dialogs-settings-typing-what = C'è un campo in cui scrivere le mosse, nella stessa forma dell'elenco.
dialogs-settings-spoken = Due dispositivi: di' la mossa
dialogs-settings-spoken-what = Giocate su due dispositivi, offline. Ognuno dice la sua mossa, e l'altro la ripete sul suo. Due parole mostrano se i tavolieri sono uguali.

dialogs-settings-look = Aspetto
dialogs-settings-large = Lettere più grandi
dialogs-settings-large-what = Parole e numeri sono più grandi.
dialogs-settings-left = Per mancini
dialogs-settings-left-what = I pulsanti sono vicini al tuo pollice sinistro.
dialogs-settings-table = Ai due lati del tavolo
dialogs-settings-table-what = Due giocatori stanno uno di fronte all'altro. Chi è dall'altra parte legge tutto per il verso giusto.

dialogs-settings-kept = Questo dispositivo ricorda le tue impostazioni.
dialogs-settings-unkept = Questo browser non conserva niente. Le tue impostazioni valgono finché non lasci questa pagina.

## Quello che era stato tenuto e non si può più leggere

dialogs-aside = Qualcosa che era conservato qui non si può più leggere. Forse si è rovinato, o viene da una versione più nuova di questo sito. È stato messo da parte.
dialogs-aside-forget = Cancella
