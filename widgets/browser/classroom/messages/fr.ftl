### Pages pour qui enseigne : une série de défis qui va à une classe, et ce qui en revient.

## On compose une série

classroom-start = Partir de
classroom-empty-set = une série vide
classroom-choose = Choisir des défis
classroom-ages = Âges
classroom-any-age = tous les âges
classroom-offer =
    { $game } · { $difficulty ->
        [1] très facile
        [2] facile
        [3] moyen
        [4] difficile
       *[other] très difficile
    } · de { $youngest } à { $oldest } ans
classroom-take = Ajouter
classroom-taken = Ajouté : numéro { $place }
classroom-take-what =
    { $place ->
        [0] Ajouter : { $prompt }
       *[other] Ajouté, numéro { $place } : { $prompt }
    }
classroom-full = Une série a { $most } défis au plus.
classroom-count =
    { $puzzles ->
        [one] { $puzzles } défi dans la série.
       *[other] { $puzzles } défis dans la série.
    }
classroom-labelled = { $label } : { $said }
classroom-your-set = Votre série
classroom-none-yet = Votre série est vide. Partez d'une leçon, ou ajoutez des défis.
classroom-earlier = Monter : { $prompt }
classroom-moved = Maintenant numéro { $place } : { $prompt }

## On la distribue

classroom-link = Un lien vers cette série
classroom-board = Écrivez cette adresse au tableau. Si la page est déjà ouverte, il suffit de taper ce qui suit le #.
classroom-slips = Imprimer des billets
classroom-slip = Tes défis. Ouvre cette adresse :
classroom-results = Recueillir les résultats

## Les résultats reviennent

classroom-which = Quelle série ? Son code, ou son lien :
classroom-set =
    { $puzzles ->
        [one] { $puzzles } défi.
       *[other] { $puzzles } défis.
    } { $title }
classroom-set-none = Pas encore de série. Si c'est celle d'une leçon, ajoutez simplement les codes de vos élèves.
classroom-set-unknown = Cette série n'existe pas sur ce site. Vérifiez chaque caractère.
classroom-set-first = Dites d'abord de quelle série il s'agit.
classroom-nothing = Tapez ou collez d'abord une ligne.
classroom-paste = Noms et codes, un élève par ligne
classroom-example = Lion K7QM-2WXA-9B3T
classroom-add = Ajouter
classroom-camera = Lire avec la caméra
classroom-camera-stop = Arrêter la caméra
classroom-camera-picture = Ce que voit la caméra
classroom-camera-refused = Impossible d'utiliser la caméra ici. Tapez les codes, ou collez-les.
classroom-no-camera = Ce navigateur ne sait pas lire les codes avec une caméra. Tapez-les, ou collez-les.
classroom-added =
    { $students ->
        [0] Personne n'a été ajouté.
        [one] { $students } élève ajouté.
       *[other] { $students } élèves ajoutés.
    }
classroom-same =
    { $lines ->
        [one] { $lines } ligne est déjà dans la liste.
       *[other] { $lines } lignes sont déjà dans la liste.
    }
classroom-same-add =
    { $lines ->
        [one] C'est un autre élève : l'ajouter
       *[other] Ce sont d'autres élèves : les ajouter
    }
classroom-spare =
    { $lines ->
        [one] { $lines } ligne de trop
       *[other] { $lines } lignes de trop
    } : la liste contient au plus { $most } élèves. Enregistrez-la, effacez-la, puis ajoutez le reste à une nouvelle liste.
classroom-fault =
    { $why ->
        [length] Un code a douze caractères. En manque-t-il un ?
        [sign] Le caractère { $place } est faux, si tous les autres sont justes. Est-ce { $right } ?
        [strange] Aucun code ne contient le caractère « { $right } ».
        [set] Ce code est celui d'une autre série.
       *[other] Il y a un caractère faux. Redemandez le code.
    }
classroom-faults-more =
    { $lines ->
        [one] Et 1 autre ligne est illisible.
       *[other] Et { $lines } autres lignes sont illisibles.
    }
