### Ce que disent les jeux de semailles. Les graines sont dans des cases, qui ont des lettres : A–F à Bleu, a–f à Doré.
### Un grenier est l'endroit où l'on garde ce qu'on a gagné. Un uur est une case qui appartient à quelqu'un, où qu'elle soit.
### “de” and “à” never stand before a player's name, such as Ama or Le Rêveur: “chez { $mover }” is right for all of them.

## Choses et lieux

-sowing-seed = graine
    .gender = f
    .many = graines
    .counted =
        { $count ->
            [one] { $count } graine
           *[other] { $count } graines
        }

-sowing-cup = case { $cup }
    .gender = f
    .the = la case { $cup }

-sowing-from-cups =
    { $cups ->
        [one] dans la case { $cups }
       *[other] dans les cases { $cups }
    }

## Ce qui se passe dans un coup

sowing-lift =
    { $mover } sème { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } à partir de la case { $cup }.

sowing-relay =
    { $seeds ->
        [one] { $mover } ramasse l'unique graine de la case { $cup } et continue à semer.
       *[other] { $mover } ramasse les { $seeds } graines de la case { $cup } et continue à semer.
    }

sowing-drop-uur = La dernière graine tombe dans la case { $cup }, un uur, et y reste.
sowing-drop-empty = La dernière graine tombe dans la case { $cup }, qui était vide.
sowing-drop = La dernière graine tombe dans la case { $cup }, qui en a maintenant { $seeds }.

sowing-skip = On saute la case { $cup }, d'où viennent les graines.

sowing-capture =
    { $taker } prend { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } dans { $cups ->
        [one] la case { $cups }
       *[other] les cases { $cups }
    }.

sowing-slam = Grand chelem ! { $other } n'aurait plus de graines, donc rien n'est pris.

sowing-again = { $other } n'a pas de graines, donc { $mover } rejoue et doit en donner.

sowing-sweep =
    { $seeds ->
        [one] { $taker } prend une graine restée sur le plateau.
       *[other] { $taker } prend { $seeds } graines restées sur le plateau.
    }

sowing-laps = Le coup compte { $laps } étapes.

sowing-take =
    { $taker } prend { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.

## Manches

sowing-round = Manche { $round }.
sowing-round-begins = La manche { $round } commence.
sowing-round-won = { $winner } gagne la manche { $round }.
sowing-round-tied = Personne ne gagne la manche { $round }.

## Ce qu'un coup fait en plus de prendre, comme raison de le jouer

sowing-wins-round = Ce coup gagne la manche { $round }.
sowing-makes-uur = Ce coup fait de la case { $cup } un uur pour { $mover }.
sowing-plays-again = Après ce coup, { $mover } rejoue.

## Pourquoi une partie est finie

sowing-end-majority = La partie est finie : { $winner } a plus de la moitié des graines.
sowing-end-cannot-feed = La partie est finie : aucun coup ne peut donner de graines à la rangée vide.
sowing-end-one-each = La partie est finie : chaque rangée n'a plus qu'une graine.
sowing-end-empty = La partie est finie : le plateau est vide.
sowing-end-few-seeds = La partie est finie : il reste moins de quatre graines sur le plateau.
sowing-end-cannot-move = La partie est finie : celui qui doit jouer n'a pas de coup.
sowing-end-four-rounds = Le match est fini : { $winner } a gagné quatre manches.
sowing-end-forty-three = La partie est finie : { $winner } a 43 graines ou plus.

## Pourquoi une case ne peut pas être jouée

sowing-no-cup = « { $written } » n'est pas une case : { $mover } joue { $first }–{ $last }.
sowing-other-row = La case { $cup } est chez { $other } : { $mover } joue { $first }–{ $last }.
sowing-closed = La case { $cup } est fermée dans cette manche.
sowing-empty-cup = La case { $cup } est vide.
sowing-feeding = Il faut nourrir { $other }, qui n'a pas de graines : la case { $cup } ne lui en donne pas.
sowing-endless = Un coup à partir de la case { $cup } ne finirait jamais, donc on ne peut pas la jouer.

## Quelles cases ne pouvaient pas être jouées, dit d'un coup avec une autre

sowing-had-to-feed =
    { $other } n'a pas de graines, donc { $mover } doit en donner : { $cups ->
        [one] la case { $cups } n'en donne pas.
       *[other] les cases { $cups } n'en donnent pas.
    }
sowing-was-endless =
    { $cups ->
        [one] Un coup à partir de la case { $cups } ne finirait jamais, donc on ne pouvait pas la jouer.
       *[other] Un coup à partir des cases { $cups } ne finirait jamais, donc on ne pouvait pas les jouer.
    }

## Oware, Kpo et Ouri : on prend les cases qui ont deux ou trois graines

