### Ce que disent les pages que le site fait tout seul : leçons, série de leçons, entraînement.

prepare-late = Une partie de cette page n'est pas encore chargée. Si le réseau est lent, attends un peu. Si ce message reste affiché, recharge la page, ou ouvre-la à son adresse web dans une fenêtre à part.
prepare-late-again = Recharger la page

## Une leçon : sa page, la vue pour la mener, et les feuilles à imprimer

prepare-run-title = Mener : { $plan }
prepare-wall-title = Écran de la classe : { $plan }
prepare-print-title = Imprimer : { $plan }
prepare-run = Mener cette leçon
prepare-print = Imprimer
prepare-players = Pour les joueurs : { $game }
prepare-back = Retour à la leçon

## La pile à imprimer

prepare-pack-children = Combien d'enfants ?
prepare-pack-paper = Papier
prepare-pack-a4 = A4
prepare-pack-letter = Letter
prepare-pack-boards = Plateaux
prepare-pack-pieces = Graines ou pièces
prepare-pack-have = nous en avons
prepare-pack-one-sheet = une feuille chacun
prepare-pack-real-size = taille réelle, plusieurs feuilles à coller
prepare-pack-cut = à découper
prepare-pack-sheets = Feuilles
prepare-pack-print = Imprimer la pile
prepare-pack-how = Tout part en une seule impression, dans l'ordre de la leçon ; le corrigé vient en dernier. Dans la fenêtre qui s'ouvre, choisissez le même papier, et 100 % ou « taille réelle ».
prepare-pack-others = Les feuilles qui ne vont avec aucune leçon s'impriment à part :
prepare-pack-scores = feuilles de partie
prepare-pack-tables = tableaux de tournoi
prepare-pack-certificates = diplômes
prepare-pack-poster = une affiche de tous les jeux

prepare-tiles = { $sheets } feuilles, { $columns } côte à côte. Les cases font { $square } mm de large. Coupez les feuilles au bord du plateau, et collez chacune sur la languette de sa voisine.
prepare-tile = { $game } : feuille { $number } sur { $sheets }
prepare-glue = coller ici la feuille { $number }

prepare-home-rules = Les règles en bref.
prepare-home-address = { $game } sur un écran :

## Ce que demande une leçon, en un coup d'œil

prepare-glance = En un coup d'œil
prepare-place = Place
prepare-place-number = { $series }, numéro { $number }
prepare-place-after = { $series }, numéro { $number } ; après { $plans }
prepare-clock = Les étapes de la leçon
prepare-purpose = À quoi elle sert
prepare-outcomes = À la fin, un joueur…
prepare-prerequisites = Avant :
prepare-ready = Préparer
prepare-device-ready = Préparer cet appareil
prepare-offline = Plateaux, chrono et défis marchent aussi hors ligne. Avant la séance, ouvrez { $ready } sur chaque appareil et appuyez sur le bouton.
prepare-to-print = À imprimer :
prepare-copies = { $sheet } : { $copies }

-prepare-sowing = Jeux de semailles
-prepare-squares = Jeux sur cases carrées
-prepare-across = Plusieurs jeux

## La page par laquelle s'ouvre une leçon

prepare-print-one = Imprimer une page
prepare-aim = Le but
prepare-five-rules = Cinq règles
prepare-asked = Les enfants demanderont
prepare-hook = Commencez par ce plateau
prepare-setup = Puis les joueurs préparent leur plateau
prepare-turns = Montrez ces coups
prepare-same-board = Remettez d'abord le plateau en place.
prepare-things = À apporter
prepare-thing = { $item } :
prepare-ways = Combien de temps avez-vous ?
prepare-way = { $minutes } min
prepare-key-question = Chaque étape a une question clé : comptez deux minutes. Les autres sont là s'il reste du temps.
prepare-for-players = Pour un appareil
prepare-set = Cinq défis à donner
prepare-day = Le défi du jour, sur l'écran de la classe
prepare-results = Recueillir les résultats
prepare-tried = Essayée avec { $children } enfants de { $youngest } à { $oldest } ans.
prepare-untried = Pas encore essayée avec une classe.
prepare-tell-trial = Si vous l'essayez, racontez-nous comment cela s'est passé.
prepare-without = Faisable sans
prepare-wish-without = Ce qui manque
prepare-wish-without-any = rien

