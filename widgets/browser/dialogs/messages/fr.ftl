### Les fenêtres où l'on demande quelque chose aux joueurs, ou qui règlent quelque chose.

## Si une partie peut s'en aller

dialogs-new-question = Commencer une nouvelle partie ?
dialogs-leaving = La partie sur le plateau sera perdue.
dialogs-go-on = Continuer la partie

## Si les deux veulent arrêter

dialogs-stop =
    { $people ->
        [2] Voulez-vous arrêter tous les deux ?
       *[other] Veux-tu arrêter ?
    }
dialogs-agrees = { $player } est d'accord.
dialogs-ends = La partie s'arrête ici, et le score compte.
dialogs-stop-yes = Oui, arrêter

## Qui commence

dialogs-toss-hides =
    { FORM($hider, "number") ->
        [many] { FORM($hider, "The") } cachent une graine dans un poing.
       *[one] { FORM($hider, "The") } cache une graine dans un poing.
    } { FORM($guesser, "The") }, dans quel poing est-elle ?
dialogs-toss-fist =
    { $hand ->
        [left] Le poing gauche
       *[right] Le poing droit
    }
dialogs-toss-right =
    { $hand ->
        [left] Oui ! La graine était dans le poing gauche.
       *[right] Oui ! La graine était dans le poing droit.
    } { FORM($guesser, "number") ->
        [many] { FORM($guesser, "The") } commencent.
       *[one] { FORM($guesser, "The") } commence.
    }
dialogs-toss-wrong =
    { $hand ->
        [left] Non, la graine était dans le poing gauche.
       *[right] Non, la graine était dans le poing droit.
    } { FORM($hider, "number") ->
        [many] { FORM($hider, "The") } commencent.
       *[one] { FORM($hider, "The") } commence.
    }
dialogs-toss-go = On joue !

## Les niveaux de l'ordinateur

dialogs-levels = Jouer contre l'ordinateur
dialogs-levels-begins = L'ordinateur commence
dialogs-levels-play = Contre le { $level }
dialogs-levels-strength = Force : { $strength } sur { $levels }
dialogs-levels-win = Pour gagner :
dialogs-not-now = Pas maintenant

## Qui joue

dialogs-players = Qui joue ?
dialogs-players-first = Le joueur qui commence
dialogs-players-other = L'autre joueur
dialogs-players-kind = Joué par
dialogs-players-person = Une personne
dialogs-players-name = Nom, si tu veux
dialogs-players-cloth = Couleur
dialogs-players-taken = déjà pris

## Oublier

dialogs-forget = Tout effacer sur cet appareil ?
dialogs-forget-what = Les parties commencées, les défis résolus, ce que tu as créé dans les laboratoires et tous les réglages seront perdus.
dialogs-forget-no = Garder
dialogs-forgotten = C'est fait. Cet appareil ne garde plus rien.

## Réglages

dialogs-settings-speed = Vitesse des coups
dialogs-settings-slow = Lente
dialogs-settings-normal = Normale
dialogs-settings-fast = Rapide
dialogs-settings-still = Immédiate
dialogs-settings-playing = Pendant la partie
dialogs-settings-preview = Montre-moi d'abord
dialogs-settings-preview-what = Tu vois d'abord ce que donne un coup. Ensuite, tu le joues ou tu changes d'avis.
dialogs-settings-rating = Évaluer mes coups
dialogs-settings-rating-what = Après chaque coup, on te dit s'il était bon, quand on le sait à coup sûr.
dialogs-settings-sounds = Sons
dialogs-settings-sounds-what = Tu entends les graines et les pièces, et un son à la fin de chaque étape d'une leçon.
dialogs-settings-typing = Écrire les coups
dialogs-settings-typing-what = Tu as un champ où écrire tes coups, sous la forme qu'ils ont dans la liste des coups.
dialogs-settings-spoken = Deux appareils : dire le coup
dialogs-settings-spoken-what = Vous jouez sur deux appareils, sans réseau. Chacun dit son coup, et l'autre le joue sur le sien. Deux mots montrent si les deux plateaux sont pareils.
dialogs-settings-look = Apparence
dialogs-settings-large = Lettres plus grandes
dialogs-settings-large-what = Les mots et les nombres sont plus grands.
dialogs-settings-left = Pour gauchers
dialogs-settings-left-what = Les boutons sont près de ton pouce gauche.
dialogs-settings-table = De part et d'autre d'une table
dialogs-settings-table-what = Deux joueurs se font face. Celui d'en face lit tout à l'endroit.
dialogs-settings-kept = Cet appareil se souvient de tes réglages.
dialogs-settings-unkept = Ce navigateur ne garde rien. Tes réglages durent jusqu'à ce que tu quittes cette page.

## Ce qui a été gardé et n'est plus lisible

dialogs-aside = Quelque chose qui était gardé ici n'est plus lisible. C'est peut-être abîmé, ou cela vient d'une version plus récente du site. Cela a été mis de côté.
dialogs-aside-forget = Effacer