sowing-only-two-or-three = On ne peut prendre que les graines d'une case qui en a deux ou trois.
sowing-own-row = La case { $cup } est chez { $mover } : on ne prend des graines que chez { $other }.
sowing-row-ends = Chez { $other }, la case { $cup } est la dernière, donc rien d'autre n'est pris.
sowing-not-two-or-three =
    { $seeds ->
        [one] La case { $cup } contient { $seeds } graine, pas 2 ou 3, donc rien d'autre n'est pris.
       *[other] La case { $cup } contient { $seeds } graines, pas 2 ou 3, donc rien d'autre n'est pris.
    }

## Ouri : les graines seules restent

sowing-single = La case { $cup } n'a qu'une graine, et les graines seules restent en place tant qu'une case plus pleine peut être jouée.
sowing-singles-stayed =
    { $cups ->
        [one] Les graines seules restent en place tant qu'une case plus pleine peut être jouée, donc on ne pouvait pas jouer la case { $cups }.
       *[other] Les graines seules restent en place tant qu'une case plus pleine peut être jouée, donc on ne pouvait pas jouer les cases { $cups }.
    }

## Tampoduo, Ayoayo et Layli Goobalay : une dernière graine dans une case vide prend ce qui est en face

sowing-facing =
    La case { $cup } était vide et elle est chez { $mover }, qui prend cette dernière graine et le contenu de la case { $across }, en face.
sowing-facing-other = La case { $cup } est chez { $other }, donc rien n'est pris.
sowing-facing-empty = En face, la case { $cup } est vide, donc rien n'est pris.

## Obridjie et Rio Kadalis : on prend quatre graines à la fois

sowing-fours-on-the-way = Si une case arrive à quatre graines en route, elles vont au joueur de cette rangée.
sowing-fours-none = Une dernière graine dans une case vide termine le coup.
sowing-fours-last = La dernière graine est la quatrième de sa case : { $mover } prend les quatre, même chez { $other }.

## Layli Goobalay : des cases deviennent des uur

sowing-uur-give = Une graine de la case { $cup } passe dans la case { $across }.
sowing-uur-made = { $owner } possède maintenant la case { $cup } : c'est un uur.
sowing-uur = La case { $cup } est un uur : aucun coup ne part de là.
sowing-uurs-stay =
    { $cups ->
        [one] Aucun coup ne part d'un uur, donc on ne pouvait pas jouer la case { $cups }.
       *[other] Aucun coup ne part d'un uur, donc on ne pouvait pas jouer les cases { $cups }.
    }
sowing-uur-both = En face, la case { $cup } avait exactement 3 graines : les deux cases deviennent des uur.
sowing-uur-last = Ce qui tombe dans un uur est à celui qui le possède, et le coup est fini.

## Mangala : le plateau peut être tourné, les premiers coups sont imposés, les cases paires sont prises

sowing-mangala-keep = Garder le plateau
sowing-mangala-turn = Le tourner

-sowing-mangala-keep = « Garder le plateau »
-sowing-mangala-turn = « Le tourner »

sowing-mangala-choosing = Garder le plateau, ou le tourner ?
sowing-mangala-choose-first = { $chooser } choisit d'abord : garder le plateau, ou le tourner.
sowing-mangala-kept = { $mover } garde le plateau comme il est.
sowing-mangala-turned = { $mover } fait tourner le plateau.
sowing-mangala-opening = Premiers coups : on ne prend encore rien.
sowing-mangala-rightmost = Le premier coup part de la case la plus à droite qui a des graines, du côté de celui qui joue.
sowing-mangala-was-rightmost = Le premier coup part de la case la plus à droite qui a des graines.
sowing-mangala-opening-last = Pendant les premiers coups, on ne prend rien, et une dernière graine dans une case vide termine le coup.
sowing-mangala-pairs = Deux cases face à face qui ont chacune un nombre pair de graines sont prises.
sowing-mangala-odd = La case { $cup } contient un nombre impair de graines, donc le coup est fini.
sowing-mangala-odd-alone = La case { $cup } contient un nombre impair de graines et cette étape n'a rien pris, donc le coup est fini.

## Ce qu'un coup rapporte quand tout est joué, comme le savent les tables

sowing-worth-more =
    Si l'on joue jusqu'à la fin, ce coup rapporte { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } : à partir d'ici, { $mover } prend { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de plus que { $other }.
sowing-worth-fewer =
    Si l'on joue jusqu'à la fin, ce coup fait perdre { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } : à partir d'ici, { $mover } prend { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de moins que { $other }.
sowing-worth-even =
    Si l'on joue jusqu'à la fin, ce coup mène à l'égalité : à partir d'ici, { $mover } et { $other } prennent autant de graines l'un que l'autre.