## La liste de toutes les leçons

prepare-unit-question = Tout un trimestre ?
prepare-unit-offer = { $unit } : les leçons dans l'ordre, pour les 8 à 10 ans et les 11 à 14 ans, avec une seule liste de matériel.
prepare-filter = Quelle leçon aujourd'hui ?
prepare-wish-minutes = Minutes disponibles
prepare-wish-minutes-any = peu importe
prepare-wish-age = Âge de vos joueurs
prepare-wish-age-any = tous les âges
prepare-wish-devices = Appareils disponibles
prepare-wish-devices-any = peu importe
prepare-fits = { $minutes } minutes · de { $youngest } à { $oldest } ans · { $devices }.

## Les pages d'un jeu

prepare-rooms = Pages de ce jeu
prepare-room-play = Jouer
prepare-room-learn = Apprendre
prepare-room-puzzles = Défis
prepare-room-rules = Règles
prepare-room-teach = Enseigner

## La page d'un jeu pour qui enseigne

prepare-teach = Enseigner { $game }
prepare-teach-description = Leçons pour { $game } : prêtes à l'emploi, avec des feuilles à imprimer et des défis à donner.
prepare-teach-lead = Des leçons avec { $game }, prêtes à l'emploi.
prepare-read = Lire la leçon
prepare-teach-puzzles = Défis à donner
prepare-teach-set = { $puzzles } : choisissez-en pour votre classe, puis donnez un lien court, des billets ou une feuille.

## La série de leçons

prepare-weeks = Semaine par semaine
prepare-week = Semaine { $week } : { $title }
prepare-week-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
prepare-week-younger = De 8 à 10 ans
prepare-week-older = De 11 à 14 ans
prepare-week-questions = Les dernières questions
prepare-week-lost = Si cette semaine saute
prepare-boards = Fabriquer les plateaux
prepare-standards = Programmes scolaires
prepare-standards-why = Les objectifs qu'on travaille chaque semaine, avec leur numéro. Chaque leçon dit à quel moment.
prepare-spare = Leçons en réserve
prepare-spare-why = Toutes les leçons ne tiennent pas dans ces semaines. Prenez celles-ci à la place d'autres, ou dans une deuxième séance.
prepare-shopping = Ce qu'il faut pour 20 enfants
prepare-shopping-safety = Sécurité.
prepare-shopping-number = Combien
prepare-shopping-free = Gratuit

## Pages où l'on s'entraîne

prepare-puzzles = Défis : { $game }
prepare-puzzles-description = Des défis pour { $game }, du facile au difficile, avec une preuve pour chaque réponse.
prepare-puzzles-lead = Trouve le meilleur coup. Essaie autant de fois que tu veux : un essai raté ne coûte rien.
prepare-learn = Apprendre { $game }
prepare-learn-description = Apprendre { $game } pas à pas, en jouant.
prepare-learn-lead = Apprends en jouant, une petite étape à la fois.

## Par quoi commence le nouveau site d'une école

prepare-school-name = Nos jeux de plateau
prepare-school-lead = Des jeux de plateau rares, à jouer sur un seul écran.
prepare-school-credit = Jeux et leçons d'Ubao : CC BY 4.0.
prepare-school-home = Accueil
prepare-school-games = Jeux
prepare-school-labs = Laboratoire
prepare-school-teach = Enseigner
prepare-school-lessons = Nos leçons
prepare-school-more = Plus

## Séries de défis

prepare-set-week = Semaine { $week } : ce que nous savons faire
