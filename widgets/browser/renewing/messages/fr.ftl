### Une nouvelle version du site.

renewing-new = Il y a une nouvelle version de ce site.
renewing-take = La prendre
renewing-later = Plus tard
renewing-others = Ferme d'abord les autres pages de ce site. Puis prends-la.
