### Ce qui est dans le texte d'une page : plateaux, exemples, un bouton qui oublie.

elements-link = La partie contenue dans ton lien se charge.
elements-link-lost = La partie contenue dans ton lien ne peut pas être ouverte maintenant. Recharge la page quand il y aura du réseau.

## Un exemple, montré coup par coup

elements-demo-show = Montre-moi
elements-demo-next = Suivant
elements-demo-skip = Passer
elements-demo-back = Retour
elements-demo-count = { $shown } sur { $turns }
elements-demo-try = Essaie toi-même
elements-demo-return = Retour à l'exemple

elements-forget = Tout effacer sur cet appareil

elements-lost = Une partie de la page n'a pas pu être chargée. Y a-t-il du réseau ? Réessaie, ou recharge la page.
elements-board-lost = Une partie de ce plateau n'a pas pu être chargée : il ne gardera pas ta partie et n'a pas d'indices. Y a-t-il du réseau ?
elements-retry = Réessayer

## Les boutons sous un plateau.

elements-tools-undo = Annuler
elements-tools-redo = Refaire
elements-tools-what = Explique-moi
elements-tools-show = Montre-moi
elements-tools-showing = Choisis un coup pour voir ce qu'il donne. Joue-le, ou change d'avis.
elements-tools-hint = Indice
elements-tools-new = Nouvelle partie
elements-tools-computer = Jouer contre un ordi
elements-tools-computer-short = Ordi
elements-tools-stop = Arrêter ensemble
elements-tools-players = Joueurs
elements-tools-toss = Qui commence ?
elements-tools-turn = Tourner le plateau
elements-tools-whole = Tout le plateau
elements-tools-full = Plein écran
elements-tools-share = Partager et garder
elements-tools-forget = Tout effacer
elements-tools-settings = Réglages
