### Quello che una pagina dice della partita che mostra.

## Guardare indietro

api-past = Questo è il tavoliere dopo la mossa { $turn } di { $turns }.
api-past-start = Questo è il tavoliere prima della prima mossa.

## Rifiuti

api-other-game = Questa è una partita di { $game }, non di { $asked }.
api-other-start = Questi appunti sono di una partita che comincia da un'altra posizione.
api-mistake = Le regole di questo gioco hanno un errore: { $mistake }

## Indizi

# A place in words has a form .the (“la buca C”); a square has none: “Guarda c4.”
api-look = Guarda { FORM($place, "the") }.
api-look-buttons = Guarda i pulsanti sotto il tavoliere.
api-try = Prova { FORM($move, "the") }.
