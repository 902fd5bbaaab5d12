### Ce que disent les échecs avec pierres : Double Eighteen-Stone Chess. Les pierres ne sont à personne ; un tour est un
### coup d'échecs, puis, si l'on veut, une pierre qui bouge.

## Mots

-stonechess-king = roi
    .gender = m
    .The = Le roi
    .the = le roi
    .indefinite = un roi
    .counted = { $count ->
        [one] un roi
       *[other] { $count } rois
    }
-stonechess-queen = dame
    .gender = f
    .The = La dame
    .the = la dame
    .indefinite = une dame
    .counted = { $count ->
        [one] une dame
       *[other] { $count } dames
    }
-stonechess-rook = tour
    .gender = f
    .The = La tour
    .the = la tour
    .indefinite = une tour
    .counted = { $count ->
        [one] une tour
       *[other] { $count } tours
    }
-stonechess-bishop = fou
    .gender = m
    .The = Le fou
    .the = le fou
    .indefinite = un fou
    .counted = { $count ->
        [one] un fou
       *[other] { $count } fous
    }
-stonechess-knight = cavalier
    .gender = m
    .The = Le cavalier
    .the = le cavalier
    .indefinite = un cavalier
    .counted = { $count ->
        [one] un cavalier
       *[other] { $count } cavaliers
    }
-stonechess-pawn = pion
    .gender = m
    .The = Le pion
    .the = le pion
    .indefinite = un pion
    .counted = { $count ->
        [one] un pion
       *[other] { $count } pions
    }

-stonechess-unit = pion
    .gender = m
    .counted = { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }

-stonechess-move-stone = { $move } avec la pierre de { $origin } à { $target }
-stonechess-move-swap = { $move } en échangeant { $origin } et { $target }

## Ce qui se passe

stonechess-move = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] jouent
       *[one] joue
    } { FORM($piece, "the") } de { $origin } à { $target }.
stonechess-castle = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] roquent
       *[one] roque
    } : le roi va de { $origin } à { $target }, la tour de { $rook } à { $beside }.
stonechess-promote = Le pion devient { FORM($piece, "indefinite") }.
stonechess-capture = { FORM($piece, "The") } en { $origin } ({ $mover }) prend { FORM($taken, "the") } en { $square } ({ $other }).
stonechess-capture-passing = { FORM($piece, "The") } en { $origin } ({ $mover }) prend en passant { FORM($taken, "the") } en { $square } ({ $other }), et va en { $target }.
stonechess-step = La pierre en { $origin } avance d'une case, en { $target }.
stonechess-extend = La pierre en { $origin } suit sa ligne jusqu'en { $target }.
stonechess-swap = La pierre en { $origin } et { FORM($piece, "the") } en { $target } changent de place.
stonechess-makes = Ce coup transforme un pion en { $piece }.

## Choisir un coup

stonechess-become-queen = { -stonechess-queen }
stonechess-become-rook = { -stonechess-rook }
stonechess-become-bishop = { -stonechess-bishop }
stonechess-become-knight = { -stonechess-knight }
stonechess-no-stone = Aucune pierre

## Le plateau

stonechess-stone = { $square }, une pierre

stonechess-men = { $owner } : roi { $kings }{ $queens ->
        [0] {""}
        [one]  ; dame { $queens }
       *[other]  ; dames { $queens }
    }{ $rooks ->
        [0] {""}
        [one]  ; tour { $rooks }
       *[other]  ; tours { $rooks }
    }{ $bishops ->
        [0] {""}
        [one]  ; fou { $bishops }
       *[other]  ; fous { $bishops }
    }{ $knights ->
        [0] {""}
        [one]  ; cavalier { $knights }
       *[other]  ; cavaliers { $knights }
    }{ $pawns ->
        [0] {""}
        [one]  ; pion { $pawns }
       *[other]  ; pions { $pawns }
    }.
stonechess-stones = Pierres : { $squares }.

## Refus : pourquoi une pièce ne peut pas aller là

stonechess-no-turn = « { $words } » n'est pas un coup. Un coup s'écrit par exemple e2e4 ou, avec une pierre, e2e4+f5f6.
stonechess-sign = N'écris ~ que là où une pierre et une pièce changent de place, comme dans +f5~e5.
stonechess-no-choice = « { $words } » ne peut pas être choisi ici.
stonechess-nothing-there = Il n'y a rien en { $square }.
stonechess-man-first = Joue d'abord une de tes pièces. Une pierre peut bouger ensuite.
stonechess-man-of-other = { FORM($piece, "The") } en { $square } { FORM($other, "number") ->
        [many] est { FORM($other, "to") }
       *[one] n'est pas à toi ({ $other })
    }.
stonechess-pinned = Où qu'aille la pièce en { $square }, le roi { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] ({ $mover })
    } serait attaqué.
