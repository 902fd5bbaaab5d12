### Una pagina che prepara un dispositivo per una stanza senza rete.

offline-ready-start = Prepara questo dispositivo
offline-ready-busy = Preparo…
offline-ready-progress = { $kept } di { $all } MB
offline-ready-done = Questo dispositivo è pronto. Ora funziona offline.
offline-ready-not-yet = Questo dispositivo non è ancora pronto.
offline-ready-pages = Pagine, tavolieri e rompicapo: { $megabytes } MB
offline-ready-python = Il programma che conosce le regole: { $megabytes } MB
offline-ready-memory = Per un avvio più rapido: { $megabytes } MB
offline-ready-room = Questo browser ha ancora posto per { $megabytes } MB.
offline-ready-remove = Togli tutto da questo dispositivo
offline-ready-removed = Tolto. Il tuo quaderno e le tue partite sono ancora qui.

## Quello che lo impedisce

offline-ready-broken-off = Si è fermato prima della fine. Sei online? Quello che è stato caricato resta. Riprova.
offline-ready-full = Su questo dispositivo non c'è abbastanza posto. Togli qualcosa, poi riprova.
offline-ready-refused = Questo browser non conserva i siti. Se è una finestra privata, apri la pagina in una finestra normale.
offline-ready-insecure = Questo indirizzo comincia con “http:”. I browser conservano solo i siti il cui indirizzo comincia con “https:”. Chiedine uno così a chi si occupa di questo sito.
offline-ready-way-round = Finché sei online, qui puoi giocare lo stesso.
offline-ready-packed = Non serve preparare questo dispositivo: questa copia del sito funziona già offline.

## Biglietti per tutti i dispositivi

offline-ready-slips = Stampa biglietti per tutti i dispositivi
offline-ready-slip = Prima della lezione, apri questo indirizzo sul dispositivo. Premi “{ $button }” e aspetta il segno verde.
offline-ready-code = L'indirizzo come codice QR

## Una nuova versione del sito.

offline-renewal-new = C'è una nuova versione di questo sito.
offline-renewal-take = Aggiorna ora
offline-renewal-later = Più tardi
offline-renewal-others = Prima chiudi le altre pagine di questo sito. Poi aggiorna.
offline-renewal-moved = Questo sito non è più a questo indirizzo. Quella che vedi è la copia su questo dispositivo.
offline-renewal-follow = Vai al nuovo indirizzo
