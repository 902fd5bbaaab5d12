### Una pagina che prepara un dispositivo per una stanza senza rete.

ready-start = Prepara questo dispositivo
ready-again = Riprova
ready-busy = Preparo …
ready-progress = { $kept } di { $all } MB
ready-done = Questo dispositivo è pronto. Ora funziona senza rete.
ready-not-yet = Questo dispositivo non è ancora pronto.
ready-pages = Pagine, tavolieri e rompicapo: { $megabytes } MB
ready-python = Il programma che conosce le regole: { $megabytes } MB
ready-memory = Quello che lo fa partire prima: { $megabytes } MB
ready-room = Questo browser ha ancora posto per { $megabytes } MB.
ready-remove = Togli tutto da questo dispositivo
ready-removed = Tolto. Il tuo quaderno e le tue partite sono ancora qui.

## Quello che lo impedisce

ready-broken-off = Si è fermato prima della fine. C'è la rete? Quello che è arrivato resta. Riprova.
ready-full = Su questo dispositivo non c'è abbastanza posto. Togli qualcosa, poi riprova.
ready-refused = Questo browser non tiene i siti. È una finestra privata? Apri la pagina in una finestra normale.
ready-insecure = Questo indirizzo comincia con “http:”. I browser tengono solo i siti il cui indirizzo comincia con “https:”. Chiedine uno così a chi si occupa di questo sito.
ready-way-round = Finché c'è la rete, qui si gioca lo stesso.
ready-packed = Non serve preparare questo dispositivo: questa copia del sito funziona già senza rete.

## Biglietti per tutti i dispositivi

ready-slips = Stampa biglietti per tutti
ready-slip = Prima della lezione, apri questo indirizzo sul dispositivo. Premi “{ $button }” e aspetta il segno verde.
ready-code = L'indirizzo come codice QR
ready-slips-lost = Non è comparso niente da stampare? Forse questa finestra non può. Scrivi l'indirizzo alla lavagna.
