### Une page où l'on compose un jeu de semailles avec des cartes.

labs-cards-name = Comment s'appelle ton jeu ?
labs-cards-unnamed = Notre jeu
labs-cards-rules = Les règles
labs-cards-share = Le montrer à d'autres
labs-cards-link = Lien
labs-cards-code = Un code pour ton jeu
labs-cards-print = Imprimer les règles
labs-cards-python = Ton jeu en Python
labs-cards-python-how = Mets ces lignes dans un fichier pour ajouter ton jeu au site d'une école.
labs-cards-trying = On l'essaie…
labs-cards-sound = C'est un vrai jeu. Joues-y !
labs-cards-broken = Ce lien ne contient pas de règles. Commence par Oware.

## Une page où des niveaux jouent l'un contre l'autre une centaine de fois, et où l'on compte les parties.

labs-numbers-begin = Lancer les parties
labs-numbers-kept = { $count } parties · { $game }
labs-numbers-progress = Parties jouées
labs-numbers-found = Ce qui a été compté
labs-numbers-waking = On commence…
labs-numbers-playing = Parties jouées : { $played } sur { $count }
labs-numbers-played =
    { $played ->
        [0] Aucune partie n'est allée jusqu'au bout.
        [one] 1 partie a été jouée. Elle ne dit encore rien.
       *[other] { $played } parties ont été jouées.
    }
labs-numbers-part =
    { $part ->
        [wins] Qui gagne, sur 100 parties
        [averages] Combien de temps, et combien de choix
       *[bites] Ce qui arrive, sur 100 coups
    }
labs-numbers-measure =
    { $measure ->
        [first] Celui qui commence gagne.
        [second] L'autre gagne.
        [tie] C'est un match nul.
        [unended] La partie ne finit jamais.
        [turns] Coups dans une partie
        [choices] Coups au choix à chaque tour
        [capture] On prend des graines ou des pièces.
        [relay] Le coup continue à partir d'une autre case.
        [slam] On pouvait prendre toutes les graines d'une rangée, et elles restent.
        [feeding] Une case est interdite : il faut nourrir l'autre.
        [single] Une case est interdite : une graine seule doit attendre.
        [uur] Une case est interdite : c'est un uur.
        [endless] Une case est interdite : son coup ne finirait jamais.
        [duty] Une pièce doit attendre : une autre doit prendre.
        [guard] Une pierre maîtresse est en garde.
        [pinned] Une pièce doit rester : sinon le roi ou la pierre maîtresse serait en danger.
       *[forced] Il n'y a qu'un coup possible.
    }
labs-numbers-between = entre { $low } et { $high } sur 100
labs-numbers-about = entre { $low } et { $high } en moyenne
labs-numbers-few = trop peu de parties pour le dire
labs-numbers-of = { $between } · { $game }
labs-numbers-judged =
    { $verdict ->
        [more] Le second en a plus, et le hasard ne suffit pas à l'expliquer.
        [less] Le premier en a plus, et le hasard ne suffit pas à l'expliquer.
       *[open] L'écart est trop petit pour le dire. C'est peut-être le hasard.
    }
labs-numbers-beginning =
    { $verdict ->
        [more] Celui qui commence gagne plus souvent que l'autre · { $game }
        [less] Celui qui commence gagne moins souvent que l'autre · { $game }
       *[open] Ces nombres ne disent pas qui gagne plus souvent · { $game }
    }
labs-numbers-drawn = C'étaient les parties { $first } à { $last } sur un million. Si tu recommences, il y en aura d'autres.
labs-numbers-table = Tous les nombres
labs-numbers-column =
    { $column ->
        [game] Jeu
        [measure] Mesure
        [counted] Compté
        [low] Au moins
       *[high] Au plus
    }

## Une page où l'on écrit un joueur en Python, où on l'essaie et où on l'envoie jouer.

labs-player-code = Ton joueur, en Python
labs-player-keys = La touche Tab fait sortir de l'éditeur. Pour décaler une ligne, commence-la par quatre espaces.
labs-player-check = Vérifier
labs-player-play = Jouer contre lui
labs-player-compete = Dix parties
labs-player-help = Mettre l'aide dans l'éditeur
labs-player-file-wrong = Ce fichier ne contient pas de joueur : il faut un texte d'au plus { $most } caractères.
labs-player-next = Étape suivante
labs-player-link = Copier un lien
labs-player-link-copied = Copié. Le lien contient ton code.
labs-player-link-label = Le lien
labs-kept = Ce que tu as fait ici
labs-kept-question =
    { $works ->
        [one] Continuer ce que tu as fait ici ?
       *[other] Tu as fait plusieurs choses ici. Veux-tu en continuer une ?
    }
