### Una pila di fogli da stampare.

paper-copies = × { $copies }
paper-on-sides =
    { $sides ->
        [one] × { $copies }, su 1 facciata
       *[other] × { $copies }, su { $sides } facciate
    }
paper-code = L'indirizzo come codice QR
