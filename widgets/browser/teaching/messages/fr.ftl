### Pages pour qui enseigne : une série de défis qui va à une classe, et ce qui en revient.

teaching-waiting = Les défis arrivent.
teaching-lost = Les défis ne sont pas arrivés. Y a-t-il du réseau ?
teaching-retry = Réessayer

## On compose une série

teaching-start = Partir de
teaching-empty-set = une série vide
teaching-choose = Choisir des défis
teaching-ages = Âges
teaching-any-age = tous les âges
teaching-offer =
    { $game } · { $difficulty ->
        [1] très facile
        [2] facile
        [3] moyen
        [4] difficile
       *[other] très difficile
    } · de { $youngest } à { $oldest } ans
teaching-take = Prendre
teaching-taken = Pris : numéro { $place }
teaching-take-what =
    { $place ->
        [0] Prendre : { $prompt }
       *[other] Pris, numéro { $place } : { $prompt }
    }
teaching-full = Une série a { $most } défis au plus.
teaching-count =
    { $puzzles ->
        [one] { $puzzles } défi dans la série.
       *[other] { $puzzles } défis dans la série.
    }
teaching-your-set = Votre série
teaching-none-yet = Votre série est vide. Partez d'une leçon, ou prenez des défis.
teaching-earlier = Avancer : { $prompt }
teaching-remove = Enlever { $name }

## On la distribue

teaching-link = Un lien vers cette série
teaching-picture = Le lien en code QR
teaching-board = Au tableau : cette adresse. Si la page est déjà ouverte, il suffit de taper ce qui suit le signe #.
teaching-copy = Copier
teaching-copied = Copié.
teaching-slips = Imprimer des billets
teaching-slip = Tes défis. Ouvre cette adresse :
teaching-results = Recueillir les résultats

## Les résultats reviennent

teaching-which = Quelle série ? Son code, ou son lien :
teaching-set =
    { $puzzles ->
        [one] { $puzzles } défi.
       *[other] { $puzzles } défis.
    } { $title }
teaching-set-none = Pas encore de série. Le code de la série d'une leçon la trouve tout seul.
teaching-set-unknown = Cette série n'est pas sur ce site. Cherchez un signe faux.
teaching-set-first = Dites d'abord de quelle série il s'agit.
teaching-nothing = Tapez ou collez d'abord une ligne.
teaching-paste = Noms et codes, un élève par ligne
teaching-example = Lion K7QM-2WXA-9B3T
teaching-add = Ajouter
teaching-file = Ouvrir un fichier
teaching-camera = Lire avec la caméra
teaching-camera-stop = Arrêter la caméra
teaching-camera-picture = Ce que voit la caméra
teaching-camera-refused = La caméra ne peut pas servir ici. Tapez les codes, ou collez-les.
teaching-no-camera = Ce navigateur ne sait pas lire les codes avec une caméra. Tapez-les, ou collez-les.
teaching-added =
    { $students ->
        [0] Personne n'a été ajouté.
        [one] { $students } élève ajouté.
       *[other] { $students } élèves ajoutés.
    }
teaching-same =
    { $lines ->
        [one] { $lines } ligne est déjà dans la liste.
       *[other] { $lines } lignes sont déjà dans la liste.
    }
teaching-same-add =
    { $lines ->
        [one] C'est un autre élève : l'ajouter
       *[other] Ce sont d'autres élèves : les ajouter
    }
teaching-spare =
    { $lines ->
        [one] { $lines } ligne de trop
       *[other] { $lines } lignes de trop
    } : la liste contient au plus { $most } élèves. Enregistrez-la, effacez-la, puis ajoutez le reste à une nouvelle liste.
teaching-fault =
    { $why ->
        [length] Un code a douze signes. En manque-t-il un ?
        [sign] Le signe { $place } est faux, si tous les autres sont justes. Est-ce { $right } ?
        [set] Ce code est celui d'une autre série.
       *[other] Il y a un signe faux. Redemandez le code.
    }

## Ce qu'ils disent

teaching-chart = Qui bloque, et où
teaching-chart-row =
    { $begun ->
        [one] Défi { $number } : { $begun } bloque.
       *[other] Défi { $number } : { $begun } bloquent.
    }
teaching-state =
    { $state ->
        [once] résolu du premier coup
        [tries] résolu après plusieurs essais
        [hint] résolu avec un indice
        [begun] bloqué
       *[unseen] pas commencé
    }
teaching-by-puzzle = Par défi
teaching-by-student = Par élève
teaching-puzzle = Défi
teaching-stuck = Qui bloque
teaching-students =
    { $students ->
        [one] { $students } élève
       *[other] { $students } élèves
    }
teaching-name = Nom
teaching-code = Code
teaching-nameless = sans nom
teaching-solved = Résolus
teaching-hints = Indices
teaching-minutes = Minutes
teaching-csv = Garder en tableau (CSV)
teaching-csv-name = resultats-de-la-classe
teaching-print = Imprimer
teaching-kept = Ces résultats ne sont gardés que sur cet appareil, jusqu'à ce que vous les oubliiez.
teaching-unkept = Ce navigateur ne peut pas garder ces résultats. Enregistrez-les avant de fermer cette page.
teaching-forget = Oublier ces résultats
teaching-forget-question = Oublier ces résultats ?
teaching-forget-what = Tous les noms et codes de cette page s'en vont. Les carnets de cet appareil restent.
teaching-forget-no = Les garder
teaching-forgotten = Les résultats sont oubliés.
