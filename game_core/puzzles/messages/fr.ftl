### Ce qu'on dit d'un essai dans un défi, et comment les défis sont rangés.

## Un bon coup

puzzles-takes = { FORM($solver, "The") } { FORM($solver, "number") ->
        [many] prennent
       *[one] prend
    } { FORM($taken, "counted") } { $places }.

puzzles-can-capture = Maintenant, quel que soit le coup joué par { FORM($other, "the") }, { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] peuvent
       *[one] peut
    } prendre ce qu'il faut.
puzzles-can-win = Maintenant, quel que soit le coup joué par { FORM($other, "the") }, { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] peuvent
       *[one] peut
    } gagner à temps.
puzzles-can-end = Maintenant, quel que soit le coup joué par { FORM($other, "the") }, { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] peuvent
       *[one] peut
    } finir la partie à temps.
puzzles-can-save = Maintenant, quel que soit le coup joué par { FORM($other, "the") }, { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] peuvent
       *[one] peut
    } tenir bon.
puzzles-can-best = Aucun autre coup n'est meilleur pour { FORM($solver, "the") }.

puzzles-has-taken = { FORM($solver, "The") } { FORM($solver, "number") ->
        [many] ont
       *[one] a
    } pris { FORM($taken, "counted") }.
puzzles-is-saved = Maintenant, quel que soit le coup joué par { FORM($other, "the") }, { FORM($solver, "the") } ne { FORM($solver, "number") ->
        [many] perdent
       *[one] perd
    } pas.
puzzles-is-best = Aucun autre coup ne vaut davantage.

## Un autre coup : ce qu'il prend, et ce qui en vient

puzzles-takes-nothing = { FORM($solver, "The") } ne { FORM($solver, "number") ->
        [many] prennent
       *[one] prend
    } rien.

puzzles-no-way = Ce n'est pas le bon chemin.
puzzles-goes-on = La partie continue.
puzzles-too-late = Il est trop tard pour { FORM($solver, "the") }.
puzzles-past-saving = Plus rien ne peut sauver { FORM($solver, "the") }.

puzzles-but-plays = Mais alors { FORM($other, "the") } { FORM($other, "number") ->
        [many] jouent
       *[one] joue
    } { FORM($move, "the") }.
puzzles-then-plays = Alors { FORM($other, "the") } { FORM($other, "number") ->
        [many] jouent
       *[one] joue
    } { FORM($move, "the") }.
puzzles-then-takes = Alors { FORM($other, "the") } { FORM($other, "number") ->
        [many] jouent { FORM($move, "the") } et prennent
       *[one] joue { FORM($move, "the") } et prend
    } { FORM($taken, "counted") } { $places }.
puzzles-but-takes = Mais alors { FORM($other, "the") } { FORM($other, "number") ->
        [many] prennent
       *[one] prend
    } { FORM($taken, "counted") } { $places }.
puzzles-other-can-win = Alors { FORM($other, "the") } { FORM($other, "number") ->
        [many] peuvent
       *[one] peut
    } gagner.

puzzles-end-even = À partir d'ici, les deux camps prennent autant l'un que l'autre.
puzzles-end-ahead = À partir d'ici, { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] prennent
       *[one] prend
    } { FORM($taken, "counted") } de plus que { FORM($other, "the") }.
puzzles-end-behind = À partir d'ici, { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] prennent
       *[one] prend
    } { FORM($taken, "counted") } de moins que { FORM($other, "the") }.
puzzles-good-but = Bien, mais un autre coup est meilleur.
puzzles-more-elsewhere = Un autre coup rapporte plus.

puzzles-too-few = Ce coup prend { FORM($taken, "counted") } : ce n'est pas encore assez.
puzzles-none = Ce coup ne prend rien.
puzzles-then-too-few = Alors { FORM($other, "the") } { FORM($other, "number") ->
        [many] jouent
       *[one] joue
    } { FORM($move, "the") }, et { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] prennent
       *[one] prend
    } { FORM($taken, "counted") } : ce n'est pas encore assez.
