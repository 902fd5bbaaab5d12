### Ce que disent les blocs dans les pages, et ce qui est écrit autour du texte des leçons.

## Plateaux et défis

fences-player-computer = { FORM($level, "The") }, l'ordinateur

fences-puzzle =
    { $difficulty ->
        [1] Tu joues { FORM($side, "the") }. C'est très facile, pour les { $youngest } à { $oldest } ans.
        [2] Tu joues { FORM($side, "the") }. C'est facile, pour les { $youngest } à { $oldest } ans.
        [3] Tu joues { FORM($side, "the") }. C'est de difficulté moyenne, pour les { $youngest } à { $oldest } ans.
        [4] Tu joues { FORM($side, "the") }. C'est difficile, pour les { $youngest } à { $oldest } ans.
       *[5] Tu joues { FORM($side, "the") }. C'est très difficile, pour les { $youngest } à { $oldest } ans.
    }
fences-puzzle-text = Le plateau en mots
fences-scripts = Pour le résoudre ici, et pour voir le suivant, active les scripts.

fences-opponent-advice = Pour gagner :

fences-problems = Ce bloc « { $kind } » ne peut pas encore être montré

## Le plateau d'une première page

fences-door-touch = Touche une case de la rangée du bas. Regarde où vont les graines.
fences-door-closed = Cette case ne peut pas être jouée maintenant. Touche une case au bord brillant.
fences-door-sown =
    { $seeds ->
        [one] Tu sèmes { $seeds } graine.
       *[other] Tu sèmes { $seeds } graines.
    }
fences-door-taken =
    { $taken ->
        [one] Tu prends 1 graine !
       *[other] Tu prends { $taken } graines !
    }
fences-door-reply = { $mover } joue la case { $cup }. À toi !
fences-door-reply-taken = { $mover } joue la case { $cup } et prend { $taken ->
        [one] 1 graine
       *[other] { $taken } graines
    }. À toi !
fences-door-further = Touche une case, et { $game } s'ouvre.
fences-door-on = Continuer
fences-door-play = Jouer à { $game }

## Cartes des jeux

fences-card-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
fences-card-age = dès { $age } ans

## Le filtre au-dessus des cartes

fences-filter-pick = Choisir pour nous
fences-filter-all = Tout montrer
fences-wish-minutes = Temps
fences-wish-minutes-any = peu importe
fences-wish-age = Le plus jeune
fences-wish-age-any = tous les âges
fences-wish-age-oldest = { $age } ans ou plus
fences-wish-learn = Règles
fences-wish-learn-any = peu importe
fences-wish-learn-easy = faciles à apprendre
fences-wish-learn-middle = pas trop nombreuses
fences-wish-devices = Vous avez
fences-wish-devices-any = peu importe
fences-wish-family = Genre
fences-wish-family-any = tous
fences-wish-family-sowing = semer des graines
fences-wish-family-squares = sur des cases carrées

## Le tableau de ce qu'il y a sur les cartes, et pourquoi

fences-reasons-game = Jeu
fences-reasons-turns = Coups
fences-reasons-minutes = Minutes
fences-reasons-age = Dès l'âge de
fences-reasons-learn = Règles
fences-reasons-why = Pourquoi
fences-reasons-table = Sans appareil, il faut
fences-reasons-turns-each = { $turns } × { $seconds } s
fences-reasons-minutes-about = environ { $minutes }

## La carte

fences-map = Carte de l'Afrique et de l'océan Atlantique. La liste ci-dessous dit la même chose en mots.
fences-map-place = { $place } :
fences-map-nowhere = Aucun lieu dans nos sources :

## Jeux de semailles côte à côte

fences-differences-rule = La règle
fences-differences-in = Jeux
fences-differences-others = Tous sauf { $game }
fences-differences-none = { $games } ont les mêmes règles, réponse par réponse.
fences-same-game = { $game }, { $place }
fences-same-as = Comme à { $game }
fences-same-wrong = Ce plateau est impossible.

## En quoi les jeux de semailles diffèrent : des questions, chacune avec ses réponses

