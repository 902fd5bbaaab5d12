### Le plateau sur la page, et ce qui l'entoure.

## Outils

board-tools = Partie
board-more = Plus
board-lost = Cette partie de la page n'a pas pu être chargée. Y a-t-il du réseau ? Réessaie.
board-leave-full = Quitter le plein écran
board-leave-short = Quitter

## Autour du dessin

board-choices = Choix
board-progress = Le plateau se prépare
board-loading = Le jeu se prépare
board-retry = Réessayer
board-turns = Coups
board-waiting = Le plateau se charge.
board-skip = Passer

## Joueurs

board-computer = l'ordinateur
board-your-turn = à toi de jouer
board-its-turn = à lui de jouer

## Coups

board-open-cell = { $cell }, jouable
board-play = Jouer ce coup
board-back = Retour
board-take-back = Reposer
board-from-here = Reprendre ici
board-go-on = Revenir à la partie
board-closer = Maintenant, les cases sont plus grandes. Touche celle que tu veux.
board-why-not = Pourquoi pas ?
board-type = Écrire un coup
board-play-typed = Jouer
