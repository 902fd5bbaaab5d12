### Ce qui est dans le texte d'une page : plateaux, exemples, un bouton qui oublie.

elements-link = La partie de ton lien arrive.
elements-link-lost = La partie de ton lien ne peut pas être ouverte maintenant. Recharge la page quand il y a du réseau.

## Un exemple, montré coup par coup

elements-demo-show = Montre-moi
elements-demo-next = Suivant
elements-demo-skip = Passer
elements-demo-back = Retour
elements-demo-count = { $shown } sur { $turns }
elements-demo-try = Essaie toi-même
elements-demo-return = Retour à l'exemple

elements-forget = Tout oublier sur cet appareil

elements-lost = Un morceau de la page n'est pas arrivé. Y a-t-il du réseau ? Réessaie, ou recharge la page.
elements-board-lost = Des morceaux de ce plateau ne sont pas arrivés : il ne garde aucune partie et n'a pas d'indices. Y a-t-il du réseau ?
elements-retry = Réessayer
