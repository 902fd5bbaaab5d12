### Partite che si portano via, si riportano, o sono rimaste su questo dispositivo.

## Una finestra per le due cose

saving-private = Non si manda niente da nessuna parte. La partita è tutta nel link.
saving-no-address = Questa copia non ha un indirizzo sul web. Copia la posizione o salva la partita in un file.

## Portare via una partita

saving-take = Porta con te questa partita
saving-link = Un link a questa partita
saving-hand-on = Condividi questo link
saving-frame = Una cornice per un altro sito
saving-position = Questa posizione
saving-alone = Solo questa posizione, senza le mosse
saving-saved = Cerca { $file } fra i tuoi download. Se non c'è, premi “{ $copy }”.
saving-copy-what = Copia: { $what }
saving-code-long = È troppo lungo per un codice QR. Manda il link.
saving-code-print = Stampa il codice

## Riportare una partita

saving-bring = Riporta qui una partita
saving-text = Una posizione, una partita salvata o un link
saving-open-text = Apri questo testo
saving-open-question = Aprire questa partita?
saving-open-yes = Aprila

## Quello che non si può aprire

saving-unreadable = Quel file non si può leggere.
saving-empty = Non c'è ancora niente da aprire.
saving-long = È troppo lungo per essere una partita.
saving-strange = Guarda il carattere “{ $sign }”: nessuna partita lo contiene.
saving-broken = Questo link non funziona.
saving-away = Aprila nella sua pagina.

## Partite rimaste qui

saving-kept = Una partita cominciata qui
saving-kept-question =
    { $games ->
        [one] Continuare la partita cominciata qui?
       *[other] Qui hai cominciato più partite. Continuarne una?
    }
saving-kept-over = Rivedere la tua ultima partita?
saving-kept-go-on =
    { $over ->
        [1] Rivedi
       *[other] Continua
    }: { $turns ->
        [one] 1 mossa
       *[other] { $turns } mosse
    }, { $days ->
        [0] oggi
        [1] ieri
        [100] tanto tempo fa
       *[other] { $days } giorni fa
    }{ $levels ->
        [0] {""}
       *[other] {" "}({ $levels })
    }
saving-unkept = Questo browser non può conservare partite. Se lasci o ricarichi questa pagina, la tua andrà persa.