sowing-worth-better =
    { $cups ->
        [one] Avec la case { $cups }, ce serait
       *[other] Avec les cases { $cups }, ce serait
    } { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de plus.

sowing-worth-cup-wins = La case { $cup } rapporte { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
sowing-worth-cup-loses = La case { $cup } fait perdre { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
sowing-worth-cup-even = La case { $cup } mène à l'égalité

sowing-worth-it-wins = Si l'on joue jusqu'à la fin, ce coup rapporte { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
sowing-worth-it-loses = Si l'on joue jusqu'à la fin, ce coup fait perdre { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
sowing-worth-it-even = Si l'on joue jusqu'à la fin, ce coup mène à l'égalité.

## Le plateau en mots

-sowing-held = { $cup } { $seeds }
-sowing-held-closed = { $cup } fermée
-sowing-held-uur = { $cup } { $seeds } (uur : { $holder })

-sowing-store =
    { $seeds ->
        [one] { $seeds } graine au grenier
       *[other] { $seeds } graines au grenier
    }
-sowing-store-wins =
    { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } au grenier, { $wins ->
        [one] { $wins } manche gagnée
       *[other] { $wins } manches gagnées
    }

sowing-row =
    { $owner } : cases { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth } ; { $store }.
sowing-to-move = Prochain coup : { $mover }.

## Ce qu'on lit sur le dessin

sowing-cups = Cases
sowing-store-label = { $owner } : { $store }
sowing-your-cup = Ta case { $cup }, { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
sowing-your-closed-cup = Ta case { $cup }, fermée
sowing-your-cup-your-uur = Ta case { $cup }, { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, un uur à toi
sowing-your-cup-uur = Ta case { $cup }, { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, un uur que possède { $holder }
sowing-their-cup = { $owner }, case { $cup }, { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
sowing-their-closed-cup = { $owner }, case { $cup }, fermée
sowing-their-cup-your-uur = { $owner }, case { $cup }, { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, un uur à toi
sowing-their-cup-uur = { $owner }, case { $cup }, { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, un uur que possède { $holder }

## Le plateau dans un terminal

sowing-shown-store = { $owner } a { $seeds }
sowing-shown-store-wins = { $owner } a { $seeds }, { $wins ->
        [one] { $wins } manche gagnée
       *[other] { $wins } manches gagnées
    }
sowing-shown-turn = Prochain coup : { $mover }

## Ce qui ne va pas dans le texte d'une position

-sowing-field-cups = les cases
-sowing-field-stores = les greniers
-sowing-field-tag = « { $tag } »

sowing-text-short = Une position indique les cases, les greniers et le camp qui joue, comme dans « { $example } ».

sowing-text-side = « { $written } » n'est ni S ni N.

sowing-text-seeds = Il devrait y avoir { $all } graines dans les cases et les greniers, et non { $seeds }.

sowing-text-rows = Il devrait y avoir deux rangées jointes par « / », et non { $rows }.

sowing-text-long-row =
    { $row ->
        [S] La rangée de Bleu a plus de six cases.
       *[N] La rangée de Doré a plus de six cases.
    }
sowing-text-short-row =
    { $row ->
        [S] La rangée de Bleu devrait avoir six cases, et non { $cups }.
       *[N] La rangée de Doré devrait avoir six cases, et non { $cups }.
    }

sowing-text-closed = Une case fermée s'écrit « { $mark } » tout seul, et non « { $written } ».
sowing-text-pair = Il devrait y avoir deux nombres joints par « - », et non « { $written } ».
sowing-text-count = « { $written } » n'est pas un nombre de graines.
sowing-text-number = « { $written } » n'est pas un nombre.

sowing-text-tag-number = « { $written } » n'est pas un nombre de 1 à { $most }.
sowing-text-tag-pair = « { $written } » est impossible : le match se termine quand un joueur a gagné { $most } manches.
sowing-text-tag-word = Il devrait y avoir ici { FORM($words, "or") }, et non « { $written } ».
sowing-text-tag-missing = Il manque ceci : « { $tag }=… ».
sowing-text-tag = Il devrait y avoir ici « { $tag }=… », et non « { $written } ».

## Ce qui ne va pas dans une position dont on peut lire le texte

sowing-position-over = Il ne devrait plus y avoir de graines dans les cases.

sowing-position-must-pass = { $side ->
        [S] Bleu n'a pas de graines, donc c'est à Doré de jouer.
       *[N] Doré n'a pas de graines, donc c'est à Bleu de jouer.
    }
sowing-position-stuck = { $side ->
        [S] Bleu n'a pas de coup, donc cette partie est finie, et les cases devraient être vides.
       *[N] Doré n'a pas de coup, donc cette partie est finie, et les cases devraient être vides.
    }
sowing-position-round-stuck = { $side ->
        [S] Bleu n'a pas de coup, donc cette manche est finie.
       *[N] Doré n'a pas de coup, donc cette manche est finie.
    }
sowing-position-match-over = Ce match est fini, donc les cases devraient être vides.
sowing-position-uur = Les cases { $cup } et { $across } doivent être des uur du même joueur, ou n'être des uur ni l'une ni l'autre.
sowing-position-chooser = C'est Doré qui choisit.
sowing-position-deal = ({ $numbers }) devrait contenir quatre nombres, chacun d'au moins 1, qui font 70 en tout.