labs-kept-go-on =
    Continuer : { $what }, { $days ->
        [0] aujourd'hui
        [1] hier
        [100] il y a longtemps
       *[other] il y a { $days } jours
    }
labs-kept-forget =
    { $works ->
        [one] L'effacer
       *[other] Les effacer
    }
labs-kept-forget-question = Effacer ce que tu as fait ici ?
labs-kept-keep =
    { $works ->
        [one] Le garder
       *[other] Les garder
    }
labs-player-lines =
    { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }
labs-player-link-long = Ce lien est trop long : un joueur a au plus { $most } caractères. Demande-le sous forme de fichier.
labs-player-code-long = Ton code a plus de { $most } caractères. C'est trop long pour un lien. Enregistre-le dans un fichier.
labs-player-printed = Ce qu'il a affiché
labs-player-cut = … et plus encore. On n'en voit ici que le début.
labs-player-packed = On peut écrire un joueur quand le site est sur un serveur web, mais pas ici.
labs-player-starting = Python démarre…
labs-player-sound = Ton joueur marche. Il jouerait { $move }.
labs-player-passed = Ton joueur a réussi cette étape. Passe à la suivante !
labs-player-missing = Pas encore. { $missing }
labs-player-played-instead = Ici, il a joué { $move }.
labs-player-your-turn = Tu commences. Ton joueur répond.
labs-player-its-turn = Ton joueur réfléchit…
labs-player-competing = Partie { $played } sur { $count }…
labs-player-competed = Victoires de ton joueur : { $won } sur { $count } parties. Matchs nuls : { $ties }.
labs-player-forfeit = { $name } a perdu une partie ainsi :
labs-player-line = Ligne { $line } :
labs-player-trouble =
    { $kind ->
        [syntax] Python n'arrive pas à lire ceci. Manque-t-il un caractère, comme un deux-points ou une parenthèse ?
        [indent] Les espaces au début de la ligne ne vont pas. Les lignes qui vont ensemble commencent l'une sous l'autre.
        [name] Python ne connaît pas ce nom. Est-il écrit comme plus haut ?
        [import] Un joueur ne peut pas utiliser ce module. Tu as math, random, collections et quelques autres.
        [index] La liste n'est pas si longue.
        [key] Le dictionnaire n'a pas cette clé.
        [attribute] Rien ne porte ce nom ici. Regarde la liste de ce qu'une position peut dire.
        [type] Ces choses ne vont pas ensemble, ou il y en a une de trop entre les parenthèses.
        [division] On ne peut pas diviser par 0.
        [recursion] Une fonction s'est appelée trop souvent elle-même. Quand s'arrête-t-elle ?
        [memory] Ton joueur avait besoin de trop de mémoire, et il a été arrêté. Retiens moins de choses.
        [late] Les deux secondes étaient écoulées, et ton joueur a été arrêté. Y a-t-il une boucle qui ne finit jamais ?
        [broken] Python est tombé en panne et a été arrêté. Rien d'autre n'est perdu.
        [lost] Python n'a pas pu être chargé. Réessaie quand il y aura du réseau.
        [nothing] Il n'y a pas de fonction choose ici. Ton joueur commence par « def choose(position): ».
        [nonsense] Ce que choose a renvoyé n'est pas un coup. Un coup est un texte, comme "C".
        [illegal] Les règles ne permettent pas ce coup. Choisis-en un dans position.moves().
       *[wrong] Quelque chose n'a pas marché ici.
    }
labs-player-own-words = (« { $own } »)
labs-player-robin = Tous contre tous
labs-player-robin-how = Ajoute jusqu'à huit joueurs : le tien, des fichiers, ou des liens que d'autres t'ont envoyés. Chacun joue deux fois contre chacun des autres.
labs-player-robin-own = Ajouter mon joueur
labs-player-robin-files = Ajouter des fichiers
labs-player-robin-paste = Un lien vers un joueur
labs-player-robin-add = Ajouter le lien
labs-player-robin-level = Ajouter le { $level }
labs-player-robin-begin = Les faire jouer
labs-player-robin-full = Il y en a déjà huit.
labs-player-robin-wrong = Ce lien ne contient pas de joueur.
labs-player-robin-long = Trop long pour un joueur : { $files }. Un joueur a au plus { $most } caractères.
labs-player-robin-empty = Ajoute au moins deux joueurs.
labs-player-robin-done = Toutes les parties sont jouées.
labs-player-robin-yours = Ton joueur { $number }
labs-player-robin-linked = Joueur venu d'un lien ({ $number })
labs-player-robin-games = Les parties
labs-player-robin-look = Voir la partie
labs-player-robin-game =
    { $outcome ->
        [first] Victoire : { $first }, contre { $second }
        [second] Victoire : { $second }, contre { $first }
       *[tie] Match nul entre { $first } et { $second }
    }
