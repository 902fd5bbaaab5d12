### Ce que dit Amphora : une jarre de quarante cases, des pions, des rois et des gardes.

## Mots

-amphora-pawn = pion
    .gender = m
    .The = Le pion
    .the = le pion
    .counted = { $count ->
        [one] un pion
       *[other] { $count } pions
    }
-amphora-king = roi
    .gender = m
    .The = Le roi
    .the = le roi
    .counted = { $count ->
        [one] un roi
       *[other] { $count } rois
    }
-amphora-guard = garde
    .gender = m
    .The = Le garde
    .the = le garde
    .counted = { $count ->
        [one] un garde
       *[other] { $count } gardes
    }
-amphora-unit = pion
    .gender = m
    .counted = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }

-amphora-move-entering = { $move } avec le garde en { $entry }
-amphora-move-removing = { $move } en retirant { $removed }
-amphora-move-entering-removing = { $move } avec le garde en { $entry } et en retirant { $removed }

## Ce qui se passe

amphora-enter = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] font
       *[one] fait
    } entrer le garde en { $square }.
amphora-move = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] jouent
       *[one] joue
    } { FORM($piece, "the") } de { $origin } à { $target }.
amphora-capture = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] jouent
       *[one] joue
    } { FORM($piece, "the") } de { $origin } à { $target } : { FORM($taken, "the") } est pris.

amphora-intercept = { FORM($taken, "The") } en { $square } est pris entre { $jaw } et { $target }.

amphora-remove = { FORM($piece, "The") } { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] ({ $mover })
    } est entré dans la première rangée { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] ({ $other })
    } et retire { FORM($taken, "the") } en { $square } par télékinésie.

## La fin

amphora-king-taken = La partie est finie : { FORM($winner, "the") } { FORM($winner, "number") ->
        [many] ont
       *[one] a
    } pris le roi.

## Pourquoi : les règles derrière un coup

amphora-enters-in-check = Le garde peut entrer, car { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] sont
       *[one] est
    } en échec.
amphora-enters-after-loss = Le garde peut entrer, car { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] viennent
       *[one] vient
    } de perdre un pion.
amphora-third-aside = C'était le troisième coup de côté à la suite : la prochaine fois, { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] doivent
       *[one] doit
    } aller dans une autre direction.

## Choisir un coup

amphora-may-enter = Le garde peut entrer.

amphora-remove-nothing = Ne rien retirer

## Le plateau

amphora-beside = { $owner } : { $asides ->
        [one] { $asides } coup de côté à la suite
       *[other] { $asides } coups de côté à la suite
    } (3 au plus)
amphora-beside-waiting = { $owner } : garde à côté de la jarre, { $asides ->
        [one] { $asides } coup de côté à la suite
       *[other] { $asides } coups de côté à la suite
    } (3 au plus)

amphora-side = { $owner } : { $pawns ->
        [0] {""}
        [one] pion { $pawns } ;{" "}
       *[other] pions { $pawns } ;{" "}
    }{ $kings ->
        [0] {""}
       *[other] roi { $kings } ;{" "}
    }{ $guards ->
        [0] {""}
       *[other] garde { $guards } ;{" "}
    }{ $asides ->
        [one] { $asides } coup de côté à la suite
       *[other] { $asides } coups de côté à la suite
    } (3 au plus).
amphora-side-waiting = { $owner } : { $pawns ->
        [0] {""}
        [one] pion { $pawns } ;{" "}
       *[other] pions { $pawns } ;{" "}
    }{ $kings ->
        [0] {""}
       *[other] roi { $kings } ;{" "}
    }garde à côté de la jarre, { $asides ->
        [one] { $asides } coup de côté à la suite
       *[other] { $asides } coups de côté à la suite
    } (3 au plus).

amphora-line = { $owner } : { $asides ->
        [one] { $asides } coup de côté à la suite
       *[other] { $asides } coups de côté à la suite
    }
amphora-line-waiting = { $owner } : { $asides ->
        [one] { $asides } coup de côté à la suite
       *[other] { $asides } coups de côté à la suite
    }, le garde n'est pas encore sur le plateau

## Refus : pourquoi un coup ne peut pas être joué

amphora-no-turn = « { $words } » n'est pas un coup. Un coup s'écrit par exemple d2d3, G@c2+c2c3 ou c7c8*e7.
amphora-no-square = La jarre n'a pas de case « { $words } ».
amphora-whole = Ce coup est complet. Il n'y a plus rien à choisir.

