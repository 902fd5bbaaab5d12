### Ce qui aide les joueurs devant un plateau : indices, ordinateur, coups regardés de nouveau.

## Indices

play-hint-end = Regarde la case { $cup }. Laquelle de tes cases y mène ?
play-hint-round = Un de tes coups finit dans la case d'où il part. Lequel ?
play-hint-wait = Je réfléchis…
play-hint-show = Montre-moi le coup
play-hint-myself = J'essaie sans aide

## L'ordinateur

play-computer = L'ordinateur
play-computer-now = Jouer maintenant
play-computer-lost = { $mover } n'a pas trouvé de coup. Joue à sa place, ou laisse-le réessayer.
play-computer-go = Faire jouer { $mover }
play-computer-go-both = Les faire jouer

## Le dernier coup, une phrase à la fois

play-replay-begin = Le plateau avant le dernier coup. Appuie sur Suivant.
play-replay-count = { $shown } sur { $sentences }

## La liste des coups

play-turns = Revoir les coups précédents
play-turns-first = Au début
play-turns-back = Un coup en arrière
play-turns-forward = Un coup en avant
play-turns-last = Au dernier coup
play-turns-stopped = Les deux joueurs ont décidé d'arrêter.
play-turns-none = Aucun coup n'a encore été joué.

## Le panneau à côté du plateau

play-tabs = Coups et aide
play-tabs-coach = Coach
play-tabs-review = Bilan
play-coach-stuck = Tu ne sais pas quoi jouer ? Appuie sur Indice, et je te montre où regarder.

## Revoir une partie

play-review = Revoir la partie
play-review-looking = Je regarde le coup { $turn } sur { $turns }…
play-review-found =
    { $turns ->
        [0] Je n'ai trouvé aucun moment où un autre coup aurait été bien meilleur.
        [one] C'est ce coup qui a le plus compté.
       *[other] Ce sont ces { $turns } coups qui ont le plus compté.
    }
play-review-own =
    { $turns ->
        [0] J'ai regardé tous tes coups, et je n'ai trouvé aucun moment où un autre aurait été bien meilleur.
        [one] De tous tes coups, voici celui qui a le plus compté.
       *[other] De tous tes coups, voici les { $turns } qui ont le plus compté.
    }
play-review-show = Voir le coup { $turn }
play-review-signs = La flèche verte montre le meilleur coup, la flèche en pointillé celui qui a été joué.

## Notes sur les coups

play-tabs-notes = Notes
play-notes-turn =
    { $turn ->
        [0] Ta note avant le premier coup
       *[other] Ta note sur le coup { $turn }
    }
play-notes-how = Tes notes restent sur cet appareil tant que tu ne partages pas la partie. Si tu reviens en arrière et joues un autre coup, les deux suites sont gardées.
play-notes-tried = Une autre façon de jouer
play-notes-remove = Supprimer
play-notes-remove-line = Supprimer la suite qui commence par { $place }
play-notes-print = Imprimer avec ces notes

## La fin d'une partie, dite sur le plateau

play-ending-won = Tu as gagné !
play-ending-won-score = Tu as gagné, { $more } à { $less } !
play-ending-best = Ta meilleure prise en un coup : { $count }.
play-ending-again = Rejouer
play-ending-next = Ensuite : { $level }
play-ending-swap = Changer de camp
play-ending-puzzles = Ensuite : cinq défis
play-ending-look = Revoir la partie

## Les sons, et une voix

play-aloud = Lire à voix haute
play-sounds = Mettre le son ?
play-sounds-on = Oui
play-sounds-off = Non

## Ce que valent les coups

play-worth = Que vaut chaque coup ?
play-worth-list = À partir d'ici, si les deux joueurs jouent le mieux possible jusqu'à la fin :

## Le premier coup d'un débutant

play-guide-cup = Touche une case au bord brillant et regarde où vont ses graines.
play-guide-piece = Touche une pièce aux coins marqués : tu peux la jouer.
play-guide-choice = Appuie d'abord sur l'un de ces boutons.
play-guide-target = Touche maintenant une case aux coins marqués. Ta pièce ira là.
play-guide-sown = Les graines de cette case sont parties une par une autour du plateau, chacune dans la case suivante.
play-guide-stopped = Ton coup s'est arrêté ici.
play-guide-moved = C'était ton coup. Maintenant, c'est à l'autre de jouer.
play-guide-done = OK

## Deux appareils sans réseau : on dit le coup à voix haute, et deux mots disent si les deux plateaux sont pareils.

# 256 words that French children know and that don't sound alike.
play-spoken-words =
    abeille abricot agneau aigle aiguille ail aile ananas ancre ange arbre arc argent armoire assiette
    avion avocat bague baleine balle ballon banane bateau bazar bijou biscuit bonnet bougie bouton branche brebis
    brique brosse bracelet bureau cactus cadeau cage caillou camion canard canoë carotte carte castor cerf cerise
    chaise chandelle chapeau chat chemise cheval chien chocolat cigale ciseaux citron clairon cloche clou cochon coffre
    collier corbeau corde cravate crayon crocodile cuisine cygne dauphin dentiste désert diamant domino dragon drapeau
    école écran écureuil éléphant enveloppe épée éponge escalier escargot étoile facteur famille farine fenêtre ferme
    ficelle figue fleur flocon flûte forêt fourmi fraise framboise frère fromage fruit fantôme fusée gant garage galette
    girafe glace gorille goutte grotte guitare hamster haricot herbe hérisson hibou hiver horloge huile
    igloo image insecte jambe jardin jaune jonquille jouet journal jupe kangourou kiwi lampe lapin laurier lavande
    légume lézard lion livre loup lune lutin lynx magie maison manteau marché marmite masque matelas médaille melon
    miel miroir montagne moto mouche moulin musique navire neige noisette nuage océan oignon oiseau olive ombre
    orange oreille orgue ours palmier panda panier papillon parapluie parfum pastèque peigne perle perroquet pharaon
    piano pierre pilote pirate pizza planète plume poire poisson pinceau pomme porte poule prairie prince puzzle
    pyjama quille radis raisin rameur raquette récif renard requin rideau rivière robot rose roue ruban sable saxophone
    savon scarabée serpent singe soleil sorcière souris stylo sucre tabouret tambour tapis tigre tilleul toboggan
    tomate tonnerre tortue train trésor trompette tulipe usine vache valise vampire vase vélo verre violon vipère
    volcan wagon yaourt zèbre
play-spoken-check =
    { $turns ->
        [0] Avant le premier coup, dis :
       *[other] Après le coup { $turns }, dis :
    }
play-spoken-how = Si les deux appareils montrent les deux mêmes mots, dis ton coup, et l'autre joueur le joue sur le sien.
play-spoken-same = Pareils
play-spoken-other = Pas pareils
play-spoken-back = Revenez un coup en arrière sur les deux appareils. Les mots sont-ils les mêmes maintenant ?
play-spoken-found = Maintenant, les deux plateaux sont pareils. Appuyez sur « { $button } » sur les deux appareils, et redites le coup suivant.
play-spoken-begin = Même au début, les mots ne sont pas pareils. Est-ce bien le même jeu ? Appuyez sur « { $button } » sur les deux appareils.
play-spoken-fine = Bien. Continuez à jouer.
