### Défis : comment on les résout, qui les résout, ce qu'on en garde, et les séries pour une classe.

## Résoudre un défi

training-last-seed = Choisis la case où tombe la toute dernière graine du coup.
training-illegal = Lequel de ces coups est interdit ? Choisis-le.
training-early = Tu as choisi { $answer }. La suite viendra dès que le plateau sera prêt.
training-choose = Choisis une des réponses marquées.
training-open-cell = { $cell }, on peut la choisir
training-solved = Oui !
training-other = Un bon coup, mais pas la réponse.
training-wrong = Ce n'est pas ça.
training-right = Juste jusqu'ici ! C'est encore à toi.

## Élèves qui partagent un appareil

training-you = Toi
training-student = Élève { $number }
training-students = Qui travaille ?
training-students-name = Un nom, ou un animal
training-students-kept = Ce nom n'est gardé que sur cet appareil. Le mieux est un animal ou un nom inventé.
training-students-unkept = Ce navigateur ne garde rien. Le nom disparaîtra quand tu fermeras cette page.
training-students-new = Un nouvel élève
training-students-rename = Prendre ce nom
training-animal =
    { $animal ->
        [antelope] Antilope
        [crane] Grue
        [crocodile] Crocodile
        [elephant] Éléphant
        [giraffe] Girafe
        [hare] Lièvre
        [lion] Lion
        [spider] Araignée
        [tortoise] Tortue
       *[zebra] Zèbre
    }

## Le carnet d'un élève

training-notebook = Mon carnet
training-notebook-told =
    { $solved ->
        [one] { $solved } défi résolu sur { $puzzles }, dont { $alone } sans indice.
       *[other] { $solved } défis résolus sur { $puzzles }, dont { $alone } sans indice.
    }
training-notebook-kept = Il n'est gardé que sur cet appareil. Rien n'est envoyé nulle part.
training-notebook-unkept = Ce navigateur ne peut pas le garder : il n'a pas de place, ou ne garde rien. Note le code avant de fermer cette page.
training-notebook-how = Copie ce code, ou enregistre-le dans un fichier. Sur un autre appareil, récupère-le ci-dessous.
training-notebook-code = Ton code
training-notebook-file = mes-defis
training-notebook-other = Un code d'un autre appareil
training-notebook-take = Le récupérer
training-notebook-taken =
    Récupéré : { $puzzles ->
        [one] { $puzzles } défi
       *[other] { $puzzles } défis
    } et { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }.
training-notebook-unknown =
    { $unknown ->
        [one] { $unknown } autre n'est pas sur ce site.
       *[other] { $unknown } autres ne sont pas sur ce site.
    }
training-notebook-kind = Un code commence par « { $beginning } ».
training-notebook-broken = Ce code n'est pas complet. Copie-le en entier, et cherche une lettre fausse.
training-anew = Recommencer à zéro
training-anew-question = Recommencer à zéro ?
training-anew-what = Tout ce que tu as résolu et appris ici sera effacé.
training-anew-no = Garder
training-anew-done = Tu repars à zéro : aucun défi n'est résolu.
training-leave = Quitter cet appareil
training-leave-question = Quitter cet appareil ?
training-leave-what = Ton nom et tout ce que tu as résolu seront effacés ici.
training-leave-yes = Quitter
training-leave-no = Rester

## Séries pour une classe

training-set-sheet = Faire une feuille à imprimer
training-set-lost = La feuille n'a pas pu être faite. Y a-t-il du réseau ?
training-set-ask = Le code écrit au tableau
training-set-open = Commencer
training-set-unknown = Il n'y a pas de série « { $code } ». Regarde encore le tableau.
training-set-sign = Aucun code ne contient le caractère « { $sign } ».

## Une série commencée ici, peut-être par un autre élève

training-who = Es-tu { $name } ?
training-who-nobody = Est-ce toi qui as commencé cette série ?
training-who-yes = Oui, continuer
training-who-no = Non, recommencer

## Ce qu'un élève montre à la fin d'une série

training-result-show-mine = Montrer mon résultat
training-result = Ton résultat
training-result-name = Ton nom, ou un animal
training-result-nobody = Pas encore de nom
training-result-solved =
    { $solved ->
        [one] { $solved } défi résolu sur { $puzzles }
       *[other] { $solved } défis résolus sur { $puzzles }
    }
training-result-puzzle =
    Défi { $number } : { $state ->
        [once] résolu du premier coup
        [tries] résolu après plusieurs essais
        [hint] résolu avec un indice
        [begun] pas encore résolu
       *[unseen] pas commencé
    }
training-result-hints =
    { $hints ->
        [0] Aucun indice
        [one] { $hints } indice
       *[other] { $hints } indices
    }, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
training-result-code = Ton code : { $code }
training-result-picture = Ton nom et ton code en code QR
training-result-show = Montre ceci à la personne qui fait la classe, ou note ton nom et le code.
training-result-back = Retour aux défis
training-result-anew = Recommencer cette série

