### Deux appareils sans réseau : on dit le coup à voix haute, et deux mots disent si les deux plateaux sont pareils.

# 256 words that French children know and that don't sound alike.
spoken-words =
    abeille abricot agneau aigle aiguille ail aile ananas ancre ange arbre arc argent armoire assiette
    avion avocat bague baleine balle ballon banane bateau bazar bijou biscuit boue bougie bouton branche brebis
    brique brosse bulle bureau cactus cadeau cage caillou camion canard canoë carotte carte castor cerf cerise
    chaise chandelle chapeau chat chemise cheval chien chocolat cigale ciseaux citron clairon cloche clou cochon coffre
    collier corbeau corde cravate crayon crocodile cuisine cygne dauphin dentiste désert diamant domino dragon drapeau
    école écran écureuil éléphant encre épée éponge escalier escargot étoile facteur famille farine fenêtre ferme
    ficelle figue fleur flocon flûte forêt fourmi fraise framboise frère fromage fruit fumée fusée gant garage gâteau
    girafe gomme gorille goutte grotte guitare hamster haricot herbe hérisson hibou hiver horloge huile
    igloo image insecte jambe jardin jaune jonquille jouet journal jupe kangourou kiwi lampe lapin laurier lavande
    légume lézard lion livre loup lune lutin lynx magie maison manteau marché marmite masque matelas médaille melon
    miel miroir montagne moto mouche moulin musique navire neige noisette nuage océan oignon oiseau olive ombre
    orange oreille orgue ours palmier panda panier papillon parapluie parfum pastèque peigne perle perroquet pharaon
    piano pierre pilote pirate pizza planète plume poire poisson pinceau pomme porte poule prairie prince puzzle
    pyjama quille radis raisin rameur raquette récif renard requin rideau rivière robot rose roue ruban sable sapin
    savon scarabée serpent singe soleil sorcière souris stylo sucre tabouret tambour tapis tigre tilleul toboggan
    tomate tonnerre tortue train trésor trompette tulipe usine vache valise vampire vase vélo verre violon vipère
    volcan wagon yaourt zèbre
spoken-check =
    { $turns ->
        [0] Avant le premier coup, dis :
       *[other] Après le coup { $turns }, dis :
    }
spoken-how = Les deux appareils montrent-ils les deux mêmes mots ? Dis ton coup, et l'autre le joue sur le sien.
spoken-same = Pareils
spoken-other = Pas pareils
spoken-back = Un coup en arrière sur les deux appareils. Et ici ?
spoken-found = Ici, les deux plateaux sont pareils. Appuyez sur « { $button } » sur les deux appareils, et redites le coup suivant.
spoken-begin = Le début n'est pas pareil. Est-ce le même jeu ? Appuyez sur « { $button } » sur les deux appareils.
spoken-fine = Bien. Continuez.
