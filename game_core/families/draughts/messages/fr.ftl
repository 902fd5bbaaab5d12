### Ce que dit African Queen : des pièces plates et rondes, qui sautent les unes par-dessus les autres, et des anneaux.
### Plain squares are “sans trou”, the others “à trou”. A man is “pièce simple” until it is given a ring.

## Choses

-draughts-man = pièce simple
    .gender = f
    .the = la pièce simple
    .counted = { $count ->
        [one] { $count } pièce simple
       *[other] { $count } pièces simples
    }
-draughts-flat-man = pièce plate
    .gender = f
    .the = la pièce plate
-draughts-round-man = pièce ronde
    .gender = f
    .the = la pièce ronde
-draughts-flat-ringed = pièce plate à anneau
    .gender = f
    .the = la pièce plate à anneau
-draughts-round-ringed = pièce ronde à anneau
    .gender = f
    .the = la pièce ronde à anneau

-draughts-move-with = { $way } avec un anneau en { $man }

## Ce qui se passe

draughts-ring = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] posent
       *[one] pose
    } un anneau en { $square }.
draughts-step = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] vont
       *[one] va
    } de { $origin } à { $target }.
draughts-leap = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] sautent
       *[one] saute
    } de { $origin } à { $target }, par-dessus { $over }.
draughts-leap-on = La pièce saute encore, par-dessus { $over }, jusqu'en { $target }.
draughts-take = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] prennent
       *[one] prend
    } { FORM($piece, "the") } en { $square }.
draughts-take-ring = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] prennent { FORM($piece, "the") } en { $square } et gardent l'anneau.
       *[one] prend { FORM($piece, "the") } en { $square } et garde l'anneau.
    }
draughts-give-ring = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] prennent
       *[one] prend
    } { FORM($piece, "the") } en { $square }. L'anneau revient à son propriétaire.

## La fin

draughts-end-no-pieces = La partie est finie : l'un des camps n'a plus de pièces.
draughts-end-reached = La partie est finie : une pièce a atteint la dernière rangée.

## Pourquoi

draughts-must-take = Un joueur qui peut prendre une pièce doit commencer son coup par une prise.

## Pourquoi un coup est refusé

draughts-no-move = « { $typed } » n'est pas un coup. Un coup s'écrit par exemple a2-b3 ou, avec un anneau, R@c2+a2-b3.
draughts-theirs = La pièce en { $square } { FORM($other, "number") ->
        [many] est { FORM($other, "to") }
       *[one] n'est pas à toi ({ $other })
    }.
draughts-no-ring = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] n'ont
       *[one] n'a
    } pas d'anneau en main.
draughts-no-man = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] n'ont
       *[one] n'a
    } pas de pièce sans anneau.
draughts-ringed = La pièce en { $square } a déjà un anneau.
draughts-stuck-ringed = Même avec un anneau en { $square }, il n'y aurait aucun coup à jouer.
draughts-stuck = La pièce en { $square } ne peut ni avancer ni sauter maintenant.
draughts-unchanged = Un coup doit changer quelque chose, et revenir en { $square } sans rien prendre ne change rien.
draughts-again = La pièce était déjà en { $square }, et rien n'a changé depuis.
draughts-duty = Tu dois prendre : la pièce en { $hunter } peut sauter par-dessus { $prey }.
draughts-stepped = Le pas jusqu'en { $square } a mis fin au coup.
draughts-there = La pièce est déjà en { $square }.
draughts-occupied = Il y a une pièce en { $square }.
draughts-leap-over = Pour sauter par-dessus, choisis { $target }.
draughts-flat-on-hole = Une pièce plate tomberait dans le trou de { $square }.
draughts-round-on-plain = Une pièce ronde a besoin d'un trou, et { $square } n'en a pas.
draughts-far = La case { $square } est trop loin : un saut passe par-dessus une seule pièce voisine, et arrive juste derrière elle.
draughts-mixed = On ne mélange jamais les pas et les sauts : saute encore, ou arrête-toi ici.
draughts-leap-back = Une pièce sans anneau ne saute jamais en arrière.
draughts-step-back = Une pièce sans anneau ne recule jamais.
draughts-no-bridge = Il n'y a pas de pièce en { $square } par-dessus laquelle sauter.
draughts-crowns = Ici, une pièce simple qui finit un coup sur la dernière rangée reçoit automatiquement un anneau.
draughts-own = Ici, tu ne peux pas sauter par-dessus tes propres pièces, et celle en { $square } est à toi.
draughts-leap-sideways = Ici, une pièce sans anneau ne saute jamais de côté.
draughts-blocked = Le chemin jusqu'en { $square } n'est pas libre.
draughts-go-on = Tu dois continuer : la pièce en { $square } peut sauter par-dessus { $prey }.

## Boutons

draughts-choose-ring = Poser un anneau
draughts-choose-stop = S'arrêter ici

## Le plateau, pour qui ne le voit pas

draughts-empty-plain = { $square }, vide, sans trou
draughts-empty-hole = { $square }, vide, à trou
draughts-hand = { $owner } : { $rings ->
        [one] { $rings } anneau
       *[other] { $rings } anneaux
    } en main
draughts-side = { $owner } : pièces simples { $men ->
        [0] (aucune)
       *[other] en { $men }
    } ; pièces à anneau { $ringed ->
        [0] (aucune)
       *[other] en { $ringed }
    } ; { $rings ->
        [one] { $rings } anneau
       *[other] { $rings } anneaux
    } en main.
draughts-hands = { $white } : { $rings ->
        [one] { $rings } anneau
       *[other] { $rings } anneaux
    } en main, { $black } : { $others ->
        [one] { $others } anneau
       *[other] { $others } anneaux
    }.

## Ce qui ne va pas dans le texte d'une position

-draughts-field-rings = les anneaux

draughts-position-rings = Il devrait y avoir { $rings } anneaux, et non { $worn } sur le plateau et { $held } en main.
draughts-position-empty = Il ne reste aucune pièce, mais l'un des camps en a toujours.
draughts-position-flat = { FORM($owner, "The") } { FORM($owner, "number") ->
        [many] peuvent
       *[one] peut
    } avoir au plus sept pièces plates, et non { $pieces }.
draughts-position-round = { FORM($owner, "The") } { FORM($owner, "number") ->
        [many] peuvent
       *[one] peut
    } avoir au plus sept pièces rondes, et non { $pieces }.
draughts-position-hands = Il devrait y avoir deux nombres joints par « - », et non « { $found } ».
