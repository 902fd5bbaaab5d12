### Les noms des adversaires, et ce que dit l'entraîneur. « Je », c'est l'entraîneur.
### A move in words has the form .the (“la case C”); a move in notation has none and stands as it is.

## Pourquoi un coup est bon. « Ce coup » est celui qu'on propose.

search-wins = Ce coup gagne la partie.
search-takes = Ce coup prend { FORM($taken, "counted") }.
search-takes-most = Ce coup prend { FORM($taken, "counted") }, plus que tout autre coup.
search-saves = Ce coup sauve { FORM($taken, "counted") } chez { FORM($mover, "the") } ({ $place }), que { FORM($other, "the") } { FORM($other, "number") ->
        [many] pourraient
       *[one] pourrait
    } sinon prendre au coup suivant.
search-one-choice = Après ce coup, { FORM($other, "the") } { FORM($other, "number") ->
        [many] n'ont
       *[one] n'a
    } plus qu'un seul coup possible.
search-nothing-next = Après ce coup, { FORM($other, "the") } ne { FORM($other, "number") ->
        [many] peuvent
       *[one] peut
    } rien prendre au coup suivant.
search-most-next = Après ce coup, { FORM($other, "the") } { FORM($other, "number") ->
        [many] peuvent
       *[one] peut
    } prendre au plus { FORM($taken, "counted") } au coup suivant.
search-only = C'est le seul coup possible.
search-as-good = D'après ce que je vois, aucun autre coup n'est meilleur.
search-wins-within =
    { $turns ->
        [1] Ce coup gagne tout de suite.
       *[other] Ce coup gagne en { $turns } coups au plus, quels que soient les coups joués par { FORM($other, "the") }.
    }

search-nothing-better = En regardant { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } à l'avance, je n'ai rien trouvé de mieux.
search-other-loses = Après { FORM($move, "the") }, { FORM($other, "the") } { FORM($other, "number") ->
        [many] gagnent
       *[one] gagne
    }.
search-other-tempts = Par exemple, { FORM($move, "the") } prend { FORM($taken, "counted") } maintenant, mais c'est moins bon.
search-other-worse = Par exemple, { FORM($move, "the") } serait { FORM($move, "gender") ->
        [f] moins bonne
       *[m] moins bon
    }.

## Un regard en arrière sur une partie

# Une raison qui commence par « Ce coup » suit : le dernier coup nommé doit donc être { $better }.
search-missed-win = Coup { $turn } : { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] ont
       *[one] a
    } joué { FORM($move, "the") }, mais le bon coup, { FORM($better, "the") }, gagne { $turns ->
        [1] tout de suite
       *[other] en { $turns } coups au plus
    }.
search-lost = Coup { $turn } : { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] ont
       *[one] a
    } joué { FORM($move, "the") }, ce qui fait perdre la partie ; le bon coup était { FORM($better, "the") }.
search-cost = Coup { $turn } : { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] ont
       *[one] a
    } joué { FORM($move, "the") }, mais le meilleur coup était { FORM($better, "the") } : environ { FORM($difference, "counted") } de plus.
search-cost-much = Coup { $turn } : { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] ont
       *[one] a
    } joué { FORM($move, "the") }, mais le bon coup, { FORM($better, "the") }, valait beaucoup mieux.
search-played = Coup { $turn } : { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] ont
       *[one] a
    } joué { FORM($move, "the") }.

search-drawback = Après { FORM($move, "the") }, { FORM($other, "the") } { FORM($other, "number") ->
        [many] peuvent
       *[one] peut
    } prendre { FORM($taken, "counted") } au coup suivant.
search-drawback-some = Après { FORM($move, "the") }, { FORM($other, "the") } { FORM($other, "number") ->
        [many] peuvent
       *[one] peut
    } prendre quelque chose au coup suivant.
search-looked = Pour le voir, j'ai regardé { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } à l'avance.

## Ce qu'un coup valait vraiment

search-rated-good = Bon choix : si l'on joue jusqu'à la fin, aucun autre coup n'est meilleur.
search-rated-same = Ici, tous les coups menaient au même résultat à la fin.
search-rated-won = Bon choix : ce coup gagne la partie.
search-rated-missed = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] pouvaient
       *[one] pouvait
    } gagner tout de suite avec { FORM($move, "the") }.

## Adversaires : le nom de chacun, son habitude, et comment le battre

search-name = { $level }

-search-dreamer = Rêveur
    .gender = m
    .The = Le Rêveur
    .the = le Rêveur
search-dreamer-habit = Le { -search-dreamer } joue souvent la première idée qui lui passe par la tête.
search-dreamer-advice = À chaque coup, cherche quelque chose à prendre : le { -search-dreamer } laisse traîner beaucoup de choses.

-search-greedy = Glouton
    .gender = m
    .The = Le Glouton
    .the = le Glouton
search-greedy-habit = Le { -search-greedy } prend le plus de { FORM($thing, "many") } possible, tout de suite, sans se demander ce que tu feras ensuite.
search-greedy-advice = Offre un petit quelque chose au { -search-greedy }, là où tu pourras prendre davantage au coup suivant.

-search-careful = Prudent
    .gender = m
    .The = Le Prudent
    .the = le Prudent
search-careful-habit = Le { -search-careful } regarde ta meilleure réponse avant de jouer, et ne va pas plus loin.
search-careful-advice = Fais deux menaces à la fois. Le { -search-careful } ne peut en arrêter qu'une.

-search-planner = Stratège
    .gender = m
    .The = Le Stratège
    .the = le Stratège
search-planner-habit = Le { -search-planner } regarde quelques coups à l'avance et aime un plateau bien rangé.
search-planner-advice = Prépare la suite : ce qui est encore loin, le { -search-planner } ne le voit pas venir.

-search-champion = Champion
    .gender = m
    .The = Le Champion
    .the = le Champion
search-champion-habit = Le { -search-champion } réfléchit une seconde et regarde aussi loin qu'il peut.
search-champion-advice = Nous ne connaissons aucune habitude au { -search-champion }. Joue de ton mieux, puis revois la partie.