puzzles-then-none = Alors { FORM($other, "the") } { FORM($other, "number") ->
        [many] jouent
       *[one] joue
    } { FORM($move, "the") }, et { FORM($solver, "the") } ne { FORM($solver, "number") ->
        [many] prennent
       *[one] prend
    } rien.

## Questions auxquelles répondent les règles

puzzles-relay-most = Avec { FORM($move, "the") }, le coup compte { $laps ->
        [one] { $laps } étape
       *[other] { $laps } étapes
    }, et aucun autre n'en compte davantage.
puzzles-relay-fewer = Avec { FORM($move, "the") }, le coup compte { $laps ->
        [one] { $laps } étape
       *[other] { $laps } étapes
    }. Un autre en compte plus.
puzzles-relay-one = Avec { FORM($move, "the") }, le coup est fini après une seule étape.

puzzles-seed-count = Pas dans la case { $guess }. La case { $cup } contient { FORM($held, "counted") } : recompte-les une par une.
puzzles-seed-lap = Pas dans la case { $guess }. Il y a { $laps } étapes, et seule la première finit dans la case { $end }.
puzzles-seed-lap-there = Pas dans la case { $guess }. Il y a { $laps } étapes, et seule la première finit là.

puzzles-allowed = Les règles permettent de jouer { FORM($move, "the") }.

puzzles-well-done = Bravo !
puzzles-not-asked = Dans une partie, tu pourrais jouer ce coup. Ici, fais ce qui est demandé.

puzzles-no-answer = « { $answer } » n'est pas une réponse ici ; les réponses possibles sont { $answers }.
puzzles-over = Le défi est résolu.

## Ce que donnent les premiers coups

puzzles-no-others = { $moves ->
        [one] Il y a { $moves } autre coup, mais il ne réussit pas.
       *[other] Il y a { $moves } autres coups, mais aucun ne réussit.
    }
puzzles-every-other = Après tout autre coup :

## De quoi parle un défi, pour un enfant

-puzzles-counting = Compter d'avance
    .inside = compter d'avance
-puzzles-capture = Prendre
    .inside = prendre
-puzzles-big-capture = Prendre beaucoup
    .inside = prendre beaucoup
-puzzles-feeding = Nourrir l'adversaire
    .inside = nourrir l'adversaire
-puzzles-safety = Se protéger
    .inside = se protéger
-puzzles-ending = Finir la partie
    .inside = finir la partie
-puzzles-win = Gagner
    .inside = gagner
-puzzles-relay = Longs voyages
    .inside = longs voyages
-puzzles-trap = Tendre un piège
    .inside = tendre un piège
-puzzles-patience = Savoir attendre
    .inside = savoir attendre
-puzzles-choice = Bien choisir
    .inside = bien choisir
-puzzles-ahead = Prévoir deux coups
    .inside = prévoir deux coups
-puzzles-rules = Connaître les règles
    .inside = connaître les règles
-puzzles-starve = Ne laisser aucun bon coup
    .inside = ne laisser aucun bon coup
-puzzles-uur = Faire un uur
    .inside = faire un uur
-puzzles-rounds = Gagner la manche
    .inside = gagner la manche
-puzzles-check = Sauver le roi
    .inside = sauver le roi
-puzzles-mate = Échec et mat
    .inside = échec et mat
-puzzles-touchstone = La pierre maîtresse
    .inside = la pierre maîtresse
-puzzles-telekinesis = Télékinésie
    .inside = télékinésie
-puzzles-ambush = Prendre entre deux
    .inside = prendre entre deux
-puzzles-guard = Le garde
    .inside = le garde
-puzzles-rings = Anneaux
    .inside = anneaux
-puzzles-chain = Sauter et sauter encore
    .inside = sauter et sauter encore
-puzzles-stones = Le pouvoir des pierres
    .inside = le pouvoir des pierres

## Pour quels âges, et avec quelle difficulté

puzzles-ages = { $youngest } à { $oldest } ans

puzzles-very-easy = très facile
puzzles-easy = facile
puzzles-middling = moyen
puzzles-hard = difficile
puzzles-very-hard = très difficile
