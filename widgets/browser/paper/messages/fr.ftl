### Une pile de feuilles à imprimer.

paper-copies = × { $copies }
paper-on-sides =
    { $sides ->
        [one] × { $copies }, sur { $sides } page
       *[other] × { $copies }, sur { $sides } pages
    }
paper-code = L'adresse en code QR
