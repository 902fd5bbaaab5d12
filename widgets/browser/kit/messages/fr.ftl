### Ce que disent plusieurs pages : comment copier, enregistrer, ouvrir et imprimer.

kit-copy = Copier
kit-copied = Copié
kit-marked = C'est sélectionné. Pour copier : Ctrl+C, ou un appui long.
kit-code = Le lien en code QR
kit-open-file = Ouvrir un fichier
kit-save-file = Enregistrer dans un fichier
kit-save-table = Enregistrer un tableau (CSV)
kit-print = Imprimer
kit-print-lost = Si rien ne s'est ouvert, il est peut-être impossible d'imprimer d'ici. Il faut alors ouvrir cette page dans une fenêtre de navigateur à part.
kit-again = Réessayer
kit-cancel = Annuler
kit-done = Terminé
kit-remove = Enlever { $name }
kit-new-game = Nouvelle partie
kit-stop = Arrêter
kit-close = Fermer
kit-next = Suivant
kit-back = Retour
kit-hint = Indice
