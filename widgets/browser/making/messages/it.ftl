### Una pagina in cui si compone un gioco di semina con le carte.

making-name = Come si chiama il tuo gioco?

making-unnamed = Il nostro gioco

making-rules = Le regole

making-share = Mostralo agli altri

making-link = Link

making-code = Un codice per il tuo gioco

making-print = Stampa le regole

making-unprinted = Non è uscito niente? Allora questo browser non stampa. Copia il link.

making-python = Il tuo gioco in Python

making-python-how = Metti queste righe in un file, e il sito di una scuola ha il tuo gioco.

making-copy = Copia

making-copied = Copiato.

making-marked = Selezionato. Copialo adesso.

making-trying = Lo sto provando …

making-sound = È un gioco. Giocatelo!

making-broken = Questo link non porta regole. Comincia con Oware.
