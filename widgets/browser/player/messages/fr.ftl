### Une page où l'on écrit un joueur en Python, où on l'essaie et où on l'envoie jouer.

player-code = Ton joueur, en Python

player-keys = La touche Tab mène hors d'ici. Pour décaler une ligne, commence-la par quatre espaces.

player-check = Vérifier
player-play = Jouer contre lui
player-compete = Dix parties
player-stop = Arrêter
player-help = Mettre l'aide dans l'éditeur
player-save = Enregistrer un fichier
player-link = Copier un lien
player-link-copied = Copié. Le lien contient ton code.
player-link-marked = Sélectionné. Copie-le maintenant.
player-link-label = Le lien

player-printed = Ce qu'il a écrit
player-cut = … et plus encore. Seul le début est montré.
player-packed = On peut écrire un joueur là où le site a un hébergeur. Ici, non.

player-starting = Python démarre …
player-sound = Ton joueur marche. Il jouerait { $move }.
player-passed = Ton joueur a réussi cette étape. Passe à la suivante !
player-missing = Pas encore. { $missing }
player-played-instead = Ici, il a joué { $move }.
player-your-turn = Tu commences. Ton joueur répond.
player-its-turn = Ton joueur réfléchit …

player-competing = Partie { $played } sur { $count } …
player-competed = Ton joueur a gagné { $won } parties sur { $count }, et { $ties } sont nulles.
player-forfeit = { $name } a perdu une partie ainsi :

player-line = Ligne { $line } :

player-trouble =
    { $kind ->
        [syntax] Python n'arrive pas à lire ceci. Manque-t-il un signe, comme deux-points ou une parenthèse ?
        [indent] Les espaces au début de la ligne ne vont pas. Les lignes qui vont ensemble commencent l'une sous l'autre.
        [name] Python ne connaît pas ce nom. Est-il écrit comme plus haut ?
        [import] Un joueur ne peut pas utiliser ce module. Il a math, random, collections et quelques autres.
        [index] La liste n'est pas si longue.
        [key] Cette clé n'y est pas.
        [attribute] Il n'y a rien de ce nom ici. Regarde la liste de ce qu'une position peut dire.
        [type] Ces choses ne vont pas ensemble, ou il y en a une de trop entre les parenthèses.
        [division] On ne peut pas diviser par 0.
        [recursion] Une fonction s'est appelée trop souvent elle-même. Quand s'arrête-t-elle ?
        [memory] Ton joueur avait besoin de trop de mémoire, et il a été arrêté. Retiens moins de choses.
        [late] Les deux secondes étaient passées, et ton joueur a été arrêté. Une boucle ne finit-elle jamais ?
        [broken] Python est tombé en panne et a été arrêté. Rien d'autre n'est perdu.
        [lost] Python n'a pas pu être chargé. Réessaie quand tu as un réseau.
        [nothing] Il n'y a pas de choose. Ton joueur commence par « def choose(position): ».
        [nonsense] Ce que choose a rendu n'est pas un coup. Un coup est un texte, comme "C".
        [illegal] Les règles ne permettent pas ce coup. Prends-en un de position.moves().
       *[wrong] Quelque chose n'a pas marché ici.
    }

player-own-words = (« { $own } »)

player-robin = Tous contre tous
player-robin-how = Ajoute jusqu'à huit joueurs : le tien, des fichiers, ou des liens que d'autres t'ont envoyés. Chacun joue deux fois contre chacun.
player-robin-own = Ajouter celui d'en haut
player-robin-files = Ajouter des fichiers
player-robin-paste = Un lien vers un joueur
player-robin-add = Ajouter le lien
player-robin-level = Ajouter { $level }
player-robin-begin = Qu'ils jouent
player-robin-full = Il y en a déjà huit.
player-robin-wrong = Ce lien ne contient pas de joueur.
player-robin-drop = Retirer { $name }
player-robin-empty = Ajoute au moins deux joueurs.
player-robin-done = Toutes les parties sont jouées.
player-robin-yours = Ton joueur { $number }
player-robin-linked = D'un lien { $number }
player-robin-games = Les parties
player-robin-look = Voir la partie
player-robin-game =
    { $outcome ->
        [first] { $first } bat { $second }
        [second] { $second } bat { $first }
       *[tie] Partie nulle entre { $first } et { $second }
    }

player-robin-column =
    { $column ->
        [place] Place
        [player] Joueur
        [won] Gagnées
        [tied] Nulles
        [lost] Perdues
       *[points] Points
    }
