### Une page où des niveaux jouent l'un contre l'autre des centaines de fois, et où l'on compte les parties.

numbers-begin = Lancer les parties
numbers-stop = Arrêter
numbers-save = Enregistrer un tableau (CSV)
numbers-progress = Parties jouées
numbers-found = Ce qui a été compté

numbers-waking = On commence …
numbers-playing = { $played } parties sur { $count }
numbers-played =
    { $played ->
        [0] Aucune partie n'est allée jusqu'au bout.
        [one] 1 partie a été jouée. Elle ne dit encore rien.
       *[other] { $played } parties ont été jouées.
    }

numbers-part =
    { $part ->
        [wins] Qui gagne, sur 100 parties
        [averages] Combien de temps, et combien de choix
       *[bites] Ce qui arrive, sur 100 coups
    }

numbers-measure =
    { $measure ->
        [first] Celui qui commence gagne.
        [second] L'autre gagne.
        [tie] C'est une égalité.
        [unended] Cela n'en finit pas.
        [turns] Coups dans une partie
        [choices] Coups au choix à chaque tour
        [capture] On prend des graines ou des pièces.
        [relay] On continue de semer avec une autre case.
        [slam] On pouvait prendre toutes les graines d'une rangée, et elles restent.
        [feeding] Une case est interdite : il faut nourrir l'autre.
        [single] Une case est interdite : une graine seule attend.
        [uur] Une case est interdite : c'est un uur.
        [endless] Une case est interdite : son coup ne finirait jamais.
        [duty] Une pièce doit attendre : une autre doit prendre.
        [guard] Une pierre maîtresse est en garde.
        [pinned] Une pièce doit rester : sinon le roi ou la pierre maîtresse serait en danger.
       *[forced] Il n'y a qu'un coup possible.
    }

numbers-between = entre { $low } et { $high } sur 100
numbers-about = entre { $low } et { $high } en moyenne
numbers-of = { $between } · { $game }

numbers-judged =
    { $verdict ->
        [more] Le second en a plus. Ce n'est pas que du hasard.
        [less] Le premier en a plus. Ce n'est pas que du hasard.
       *[open] C'est trop proche. C'est peut-être du hasard.
    }

numbers-beginning =
    { $verdict ->
        [more] Celui qui commence gagne plus souvent que l'autre · { $game }
        [less] Celui qui commence gagne moins souvent que l'autre · { $game }
       *[open] Ces nombres ne disent pas qui gagne plus souvent · { $game }
    }

numbers-table = Tous les nombres

numbers-column =
    { $column ->
        [game] Jeu
        [measure] Quoi
        [counted] Compté
        [low] Au moins
       *[high] Au plus
    }
