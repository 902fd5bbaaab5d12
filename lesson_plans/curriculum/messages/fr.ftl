### Les listes fermées où choisissent les auteurs, et les titres de ce que disent leçons et jeux.

## Jeux, selon leurs portraits

-lessons-learn-easy = facile à apprendre
-lessons-learn-middle = quelques règles
-lessons-learn-hard = beaucoup de règles
-lessons-screen-none = aucun appareil
-lessons-screen-phone = un téléphone
-lessons-screen-tablet = une tablette ou un ordinateur

## Ce que demande une leçon : valeurs

-lessons-ages = de { $youngest } à { $oldest } ans
-lessons-group = de { $fewest } à { $most } joueurs
-lessons-device-none = aucun appareil
-lessons-device-one = un appareil
-lessons-device-two = deux appareils
-lessons-device-each = un appareil pour deux
-lessons-either = { $one }, ou { $others }
-lessons-noise-quiet = calme
-lessons-noise-talk = on parle
-lessons-noise-lively = animé
-lessons-network-none = aucun réseau nécessaire
-lessons-network-start = réseau nécessaire pour ouvrir la page, pas ensuite
-lessons-network-always = réseau nécessaire tout le temps
-lessons-standard-mp1 = Chercher : s'engager dans un problème et persévérer (socle commun, domaines 2 et 4)
-lessons-standard-mp2 = Modéliser : passer d'une situation aux nombres, et inversement (socle commun, domaines 1, 2 et 4)
-lessons-standard-mp3 = Raisonner : argumenter, et juger les arguments des autres (socle commun, domaines 2, 3 et 4)
-lessons-standard-mp4 = Modéliser une situation (socle commun, domaines 1, 2 et 4)
-lessons-standard-mp5 = Représenter et choisir ses outils (socle commun, domaines 1 et 5)
-lessons-standard-mp6 = Communiquer avec précision (socle commun, domaines 1 et 3)
-lessons-standard-mp7 = Raisonner : reconnaître une structure (socle commun, domaines 2, 3 et 4)
-lessons-standard-mp8 = Chercher : voir et dire une régularité (socle commun, domaines 2 et 4)
-lessons-standard-2-oa-c-3 = Calculer : reconnaître les nombres pairs et impairs (socle commun, domaine 4)
-lessons-standard-3-oa-a-1 = Calculer : donner un sens à la multiplication (socle commun, domaine 4)
-lessons-standard-3-oa-a-2 = Calculer : donner un sens à la division (socle commun, domaine 4)
-lessons-standard-3-oa-d-8 = Modéliser : résoudre un problème en deux étapes (socle commun, domaines 1, 2 et 4)
-lessons-standard-3-oa-d-9 = Raisonner : trouver et expliquer des régularités de calcul (socle commun, domaines 2, 3 et 4)
-lessons-standard-4-oa-b-4 = Calculer : multiples et diviseurs (socle commun, domaine 4)
-lessons-standard-4-oa-c-5 = Modéliser : construire une suite à partir d'une règle (socle commun, domaines 1, 2 et 4)
-lessons-standard-5-oa-b-3 = Raisonner : comparer deux suites et leurs règles (socle commun, domaines 2, 3 et 4)
-lessons-standard-5-g-a-1 = Représenter : repérer un point par deux coordonnées (socle commun, domaines 1 et 5)
-lessons-standard-6-sp-b-5 = Représenter : résumer des données (socle commun, domaines 1 et 5)
-lessons-standard-7-sp-c-6 = Modéliser : estimer une probabilité par l'expérience (socle commun, domaines 1, 2 et 4)
-lessons-standard-7-sp-c-8 = Modéliser : calculer des probabilités par listes, tableaux, simulation (socle commun, domaines 1, 2 et 4)
-lessons-standard-casel-1 = Exprimer sa sensibilité et ses opinions (socle commun, domaine 3)
-lessons-standard-casel-2 = Organiser son travail personnel (socle commun, domaine 2)
-lessons-standard-casel-3 = Respecter les autres (socle commun, domaine 3)
-lessons-standard-casel-4 = Coopérer (socle commun, domaine 2)
-lessons-standard-casel-5 = Réfléchir avant de décider, prendre ses responsabilités (socle commun, domaine 3)
-lessons-standard-ct-decomposition = Décomposer un problème (socle commun, domaine 1, langages informatiques)
-lessons-standard-ct-patterns = Reconnaître ce qui se répète (socle commun, domaine 1, langages informatiques)
-lessons-standard-ct-abstraction = Garder l'essentiel (socle commun, domaine 1, langages informatiques)
-lessons-standard-ct-algorithms = Écrire des étapes que quelqu'un d'autre peut suivre (socle commun, domaine 1, langages informatiques)
-lessons-standard-ct-testing = Essayer, trouver l'erreur, améliorer (socle commun, domaine 1, langages informatiques)

## Ce que demande une leçon : titres

lessons-label-ages = Âges
lessons-label-group = Groupe
lessons-label-devices = Appareils
lessons-label-network = Réseau
lessons-label-noise = Bruit
lessons-label-space = Espace

## Tableaux d'une leçon : le titre et les têtes de chacun

lessons-words = Mots à enseigner
lessons-words-word = Mot
lessons-words-say = Prononciation
lessons-words-means = Ce qu'il veut dire
lessons-standards = Programmes scolaires
lessons-standards-standard = Objectif
lessons-standards-met = Où il est travaillé
lessons-materials = Ce qu'il faut
lessons-materials-thing = Objet
lessons-materials-amount = Combien
lessons-materials-instead = Convient aussi

## Comment une leçon peut être imprimée

-lessons-sheet-opening = Une page à lire d'abord
-lessons-sheet-plan = Cette leçon
-lessons-sheet-card = Carte des règles
-lessons-sheet-board = Plateau vide
-lessons-sheet-big = Plateau en taille réelle, à assembler
-lessons-sheet-pieces = Pièces à découper
-lessons-sheet-props = Cartes, panneaux et bandes
-lessons-sheet-puzzles = Défis
-lessons-sheet-tickets = Défis finaux
-lessons-sheet-short = Défis finaux pour les leçons plus courtes
-lessons-sheet-home = Page pour les familles
-lessons-sheet-key = Corrigé des défis

## Ce qui est un aliment dans le matériel d'une leçon, et ce dont une leçon peut se passer

-lessons-food-beans = Les haricots sont petits, durs et crus. Demandez d'abord s'il y a des allergies, et prenez des boutons si quelqu'un est allergique. Personne ne doit les manger. Gardez-les loin des petits enfants. Comptez-les en les donnant, et recomptez-les au retour.
-lessons-food-cartons = Une boîte qui a contenu des œufs n'est pas pour un enfant allergique aux œufs : imprimez-lui un plateau.

-lessons-without-printer = imprimante
-lessons-without-cartons = boîtes à œufs
