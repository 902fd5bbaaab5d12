### Uma pilha de folhas para imprimir.

paper-copies = × { $copies }
paper-on-sides =
    { $sides ->
        [one] × { $copies }, em 1 lado
       *[other] × { $copies }, em { $sides } lados
    }
paper-code = O endereço em código QR
