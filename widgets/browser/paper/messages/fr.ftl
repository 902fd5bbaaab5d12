### Une pile de feuilles à imprimer.

paper-copies = × { $copies }
paper-on-sides =
    { $sides ->
        [one] × { $copies }, sur { $sides } page
       *[other] × { $copies }, sur { $sides } pages
    }
paper-unprinted = Rien ne s'est ouvert pour imprimer ? Cette fenêtre ne peut peut-être pas. Ouvrez le site dans un navigateur à part, et imprimez là.
paper-code = L'adresse en code QR
