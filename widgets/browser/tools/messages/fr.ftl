### Les boutons sous un plateau.

tools-undo = Annuler
tools-redo = Refaire
tools-what = Que s'est-il passé ?
tools-show = Montre-moi
tools-showing = Choisis, et tu vois ce que le coup ferait. Puis joue-le, ou reviens.
tools-hint = Indice
tools-new = Nouvelle partie
tools-computer = Jouer contre un ordi
tools-computer-short = Ordi
tools-stop = S'accorder pour arrêter
tools-players = Joueurs
tools-toss = Qui commence ?
tools-turn = Tourner le plateau
tools-whole = Tout le plateau
tools-full = Plein écran
tools-share = Partager et garder
tools-forget = Tout oublier
tools-settings = Réglages
