### Ce que dit African Chess : des pierres qui s'empilent et qu'on sème.
### A touchstone is “pierre maîtresse” (f); it is “en garde” when the other side could take it.

## Choses

-stacking-stone = pierre
    .gender = f
    .many = pierres
    .counted = { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }

## Les coups, tels qu'une phrase les nomme

-stacking-move-with = { $way } avec la pierre maîtresse en { $landing }
-stacking-move-alone = { $way } avec la pierre maîtresse seule

## Ce qui se passe

stacking-sow = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] sèment
       *[one] sème
    } { $stones } pierres de { $origin } vers { $next }.
stacking-sow-touchstone = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] sèment
       *[one] sème
    } { $stones } pierres de { $origin } vers { $next }, dont la pierre maîtresse.
stacking-step-touchstone = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] jouent
       *[one] joue
    } la pierre maîtresse de { $origin } à { $target }.
stacking-step = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] jouent
       *[one] joue
    } une pierre de { $origin } à { $target }.
stacking-land-touchstone = La pierre maîtresse arrive en { $square }.
stacking-land-last = La dernière pierre arrive en { $square }.
stacking-put = { $stones ->
        [one] La dernière pierre ne peut pas aller plus loin : elle reste aussi en { $square }.
       *[other] Les { $stones } dernières pierres ne peuvent pas aller plus loin : elles restent aussi en { $square }.
    }
stacking-take = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] prennent
       *[one] prend
    } { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } en { $square }.
stacking-take-touchstone = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] prennent
       *[one] prend
    } la pierre maîtresse en { $square }.
stacking-take-both = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] prennent
       *[one] prend
    } la pierre maîtresse et { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } en { $square }.

stacking-guard = Garde !
stacking-in-guard = La pierre maîtresse { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] ({ $other })
    } en { $square } pourrait être prise.
stacking-puts-in-guard = Après ce coup, la pierre maîtresse { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] ({ $other })
    } est en garde.

## La fin

stacking-end-touch = La partie est finie : la pierre maîtresse ne peut plus être sauvée, et { FORM($winner, "the") } { FORM($winner, "number") ->
        [many] disent
       *[one] dit
    } « Touché ».
stacking-end-king-taken = La partie est finie : { FORM($winner, "the") } { FORM($winner, "number") ->
        [many] ont
       *[one] a
    } pris la pierre maîtresse.

## Pourquoi

stacking-had-to-save = La pierre maîtresse { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] ({ $mover })
    } était en garde : ce coup devait la sauver.
stacking-board-ends = Le plateau s'arrête là.
stacking-way-blocked = { $stones ->
        [one] { $stones } pierre en { $square } barre le chemin.
       *[other] { $stones } pierres en { $square } barrent le chemin.
    }
stacking-two-stay = Il y a là 2 pierres { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] ({ $other })
    } : une pierre simple n'en prend deux que là où { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] avaient
       *[one] avait
    } déjà une pierre.
stacking-more-stay = Il y a là { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] ({ $other })
    } : une pierre simple n'en prend jamais plus de deux.

## Pourquoi un coup est refusé

stacking-no-move = « { $typed } » n'est pas un coup. Un coup s'écrit par exemple e2e3, e2e3@e4 ou e2e3t.
stacking-no-stone = Il n'y a pas de pierre en { $square }.
stacking-only-theirs = En { $square }, { FORM($other, "number") ->
        [many] toutes les pierres sont { FORM($other, "to") }
       *[one] aucune pierre n'est à toi ({ $other })
    }.
stacking-no-way-here = Les pierres sont en { $square }. Choisis une case voisine pour montrer où elles vont.
stacking-no-way-far = La case { $target } n'est pas à côté de { $origin }. Choisis une case voisine pour montrer le chemin.
stacking-landing-open = La pierre maîtresse est en { $square } : dis où elle arrive, ou qu'elle avance seule.
stacking-landing-single = La pierre maîtresse en { $square } n'est pas dans un groupe : elle avance, c'est tout.
stacking-landing-elsewhere = Ta pierre maîtresse n'est pas en { $square }.
stacking-landing-out = La pierre maîtresse ne peut pas arriver en { $square } : les pierres ne peuvent aller qu'en { $squares }.
stacking-landing-unknown = La pierre maîtresse ne peut pas aller en { $typed } avec ce coup.
stacking-full = La case { $square } est pleine : quatre pierres barrent le chemin.
stacking-landing-blocked = La pierre maîtresse ne peut pas aller en { $target } : quatre pierres en { $square } barrent le chemin.
stacking-too-many = { $stones ->
        [one] La dernière pierre devrait être posée en { $square }, et cela en ferait { $total } : une case en contient quatre au plus.
       *[other] Les { $stones } dernières pierres devraient être posées en { $square }, et cela en ferait { $total } : une case en contient quatre au plus.
    }
stacking-no-room = Il n'y a de place nulle part pour les pierres de { $square }.
stacking-unsafe = Ta pierre maîtresse en { $square } pourrait être prise depuis { $origin }.
stacking-pinned = Quelles que soient les pierres qui partent de { $square }, ta pierre maîtresse pourrait être prise.

## Un bouton

stacking-choose-alone = La pierre maîtresse seule

## Le plateau, pour qui ne le voit pas

stacking-square = { $square }, { $stones }
stacking-square-guard = { $square }, { $stones }, en garde

-stacking-touchstone-yours = ta pierre maîtresse
-stacking-touchstone-theirs = pierre maîtresse { FORM($owner, "number") ->
        [many] { FORM($owner, "of") }
       *[one] ({ $owner })
    }
-stacking-stones-yours = { $stones ->
        [one] { $stones } pierre à toi
       *[other] { $stones } pierres à toi
    }
-stacking-stones-theirs = { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } { FORM($owner, "number") ->
        [many] { FORM($owner, "of") }
       *[one] ({ $owner })
    }

stacking-side = { $owner } : pierre maîtresse en { $home } ; pierres simples : { $stones ->
        [0] aucune
       *[other] { $stones }
    }.
stacking-side-lost = { $owner } : pierre maîtresse prise ; pierres simples : { $stones ->
        [0] aucune
       *[other] { $stones }
    }.
-stacking-pile = { $square } { $stones }

## Ce qui ne va pas dans le texte d'une position

stacking-position-captured = La pierre maîtresse n'est plus là, donc { FORM($other, "the") } { FORM($other, "number") ->
        [many] doivent
       *[one] doit
    } jouer.
stacking-position-stone = « { $found } » n'est pas une pierre de ce jeu.
stacking-position-missing = Il manque une case ici.
stacking-position-order = « { $found } » devrait s'écrire « { $sorted } ».
stacking-position-full = Il y a de la place pour { $most } pierres en { $square }, pas pour { $stones }.
stacking-position-full-somewhere = Il y a de la place pour { $most } pierres sur une case, pas pour { $stones }.
stacking-position-plain = { FORM($owner, "The") } { FORM($owner, "number") ->
        [many] peuvent
       *[one] peut
    } avoir au plus { $most } pierres simples.
stacking-position-touchstone = { FORM($owner, "The") } { FORM($owner, "number") ->
        [many] peuvent
       *[one] peut
    } avoir au plus 1 pierre maîtresse.