stonechess-man-stuck = { FORM($piece, "The") } en { $square } ne peut aller nulle part.
stonechess-there-already = { FORM($piece, "The") } est déjà en { $square }.
stonechess-become-first = Choisis d'abord ce que devient le pion.
stonechess-become-missing = Dis ce que devient le pion : q (dame), r (tour), b (fou) ou n (cavalier).
stonechess-become-nothing = Seul un pion qui atteint la dernière rangée devient une autre pièce.
stonechess-king-goes = Un roi se déplace d'une case, dans n'importe quelle direction.
stonechess-queen-goes = Une dame va tout droit ou en diagonale.
stonechess-rook-goes = Une tour va tout droit, le long d'une rangée ou d'une colonne.
stonechess-bishop-goes = Un fou va en diagonale.
stonechess-knight-goes = Un cavalier avance de deux cases tout droit, puis d'une case sur le côté.
stonechess-pawn-goes = Un pion avance tout droit, mais il prend en diagonale, d'une case vers l'avant.

stonechess-way-shut = Le chemin vers { $target } est barré en { $square }.
stonechess-stone-there = Il y a une pierre en { $square }, et les pierres ne sont jamais prises.
stonechess-own-there = En { $square }, il y a déjà { FORM($piece, "indefinite") } { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] ({ $mover })
    }.
stonechess-pawn-shut = Un pion ne va tout droit que sur des cases vides, et { $square } n'est pas vide.
stonechess-double-step = Un pion ne peut avancer de deux cases que depuis la rangée { $rank }.
stonechess-passing = Un pion ne peut être pris en passant que juste après avoir avancé de deux cases. Il doit être encore là où il est arrivé, et la case qu'il a traversée doit être vide.
stonechess-strike = Un pion ne va en diagonale que pour prendre.

stonechess-castling-moved = Le roi et la tour de { $square } ne peuvent roquer que si aucun des deux n'a encore bougé.
stonechess-castling-shut = Entre le roi et la tour, { $square } n'est pas vide.
stonechess-castling-attacked = Un roi ne peut pas roquer quand il est en échec, ni passer ou arriver sur une case attaquée : { FORM($piece, "the") } en { $origin } attaque { $square }.

## Refus : pourquoi une pierre ne peut pas aller là

stonechess-no-stone-there = Il n'y a pas de pierre en { $square }.
stonechess-stone-stuck = La pierre en { $square } ne peut aller nulle part.
stonechess-stone-already = Il y a déjà une pierre en { $square }.
stonechess-no-undo = { FORM($other, "The") } { FORM($other, "number") ->
        [many] viennent
       *[one] vient
    } de jouer la pierre de { $origin } en { $square } : elle ne peut pas revenir tout de suite en { $origin }.
stonechess-line = Seule une pierre au bout d'une ligne continue de 3 pierres ou plus peut la suivre, jusqu'à la case vide juste après l'autre bout.
stonechess-one-step = Une pierre avance d'une case le long d'une rangée ou d'une colonne, et cela ne mène pas en { $square }.
stonechess-swap-own = { FORM($piece, "The") } en { $square } { FORM($other, "number") ->
        [many] est { FORM($other, "to") }
       *[one] n'est pas à toi ({ $other })
    } : une pierre ne change de place qu'avec tes propres pièces.
stonechess-swap-near = { FORM($piece, "The") } en { $square } n'est pas à côté de la pierre en { $stone }, sur sa rangée ou sa colonne.
stonechess-swap-pawn = La case { $square } est sur la première ou la dernière rangée : aucun pion ne peut y être mis.

## Refus : pourquoi un coup laisserait le roi attaqué

stonechess-attacked = { FORM($piece, "The") } en { $origin } attaquerait le roi { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] ({ $mover })
    }.
stonechess-attacked-stone = { FORM($piece, "The") } en { $origin } attaquerait le roi { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] ({ $mover })
    } : il faut l'aide d'une pierre.
stonechess-attacked-still = { FORM($piece, "The") } en { $origin } attaquerait encore le roi { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] ({ $mover })
    }.
stonechess-attacked-there = En { $square }, le roi { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] ({ $mover })
    } serait attaqué : { FORM($piece, "the") } en { $origin } le menace.
stonechess-attacked-without = Sans la pierre en { $square }, { FORM($piece, "the") } en { $origin } attaquerait le roi { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] ({ $mover })
    }.

## Des positions impossibles

-stonechess-field-castling = les roques
-stonechess-field-passed = la case traversée
-stonechess-field-stone = le dernier coup d'une pierre

stonechess-no-rights = « { $word } » devrait être fait de lettres parmi { $known }, dans cet ordre, ou être -.

# $owner and $mover are Blancs or Noirs, whoever plays: always many.
stonechess-king-open = C'est { FORM($mover, "to") } de jouer, et le roi { FORM($owner, "of") } pourrait être pris.
stonechess-pawn-rank = Aucun pion ne peut être en { $square }.
stonechess-stone-count = Il devrait y avoir { $known } pierres, et non { $stones }.
stonechess-king-count = { FORM($owner, "The") } devraient avoir un roi, et non { $kings }.
stonechess-pawn-count = { $pawns } pions, c'est trop pour { FORM($owner, "the") }.
stonechess-pawn-count-promoted = { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    } et { $promoted ->
        [one] { $promoted } pièce qui était un pion
       *[other] { $promoted } pièces qui étaient des pions
    }, c'est trop pour { FORM($owner, "the") }.
stonechess-rights-gone = « { $letter } » demande que le roi soit à sa place de départ, et qu'il y ait une tour en { $square }.
stonechess-not-passed = Aucun pion { FORM($owner, "of") } ne vient de passer par { $square }.
stonechess-not-gone = Aucune pierre ne peut être allée de { $origin } à { $target }.
