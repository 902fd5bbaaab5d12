### Quello che dicono più pagine: come copiare, salvare, aprire e stampare.

kit-copy = Copia
kit-copied = Copiato
kit-marked = È selezionato: copialo con Ctrl+C, o tienilo premuto.
kit-code = Il link come codice QR
kit-open-file = Apri un file
kit-save-file = Salva in un file
kit-save-table = Salva come tabella (CSV)
kit-print = Stampa
kit-print-lost = Se non è comparsa nessuna finestra di stampa, forse da qui non si può stampare. Apri la pagina in una finestra a parte.
kit-again = Riprova
kit-cancel = Annulla
kit-done = Fatto
kit-remove = Togli { $name }
kit-new-game = Nuova partita
kit-stop = Ferma
kit-close = Chiudi
kit-next = Avanti
kit-back = Indietro
kit-hint = Indizio
