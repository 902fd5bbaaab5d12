### Une page où l'on compose un jeu de semailles avec des cartes.

making-name = Comment s'appelle ton jeu ?
making-unnamed = Notre jeu
making-rules = Les règles
making-share = Le montrer à d'autres
making-link = Lien
making-code = Un code pour ton jeu
making-print = Imprimer les règles
making-unprinted = Rien n'a été imprimé ? Alors ce navigateur ne sait pas le faire. Copie plutôt le lien.
making-python = Ton jeu en Python
making-python-how = Mets ces lignes dans un fichier, et le site d'une école a ton jeu.
making-copy = Copier
making-copied = Copié.
making-marked = Sélectionné. Copie-le maintenant.
making-trying = On l'essaie …
making-sound = C'est un jeu. Joues-y !
making-broken = Ce lien ne contient pas de règles. Commence par Oware.
