### Una pila di fogli da stampare.

paper-copies = × { $copies }
paper-on-sides =
    { $sides ->
        [one] × { $copies }, su 1 facciata
       *[other] × { $copies }, su { $sides } facciate
    }
paper-unprinted = Non è comparso niente da stampare? Forse questa finestra non può. Apri il sito in un browser a parte e stampa da lì.
paper-code = L'indirizzo come codice QR