## Une feuille de défis sur papier

training-sheet = Défis
training-sheet-name = Nom :
training-sheet-answer = Réponse :
training-sheet-why = Pourquoi ?
training-sheet-who = { $game }. Tu joues { FORM($side, "the") }.
training-sheet-key = Corrigé, pour qui fait la classe
training-sheet-right = { FORM($moves, "or") } :

## Éléments

training-puzzle-next = Défi suivant
training-puzzle-difficulty = { $difficulty ->
        [1] très facile
        [2] facile
        [3] moyen
        [4] difficile
       *[other] très difficile
    }
training-puzzle-side = Tu joues { FORM($side, "the") }.
training-puzzle-again = Recommencer
training-puzzle-pass = Un autre
training-puzzle-why = Pourquoi cette réponse ?
training-puzzle-reasons = Ce que donne chaque choix
training-puzzle-explore = Jouer la suite
training-puzzle-back = Retour au défi
training-puzzle-as-text = Le plateau en mots
training-puzzle-typing = Tu peux écrire tes réponses : appuie sur Plus, puis sur Réglages, et coche « Écrire les coups ».
training-puzzle-lost = Le chargement a échoué. Y a-t-il du réseau ? Réessaie.

## Éléments : un parcours

training-path-lost = Le parcours n'a pas pu être chargé. Y a-t-il du réseau ?
training-path-steps = Étapes
training-path-title = { $step }. { $title }
training-path-next = Étape suivante
training-path-back = Retour à l'étape
training-path-finish = Terminer
training-path-done = Maintenant, tu connais ce jeu !
training-path-play = Jouer contre le Rêveur
training-path-greedy = Ensuite : le Glouton
training-path-step-done = , faite

## Éléments : des défis l'un après l'autre

training-trainer-waiting = Les défis se chargent.
training-trainer-lost = Les défis n'ont pas pu être chargés. Y a-t-il du réseau ?
training-trainer-which-puzzles = Quels défis ?
training-trainer-wanted = { $chosen } : choisir les défis
training-trainer-all-puzzles = Tous les défis
training-trainer-show = Montrer ceux-ci
training-trainer-found =
    { $puzzles ->
        [one] { $puzzles } défi.
       *[other] { $puzzles } défis.
    }
training-trainer-by-game = Jeu
training-trainer-known-games = Les jeux que tu connais
training-trainer-all-games = Tous les jeux
training-trainer-by-theme = Sujet
training-trainer-all-themes = tous les sujets
training-trainer-theme = { $theme }
training-trainer-by-grade = Difficulté
training-trainer-all-grades = du facile au difficile
training-trainer-grade = { $grade ->
        [easy] facile
        [middling] moyen
       *[hard] difficile
    }
training-trainer-none = Il n'y a pas encore de défi de ce genre. Choisis autre chose.
training-trainer-all-done = Tu les as tous résolus ! Choisis-en d'autres, ou refais-les.
training-trainer-once-more = Encore une fois
training-trainer-this-again = Quand refaire ce défi ?
training-trainer-today = Aujourd'hui
training-trainer-tomorrow = Demain
training-trainer-next-week = La semaine prochaine
training-trainer-comes-today = Tu le reverras aujourd'hui.
training-trainer-comes-tomorrow = Tu le reverras demain.
training-trainer-comes-next-week = Tu le reverras la semaine prochaine.
training-trainer-again = Le refaire ?
training-trainer-solved = Résolus : { $done }.
training-trainer-solved-of = Résolus : { $done } sur { $puzzles }.
training-trainer-solved-now = Cette fois : { $puzzles }.
training-trainer-which = { $game }
training-trainer-which-today = { $game } : le défi du jour.
training-trainer-which-again = { $game } : encore une fois, comme tu l'as demandé.
training-trainer-which-in-set = { $game } : défi { $at } sur { $of } dans la série de ta classe.
training-trainer-missing =
    { $puzzles ->
        [one] { $puzzles } défi de ce lien est introuvable sur ce site.
       *[other] { $puzzles } défis de ce lien sont introuvables sur ce site.
    }

## Mon étagère

training-shelf = Mon étagère
training-shelf-today = Le défi du jour
training-shelf-today-done = Résolu ! Demain, il y en aura un autre.
training-shelf-go-on = Continuer : { $game }
training-shelf-others = Ou continuer :
training-shelf-with = contre { $level }, { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
training-shelf-turns =
    { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }
training-shelf-days =
    { $days ->
        [0] Pas encore de défi du jour résolu
        [one] { $days } défi du jour résolu
       *[other] { $days } défis du jour résolus
    }
training-shelf-filled = { $done } graines sur { $seeds } : apprends le jeu, résous cinq défis, bats cinq adversaires
training-shelf-seeds = Chaque jeu a des graines à remplir : apprends le jeu, résous cinq défis, bats cinq adversaires.
