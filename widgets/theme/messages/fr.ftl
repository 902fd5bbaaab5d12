### Ce qui entoure chaque page. Les éléments de Material gardent leurs propres mots, dans beaucoup de langues.

theme-colors-light = Passer aux couleurs claires
theme-colors-dark = Passer aux couleurs sombres
theme-colors-device = Prendre les couleurs de l'appareil

theme-made-with = Fait avec

theme-missing-title = Introuvable - { $site }
theme-missing = Cette page n'existe pas ici
theme-missing-why = Il y a peut-être une faute dans l'adresse, ou la page a changé de place.
theme-missing-home = Aller à la page d'accueil : { $site }
theme-unkept = Cette page n'est pas gardée sur cet appareil
theme-unkept-why = Il faut du réseau pour l'ouvrir. Les pages gardées ici s'ouvrent sans réseau.
theme-unkept-again = Réessayer
