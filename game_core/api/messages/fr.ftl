### Ce qu'une page dit d'une partie sur laquelle elle pose une question.

## Regarder en arrière

api-past = Voici le plateau après le coup { $turn } sur { $turns }.
api-past-start = Voici le plateau avant le premier coup.

## Refus

api-other-game = C'est une partie d'un autre jeu ({ $game }) : ici, on joue à { $asked }.
api-other-start = Ces notes vont avec une partie qui a une autre position de départ.
api-mistake = Il y a une faute dans les règles de ce jeu : { $mistake }

## Indices

api-look = Regarde { FORM($place, "the") }.
api-look-buttons = Regarde les boutons sous le plateau.
api-try = Essaie { FORM($move, "the") }.
