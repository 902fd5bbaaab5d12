### Uma pilha de folhas para imprimir.

paper-copies = × { $copies }
paper-on-sides =
    { $sides ->
        [one] × { $copies }, em 1 lado
       *[other] × { $copies }, em { $sides } lados
    }
paper-unprinted = Nada saiu? Talvez não dê nesta janela. Abra o site num navegador à parte e imprima lá.
paper-code = O endereço em código QR
