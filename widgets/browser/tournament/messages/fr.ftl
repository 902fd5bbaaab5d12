### Une page pour qui enseigne : un tournoi, et des groupes au hasard.

## Comment il commence

tournament-names = Noms, un par ligne
tournament-names-count =
    { $names ->
        [one] { $names } nom.
       *[other] { $names } noms.
    }
tournament-names-wrong = Un tournoi a de { $fewest } à { $most } joueurs.
tournament-swiss = Commencer : quelques rondes
tournament-robin = Commencer : tous contre tous
tournament-which = Quelques rondes : à chacune, on rencontre quelqu'un de nouveau qui a gagné à peu près aussi souvent. On s'arrête quand on veut. Tous contre tous : chacun rencontre chacun une fois, jusqu'à huit joueurs environ.
tournament-lot = Ou seulement des groupes, au hasard :
tournament-groups =
    { $size ->
        [2] Par deux
        [3] Par trois
       *[other] Par quatre
    }

## Rondes

tournament-rounds = Rondes
tournament-round = Ronde { $round }
tournament-round-begins = La ronde { $round } commence.
tournament-how = Le nom à gauche commence. Touchez qui a gagné, ou ½ pour un match nul. Touchez encore pour annuler.
tournament-table = Table { $number }
tournament-rests = se repose, et reçoit un point
tournament-won = Victoire : { $name }
tournament-tied = Match nul : { $one } et { $other }
tournament-next = Ronde suivante
tournament-results-first = Il manque des résultats.
tournament-over = C'était la dernière ronde.
tournament-wall = Au mur

## Classement

tournament-standings = Classement
tournament-column =
    { $column ->
        [place] Place
        [name] Nom
        [points] Points
        [others] Points des autres
        [wins] Victoires
        [round] Ronde
        [table] Table
        [first] Commence
        [second] Répond
       *[result] Résultat
    }
tournament-why = Qui est mieux classé, et pourquoi ?
tournament-ties = Une victoire vaut un point, un match nul un demi-point, et qui se repose en reçoit un. Autant de points ? Alors regarde ceux que tu as rencontrés : additionne leurs points. Qui a rencontré les plus forts est mieux classé. Toujours pareil ? Alors on compte les victoires. Toujours pareil ? Alors vous partagez la place.
tournament-leaves = Part
tournament-leaves-who = { $name } part
tournament-returns = Revient
tournament-returns-who = { $name } revient
tournament-late = Quelqu'un arrive en retard ?
tournament-late-add = Ajouter
tournament-welcome = { $name } joue à partir de la prochaine ronde.

## Après

tournament-print = Imprimer
tournament-csv = Garder en tableau (CSV)
tournament-file = tournoi
tournament-kept = Ce tournoi n'est gardé que sur cet appareil, jusqu'à ce que vous l'oubliiez.
tournament-unkept = Ce navigateur ne peut pas garder le tournoi. Enregistrez-le avant de fermer cette page.
tournament-forget = Oublier ce tournoi
tournament-forget-question = Oublier ce tournoi ?
tournament-forget-what = Tous les noms et résultats de cette page s'en vont.
tournament-forget-no = Le garder