classroom-unreadable = Ce fichier est illisible. Enregistrez-le en CSV ou en texte, puis ouvrez-le.
classroom-long = C'est trop long pour être lu en une fois. Ajoutez une classe à la fois.

## Ce qu'ils disent

classroom-chart = Qui bloque, et où
classroom-chart-row =
    { $begun ->
        [one] Défi { $number } : { $begun } élève bloque.
       *[other] Défi { $number } : { $begun } élèves bloquent.
    }
classroom-state =
    { $state ->
        [once] résolu du premier coup
        [tries] résolu après plusieurs essais
        [hint] résolu avec un indice
        [begun] bloqué
       *[unseen] pas commencé
    }
classroom-by-puzzle = Par défi
classroom-by-student = Par élève
classroom-puzzle = Défi
classroom-stuck = Qui bloque
classroom-students =
    { $students ->
        [one] { $students } élève
       *[other] { $students } élèves
    }
classroom-name = Nom
classroom-code = Code
classroom-nameless = sans nom
classroom-solved = Résolus
classroom-hints = Indices
classroom-minutes = Minutes
classroom-csv-name = resultats-de-la-classe
classroom-others = Autres séries dont les résultats sont sur cet appareil :
classroom-kept = Ces résultats ne sont gardés que sur cet appareil, jusqu'à ce que vous les effaciez.
classroom-unkept = Ce navigateur ne peut pas garder ces résultats. Enregistrez-les avant de fermer cette page.
classroom-forget = Effacer ces résultats
classroom-forget-question = Effacer ces résultats ?
classroom-forget-what = Tous les noms et codes de cette page seront effacés. Les carnets de cet appareil restent.
classroom-forget-no = Les garder
classroom-forgotten = Les résultats sont effacés.

## Ce qui a changé depuis une série plus ancienne

classroom-growth = Ce qui a changé
classroom-growth-with = Comparer avec :
classroom-growth-none = Choisissez une série plus ancienne
classroom-growth-sets = De « { $before } » à « { $after } »
classroom-growth-idea =
    { $idea ->
        [predict] Prédire
        [capture] Prendre
        [plan] Prévoir
       *[all] Tous les défis
    }
classroom-growth-by-idea =
    { $students ->
        [one] { $students } élève a un résultat dans les deux séries
       *[other] { $students } élèves ont un résultat dans les deux séries
    }
classroom-growth-column =
    { $column ->
        [idea] Idée
        [before] Résolus avant
        [after] Résolus maintenant
        [change] Écart en points
       *[verdict] Ce que cela dit
    }
classroom-growth-share = { $percent } %
classroom-growth-between = { $middle } (entre { $low } et { $high })
classroom-growth-verdict =
    { $verdict ->
        [more] Mieux, et le hasard ne suffit pas à l'expliquer
        [less] Moins bien, et le hasard ne suffit pas à l'expliquer
        [unknown] Moins de 5 élèves : on ne peut rien dire
       *[open] C'est peut-être le hasard
    }
classroom-growth-by-student = Défis résolus, avant → maintenant
classroom-growth-alone = Non comparés, car le nom ne figure que dans une des séries, ou y figure deux fois : { $names }.
classroom-growth-note = Un défi compte s'il est résolu sans indice. Pour une classe comme la vôtre, le vrai écart se situe entre les deux nombres dans 95 cas sur 100. Deux défis par idée en disent peu sur un élève : fiez-vous aux chiffres de la classe, et à vos propres yeux.
classroom-growth-bare = Sans les noms, pour la direction ou un financeur
classroom-growth-taught = Ce que vous avez enseigné, en une phrase ou deux :
classroom-growth-standards = Les objectifs des programmes scolaires travaillés pendant ces semaines

## Une page pour qui enseigne : un tournoi, et des groupes au hasard.

## Comment il commence

classroom-tournament-names = Noms, un par ligne
classroom-tournament-names-count =
    { $names ->
        [one] { $names } nom.
       *[other] { $names } noms.
    }
