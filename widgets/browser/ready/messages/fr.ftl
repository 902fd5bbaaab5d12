### Une page qui prépare un appareil pour une salle sans réseau.

ready-start = Préparer cet appareil
ready-again = Réessayer
ready-busy = En préparation …
ready-progress = { $kept } sur { $all } Mo
ready-done = Cet appareil est prêt. Il marche maintenant sans réseau.
ready-not-yet = Cet appareil n'est pas encore prêt.
ready-pages = Pages, plateaux et défis : { $megabytes } Mo
ready-python = Le programme qui connaît les règles : { $megabytes } Mo
ready-memory = Ce qui le fait démarrer plus vite : { $megabytes } Mo
ready-room = Ce navigateur a encore { $megabytes } Mo de place.
ready-remove = L'enlever de cet appareil
ready-removed = C'est enlevé. Le carnet et les parties sont toujours là.

## Ce qui gêne

ready-broken-off = Cela s'est arrêté avant la fin. Y a-t-il du réseau ? Ce qui est arrivé est gardé. Réessayez.
ready-full = Il n'y a pas assez de place sur cet appareil. Enlevez quelque chose, puis réessayez.
ready-refused = Ce navigateur ne garde pas les sites. Est-ce une fenêtre privée ? Ouvrez la page dans une fenêtre normale.
ready-insecure = Cette adresse commence par « http: ». Les navigateurs ne gardent que les sites dont l'adresse commence par « https: ». Demandez une telle adresse à la personne qui s'occupe de ce site.
ready-way-round = Ici, on peut quand même jouer tant qu'il y a du réseau.
ready-packed = Cet appareil n'a pas besoin d'être préparé : cette copie du site marche déjà sans réseau.

## Billets pour tous les appareils

ready-slips = Imprimer un billet par appareil
ready-slip = Avant la leçon, ouvrez cette adresse sur l'appareil. Appuyez sur « { $button } » et attendez la coche verte.
ready-code = L'adresse en code QR
ready-slips-lost = Rien ne s'est ouvert pour imprimer ? Cette fenêtre ne peut peut-être pas. Écrivez plutôt l'adresse au tableau.
