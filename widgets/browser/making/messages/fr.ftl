### Une page où l'on compose un jeu de semailles avec des cartes.

making-name = Comment s'appelle votre jeu ?
making-unnamed = Notre jeu
making-rules = Les règles
making-share = Le montrer à d'autres
making-link = Lien
making-code = Un code pour votre jeu
making-print = Imprimer les règles
making-unprinted = Rien n'a été imprimé ? Alors ce navigateur ne sait pas le faire. Copiez plutôt le lien.
making-python = Votre jeu en Python
making-python-how = Mettez ces lignes dans un fichier, et le site d'une école a votre jeu.
making-copy = Copier
making-copied = Copié.
making-marked = Sélectionné. Copie-le maintenant.
making-trying = On l'essaie …
making-sound = C'est un jeu. Jouez-y !
making-broken = Ce lien ne contient pas de règles. Commencez par Oware.
