### Il tavoliere nella pagina, e quello che gli sta intorno.

## Strumenti

board-tools = Partita
board-more = Altro
board-lost = Non si è potuta caricare quella parte della pagina. Sei online? Riprova.

board-leave-full = Esci dallo schermo intero
board-leave-short = Esci

## Intorno al disegno

board-choices = Scelte
board-progress = Preparo il tavoliere
board-loading = Preparo la partita
board-retry = Riprova
board-turns = Mosse
board-waiting = Il tavoliere si sta caricando.
board-skip = Salta

## Giocatori

board-computer = il computer
board-your-turn = tocca a te
board-its-turn = tocca a lui

## Mosse

board-open-cell = { $cell }, si può giocare
board-play = Gioca
board-back = Indietro
board-take-back = Rimetti giù
board-from-here = Continua da qui
board-go-on = Torna alla partita
board-closer = Ora le caselle sono più grandi. Tocca quella che vuoi.
board-why-not = Perché no?
board-type = Scrivi una mossa
board-play-typed = Gioca
