### Python et les règles en chemin, et ce qui peut mal se passer.

engine-failed = Une partie du jeu n'a pas pu être chargée.
engine-old = Il y a une nouvelle version de ce site. Recharge la page.
engine-late = Le jeu met trop de temps à se charger.
engine-died = Le jeu s'est arrêté au démarrage.
engine-deadly = Le jeu s'est arrêté deux fois à cet endroit.
engine-lost = Les règles de ce jeu n'ont pas pu être chargées.
