### Parties qu'on emporte, qu'on rapporte, ou qui ont été gardées sur cet appareil.

## Une fenêtre pour les deux

saving-private = Rien n'est envoyé nulle part. Le lien lui-même contient la partie.
saving-no-address = Cette copie n'a pas d'adresse sur le Web. Copie la position ou enregistre la partie dans un fichier.

## Emporter une partie

saving-take = Emporter cette partie
saving-link = Un lien vers cette partie
saving-hand-on = Partager ce lien
saving-position = Cette position
saving-frame = Code HTML pour un site
saving-alone = Seulement cette position, sans les coups
saving-saved = Cherche { $file } dans tes téléchargements. S'il n'y est pas, appuie plutôt sur « { $copy } ».
saving-copy-what = Copier : { $what }
saving-code-long = C'est trop long pour un code QR. Envoie le lien.
saving-code-print = Imprimer le code

## Récupérer une partie

saving-bring = Récupérer une partie
saving-text = Une position, une partie enregistrée ou un lien
saving-open-text = Ouvrir ce texte
saving-open-question = Ouvrir cette partie ?
saving-open-yes = L'ouvrir

## Ce qui ne peut pas être ouvert

saving-unreadable = Ce fichier est illisible.
saving-empty = Il n'y a encore rien à ouvrir.
saving-long = C'est trop long pour être une partie.
saving-strange = Regarde le caractère « { $sign } » : il n'apparaît dans aucune partie.
saving-broken = Ce lien ne marche pas.
saving-away = L'ouvrir sur sa page

## Parties qui ont été gardées

saving-kept = Une partie que tu as commencée ici
saving-kept-question =
    { $games ->
        [one] Continuer la partie que tu as commencée ici ?
       *[other] Tu as commencé des parties ici. Veux-tu en continuer une ?
    }
saving-kept-over = Revoir ta dernière partie ?
saving-kept-go-on =
    { $over ->
        [1] Revoir
       *[other] Continuer
    } : { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }, { $days ->
        [0] aujourd'hui
        [1] hier
        [100] il y a longtemps
       *[other] il y a { $days } jours
    }{ $levels ->
        [0] {""}
        [one] , contre { $levels }
       *[other] , entre { $levels }
    }
saving-unkept = Ce navigateur ne peut pas garder ta partie. Si tu quittes ou recharges cette page, elle sera perdue.
