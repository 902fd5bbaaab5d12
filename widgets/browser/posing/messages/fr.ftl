### Une page où l'on prépare un défi et où l'on joue la réponse.

posing-tools = Outils

posing-tool =
    { $tool ->
        [add] Ajouter une graine
        [take] Ôter une graine
        [clear] Vider
        [move] Déplacer
        [copy] Copier
        [turn] Changer de côté
        [back] Retour
       *[answer] Jouer la réponse
    }

posing-touch =
    { $tool ->
        [add] Touchez une case. Elle reçoit une graine d'un grenier.
        [take] Touchez une case. Une de ses graines va dans un grenier.
        [clear] Touchez ce qui doit quitter le plateau.
        [move] Touchez une pièce, puis la place où elle va.
       *[copy] Touchez une pièce, puis la place d'une autre pareille.
    }
posing-then = Touchez maintenant la place où elle va.

posing-looking = On regarde toutes les réponses …

posing-right =
    { $count ->
        [one] Sur { $possible } réponses, une seule est juste : { $right }.
       *[other] Sur { $possible } réponses, { $count } sont justes : { $right }.
    }

posing-played =
    { $verdict ->
        [right] Vous avez joué { $move }. C'est juste.
       *[wrong] Vous avez joué { $move }. Ce n'est pas juste.
    }

posing-lack =
    { $lack ->
        [name] des minuscules, des chiffres et des traits d'union.
        [long] douze mots au plus.
        [over] ici la partie est finie.
        [unasked] on ne peut pas le demander ici.
        [unreachable] on n'y arrive pas. Demandez moins.
        [deep] trop à regarder sur une page. Demandez moins de coups, ou prenez « ubao puzzle ».
        [idle] toute réponse y arrive, il n'y a donc rien à trouver. Demandez plus.
       *[missing] c'est encore à remplir.
    }

posing-whole = Le défi est complet. Mettez-le à la fin de lesson_plans/{ $game }/puzzles.yml. Lancez ensuite « ubao prove » et « ubao check ».
posing-text = Pour puzzles.yml
posing-save = Enregistrer un fichier
