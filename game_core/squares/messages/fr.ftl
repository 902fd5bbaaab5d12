### Ce que disent tous les jeux à cases : Amphora, African Chess, African Queen, échecs avec pierres.

## Mots

-squares-piece = pièce
    .gender = f
    .many = pièces
    .counted = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }

-squares-places = en { $cells }

## Échec

squares-check = Échec !

squares-gives-check = Ce coup met { FORM($other, "the") } en échec.

squares-in-check = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] étaient
       *[one] était
    } en échec, donc ce coup devait sauver le roi.

## Le plateau

squares-board = Cases

squares-empty = { $square }, vide

squares-yours = { $square }, { $piece } à toi
squares-theirs = { $square }, { $piece } { FORM($owner, "number") ->
        [many] { FORM($owner, "of") }
       *[one] ({ $owner })
    }

squares-to-move = { FORM($mover, "number") ->
        [many] C'est { FORM($mover, "to") } de jouer.
       *[one] Prochain coup : { $mover }.
    }

squares-to-move-line = { FORM($mover, "number") ->
        [many] C'est { FORM($mover, "to") } de jouer
       *[one] Prochain coup : { $mover }
    }

## Refus

squares-no-piece = Il n'y a pas de pièce en { $square }.
squares-no-square = « { $typed } » n'est pas une case de ce plateau.

## Pourquoi la partie est finie

squares-end-checkmate = La partie est finie : le roi ne peut plus être sauvé, c'est échec et mat.
squares-end-no-move = La partie est finie : celui qui doit jouer n'a plus de coup.
squares-end-quiet = La partie est finie : depuis cent coups, rien de nouveau ne s'est passé.

## Ce qui ne va pas dans le texte d'une position

-squares-field-board = le plateau
-squares-field-quiet-turns = les coups tranquilles

squares-position-side = « { $found } » n'est ni w ni b.
squares-position-number = « { $found } » n'est pas un nombre de 0 à { $most }.
