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
-lessons-network-start = réseau nécessaire pour ouvrir la page, puis plus
-lessons-network-always = réseau nécessaire tout le temps
-lessons-standard = { $title } ({ $list })

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
lessons-words-say = Prononcer
lessons-words-means = Ce qu'il veut dire
lessons-standards = Programmes scolaires
lessons-standards-standard = Objectif
lessons-standards-met = Où il est travaillé
lessons-materials = Ce qu'il faut
lessons-materials-thing = Chose
lessons-materials-amount = Combien
lessons-materials-instead = Convient aussi

## Comment une leçon peut être imprimée

-lessons-sheet-opening = Une page à lire d'abord
-lessons-sheet-plan = Cette leçon
-lessons-sheet-card = Carte des règles
-lessons-sheet-board = Plateau vide
-lessons-sheet-big = Plateau en taille réelle, à coller
-lessons-sheet-pieces = Pièces à découper
-lessons-sheet-props = Cartes, panneaux et bandes
-lessons-sheet-puzzles = Défis
-lessons-sheet-tickets = Billets de sortie
-lessons-sheet-short = Billets de sortie, leçons plus courtes
-lessons-sheet-home = Page pour les familles
-lessons-sheet-key = Corrigé des défis

## Ce qui est un aliment dans le matériel d'une leçon, et ce dont une leçon peut se passer

-lessons-food-beans = Les haricots sont petits, durs et crus. Demandez d'abord s'il y a des allergies, et prenez des boutons si quelqu'un en a une. Personne n'en mange. Gardez-les loin des petits enfants. Comptez-les en les donnant, et recomptez-les au retour.
-lessons-food-cartons = Une boîte qui a contenu des œufs n'est pas pour un enfant allergique aux œufs : imprimez ce plateau.

-lessons-without-printer = pas d'imprimante
-lessons-without-cartons = pas de boîtes à œufs
