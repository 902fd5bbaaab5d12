### Une partie devant un plateau : qui joue, et le coup qu'on est en train de choisir.

## Joueurs

match-side = { $side }

match-cloth = { $cloth ->
        [Blue] Bleu
        [Gold] Doré
        [Red] Rouge
        [Green] Vert
        [Purple] Violet
        [Grey] Gris
       *[other] { $cloth }
    }

# The article belongs to the name, as in “Le Corbusier”: no message tells a level's name from a typed one.
match-level = { $level ->
        [dreamer] Le Rêveur
        [greedy] Le Glouton
        [careful] Le Prudent
        [planner] Le Stratège
        [champion] Le Champion
       *[other] { $level }
    }
match-level-on-cloth = { $cloth ->
        [Blancs] { $level } Blanc
        [Noirs] { $level } Noir
       *[other] { $level } { $cloth }
    }

match-thinking = { $mover } réfléchit…
match-waiting = Joue un coup pour { $mover }, ou laisse-le jouer.

## Choisir un coup

match-halfway = Tu as choisi { $parts }.
match-next-choice = Choisis maintenant la suite.
match-next-many = Touche maintenant une des { $squares } cases marquées.
match-next = Touche maintenant { FORM($squares, "or") }.
match-chosen-early = Tu as choisi { $parts }. Ce coup sera joué dès que le plateau sera prêt.
match-tried-early = Tu as choisi { $parts }. Dès que le plateau sera prêt, tu verras ce que donne ce coup.
match-tried = Ce coup n'est pas encore joué.
