### Quello che sta nel testo di una pagina: tavolieri, esempi, un pulsante che cancella.

## Un link a una partita

elements-link = La partita del tuo link si sta caricando.
elements-link-lost = La partita del tuo link ora non si può aprire. Quando sei online, ricarica la pagina.

## Un esempio, mostrato mossa per mossa

elements-demo-show = Mostra
elements-demo-next = Avanti
elements-demo-skip = Salta
elements-demo-back = Indietro
elements-demo-count = { $shown } di { $turns }
elements-demo-try = Prova tu
elements-demo-return = Torna all'esempio

## Cancellare

elements-forget = Cancella tutto su questo dispositivo

## Una parte della pagina il cui script non è arrivato

elements-lost = Non si è potuta caricare questa parte. Sei online? Riprova, o ricarica la pagina.
elements-board-lost = Alcune parti di questo tavoliere non si sono potute caricare: non conserva la tua partita, e non dà indizi. Sei online?
elements-retry = Riprova

## I pulsanti sotto un tavoliere.

elements-tools-undo = Annulla
elements-tools-redo = Rifai
elements-tools-what = Replay
elements-tools-show = Mostra prima
elements-tools-showing = Scegli una mossa per vedere che cosa farebbe. Poi giocala, o torna indietro.
elements-tools-hint = Indizio
elements-tools-new = Nuova partita
elements-tools-computer = Gioca contro il computer
elements-tools-computer-short = Computer
elements-tools-stop = Fermiamoci qui
elements-tools-players = Giocatori
elements-tools-toss = Chi comincia?
elements-tools-turn = Gira il tavoliere
elements-tools-whole = Tavoliere intero
elements-tools-full = Schermo intero
elements-tools-share = Condividi e salva
elements-tools-forget = Cancella tutto
elements-tools-settings = Impostazioni
