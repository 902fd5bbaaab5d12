### Une page qui prépare un appareil pour une salle sans réseau.

offline-ready-start = Préparer cet appareil
offline-ready-busy = En préparation…
offline-ready-progress = { $kept } sur { $all } Mo
offline-ready-done = Cet appareil est prêt. Il marche maintenant sans réseau.
offline-ready-not-yet = Cet appareil n'est pas encore prêt.
offline-ready-pages = Pages, plateaux et défis : { $megabytes } Mo
offline-ready-python = Le programme qui connaît les règles : { $megabytes } Mo
offline-ready-memory = Ce qui le fait démarrer plus vite : { $megabytes } Mo
offline-ready-room = Ce navigateur a encore { $megabytes } Mo de place.
offline-ready-remove = L'enlever de cet appareil
offline-ready-removed = C'est enlevé. Votre carnet et vos parties sont toujours là.

## Ce qui gêne

offline-ready-broken-off = Le chargement s'est arrêté avant la fin. Y a-t-il du réseau ? Ce qui est déjà chargé est gardé. Réessayez.
offline-ready-full = Il n'y a pas assez de place sur cet appareil. Libérez-en, puis réessayez.
offline-ready-refused = Ce navigateur ne garde pas les sites. Est-ce une fenêtre privée ? Ouvrez la page dans une fenêtre normale.
offline-ready-insecure = Cette adresse commence par « http: ». Les navigateurs ne gardent que les sites dont l'adresse commence par « https: ». Demandez-en une à la personne qui s'occupe de ce site.
offline-ready-way-round = On peut quand même jouer ici, tant qu'il y a du réseau.
offline-ready-packed = Cet appareil n'a pas besoin d'être préparé : cette copie du site marche déjà sans réseau.

## Billets pour tous les appareils

offline-ready-slips = Imprimer un billet par appareil
offline-ready-slip = Avant la leçon, ouvrez cette adresse sur l'appareil. Appuyez sur « { $button } » et attendez la coche verte.
offline-ready-code = L'adresse en code QR

## Une nouvelle version du site.

offline-renewal-new = Il y a une nouvelle version de ce site.
offline-renewal-take = Mettre à jour
offline-renewal-later = Plus tard
offline-renewal-others = Ferme d'abord les autres pages de ce site. Puis mets à jour.
offline-renewal-moved = Ce site n'est plus à cette adresse. Tu vois ici la copie gardée sur cet appareil.
offline-renewal-follow = Aller à la nouvelle adresse