fences-seeds = Combien y a-t-il de graines ?
fences-seeds-four-each = 48 : quatre dans chaque case.
fences-seeds-middle = 70 : toutes dans les quatre cases du milieu.
fences-seeds-own = { $seeds } : { $cups }, à partir de la case A autour du plateau.
fences-direction = Dans quel sens sème-t-on ?
fences-direction-counter-clockwise = Dans le sens contraire des aiguilles d'une montre.
fences-direction-clockwise = Dans le sens des aiguilles d'une montre.
fences-skip = Saute-t-on une case en semant ?
fences-skip-none = Non.
fences-skip-origin = Oui : la case d'où vient cette poignée.
fences-skip-closed = Oui : les cases fermées.
fences-turn = Combien de poignées compte un coup ?
fences-turn-one = Une poignée.
fences-turn-empty = Poignée après poignée, jusqu'à ce qu'une dernière graine tombe dans une case vide.
fences-turn-uur = Poignée après poignée, jusqu'à ce qu'une dernière graine tombe dans une case vide ou dans un uur.
fences-turn-four = Poignée après poignée, jusqu'à ce qu'une dernière graine tombe dans une case vide ou soit la quatrième de sa case.
fences-turn-even-captured = Poignée après poignée : on continue quand la dernière case a un nombre pair de graines, ou quand on a pris des graines. Le coup se termine quand la dernière case est prise elle-même.
fences-turn-even = Poignée après poignée : on continue quand la dernière case a un nombre pair de graines. Le coup se termine quand la dernière case est prise elle-même.
fences-capture = Que prend-on ?
fences-capture-twos = Les cases de l'autre rangée qui ont deux ou trois graines, en reculant depuis ta dernière graine. Mais jamais toute la rangée.
fences-capture-twos-all = Les cases de l'autre rangée qui ont deux ou trois graines, en reculant depuis ta dernière graine. Même toute la rangée.
fences-capture-facing = Si ta dernière graine tombe dans une case vide de ta rangée et si la case en face a des graines : ces graines, et ta dernière.
fences-capture-facing-uur = Si ta dernière graine tombe dans une case vide de ta rangée et si la case en face a des graines : ces graines, et ta dernière. Mais trois graines en face font deux uur, et tu ne prends rien.
fences-capture-fours = Chaque case qui arrive à quatre graines. Le propriétaire de la rangée les prend. Mais si ta dernière graine est la quatrième, les quatre sont à toi.
fences-capture-pairs = Les cases face à face, si les deux ont un nombre pair de graines. Rien pendant les premiers coups.
fences-forbidden = Quelles cases ne peut-on pas jouer, même si elles ont des graines ?
fences-forbidden-singles = Une graine seule, tant que tu as une case plus pleine.
fences-forbidden-uur = Un uur.
fences-forbidden-opening = Au premier coup : toutes les cases, sauf la plus à droite.
fences-forbidden-endless = Une case dont le coup ne finirait jamais.
fences-forbidden-feeding = Une case qui ne donne aucune graine à une rangée affamée.
fences-hungry = Que se passe-t-il si l'autre joueur n'a pas de graines ?
fences-hungry-feed = Tu joues, et tu dois le nourrir.
fences-hungry-over = Il ne peut pas jouer. La partie ou la manche est finie.
fences-end = Qu'est-ce qui termine la partie, ou la manche ?
fences-end-majority = Un joueur a pris 25 graines.
fences-end-one-each = Chaque rangée n'a plus qu'une graine.
fences-end-empty = Il n'y a plus de graines sur le plateau.
fences-end-few-seeds = Il reste moins de quatre graines.
fences-end-cannot-feed = Une rangée est vide, et aucun coup ne peut la nourrir.
fences-end-cannot-move = Le joueur dont c'est le tour ne peut pas jouer.
fences-left = À qui vont les graines qui restent ?
fences-left-own-rows = Chaque joueur prend les graines de sa rangée.
fences-left-uur = Chaque joueur prend ses uur, dans les deux rangées, et le reste de sa rangée.
fences-left-nobody = À personne.
fences-win = Qui gagne ?
fences-win-more = Celui qui a le plus de graines.
fences-win-four-rounds = On joue plusieurs manches. Le premier qui en gagne quatre remporte le match.
fences-win-43 = On joue plusieurs manches. Si tu as 43 graines ou plus à la fin de l'une d'elles, tu gagnes.
fences-stop = Que se passe-t-il si vous voulez tous les deux arrêter ?
fences-stop-split = Les graines qui restent sont partagées en deux parts égales.
fences-stop-own-rows = Chaque joueur prend les graines de sa rangée.
fences-stop-stores = Les greniers comptent. Les graines qui restent ne sont à personne.
fences-stop-round = La manche s'arrête là, et ses graines sont partagées comme toujours. Puis la suivante commence.
fences-own = Selon sa propre règle.
fences-own-told = Selon sa propre règle. { $rule }

## Leçons

fences-plan-notice = Que remarquez-vous ? Choisissez une question.
fences-plan-show = Vous montrez
fences-plan-say = Vous dites
fences-plan-do = Vous faites
fences-plan-expect = Ce que nous attendons
fences-plan-notes = Vos notes
fences-plan-task = La tâche
fences-plan-sources = Sources
fences-plan-answer = Réponse :
fences-plan-open = Question ouverte. Pistes :
fences-plan-question = Question clé
fences-plan-more = S'il reste du temps
fences-plan-replies = Réponses attendues
fences-plan-right = Juste :
fences-plan-partly = Juste en partie :
fences-plan-not-yet = Pas encore :
fences-plan-perhaps = Peut-être :
fences-plan-next = Vous dites :
fences-plan-start = Pour commencer :
fences-plan-served = Au programme : { $standard } · { $code }
fences-plan-only = Seulement si toute la leçon dure { FORM($minutes, "or") } minutes.
fences-plan-answers = Les réponses
fences-plan-time =
    { $minutes ->
        [one] { $minutes } minute, de { $start } à { $end }
       *[other] { $minutes } minutes, de { $start } à { $end }
    }
