### Ce que disent tous les jeux : qui joue, à qui de jouer, comment une partie s'est terminée.

## Joueurs

# Blancs and Noirs are many, South and North are one. A name that somebody typed has no forms and may begin with a
# vowel, and a level is called “Le Rêveur”: so no sentence says “de”, “que” or “à” before a player's name, but “par”,
# “pour”, “chez”, which stand before any name.
-game-side-S = Bleu
    .number = one
    .gender = m
    .The = Bleu
    .the = Bleu
    .to = à Bleu
-game-side-N = Doré
    .number = one
    .gender = m
    .The = Doré
    .the = Doré
    .to = à Doré
-game-side-w = Blancs
    .number = many
    .gender = m
    .The = Les Blancs
    .the = les Blancs
    .of = des Blancs
    .to = aux Blancs
-game-side-b = Noirs
    .number = many
    .gender = m
    .The = Les Noirs
    .the = les Noirs
    .of = des Noirs
    .to = aux Noirs

## Listes

game-list-comma = {", "}
game-list-and = {" et "}
game-list-or = {" ou "}

## Ce qui n'est pas une phrase à nous

game-plain = { $words }

## La fin

game-stopped = Les deux camps sont d'accord pour s'arrêter.
game-third = Le plateau est le même pour la troisième fois, donc le jeu s'arrête ici.

game-over-stopped = La partie est finie : elle a été arrêtée.
game-over-last = La partie est finie : le dernier coup a été joué.
game-over-own = La partie est finie : { $reason }.
game-over-own-winner = La partie est finie : { $before }{ $winner }{ $after }.

game-won = { FORM($winner, "The") } { FORM($winner, "number") ->
        [many] gagnent
       *[one] gagne
    }.
game-won-score = { FORM($winner, "The") } { FORM($winner, "number") ->
        [many] gagnent
       *[one] gagne
    }, { $more } à { $less }.
game-tie = Match nul.
game-tie-score = Match nul, { $more } à { $less }.

## À qui de jouer

game-turn = { FORM($mover, "number") ->
        [many] C'est { FORM($mover, "to") } de jouer.
       *[one] À toi de jouer, { $mover }.
    }

## Refus

game-over = La partie est finie.
game-long = Cette partie a { $most } coups, et c'est le maximum. Commence une nouvelle partie.
game-nothing-to-undo = Il n'y a pas de coup à annuler.
game-nothing-to-redo = Il n'y a pas de coup à rejouer.
game-typed-long = C'est trop long pour un coup : aucun coup n'a plus de { $most } caractères.
game-which = « { $typed } » peut vouloir dire { FORM($moves, "or") }. Lequel ?

## Plateaux

# The game's name may begin with a vowel, so it stands after a colon.
game-board = Plateau : { $game }
game-board-empty = Un plateau vide.

## Fautes d'une partie enregistrée

game-line = Regarde la ligne { $line }.
game-place = Regarde { $field }, caractère { $column }.

-game-field-position = la position
-game-field-side = le camp qui joue

game-unknown = « { $slug } » n'est pas un jeu. Voulais-tu dire { FORM($near, "or") } ?
game-option-unknown = { $slug } n'a pas l'option « { $option } » ; options connues : { $known }.
game-option-none = { $slug } n'a aucune option de règles, donc pas non plus « { $option } ».

game-record-line = « { $line } » n'est ni « moves … » ni « stopped ».
game-record-expected = Il devrait y avoir ici « { $word } … », et non « { $line } ».
game-record-version = Une partie enregistrée commence par « { $known } », et non par « { $found } ».
game-record-turn = Le coup { $number } n'est pas possible.
game-annotated-header = « { $line } » n'est pas un en-tête. Voici ceux qui existent : { $known }.
game-annotated-moves = Il manque « moves … ».
game-annotated-alone = « { $token } » ne se rattache à rien de ce qui précède.
game-annotated-misplaced = « { $token } » ne peut pas se trouver ici.
game-annotated-open = Il manque une « ) » après « { $token } ».

game-record-long = C'est trop long pour une partie enregistrée, qui a { $most } caractères au plus.
game-position-long = C'est trop long pour une position, qui a { $most } caractères au plus.

game-space-surplus = Il y a un espace de trop.
game-field-missing = Il manque ceci : { $field }.
game-field-surplus = « { $found } » est de trop.
game-ranks = Il devrait y avoir { $ranks } rangées, et non { $found }.
game-run = « { $found } » ne peut pas être un nombre de cases vides ici.
game-piece-unknown = « { $found } » n'est pas une pièce de ce jeu.
game-rank-squares = La rangée { $rank } devrait avoir { $squares } cases, et non { $found }.