labs-player-robin-column =
    { $column ->
        [place] Place
        [player] Joueur
        [won] Gagnées
        [tied] Nulles
        [lost] Perdues
       *[points] Points
    }

## Une page où l'on prépare un défi et où l'on joue la réponse.

labs-workbench-tools = Outils
labs-workbench-tool =
    { $tool ->
        [add] Ajouter une graine
        [take] Enlever une graine
        [clear] Vider
        [move] Déplacer
        [copy] Copier
        [turn] Changer de camp
        [back] Retour
       *[answer] Jouer la réponse
    }
labs-workbench-touch =
    { $tool ->
        [add] Touchez une case. Elle reçoit une graine d'un grenier.
        [take] Touchez une case. Une de ses graines va dans un grenier.
        [clear] Touchez ce qui doit quitter le plateau.
        [move] Touchez une pièce, puis l'endroit où elle doit aller.
       *[copy] Touchez une pièce, puis l'endroit où en poser une autre pareille.
    }
labs-workbench-then = Touchez maintenant l'endroit où elle doit aller.
labs-workbench-looking = On regarde toutes les réponses…
labs-workbench-right =
    { $count ->
        [one] Sur { $possible } réponses, une seule est juste : { $right }.
       *[other] Sur { $possible } réponses, { $count } sont justes : { $right }.
    }
labs-workbench-played =
    { $verdict ->
        [right] Vous avez joué { $move }. C'est juste.
       *[wrong] Vous avez joué { $move }. Ce n'est pas la bonne réponse.
    }
labs-workbench-lacks = { $field } : { $lack }
labs-workbench-lack =
    { $lack ->
        [name] des minuscules, des chiffres et des traits d'union.
        [long] douze mots au plus.
        [over] ici la partie est finie.
        [unasked] on ne peut pas le demander ici.
        [unreachable] on n'y arrive pas. Demandez moins.
        [deep] il y a trop de coups à examiner pour une page. Demandez moins de coups, ou prenez « ubao puzzle ».
        [idle] toutes les réponses conviennent, il n'y a donc rien à trouver. Demandez plus.
       *[missing] c'est encore à remplir.
    }
labs-workbench-whole = Le défi est complet. Mettez-le à la fin de lesson_plans/{ $game }/puzzles.yml. Lancez ensuite « ubao prove » et « ubao check ».
labs-workbench-text = Pour puzzles.yml

## Des boîtes qui apprennent, à l'écran

labs-boxes-yours = À toi. Choisis une case.
labs-boxes-cannot = Tu ne peux pas jouer cette case maintenant.
labs-boxes-only = Les boîtes n'ont qu'un coup : la case { $cup }.
labs-boxes-drawn =
    La boîte { $box } s'ouvre. Il en sort une perle { $bead ->
        [red] rouge
       *[blue] bleue
    } : les boîtes jouent la case { $cup }.
labs-boxes-end =
    { $result ->
        [w] Les boîtes gagnent, { $north }–{ $south }. Chaque perle retourne dans sa boîte, avec une autre de sa couleur.
        [l] Tu gagnes, { $south }–{ $north }. Leurs perles restent dehors.
       *[t] Match nul. Chaque perle retourne dans sa boîte.
    }
labs-boxes-practice = { $games } parties d'entraînement
labs-boxes-practised = Les boîtes ont joué { $games } parties contre un joueur qui tire à pile ou face et en ont gagné { $won }.
labs-boxes-anew = Prendre des boîtes neuves
labs-boxes-anew-question = Prendre des boîtes neuves ?
labs-boxes-anew-explanation = Tout ce que ces boîtes ont appris sera perdu.
labs-boxes-anew-no = Garder celles-ci
labs-boxes-cup =
    Ta case de { $side ->
        [left] gauche
       *[right] droite
    } : { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
labs-boxes-theirs =
    Leur case { $cup } : { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }
labs-boxes-beads = Perles rouges : { $red } ; bleues : { $blue }
labs-boxes-results = Parties des boîtes : victoires, { $won } ; défaites, { $lost } ; nulles, { $tied }.