amphora-entered = Ton garde est déjà entré : il n'entre qu'une fois.
amphora-no-entry-now = Ton garde ne peut entrer que si tu viens de perdre un pion ou si tu es en échec.
amphora-entry-shut = La case { $square } n'est pas vide, donc ton garde ne peut pas y entrer.
amphora-entry-far = Ton garde entre à côté de ton roi, pas en { $square }.
amphora-entry-exposes = Même avec ton garde en { $square }, ton roi pourrait être pris.
amphora-entry-blocks = Avec ton garde en { $square }, aucune de tes pièces ne pourrait bouger.

amphora-piece-of-other = { FORM($piece, "The") } en { $square } { FORM($other, "number") ->
        [many] est { FORM($other, "to") }
       *[one] n'est pas à toi ({ $other })
    }.
amphora-pinned = Où que ton { $piece } en { $square } aille, ton roi pourrait être pris.
amphora-only-aside = Ton { $piece } en { $square } ne peut aller que de côté, et tu as déjà fait trois coups de côté à la suite.
amphora-stuck = Ton { $piece } en { $square } ne peut aller nulle part.
amphora-there-already = Ton { $piece } est déjà en { $square }.
amphora-one-step = { FORM($piece, "The") } se déplace d'une seule case : { $target } est trop loin de { $origin }.
amphora-own-there = Ton propre { $piece } occupe { $square }.
amphora-never-back = { FORM($piece, "The") } ne recule jamais.
amphora-pawn-captures = Un pion ne prend qu'en diagonale vers l'avant.
amphora-pawn-diagonally = Un pion ne va en diagonale que pour prendre.
amphora-only-to-capture = { FORM($piece, "The") } ne recule que pour prendre.
amphora-no-more-aside = Tu as fait trois coups de côté à la suite. Va dans une autre direction.

amphora-not-entered = Seule une pièce qui vient d'entrer dans la première rangée { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] ({ $other })
    } peut en retirer une autre.
amphora-king-removes = Un roi qui entre prend l'autre roi : il n'y a rien à choisir.
amphora-remove-own = Ton { $piece } retire une pièce { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] adverse ({ $other })
    }, pas une des tiennes.
amphora-pawn-removes = Un pion retire un pion, tant qu'il en reste un.
amphora-king-guarded = Le roi ne peut pas être retiré : { FORM($other, "the") } { FORM($other, "number") ->
        [many] ont encore leur garde.
       *[one] a encore son garde.
    }

amphora-exposed = { FORM($piece, "The") } en { $origin } pourrait prendre ton roi.
amphora-exposed-between = Ton roi pourrait être pris entre { $jaw } et { $target }.
amphora-exposed-afar = Ton roi pourrait être pris si { FORM($piece, "the") } en { $origin } entrait dans ta première rangée.
amphora-exposed-entering = Si { FORM($other, "the") } { FORM($other, "number") ->
        [many] font
       *[one] fait
    } entrer le garde en { $entry }, { FORM($piece, "the") } en { $origin } pourrait prendre ton roi.
amphora-exposed-entering-between = Si { FORM($other, "the") } { FORM($other, "number") ->
        [many] font
       *[one] fait
    } entrer le garde en { $entry }, ton roi pourrait être pris entre { $jaw } et { $target }.
amphora-exposed-entering-afar = Si { FORM($other, "the") } { FORM($other, "number") ->
        [many] font
       *[one] fait
    } entrer le garde en { $entry } et que { FORM($piece, "the") } en { $origin } entre ensuite dans ta première rangée, ton roi pourrait être pris.

## Des positions impossibles

-amphora-field-guards = les gardes
-amphora-field-asides = les coups de côté
-amphora-field-lost = le pion perdu

amphora-no-waiting = « { $word } » n'est ni Gg, ni G, ni g, ni -.
amphora-no-asides = « { $word } » n'est pas fait de deux chiffres de 0 à 3.
amphora-no-loss = « { $word } » n'est ni x ni -.

# $owner is Blancs or Noirs, whoever plays: always many.
amphora-king-gone = { FORM($owner, "The") } n'ont plus de roi, donc c'est { FORM($owner, "to") } de jouer.
amphora-guard-twice = { FORM($owner, "The") } ont leur garde sur le plateau, donc il ne peut pas attendre à côté.
amphora-no-pawn-lost = { FORM($owner, "The") } ont tous leurs pions, donc aucun n'est perdu.
amphora-many-pawns = { FORM($owner, "The") } peuvent avoir au plus 7 pions.
amphora-many-kings = { FORM($owner, "The") } peuvent avoir au plus 1 roi.
amphora-many-guards = { FORM($owner, "The") } peuvent avoir au plus 1 garde.
