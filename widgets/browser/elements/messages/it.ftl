### Quello che sta nel testo di una pagina: tavolieri, esempi, un pulsante che cancella.

## Un link a una partita

elements-link = La partita del tuo link sta arrivando.
elements-link-lost = La partita del tuo link ora non si può aprire. Ricarica la pagina quando c'è la rete.

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

elements-lost = Questa parte non è arrivata. C'è la rete? Riprova, o ricarica la pagina.
elements-board-lost = Parti di questo tavoliere non sono arrivate: non tiene le partite e non dà indizi. C'è la rete?
elements-retry = Riprova

## I pulsanti sotto un tavoliere.

elements-tools-undo = Annulla
elements-tools-redo = Rifai
elements-tools-what = Che cosa è successo?
elements-tools-show = Mostra prima
elements-tools-showing = Scegli, e vedi che cosa farebbe la mossa. Poi giocala, o torna indietro.
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