fences-plan-sheet = { $sheet } · { $plan }
fences-plan-own-name = Nom :
fences-plan-line = Réponse :
fences-plan-why = Pourquoi ?

## Un lien vers une page qui n'existe qu'en anglais

fences-elsewhere = (en anglais)

## Les parties de toutes les leçons

fences-plan-watch = À surveiller
fences-plan-challenge = Les défis
fences-plan-key = Corrigé
fences-plan-puzzle = Défi
fences-plan-solution = Réponse
fences-plan-mathematics = Les mathématiques, pour vous
fences-plan-synthesis = Ce que nous avons trouvé : à dire pour finir
fences-plan-skip = Si le temps manque, sautez
fences-plan-rehearse = S'entraîner
fences-plan-adapt = Adapter
fences-plan-easier = Plus facile
fences-plan-harder = Plus difficile
fences-plan-learners = Élèves allophones
fences-plan-vision = Vue et motricité
fences-plan-odd = Nombre impair
fences-plan-mixed = Âges mélangés
fences-plan-late = Retardataires
fences-plan-exit = Défi final
fences-plan-rubric = Grille d'évaluation
fences-plan-beginning = Débutant
fences-plan-developing = En progrès
fences-plan-secure = Acquis
fences-plan-culture = Culture
fences-plan-people = Les gens et le lieu
fences-plan-name = Le nom
fences-plan-uncertain = Ce qui n'est pas sûr
fences-plan-home = À la maison
fences-plan-card = Carte des règles

## Cartes dont se compose un jeu de semailles

fences-cards-scripts = Pour les cartes, il faut les scripts, qui sont désactivés ici.
fences-cards-start = Commencer par
fences-cards-own = un jeu à toi

## Des niveaux jouent l'un contre l'autre, et on compte les parties

fences-numbers-scripts = Pour compter, il faut les scripts, qui sont désactivés ici.
fences-numbers-game = Le jeu
fences-numbers-other = Comparer avec
fences-numbers-none = aucun autre jeu
fences-numbers-first = Qui commence
fences-numbers-second = L'autre
fences-numbers-count = Combien de parties
fences-numbers-games = Jeux
fences-numbers-cards = Jeux où une carte change
fences-numbers-changed = { $game } · { $rule }
fences-numbers-questions = Ou choisis une question :
fences-numbers-fair = Est-ce un avantage de commencer ?
fences-numbers-seed = Avec une graine de plus par case, la partie dure-t-elle plus longtemps ?
fences-numbers-ahead = Est-ce utile de prévoir ?
fences-numbers-feed = Et si on n'était pas obligé de nourrir ?

## Feuilles à imprimer : des boîtes d'allumettes apprennent un jeu

fences-matchboxes-box = Boîte { $box }, coup { $turn }
fences-matchboxes-board = Boîtes : { $north }. Toi : { $south }.
fences-matchboxes-left = R
fences-matchboxes-right = B
fences-matchboxes-paper = Papier quadrillé pour { $count } parties
fences-matchboxes-scripts = Pour jouer contre les boîtes, il faut les scripts, qui sont désactivés ici.

## On prépare un défi et on l'écrit

fences-workbench-scripts = Pour préparer un défi, il faut les scripts, qui sont désactivés ici.
fences-workbench-position = Préparez la position
fences-workbench-asked = Ce qui est demandé
fences-workbench-words = Les mots
fences-workbench-themes = De quoi il s'agit
fences-workbench-game = Jeu
fences-workbench-text = Position en texte
fences-workbench-goal = But
fences-workbench-goals =
    { $goal ->
        [capture] Prendre un certain nombre de graines ou de pièces
        [win] Gagner
        [save] Ne pas perdre
        [best] Prendre le plus possible
        [end] Finir la partie
        [relay] Jouer le coup le plus long
        [last] Dire où tombe la dernière graine
       *[illegal] Dire quel coup est interdit
    }
fences-workbench-count = Combien, au moins
fences-workbench-turns = En combien de coups
fences-workbench-moves = Parmi quels coups (comme A B C)
fences-workbench-id = Nom court
fences-workbench-id-about = Pour les liens : minuscules et traits d'union.
fences-workbench-prompt = Question
fences-workbench-prompt-about = Douze mots au plus.
fences-workbench-hint =
    { $hint ->
        [0] Indice 1 : que remarquer
        [1] Indice 2 : où regarder
       *[2] Indice 3 : le premier coup
    }
fences-workbench-because = Ce qui le rend difficile
fences-workbench-source = D'où il vient
fences-workbench-ages = Âges
fences-workbench-difficulty = Difficulté
fences-workbench-check = Vérifier

## On écrit un joueur en Python

fences-player-scripts = Pour écrire un joueur, il faut les scripts, qui sont désactivés ici.
fences-player-game = Le jeu
fences-player-step = L'étape
fences-player-free = Un joueur à moi
fences-player-level = Adversaire
fences-player-code = Ton joueur, en Python
fences-player-frame = Python tourne ici