classroom-tournament-names-wrong = Un tournoi a de { $fewest } à { $most } joueurs.
classroom-tournament-swiss = Commencer : quelques rondes
classroom-tournament-robin = Commencer : tous contre tous
classroom-tournament-which = Quelques rondes : à chacune, on rencontre un nouvel adversaire, qui a gagné à peu près aussi souvent que soi. On s'arrête quand on veut. Tous contre tous : chacun rencontre tous les autres une fois. C'est l'idéal jusqu'à huit joueurs environ.
classroom-tournament-lot = Ou simplement des groupes au hasard :
classroom-tournament-groups =
    { $size ->
        [2] Par deux
        [3] Par trois
       *[other] Par quatre
    }

## Rondes

classroom-tournament-rounds = Rondes
classroom-tournament-round = Ronde { $round }
classroom-tournament-round-begins = La ronde { $round } commence.
classroom-tournament-how = Le joueur à gauche commence. Touchez le nom du gagnant, ou ½ pour un match nul. Touchez encore pour annuler.
classroom-tournament-table = Table { $number }
classroom-tournament-rests = se repose et reçoit un point
classroom-tournament-won = Victoire : { $name }
classroom-tournament-tied = Match nul : { $one } et { $other }
classroom-tournament-next = Ronde suivante
classroom-tournament-results-first = Il manque des résultats.
classroom-tournament-over = C'était la dernière ronde.
classroom-tournament-wall = Montrer à la classe

## Classement

classroom-tournament-standings = Classement
classroom-tournament-column =
    { $column ->
        [place] Place
        [name] Nom
        [points] Points
        [others] Points des adversaires
        [wins] Victoires
        [round] Ronde
        [table] Table
        [first] Commence
        [second] Joue en second
       *[result] Résultat
    }
classroom-tournament-why = Qui est mieux classé, et pourquoi ?
classroom-tournament-ties = Une victoire vaut un point, un match nul un demi-point, et celui qui se repose reçoit un point. Si deux joueurs ont le même nombre de points, on additionne les points de tous ceux que chacun a rencontrés : celui qui a rencontré les plus forts est mieux classé. Si c'est encore pareil, on compte les victoires. Et si c'est toujours pareil, ils partagent la place.
classroom-tournament-leaves = S'en va
classroom-tournament-leaves-who = { $name } s'en va
classroom-tournament-returns = Revient
classroom-tournament-returns-who = { $name } revient
classroom-tournament-late = Quelqu'un arrive en retard ?
classroom-tournament-welcome = { $name } joue à partir de la prochaine ronde.

## Après

classroom-tournament-file = tournoi
classroom-tournament-kept = Ce tournoi n'est gardé que sur cet appareil, jusqu'à ce que vous l'effaciez.
classroom-tournament-unkept = Ce navigateur ne peut pas garder le tournoi. Enregistrez-le avant de fermer cette page.
classroom-tournament-forget = Effacer ce tournoi
classroom-tournament-forget-question = Effacer ce tournoi ?
classroom-tournament-forget-what = Tous les noms et résultats de cette page seront effacés.
classroom-tournament-forget-no = Le garder

## Une pile de feuilles à imprimer.

classroom-paper-copies = × { $copies }
classroom-paper-on-sides =
    { $sides ->
        [one] × { $copies }, sur { $sides } page
       *[other] × { $copies }, sur { $sides } pages
    }
classroom-paper-code = L'adresse en code QR

## Quels éléments d'une liste conviennent à ce qu'on souhaite.

classroom-chooser-some = { $items ->
        [plans] { $left ->
            [one] { $left } leçon convient.
           *[other] { $left } leçons conviennent.
        }
       *[games] { $left ->
            [one] { $left } jeu convient.
           *[other] { $left } jeux conviennent.
        }
    }
classroom-chooser-all = { $items ->
        [plans] { $left ->
            [one] Voici { $left } leçon.
           *[other] Voici les { $left } leçons.
        }
       *[games] { $left ->
            [one] Voici { $left } jeu.
           *[other] Voici les { $left } jeux.
        }
    }
classroom-chooser-none = { $items ->
        [plans] Aucune leçon ne convient. Changez un de vos choix.
       *[games] Aucun jeu ne convient. Change un de tes choix.
    }
classroom-chooser-picked = Et pourquoi pas { $item } ?
