### I pulsanti sotto un tavoliere.

tools-undo = Annulla
tools-redo = Rifai
tools-what = Che cosa è successo?
tools-show = Mostra prima
tools-showing = Scegli, e vedi che cosa farebbe la mossa. Poi giocala, o torna indietro.
tools-hint = Indizio
tools-new = Nuova partita
tools-computer = Gioca contro il computer
tools-computer-short = Computer
tools-stop = Fermiamoci qui
tools-players = Giocatori
tools-toss = Chi comincia?
tools-turn = Gira il tavoliere
tools-whole = Tavoliere intero
tools-full = Schermo intero
tools-share = Condividi e salva
tools-forget = Dimentica tutto
tools-settings = Impostazioni
